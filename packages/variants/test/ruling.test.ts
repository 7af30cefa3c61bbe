import { canonicalJson, type Entry, fold, type Seat, seatSides, standingEntries } from '@stikk/engine';
import { type Crossing, crossings, type Ruling, ruled, struckFrom } from '@stikk/engine/table';
import { type Luck, type Sitting, seeded, sitting, someRuling } from '@stikk/engine/testing';
import { chained, commit, shuffler, verify } from '@stikk/shuffle';
import { describe, expect, test } from 'vitest';
import { games } from '../src/index.ts';

type Event = { readonly type: string };
type Log = readonly Entry<Event>[];
const SECRET = '5a'.repeat(32);

const luck: Luck = {
  secret: SECRET,
  commitment: commit(SECRET),
  shuffle: (nonces, draws) => shuffler(SECRET, nonces, draws),
};

const verdict = ({ game, options, seats, entries }: Sitting, preset: string) =>
  verify(
    { game: game.id, preset, options: options as Record<string, unknown>, seats },
    game,
    chained(entries) as Log,
  );

/** The state of a match as somebody can know it. */
const viewed = ({ game, seats, entries }: Sitting, viewer: Seat | 'spectator') =>
  fold(
    game,
    seats,
    entries.map((entry) => ('game' in entry ? { ...entry, game: game.redact(entry.game, viewer) } : entry)),
  );

const why = { reason: 'misclick', note: '' };
const sheets = [
  ['oh-hell', 'bondebridge'],
  ['oh-hell', 'boerenbridge'],
  ['oh-hell', 'kortkveld'],
  ['oh-hell', 'plump_beredskap'],
  ['bondtolva', 'bondtolva'],
  ['bondtolva', 'bondtolva_36'],
] as const;

const sat = (game: string, preset: string, seed: number) => sitting(games[game]!, preset, seeded(seed), luck);

describe.each(sheets)('rulings on %s: %s', (id, preset) => {
  const sides = (at: Sitting) => new Set(seatSides(at.game, at.options)).size;

  test.each([1, 2, 3, 4])('leave a record that verifies and views that agree (match %i)', (seed) => {
    const at = sat(id, preset, seed);
    let made = 0;
    while (at.step() && at.entries.length < 2500) {
      if (at.random(25) === 0 && made < 12 && at.rule(someRuling(at)).ok) made++;
      if (at.table.paused) at.rule({ ...why, kind: 'pause', paused: false });
    }
    at.finish();
    expect(made).toBeGreaterThan(0);
    expect(verdict(at, preset)).toEqual({ ok: true, entries: at.entries.length });
    const whole = at.game.standing(at.state);
    for (const viewer of [0, at.seats - 1, 'spectator'] as const)
      expect(at.game.standing(viewed(at, viewer))).toEqual(whole);
  });

  test('a deal is closed with the points it is given, and the next one is dealt', () => {
    const at = sat(id, preset, 9);
    while (at.game.toAct(at.state).includes('house')) at.step();
    for (let more = 0; more < 5; more++) at.step();
    const { scores, deal } = at.game.standing(at.state);
    const points = Array.from({ length: sides(at) }, (_, side) => side);
    expect(at.rule({ ...why, kind: 'close', points }).ok).toBe(true);
    const after = at.game.standing(at.state);
    expect(after.deal).toBe(deal);
    const side = seatSides(at.game, at.options);
    expect(after.scores).toEqual(scores.map((score, seat) => score + side[seat]!));
    for (const viewer of [0, 'spectator'] as const)
      expect(canonicalJson(at.game.standing(viewed(at, viewer)))).toBe(canonicalJson(after));
    while (at.game.toAct(at.state).includes('house')) at.step();
    expect(at.game.standing(at.state).deal).toBe(deal + 1);
    at.finish();
    expect(verdict(at, preset).ok).toBe(true);
  });

  test('a redeal is a new pack for the same deal', () => {
    const at = sat(id, preset, 5);
    while (at.game.toAct(at.state).includes('house')) at.step();
    const dealt = () => {
      const standing = standingEntries(at.entries);
      return standing.findLast(({ game }) => game.type === 'HandsDealt')!.game as unknown as {
        deal: number;
        dealer: number;
        hands: unknown;
      };
    };
    const first = dealt();
    expect(at.rule({ ...why, kind: 'redeal' }).ok).toBe(true);
    expect(at.rule({ ...why, kind: 'redeal' })).toEqual({ ok: false, reason: 'no-deal' });
    while (at.game.toAct(at.state).includes('house')) at.step();
    const second = dealt();
    expect([second.deal, second.dealer]).toEqual([first.deal, first.dealer]);
    expect(second.hands).not.toEqual(first.hands);
    at.finish();
    expect(verdict(at, preset).ok).toBe(true);
  });

  test('a match that is ended keeps its points, and one that is void can count again', () => {
    const at = sat(id, preset, 6);
    for (let more = 0; more < 40; more++) at.step();
    expect(at.rule({ ...why, kind: 'end' }).ok).toBe(true);
    expect(at.table.over).toBe(true);
    expect(at.rule({ ...why, kind: 'strike', from: 8 })).toEqual({ ok: false, reason: 'match-over' });
    expect(at.rule({ ...why, kind: 'void', void: false })).toEqual({ ok: false, reason: 'not-void' });
    expect(at.rule({ ...why, kind: 'void', void: true }).ok).toBe(true);
    expect(at.table.rulings.void).toBe(true);
    expect(verdict(at, preset)).toEqual({ ok: true, entries: at.entries.length });
    const made = at.entries.findLast((entry) => 'table' in entry && entry.table.type === 'RulingMade')!;
    expect(at.rule({ ...why, kind: 'void', void: false, reverses: made.seq }).ok).toBe(true);
    expect(at.table.rulings.void).toBe(false);
    expect(verdict(at, preset)).toEqual({ ok: true, entries: at.entries.length });
  });
});

