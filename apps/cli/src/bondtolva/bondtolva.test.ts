import { type BondtolvaOptions, type BondtolvaState, bondtolva } from '@stikk/variants/bondtolva';
import { translator } from '@stikk/words';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Desk } from '../play/desk.ts';
import { inkOf } from '../play/ink.ts';
import { messages } from '../play/message.ts';
import type { Sheet } from '../sheet.ts';
import { playMatch } from '../simulate/play.ts';
import { landing } from './figures.ts';
import { bookingText, scoreCell, trackBar } from './score.ts';
import { tableText } from './table.ts';
import { bondtolvaTurn } from './turn.ts';

function sheet(preset: string, players: number): Sheet & { readonly options: BondtolvaOptions } {
  const options = z.parse(bondtolva.options, bondtolva.resolve(preset, { players }));
  return { game: bondtolva, preset, options };
}

const played = (preset: string, players: number, seed = 'tolva') =>
  playMatch(
    sheet(preset, players),
    Array.from({ length: players }, () => 'random' as const),
    seed,
    0,
  );

/** The states of a match one after the other, the last one first to be over. */
function states(preset: string, players: number, seed?: string): readonly BondtolvaState[] {
  let state: BondtolvaState = bondtolva.initial(players);
  return played(preset, players, seed).entries.flatMap((entry) => {
    if (!('game' in entry)) return [];
    state = bondtolva.evolve(state, z.parse(bondtolva.event, entry.game));
    return [state];
  });
}

describe('a score of Bondtolva', () => {
  it('tells a fall with what it falls from', () => {
    const fall = { side: 0, for: 'closing', points: 2, from: 11, to: 7, bust: true } as const;
    const rise = { side: 0, for: 'tjog', points: 1, from: 7, to: 8, bust: false } as const;
    expect(bookingText(fall)).toBe('11 + 2 = 13 → 7');
    expect(bookingText(rise)).toBe('7 → 8');
    expect(scoreCell({ bookings: [fall], scores: [7, 3] }, 0)).toBe('13 → 7');
    expect(scoreCell({ bookings: [fall, rise], scores: [8, 3] }, 0)).toBe('13 → 7 → 8');
    expect(scoreCell({ bookings: [fall], scores: [7, 3] }, 1)).toBe('3');
  });

  it('is a way to the target', () => {
    expect(trackBar(3, 5)).toBe('●●●○○');
  });
});

describe('the table of Bondtolva in text', () => {
  const text = (state: BondtolvaState, preset = 'bondtolva', players = 2) =>
    tableText(state, [], sheet(preset, players).options).join('\n');

  it('tells the talon, trump, declarations, hands and the trick', () => {
    const all = states('bondtolva', 2);
    const first = text(all.find((state) => state.phase === 'playing')!);
    expect(first).toContain('no trump yet, dealer seat ');
    expect(first).toContain('12 in the talon');
    expect(first).toMatch(/seat 0 +0 {2}([9TJQKA][CDHS] ?){6}/);
    const declared = all.find((state) => 'deal' in state && state.deal.declared.length > 0)!;
    expect(text(declared)).toMatch(/declared: trumf in (clubs|diamonds|hearts|spades) by seat \d/);
    const onTable = all.find((state) => 'deal' in state && state.deal.trick.length === 1)!;
    expect(text(onTable)).toMatch(/trick: seat \d [9TJQKA][CDHS]/);
  });

  it('ends with the winners and a line for each deal', () => {
    const end = states('bondtolva', 3).at(-1)!;
    expect(text(end, 'bondtolva', 3)).toContain('over, won by seat ');
    const lines = text(end, 'bondtolva', 3).split('\n');
    const sheetLines = lines.slice(lines.findIndex((line) => line.startsWith('deal  trump')) + 1);
    expect(sheetLines).toHaveLength(end.match.sheet.length);
  });

  it('shows what lies open and covered before each seat', () => {
    const begun = states('bondtolva_36', 2).find((state) => state.phase === 'playing')!;
    expect(text(begun, 'bondtolva_36')).toMatch(/before +open +covered\nseat 0 +([6-9TJQKA][CDHS] ?){6}/);
  });

  it('names both seats of a side', () => {
    const begun = states('bondtolva', 4).find((state) => state.phase === 'playing')!;
    expect(text(begun, 'bondtolva', 4)).toContain('seat 0, seat 2');
  });
});

describe('the figures of Bondtolva', () => {
  it('add up what the score sheets tell', () => {
    const ends = ['a', 'b', 'c'].map((seed) => states('bondtolva', 2, seed).at(-1)!);
    const rows = ends.flatMap(({ match }) => match.sheet);
    const sum = ends.reduce(landing.counted, landing.none);
    expect(sum.lengths).toEqual(ends.map(({ match }) => match.sheet.length));
    expect(sum.trumf).toBe(rows.filter(({ trump }) => trump !== undefined).length);
    expect(sum.busts).toBe(rows.flatMap(({ bookings }) => bookings).filter(({ bust }) => bust).length);
    const extent = { matches: 3, deals: rows.length };
    expect(landing.json(sum, extent)).toMatchObject({ busts: { count: sum.busts }, cut: sum.cut });
    expect(landing.text(sum, extent).join('\n')).toMatch(/ deals a match, \d+ to \d+; [\d.]+ falls a match/);
  });
});

describe('a person at a table of Bondtolva', () => {
  const t = translator('en');
  const desk = (players: number, preset = 'bondtolva'): Desk => ({
    t,
    language: 'en',
    say: messages.en,
    ink: inkOf(false, 'en'),
    preset,
    options: sheet(preset, players).options,
    names: Array.from({ length: players }, (_, seat) => (seat === 0 ? 'You' : `Seat ${seat + 1}`)),
    you: 0,
  });

  it('reads the talon, the track, the trick and the hand', () => {
    const begun = states('bondtolva', 2).find((state) => state.phase === 'playing')!;
    const lines = bondtolvaTurn.table(desk(2), begun);
    expect(lines[0]).toBe('Deal 1 · No trumf yet · 12 in the talon');
    expect(lines).toContainEqual(expect.stringMatching(/^You +○{12} {2}0 of 12/));
    expect(lines).toContainEqual(expect.stringMatching(/^Hand: ([♣♦♥♠](\d+|[JQKA]) ?){6}$/));
  });

  it('is told what a declaration and a question give', () => {
    const own = (type: string, players: number) =>
      ['a', 'b', 'c']
        .flatMap((seed) => states('bondtolva', players, seed))
        .flatMap((state) =>
          bondtolva
            .legal(state, 0, sheet('bondtolva', players).options)
            .filter((command) => command.type === type)
            .map((command) => bondtolvaTurn.choice(desk(players), state, command)),
        );
    expect(own('DeclareMarriage', 2)[0]).toMatch(
      /^Declare (trumf|tjog), king and queen of \w+ \((trumf|tjog), \d points?: /,
    );
    expect(own('DrawCard', 2)[0]).toBe('Take a card');
    expect(own('AskPartner', 4).join('\n')).toMatch(/Whole: .*\n(.*\n)*Half: do you hold the (king|queen)\?/);
  });

  it('sees the fall on the sheet', () => {
    const end = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
      .map((seed) => states('bondtolva', 2, seed).at(-1)!)
      .find(({ match }) => match.sheet.some(({ bookings }) => bookings.some(({ bust }) => bust)))!;
    expect(bondtolvaTurn.sheet(desk(2), end).join('\n')).toContain('13 → 7');
  });
});
