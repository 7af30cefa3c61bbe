import { type AnyGame, games } from '@stikk/variants';
import { optionKey } from '../src/index.ts';

/** The schemas of a family's options by name. */
export const shapeOf = ({ options }: AnyGame): Readonly<Record<string, unknown>> =>
  (options as unknown as { readonly def: { readonly shape: Readonly<Record<string, unknown>> } }).def.shape;

/** Families whose own messages stand elsewhere than below their id; the first one's are those that all share. */
const PARTS: Readonly<Record<string, readonly string[]>> = { 'oh-hell': [], bondtolva: ['tolva'] };

const prefixesOf = (game: AnyGame): readonly string[] => {
  const others = Object.values(games).filter(({ id }) => id !== game.id);
  const own = Object.keys(shapeOf(game)).filter(
    (option) => !others.some((other) => option in shapeOf(other)),
  );
  return [
    ...(PARTS[game.id] ?? [game.id]).map((part) => `${part}.`),
    ...Object.keys(game.presets).map((preset) => `preset.${preset}.`),
    ...own.map((option) => `option.${optionKey(option)}.`),
  ];
};
const prefixes = new Map(Object.values(games).map((game) => [game.id, prefixesOf(game)]));

/** The family that alone says a message; `undefined` for what they share. */
export const saidBy = (key: string): string | undefined =>
  [...prefixes].find(([, own]) => own.some((prefix) => key.startsWith(prefix)))?.[0];