describe('what cannot be ruled', () => {
  const at = sat('oh-hell', 'bondebridge', 3);
  while (at.game.toAct(at.state).includes('house')) at.step();
  test.each<[string, Ruling, string]>([
    ['a seat that there is not', { ...why, kind: 'warn', seat: 9 }, 'no-such-seat'],
    ['points for too many', { ...why, kind: 'adjust', points: [1, 2, 3, 4, 5] }, 'no-points'],
    ['no points at all', { ...why, kind: 'adjust', points: [0, 0, 0, 0] }, 'no-points'],
    ['a strike of what is no play', { ...why, kind: 'strike', from: 2 }, 'not-standing'],
    ['a deal with points for too few', { ...why, kind: 'close', points: [1] }, 'bad-points'],
    ['against what is no ruling', { ...why, kind: 'none', reverses: 1 }, 'no-such-ruling'],
    ['to count what counts', { ...why, kind: 'void', void: false }, 'not-void'],
  ])('%s', (_, it, reason) => {
    const before = at.entries.length;
    expect(at.rule(it)).toEqual({ ok: false, reason });
    expect(at.entries.length).toBe(before);
  });
  test('a deal is closed by nobody but a director', () => {
    const command = { type: 'CloseDeal', deal: 1, points: [1, 2, 3, 4] };
    for (const by of [0, 'house'] as const)
      expect(at.game.decide(at.state, command, by, at.options)).toEqual({
        ok: false,
        reason: 'only-the-director',
      });
  });
});

describe('what a strike takes in', () => {
  const crossed = (preset: string, until: (event: Event) => boolean): readonly (readonly Crossing[])[] => {
    const at = sat('oh-hell', preset, 12);
    while (!at.entries.some((entry) => 'game' in entry && until(entry.game))) at.step();
    const first = (type: string) =>
      at.entries.find((entry) => 'game' in entry && entry.game.type === type)!.seq;
    return [first('BidMade'), first('HandsDealt')].map((from) => {
      const decision = ruled(at, { ...why, kind: 'strike', from });
      if (!decision.ok) throw new Error(decision.reason);
      return crossings(at, struckFrom(decision.events)!);
    });
  };
  test('bids that were shown', () => {
    expect(crossed('bondebridge', ({ type }) => type === 'BidsRevealed')).toEqual([
      ['bids'],
      ['dealing', 'bids'],
    ]);
  });
  test('a deal that was scored, cards that were dealt and the one turned for trump', () => {
    expect(crossed('boerenbridge', ({ type }) => type === 'DealScored')).toEqual([
      ['deal'],
      ['deal', 'dealing', 'trump'],
    ]);
  });
});
