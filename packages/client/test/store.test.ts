import { HIDDEN, type MaybeCard } from '@stikk/engine';
import { type OhHellEvent, type OhHellOptions, type OhHellState, ohHell } from '@stikk/variants/oh-hell';
import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { createMatchStore, createPacedMatch, ohHellTempo } from '../src/index.ts';
import { chance, pick } from './chance.ts';
import { network, type Weather } from './network.ts';
import { tinyServer } from './server.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const rules = (changes: Record<string, unknown>): OhHellOptions =>
  z.parse(ohHell.options, ohHell.resolve('bondebridge', changes));

const sheet = fc
  .record({
    players: fc.integer({ min: 2, max: 5 }),
    'schedule.list': fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 3 }),
    'bid.mode': fc.constantFrom('turn', 'simultaneous', 'dice'),
    'bid.oneCard': fc.constantFrom('normal', 'forehead', 'unseen'),
    'trump.mode': fc.constantFrom('rotation', 'turn_up', 'highest_bidder'),
  })
  .map((changes) => ({ ...changes, 'schedule.pattern': 'custom' }))
  .filter((changes) => {
    const draft = ohHell.resolve('bondebridge', changes);
    return z.safeParse(ohHell.options, draft).success;
  });

const weather: fc.Arbitrary<Weather> = fc.record({
  delay: fc.integer({ min: 1, max: 400 }),
  loss: fc.constantFrom(0, 0.05, 0.3),
  twice: fc.constantFrom(0, 0.3),
  failure: fc.constantFrom(0, 0.2, 0.5),
});

const cardsIn = (value: unknown): string[] => JSON.stringify(value)?.match(/"[2-9TJQKA][CDHS]"/g) ?? [];

const handsOf = (state: OhHellState): readonly MaybeCard[] => ('hands' in state ? state.hands.flat() : []);

test('whatever the network does, the store ends where the server is and shows nothing it was not given', async () => {
  await fc.assert(
    fc.asyncProperty(
      sheet,
      weather,
      fc.nat(),
      fc.array(fc.integer({ min: 1, max: 6000 }), { maxLength: 3 }),
      async (changes, rough, seed, restarts) => {
        const options = rules(changes);
        const random = chance(seed);
        const seat = Math.floor(random() * options.players);
        const server = tinyServer(options, seed);
        const arrivals: string[] = [];
        const net = network(server, seat, rough, random, (id) => arrivals.push(id));
        const given = new Set<string>();
        const transport: typeof net = {
          ...net,
          follow: (fromSeq, handlers) =>
            net.follow(fromSeq, {
              ...handlers,
              entry(entry) {
                for (const card of cardsIn(entry)) given.add(card);
                handlers.entry(entry);
              },
            }),
        };
        const store = createMatchStore({
          game: ohHell,
          options,
          seats: options.players,
          seat,
          transport,
          newId: () => `own ${random()}`,
        });
        const paced = createPacedMatch({
          store,
          game: ohHell,
          options,
          seats: options.players,
          seat,
          tempo: ohHellTempo(seat),
        });
        const sent = new Set<string>();
        const check = () => {
          for (const state of [store.view().state, store.view().confirmed, paced.view().state])
            for (const card of handsOf(state)) expect(card === HIDDEN || given.has(`"${card}"`)).toBe(true);
          expect(store.view().refusal).toBeUndefined();
          expect(paced.view().entries.length).toBeLessThanOrEqual(store.view().entries.length);
        };
        store.subscribe(check);
        paced.subscribe(check);
        for (const at of restarts) setTimeout(() => net.restart(random() * 3000), at);

        for (let round = 0; round < 4000 && server.state().phase !== 'over'; round++) {
          if (round === 600) net.calm();
          if (random() < 0.7) server.step(seat);
          const { state } = store.view();
          const moves = ohHell.legal(state, seat, options);
          // An act whose end cannot be foreseen is on its way: another would be one too many.
          const underWay = store.view().pending.some(({ command }) => command.type !== 'PlayCard');
          if (moves.length > 0 && !underWay && random() < 0.6) {
            const move = pick(moves, random);
            const hand = random() < 0.5 ? store : paced;
            const id = hand.act(move);
            if (id !== undefined) sent.add(id);
            if (random() < 0.3) expect(hand.act(move) ?? id).toBe(id);
          }
          if (paced.view().waits && random() < 0.3) paced.hurry();
          await vi.advanceTimersByTimeAsync(random() * 120);
        }
        expect(server.state().phase).toBe('over');

        net.calm();
        for (let wait = 0; wait < 40; wait++) {
          paced.hurry();
          await vi.advanceTimersByTimeAsync(1000);
        }
        const { entries, state, confirmed, pending, connection } = store.view();
        expect(entries).toEqual(
          server.entries.map((entry) =>
            'game' in entry ? { ...entry, game: ohHell.redact(entry.game, seat) } : entry,
          ),
        );
        expect(confirmed).toEqual(
          entries.reduce(
            (state, entry) => ohHell.evolve(state, (entry as { game: OhHellEvent }).game),
            ohHell.initial(options.players),
          ),
        );
        expect(state).toBe(confirmed);
        expect(pending).toEqual([]);
        expect(connection).toBe('live');
        expect(paced.view().state).toEqual(confirmed);
        expect(paced.view().pending).toEqual([]);

        const groups = server.entries
          .filter((entry, at) => entry.by === seat && server.entries[at - 1]?.cause !== entry.cause)
          .map((entry) => entry.cause);
        expect(new Set(groups).size).toBe(groups.length);
        for (const id of [...groups, ...arrivals]) expect(sent.has(id)).toBe(true);
        store.close();
        paced.close();
        vi.clearAllTimers();
      },
    ),
    { numRuns: 50 },
  );
});
