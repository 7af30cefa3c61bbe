import type { Game, Seat } from '@stikk/engine';
import { randomMatch } from '@stikk/engine/testing';
import { expect, test } from 'vitest';
import { bondtolva } from '../src/bondtolva/index.ts';
import { ohHell } from '../src/oh-hell/index.ts';
import { bid, dealt, play, sheet, type Table } from '../testing/table.ts';

type Typed = { readonly type: string };
type AnyGame<Options, State> = Game<Options, State, Typed, Typed>;

const TRICK = 'TrickTaken';

/** Whether `claimant`, leading `line`, can be made to lose a trick by opponents who see everything. */
function canLose<Options, State>(
  game: AnyGame<Options, State>,
  options: Options,
  state: State,
  claimant: Seat,
  line: readonly Typed[],
): boolean {
  const [actor] = game.toAct(state);
  if (line.length === 0 && actor === claimant) return false;
  if (actor === 'house' || actor === undefined) return false;
  const own = actor === claimant;
  const choices = own ? [line[0]!] : game.legal(state, actor as Seat, options);
  return choices.some((command) => {
    const decision = game.decide(state, command, actor, options);
    if (!decision.ok) return true;
    const taken = decision.events.find(({ type }) => type === TRICK) as { seat?: Seat } | undefined;
    if (taken !== undefined && taken.seat !== claimant) return true;
    const next = decision.events.reduce((before, event) => game.evolve(before, event), state);
    return canLose(game, options, next, claimant, own ? line.slice(1) : line);
  });
}

/** How many claims there were in random matches, and how many of them opponents could have broken. */
function claims<Options, State>(game: AnyGame<Options, State>, options: Options, matches: number) {
  let made = 0;
  let broken = 0;
  for (let seed = 0; seed < matches; seed++) {
    let views = Array.from({ length: game.seats(options) }, () => game.initial(game.seats(options)));
    let record: Typed[] = [];
    for (const { by, events, after: state } of randomMatch(game, options, seed)) {
      if (by === 'house') record = [];
      record.push(...events);
      views = views.map((view, seat) =>
        events.reduce((before, event) => game.evolve(before, game.redact(event, seat)), view),
      );
      const [seat] = game.toAct(state);
      if (typeof seat !== 'number') continue;
      const seen = record.map((event) => game.redact(event, seat));
      const line = game.claim!(views[seat]!, seat, options, seen);
      if (line === undefined || line.length > 3) continue;
      made++;
      if (canLose(game, options, state, seat, line)) broken++;
    }
  }
  return { made, broken };
}

test('no claim of the rest can be broken by opponents who see all cards: Oh Hell and its relatives', () => {
  for (const [preset, changes] of [
    ['bondebridge', { players: 4 }],
    ['ohhell', { players: 3, 'trump.noCardLeft': 'dealer_last_card' }],
    ['boerenbridge', { players: 4, 'play.mustTrump': true, 'play.mustHead': true }],
    ['ohhell', { players: 4, 'play.follow': false }],
  ] as const) {
    const { made, broken } = claims(ohHell as never, sheet(preset, changes), 5);
    expect({ broken, some: made > 0 }, preset).toEqual({ broken: 0, some: true });
  }
});

test('no claim of the rest can be broken by opponents who see all cards: Bondtolva', () => {
  const options = bondtolva.options as unknown as { parse(value: unknown): unknown };
  for (const changes of [{}, { players: 4, teams: 'opposite_pairs' }]) {
    const sheet = options.parse(bondtolva.resolve('bondtolva', changes));
    const { made, broken } = claims(bondtolva as never, sheet, 8);
    expect({ broken, some: made > 0 }, JSON.stringify(changes)).toEqual({ broken: 0, some: true });
  }
});

const SHEET = sheet('ohhell');

const claimed = (table: Table, seat: Seat, record: Parameters<NonNullable<typeof ohHell.claim>>[3] = []) =>
  ohHell.claim!(table.state, seat, SHEET, record)?.map((command) =>
    command.type === 'PlayCard' ? `${command.trick} ${command.card}` : command.type,
  );

test('the leader claims with the top cards; nobody else, and not in the middle of a trick', () => {
  const open = bid(dealt(SHEET, { hands: ['2S 3S', 'AH KH', '4C 5C'], trump: 'NT' }), [0, 2, 1]);
  expect(claimed(open, 1)).toEqual(['1 AH', '2 KH']);
  expect(claimed(open, 0)).toBeUndefined();
  expect(claimed(play(open, 'AH'), 2)).toBeUndefined();
});

test('the turned card and cards of tricks long gone are out of the way', () => {
  const hands = ['2S 3S 2D', 'KH QH JH', '4C 5C 9H'];
  const open = bid(dealt(SHEET, { hands, trump: 'H', turnUp: 'AH' }), [0, 3, 1]);
  expect(claimed(open, 1)).toEqual(['1 KH', '2 QH', '3 JH']);
  const second = bid(dealt(SHEET, { hands: ['2S 3S 2D', 'KH QH JH', '4C 5C 9H'], trump: 'NT' }), [0, 3, 1]);
  expect(claimed(second, 1)).toBeUndefined();
  expect(claimed(second, 1, [{ type: 'CardPlayed', seat: 0, card: 'AH' }])).toHaveLength(3);
});
