import type { Entry } from '@stikk/engine';
import { type OhHellCommand, type OhHellEvent, type OhHellOptions, ohHell } from '@stikk/variants/oh-hell';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import {
  createMatchStore,
  createPacedMatch,
  type FollowHandlers,
  type Outcome,
  ohHellTempo,
  randomId,
  type Transport,
} from '../src/index.ts';

const options: OhHellOptions = z.parse(
  ohHell.options,
  ohHell.resolve('bondebridge', {
    players: 3,
    'bid.mode': 'turn',
    sumRule: 'none',
    'dealer.first': 'chosen',
    'schedule.pattern': 'custom',
    'schedule.list': [2, 2],
  }),
);

const dealt = (deal: number, dealer: number): OhHellEvent => ({
  type: 'HandsDealt',
  deal,
  size: 2,
  dealer,
  hands: [
    ['7C', '8C'],
    ['??', '??'],
    ['??', '??'],
  ],
  stock: [],
  seen: 'own',
  bidding: 'turn',
  trump: 'NT',
});

/** Seat 0 is to lead, holding 7C and 8C. */
const beforeTheLead: readonly OhHellEvent[] = [
  { type: 'DealerChosen', dealer: 2, how: 'chosen' },
  dealt(1, 2),
  { type: 'BidMade', seat: 0, bid: 1, sealed: false },
  { type: 'BidMade', seat: 1, bid: 1, sealed: false },
  { type: 'BidMade', seat: 2, bid: 1, sealed: false },
  { type: 'BiddingClosed', sum: 3, call: 'over', leader: 0 },
];

const lead = (card: '7C' | '8C', trick = 1): OhHellCommand => ({ type: 'PlayCard', deal: 1, trick, card });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function table(answer: (commandId: string) => Promise<Outcome> = () => new Promise(() => {})) {
  const submitted: string[] = [];
  const follows: number[] = [];
  let handlers: FollowHandlers<OhHellEvent> | undefined;
  let seq = 0;
  const transport: Transport<OhHellCommand, OhHellEvent> = {
    submit(commandId) {
      submitted.push(commandId);
      return answer(commandId);
    },
    follow(fromSeq, taken) {
      follows.push(fromSeq);
      handlers = taken;
      return () => {};
    },
  };
  let ids = 0;
  const common = { game: ohHell, options, seats: 3, seat: 0 } as const;
  const store = createMatchStore({ ...common, transport, newId: () => `act ${++ids}` });
  const paced = createPacedMatch({ ...common, store, tempo: ohHellTempo(0) });
  const entryOf = (game: OhHellEvent, cause: string): Entry<OhHellEvent> => ({
    seq: ++seq,
    v: 1,
    at: 0,
    by: 'seat' in game ? game.seat : 'house',
    cause,
    game,
  });
  const send = (game: OhHellEvent, cause = `other ${seq}`) => handlers!.entry(entryOf(game, cause));
  handlers!.opened();
  for (const event of beforeTheLead) send(event);
  vi.advanceTimersByTime(20_000);
  return { store, paced, submitted, follows, send, entryOf, tell: () => handlers! };
}

const cardsOf = (state: ReturnType<ReturnType<typeof table>['store']['view']>['state']) =>
  'hands' in state ? state.hands[0] : undefined;

describe('H8: double click', () => {
  test('the same card twice is one act, and the next card is not played', () => {
    const { store, submitted } = table();
    const id = store.act(lead('7C'));
    expect(store.act(lead('7C'))).toBe(id);
    vi.advanceTimersByTime(40);
    expect(store.act(lead('8C'))).toBeUndefined();
    expect(store.view().refusal).toMatchObject({ reason: 'not-your-turn', command: lead('8C') });
    expect(cardsOf(store.view().state)).toEqual(['8C']);
    expect(submitted).toEqual([id]);
  });
});

test('a card comes back, with the reason, when the server refuses it', async () => {
  const { store, paced } = table(async () => ({ ok: false, reason: 'stale' }));
  paced.act(lead('7C'));
  expect(cardsOf(paced.view().state)).toEqual(['8C']);
  await vi.advanceTimersByTimeAsync(1);
  expect(cardsOf(paced.view().state)).toEqual(['7C', '8C']);
  expect(paced.view().refusal).toMatchObject({ reason: 'stale', command: lead('7C') });
  expect(store.view().pending).toEqual([]);
});

