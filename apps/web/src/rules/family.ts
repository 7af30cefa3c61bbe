import type { Preset } from '@stikk/engine';
import { type AnyGame, games, presetOf } from '@stikk/variants';
import { draft, ohHell } from '@stikk/variants/oh-hell';
import type * as z from 'zod/mini';

/** The options of a family, for a rule sheet that may contradict itself. */
export type Fields = z.ZodMiniObject<Readonly<Record<string, z.core.$ZodType>>>;

/** A family that house rules can be written for, and one of its presets. */
export interface Family {
  readonly game: AnyGame;
  readonly preset: Preset<unknown>;
  readonly fields: Fields;
}

const FIELDS: Readonly<Record<string, Fields>> = { [ohHell.id]: draft };

/** The family of a preset; `undefined` where there is no such preset, or no house rules for it yet. */
export function familyOf(name: string): Family | undefined {
  const found = presetOf(name);
  const fields = found && FIELDS[found.game.id];
  return fields && { ...found, fields };
}

/** Every preset that house rules can start from. */
export const PRESETS: readonly string[] = Object.values(games)
  .filter(({ id }) => id in FIELDS)
  .flatMap(({ presets }) => Object.keys(presets));
