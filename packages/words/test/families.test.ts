import { randomMatch } from '@stikk/engine/testing';
import { type AnyGame, games } from '@stikk/variants';
import { describe, expect, it } from 'vitest';
import * as words from '../src/index.ts';
import { shapeOf } from './family.ts';
import { sourcesOf } from './source.ts';
import { strict, valuesOf } from './walk.ts';

const everyone = Object.values(strict);
const SPOKEN = /^[^a-zæøåäö{}][^{}]*$/;

it('every family of rules has words', () => {
  expect(Object.keys(words.games).sort()).toEqual(Object.keys(games).sort());
});

describe.each(Object.values(games))('the words of $id', (game) => {
  const presets = Object.entries(game.presets);
  const [[preset, { seats }]] = presets as [(typeof presets)[number]];
  const names = ['Kari', 'Ola', 'Per', 'Eva', 'Jan', 'Liv', 'Tor', 'Siv', 'Bo', 'Mia'];
  const options = sheet(game, preset, seats.usual);

  it('name every option once on the form, what it means and its values', () => {
    const shape = shapeOf(game);
    for (const t of everyone) {
      const listed = words.optionGroups(t, preset).flatMap((group) => group.options);
      expect(listed.slice().sort()).toEqual(Object.keys(shape).sort());
      for (const option of listed) {
        expect(words.optionLabel(t, option, preset)).not.toContain(option);
        expect(words.optionHint(t, option, preset)).not.toContain(option);
        for (const value of [...valuesOf(shape[option]), undefined])
          expect(words.optionValue(t, preset, option, value), `${option} ${value}`).toMatch(/^[^{}]+$/);
      }
    }
  });

  it.each(presets)('tell the rule sheet of %s at every number of seats', (name, { seats: { min, max } }) => {
    for (const t of everyone) {
      for (const text of [words.presetName, words.presetLine, words.presetPlayers])
        expect(text(t, name)).not.toContain('preset.');
      for (let players = min; players <= max; players++) {
        const { title, sections } = words.ruleSheet(t, name, sheet(game, name, players));
        expect(title).toContain(String(players));
        for (const line of sections.flatMap(({ lines }) => lines)) expect(line).toMatch(/^[^a-z{}][^{}]*\.$/);
      }
      expect(words.ruleDiff(t, name, sheet(game, name, min))).toEqual([]);
    }
  });

  it('tell what happens in a match, before and after and to somebody who knows nothing', () => {
    for (const { before, events } of randomMatch(game, options, 1)) {
      let state = before;
      for (const event of events) {
        const next = game.evolve(state, event);
        for (const [you, met] of [
          [0, state],
          [1, next],
          [undefined, undefined],
        ] as const) {
          const telling = { preset, names: names.slice(0, seats.usual), you, state: met, options };
          const text = words.describeEvent(strict.nb, game.redact(event, you ?? 'spectator'), telling);
          if (text !== undefined) expect(text, event.type).toMatch(SPOKEN);
        }
        state = next;
      }
    }
  });

  it('say why a command is refused', () => {
    const refusals = sourcesOf(game.id).sources.matchAll(/refuse\('([a-z-]+)'\)|'(must-[a-z-]+)'/g);
    for (const reason of new Set([...refusals].map(([, first, second]) => first ?? second!)))
      for (const t of everyone) {
        const text = words.refusalText(t, reason, { preset, names });
        expect(text).toMatch(/\.$/);
        expect(text, reason).not.toBe(t('refusal.other'));
      }
  });
});

/** The options of a preset with so many seats. */
function sheet(game: AnyGame, preset: string, players: number): unknown {
  const { options } = game as unknown as { readonly options: { parse(values: unknown): unknown } };
  return options.parse(game.resolve(preset, { players }));
}