describe('two tabs of one player', () => {
  const played: OhHellEvent = { type: 'CardPlayed', seat: 0, card: '7C' };

  test('the same card from both is told as no refusal, and lies where it was put', async () => {
    const { store, paced, send } = table(async () => ({ ok: false, reason: 'not-your-turn' }));
    paced.act(lead('7C'));
    send(played, 'the other tab');
    expect(store.view()).toMatchObject({ pending: [], refusal: undefined });
    expect(cardsOf(paced.view().state)).toEqual(['8C']);
    await vi.advanceTimersByTimeAsync(10);
    expect(paced.view()).toMatchObject({ pending: [], refusal: undefined });
    expect(cardsOf(paced.view().state)).toEqual(['8C']);
  });

  test('nor when the refusal comes before the entry of the other tab', async () => {
    const { store, send } = table(async () => ({ ok: false, reason: 'not-your-turn' }));
    store.act(lead('7C'));
    await vi.advanceTimersByTimeAsync(10);
    expect(store.view().refusal).toMatchObject({ reason: 'not-your-turn' });
    send(played, 'the other tab');
    expect(store.view().refusal).toBeUndefined();
  });

  test('nor when the card had been played before it was pressed here', () => {
    const { store, send, submitted } = table();
    send(played, 'the other tab');
    expect(store.act(lead('7C'))).toBeUndefined();
    expect(store.view().refusal).toBeUndefined();
    expect(submitted).toEqual([]);
  });

  test('another card than the one in the record is refused with its reason', () => {
    const { store, send } = table();
    store.act(lead('8C'));
    send(played, 'the other tab');
    expect(store.view().refusal).toMatchObject({ reason: 'not-your-turn', command: lead('8C') });
  });

  test('nor does a struck act count', () => {
    const { store, send, entryOf, tell } = table();
    send(played, 'the other tab');
    const { seq } = entryOf(played, 'director');
    const struck = { type: 'PlayStruck', from: 2, why: 'misdeal', note: '' } as const;
    tell().entry({ seq, v: 1, at: 0, by: 'director', cause: 'ruling', table: struck });
    expect(store.act(lead('7C'))).toBeUndefined();
    expect(store.view().refusal).toMatchObject({ reason: 'wrong-phase' });
  });
});

test('a command is sent again with the same id until there is an answer', async () => {
  let failures = 3;
  const { submitted } = ((t) => {
    t.store.act(lead('7C'));
    return t;
  })(
    table(() => (failures-- > 0 ? Promise.reject(new Error('down')) : Promise.resolve({ ok: true, seq: 7 }))),
  );
  await vi.advanceTimersByTimeAsync(10_000);
  expect(submitted).toEqual(['act 1', 'act 1', 'act 1', 'act 1']);
});

test('a pending card that a strike made impossible is dropped with its reason', () => {
  const { store, send, entryOf, tell } = table();
  store.act(lead('7C'));
  const strike = entryOf({ type: 'MatchEnded', winners: [] }, 'director');
  tell().entry({
    seq: strike.seq,
    v: 1,
    at: 0,
    by: 'director',
    cause: 'ruling',
    table: { type: 'PlayStruck', from: 2, why: 'misdeal', note: '' },
  });
  expect(store.view().state.phase).toBe('dealing');
  expect(store.view().pending).toEqual([]);
  expect(store.view().refusal).toMatchObject({ reason: 'wrong-phase' });
  send(dealt(1, 2));
  expect(cardsOf(store.view().state)).toEqual(['7C', '8C']);
});

test('what a command causes is taken over together, though its entries come one by one', () => {
  const { store, send } = table();
  const first = store.act(lead('8C'))!;
  send({ type: 'CardPlayed', seat: 0, card: '8C' }, first);
  send({ type: 'CardPlayed', seat: 1, card: 'AC' });
  send({ type: 'CardPlayed', seat: 2, card: '3C' });
  send({ type: 'TrickTaken', seat: 1, trick: 1 });
  send({ type: 'CardPlayed', seat: 1, card: '4C' });
  send({ type: 'CardPlayed', seat: 2, card: '5C' });
  const last = store.act(lead('7C', 2))!;
  const { entries } = store.view();
  send({ type: 'CardPlayed', seat: 0, card: '7C' }, last);
  expect(store.view().entries).toBe(entries);
  expect(store.view().state.match.totals).toEqual([11, 11, 0]);
  send({ type: 'TrickTaken', seat: 0, trick: 2 }, last);
  send({ type: 'DealScored', deal: 1, points: [11, 11, 0], made: [true, true, false], flatOut: false }, last);
  expect(store.view()).toMatchObject({ pending: [], refusal: undefined });
  expect(store.view().state).toBe(store.view().confirmed);
  expect(store.view().state.match.totals).toEqual([11, 11, 0]);
});

