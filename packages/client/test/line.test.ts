import type { Entry } from '@stikk/engine';
import type { LiveView } from '@stikk/engine/table';
import { type OhHellCommand, type OhHellEvent, type OhHellOptions, ohHell } from '@stikk/variants/oh-hell';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { createMatchStore, createPacedMatch, type FollowHandlers, ohHellTempo } from '../src/index.ts';

const options: OhHellOptions = z.parse(
  ohHell.options,
  ohHell.resolve('bondebridge', {
    players: 2,
    'bid.mode': 'turn',
    sumRule: 'none',
    'dealer.first': 'chosen',
    'schedule.pattern': 'custom',
    'schedule.list': [2, 2],
  }),
);
const dealt: OhHellEvent = {
  type: 'HandsDealt',
  deal: 1,
  size: 2,
  dealer: 0,
  hands: [
    ['7C', '8H'],
    ['??', '??'],
  ],
  stock: [],
  seen: 'own',
  bidding: 'turn',
  trump: 'NT',
};
const live = { now: 5, present: [true, false] } as unknown as LiveView;
const bid = (tricks: number): OhHellCommand => ({ type: 'MakeBid', deal: 1, bid: tricks });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Seat 0 of a match in which seat 1 bids first, on a line that can be cut. */
function table() {
  const follows: number[] = [];
  const submitted: OhHellCommand[] = [];
  let handlers!: FollowHandlers<OhHellEvent>;
  const common = { game: ohHell, options, seats: 2, seat: 0 } as const;
  const store = createMatchStore({
    ...common,
    transport: {
      submit: (_, command: OhHellCommand) => {
        submitted.push(command);
        return new Promise(() => {});
      },
      follow(fromSeq, taken: FollowHandlers<OhHellEvent>) {
        follows.push(fromSeq);
        handlers = taken;
        return () => {};
      },
    },
  });
  const entries: Entry<OhHellEvent>[] = [];
  const add = (
    what: Pick<Extract<Entry<OhHellEvent>, { game: unknown }>, 'game'> | { table: never },
    by: Entry['by'],
  ) =>
    entries.push({ seq: entries.length + 1, v: 1, at: 0, by, cause: `c${entries.length}`, ...what } as never);
  const send = (event: OhHellEvent, by: Entry['by'] = 'house') => {
    add({ game: event }, by);
    handlers.entry(entries.at(-1)!);
  };
  const tell = (event: object, by: Entry['by'] = 'table') => {
    add({ table: event as never }, by);
    handlers.entry(entries.at(-1)!);
  };
  handlers.opened();
  tell({ type: 'MatchCreated', game: 'oh-hell', preset: 'p', options: {}, seats: 2, commitment: '' });
  send({ type: 'DealerChosen', dealer: 0, how: 'chosen' });
  send(dealt);
  handlers.live(live);
  return { store, follows, submitted, send, tell, common, line: () => handlers };
}
const bidOf = (seat: number, tricks: number): OhHellEvent => ({
  type: 'BidMade',
  seat,
  bid: tricks,
  sealed: false,
});

describe('a line', () => {
  test('that is back is followed again in less than two seconds, however long it was gone', () => {
    const { store, follows, line } = table();
    line().lost();
    for (let gone = 0; gone < 40; gone++) {
      vi.advanceTimersByTime(1999);
      expect(follows.length).toBeGreaterThan(gone + 1);
      line().lost();
    }
    expect(store.view().connection).toBe('lost');
    vi.advanceTimersByTime(1999);
    line().opened();
    expect(store.view().connection).toBe('live');
  });

  test('tells how much of others came when it was back', () => {
    const { store, send, line } = table();
    expect(store.view()).toMatchObject({ missed: 0, live });
    line().lost();
    vi.advanceTimersByTime(300);
    line().opened();
    send(bidOf(1, 1), 1);
    expect(store.view().missed).toBe(0);
    line().live({ ...live, now: 6 });
    expect(store.view()).toMatchObject({ missed: 1, live: { now: 6 } });
    send(bidOf(0, 1), 0);
    expect(store.view().missed).toBe(1);
    line().lost();
    expect(store.view().missed).toBe(0);
    vi.advanceTimersByTime(300);
    line().opened();
    vi.advanceTimersByTime(600);
    expect(store.view()).toMatchObject({ missed: 0, connection: 'live' });
  });

  test('that the server ends before the match is over waits for it, and is no fault', () => {
    const { store, follows, line } = table();
    line().ended();
    expect(store.view().connection).toBe('paused');
    vi.advanceTimersByTime(300);
    line().lost();
    expect(store.view().connection).toBe('paused');
    vi.advanceTimersByTime(600);
    expect(follows).toEqual([0, 3, 3]);
    line().opened();
    expect(store.view().connection).toBe('live');
  });

  test('that was silent for long is followed anew when the page is woken, and one that was not is not', () => {
    const { store, follows, send, line } = table();
    store.nudge();
    expect(follows).toEqual([0]);
    vi.advanceTimersByTime(180_000);
    store.nudge();
    expect(follows).toEqual([0, 3]);
    line().opened();
    send(bidOf(1, 1), 1);
    line().live(live);
    expect(store.view()).toMatchObject({ connection: 'live', missed: 1 });
  });

  test('ends with the match', () => {
    const { store, follows, tell, line } = table();
    tell({ type: 'MatchFinished' });
    line().ended();
    vi.advanceTimersByTime(60_000);
    store.nudge();
    expect(follows).toEqual([0]);
  });
});

describe('what is planned', () => {
  test('is sent as soon as it is the own turn', () => {
    const { store, submitted, send } = table();
    store.plan(bid(2));
    expect(store.view()).toMatchObject({ planned: bid(2), pending: [], refusal: undefined });
    expect(submitted).toEqual([]);
    send(bidOf(1, 1), 1);
    expect(submitted).toEqual([bid(2)]);
    expect(store.view()).toMatchObject({ planned: undefined, pending: [{ command: bid(2) }] });
  });

  test('is dropped with its reason when it may not be by then', () => {
    const { store, submitted, send } = table();
    store.plan(bid(9));
    send(bidOf(1, 1), 1);
    expect(submitted).toEqual([]);
    expect(store.view()).toMatchObject({
      planned: undefined,
      refusal: { command: bid(9), reason: 'bid-too-high' },
    });
  });

  test('can be taken back, replaced, or overtaken by an act', () => {
    const { store, submitted, send, common } = table();
    const paced = createPacedMatch({ ...common, store, tempo: ohHellTempo(0) });
    paced.plan(bid(2));
    paced.plan(bid(0));
    expect(store.view().planned).toEqual(bid(0));
    store.plan(undefined);
    send(bidOf(1, 1), 1);
    expect(submitted).toEqual([]);
    store.act(bid(1));
    expect(submitted).toEqual([bid(1)]);
    paced.close();
  });

  test('falls with a strike, waits in a pause, and is sent at once when it is the own turn already', () => {
    const { store, submitted, send, tell } = table();
    store.plan(bid(2));
    tell({ type: 'PlayStruck', from: 3, why: 'misdeal', note: '' }, 'director');
    expect(store.view().planned).toBeUndefined();
    send(dealt);
    tell({ type: 'Paused' }, 1);
    send(bidOf(1, 1), 1);
    store.plan(bid(2));
    expect(submitted).toEqual([]);
    expect(store.act(bid(1))).toBeUndefined();
    expect(store.view()).toMatchObject({ refusal: { reason: 'paused' }, table: { paused: true } });
    store.plan(bid(2));
    tell({ type: 'Resumed' }, 1);
    expect(submitted).toEqual([bid(2)]);
  });
});