test('an entry that is missing is asked for again', () => {
  const { store, send, entryOf, follows } = table();
  entryOf({ type: 'CardPlayed', seat: 0, card: '7C' }, 'lost on the way');
  send({ type: 'CardPlayed', seat: 1, card: '2C' });
  expect(store.view().entries).toHaveLength(6);
  vi.advanceTimersByTime(500);
  expect(follows).toEqual([0, 6]);
});

test('an entry that comes twice changes nothing and is not asked for', () => {
  const { store, follows, tell } = table();
  const { entries } = store.view();
  for (const entry of entries) tell().entry(entry);
  vi.advanceTimersByTime(5000);
  expect(store.view().entries).toBe(entries);
  expect(follows).toEqual([0]);
});

describe('tempo', () => {
  test('the own card that fills a trick shows at once, who takes it in its turn', async () => {
    const { paced, send } = table();
    const id = paced.act(lead('7C'))!;
    send({ type: 'CardPlayed', seat: 0, card: '7C' }, id);
    send({ type: 'CardPlayed', seat: 1, card: '9C' });
    send({ type: 'CardPlayed', seat: 2, card: '3C' });
    send({ type: 'TrickTaken', seat: 1, trick: 1 });
    send({ type: 'CardPlayed', seat: 1, card: '4C' });
    send({ type: 'CardPlayed', seat: 2, card: '5C' });
    await vi.advanceTimersByTimeAsync(10_000);
    paced.act(lead('8C', 2));
    expect(paced.view().state).toMatchObject({ phase: 'playing', trick: { length: 3 }, turn: undefined });
  });

  test('own cards show at once; a full trick lies for 1.2 s or until it is hurried', async () => {
    const { paced, send } = table(async () => ({ ok: true, seq: 9 }));
    const play = (trick: number, first: '7C' | '8C', rest: readonly ['2C', '3C'] | readonly ['4C', '5C']) => {
      const id = paced.act(lead(first, trick))!;
      expect(paced.view().state).toMatchObject({ trick: [{ seat: 0, card: first }] });
      send({ type: 'CardPlayed', seat: 0, card: first }, id);
      send({ type: 'CardPlayed', seat: 1, card: rest[0] });
      send({ type: 'CardPlayed', seat: 2, card: rest[1] });
      send({ type: 'TrickTaken', seat: 0, trick });
    };
    play(1, '7C', ['2C', '3C']);
    await vi.advanceTimersByTimeAsync(1100);
    expect(paced.view().state).toMatchObject({ trick: { length: 3 }, turn: undefined });
    await vi.advanceTimersByTimeAsync(1150);
    expect(paced.view().state).toMatchObject({ trick: { length: 3 } });
    await vi.advanceTimersByTimeAsync(100);
    expect(paced.view().state).toMatchObject({ trick: { length: 0 }, turn: 0 });

    play(2, '8C', ['4C', '5C']);
    await vi.advanceTimersByTimeAsync(1150);
    expect(paced.view().waits).toBe('time');
    paced.hurry();
    expect(paced.view().state).toMatchObject({ trick: { length: 0 } });
  });

  test('the result of a deal stays until the player goes on', async () => {
    const { paced, send } = table(async () => ({ ok: true, seq: 9 }));
    for (const trick of [1, 2]) {
      send({ type: 'CardPlayed', seat: 0, card: trick === 1 ? '7C' : '8C' });
      send({ type: 'CardPlayed', seat: 1, card: '2C' });
      send({ type: 'CardPlayed', seat: 2, card: '3C' });
      send({ type: 'TrickTaken', seat: 0, trick });
    }
    send({ type: 'DealScored', deal: 1, points: [0, 0, 0], made: [false, false, false], flatOut: true });
    send(dealt(2, 0));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(paced.view()).toMatchObject({ waits: 'asked', state: { phase: 'dealing' } });
    paced.hurry();
    expect(paced.view()).toMatchObject({ waits: undefined, state: { phase: 'bidding' } });
  });
});

test('ids are random UUIDs of version 4', () => {
  expect(randomId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(randomId()).not.toBe(randomId());
});
