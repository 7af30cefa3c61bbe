import { type Entry, fold, type Seat } from '@stikk/engine';
import { type OhHellCommand, type OhHellEvent, type OhHellOptions, ohHell } from '@stikk/variants/oh-hell';
import { whist } from '@stikk/variants/testing';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createMatchStore } from '../src/index.ts';
import { createLocalTable, type LocalTableParts } from '../src/local.ts';
import { chance, pick, shuffleBy } from './chance.ts';

type Parts = LocalTableParts<OhHellOptions, ReturnType<typeof ohHell.initial>, OhHellCommand, OhHellEvent>;
type OhHellEntry = Entry<OhHellEvent>;

const options: OhHellOptions = z.parse(
  ohHell.options,
  ohHell.resolve('bondebridge', { players: 3, 'schedule.pattern': 'custom', 'schedule.list': [3, 2] }),
);
const me: Seat = 0;
const ALICE = '11111111-1111-4111-8111-111111111111';

function table(more: Partial<Parts> = {}) {
  const random = chance(7);
  const shuffles = (draws: number) => shuffleBy(chance(100 + draws));
  return createLocalTable({
    game: ohHell,
    options,
    seat: me,
    shuffle: shuffles,
    bot: ({ seat, view }) => pick(ohHell.legal(view, seat, options), random),
    now: () => 1000,
    ...more,
  });
}

const quiet = async () => {
  for (let turn = 0; turn < 50; turn++) await Promise.resolve();
  await new Promise((resolve) => setTimeout(resolve));
};

/** Follows as a page would, and plays the first command the rules allow until `enough`. */
async function played(local: ReturnType<typeof table>, enough: (told: readonly OhHellEntry[]) => boolean) {
  const told: OhHellEntry[] = [];
  let ended = 0;
  const stop = local.follow(0, {
    opened: () => undefined,
    entry: (entry) => told.push(entry),
    live: () => undefined,
    lost: () => undefined,
    ended: () => ended++,
  });
  for (let acts = 0; acts < 200; acts++) {
    await quiet();
    if (ended > 0 || enough(told)) break;
    const [command] = ohHell.legal(fold(ohHell, 3, told), me, options);
    if (command) await local.submit(`act ${told.length}`, command);
  }
  await quiet();
  stop();
  return { told, ended };
}

const never = () => false;

describe('a table in the page', () => {
  test('plays a match to its end and tells the person what its seat may see', async () => {
    const closing = [{ type: 'SecretRevealed', secret: 'a'.repeat(64) } as const];
    const local = table({ closing });
    const { told, ended } = await played(local, never);
    expect(ended).toBeGreaterThan(0);
    const whole = local.entries();
    expect(ohHell.standing(fold(ohHell, 3, whole)).winners).toBeDefined();
    expect(whole.slice(-2)).toMatchObject([{ table: { type: 'MatchFinished' } }, { table: closing[0] }]);
    expect(told).toEqual(
      whole.map((entry) => ('game' in entry ? { ...entry, game: ohHell.redact(entry.game, me) } : entry)),
    );
    expect(whole.map(({ seq }) => seq)).toEqual(whole.map((_, index) => index + 1));
  });

  test('gives a bot its own view and the events of the deal, and nothing of the other hands', async () => {
    const turns: { seat: Seat; hands: unknown; record: readonly OhHellEvent[] }[] = [];
    const local = table({
      bot: ({ seat, view, record }) => {
        turns.push({ seat, hands: 'hands' in view ? view.hands : undefined, record });
        return ohHell.legal(view, seat, options)[0]!;
      },
    });
    await played(local, never);
    expect(turns.length).toBeGreaterThan(6);
    for (const { seat, hands, record } of turns) {
      (hands as readonly string[][]).forEach((hand, holder) => {
        if (holder === seat) expect(hand).not.toContain('??');
        else expect(new Set(hand).size <= 1 && (hand[0] ?? '??') === '??').toBe(true);
      });
      expect(record[0]!.type).toBe('HandsDealt');
    }
  });

  test('plays on for a bot that fails and for one that breaks the rules', async () => {
    let calls = 0;
    const local = table({
      bot: () => {
        if (calls++ % 2 === 0) throw new Error('no idea');
        return { type: 'MakeBid', deal: 99, bid: 26 };
      },
    });
    const { ended } = await played(local, never);
    expect(ended).toBeGreaterThan(0);
    expect(local.entries().some(({ cause }) => /^bot-\d+-\d+-any$/.test(cause))).toBe(true);
  });

  test('answers the same command as before, also after it was put away and taken up again', async () => {
    const local = table();
    await played(local, (told) => told.some((entry) => 'game' in entry && entry.game.type === 'HandsDealt'));
    const bid: OhHellCommand = { type: 'MakeBid', deal: 1, bid: 1 };
    const once = local.submit(ALICE, bid);
    expect(local.submit(ALICE, bid)).toBe(once);
    const outcome = await once;
    expect(outcome).toMatchObject({ ok: true });
    await quiet();
    const again = table({ entries: local.entries() });
    expect(await again.submit(ALICE, bid)).toEqual(outcome);
    expect(again.entries()).toEqual(local.entries());
  });

  test('a match that was put away goes on where it was, to the same end', async () => {
    const straight = table();
    const { told } = await played(straight, never);
    const half = told.length >> 1;
    const first = table();
    await played(first, (seen) => seen.length >= half);
    const second = table({ entries: first.entries() });
    const { ended } = await played(second, never);
    expect(ended).toBeGreaterThan(0);
    expect(second.entries().slice(0, first.entries().length)).toEqual(first.entries());
  });

  test('keeps before it tells, and what cannot be kept did not happen', async () => {
    const kept: OhHellEntry[] = [];
    let full = false;
    const local = table({
      keep: async (entries) => {
        await Promise.resolve();
        if (full) throw new Error('the disk is full');
        kept.push(...entries);
      },
    });
    const told: OhHellEntry[] = [];
    let lost = 0;
    local.follow(0, {
      opened: () => undefined,
      entry: (entry) => {
        expect(kept.length).toBeGreaterThanOrEqual(entry.seq);
        told.push(entry);
      },
      live: () => undefined,
      lost: () => lost++,
      ended: () => undefined,
    });
    await quiet();
    const before = told.length;
    full = true;
    const bid: OhHellCommand = { type: 'MakeBid', deal: 1, bid: 0 };
    await expect(local.submit(ALICE, bid)).rejects.toThrow('full');
    expect(local.entries().length).toBe(before);
    full = false;
    expect(await local.submit(ALICE, bid)).toMatchObject({ ok: true });
    await quiet();
    expect(told.length).toBeGreaterThan(before);
    expect(kept).toEqual(local.entries());
    expect(lost).toBe(0);
  });

  test('tells a follower when bots cannot go on, so that it asks again', async () => {
    let full = true;
    const local = table({
      keep: () => {
        if (full) throw new Error('the disk is full');
      },
    });
    const lost = await new Promise<boolean>((resolve) => {
      local.follow(0, {
        opened: () => undefined,
        entry: () => undefined,
        live: () => undefined,
        lost: () => resolve(true),
        ended: () => undefined,
      });
    });
    expect(lost).toBe(true);
    full = false;
    const { ended } = await played(local, never);
    expect(ended).toBeGreaterThan(0);
  });

  test('nothing comes of a bot that still thinks when the table is closed', async () => {
    let decide = (_: OhHellCommand) => {};
    const local = table({ bot: () => new Promise((resolve) => (decide = resolve)) });
    local.follow(0, {
      opened: () => undefined,
      entry: () => undefined,
      live: () => undefined,
      lost: () => undefined,
      ended: () => undefined,
    });
    await quiet();
    const before = local.entries();
    local.close();
    decide({ type: 'MakeBid', deal: 1, bid: 0 });
    await quiet();
    expect(local.entries()).toBe(before);
  });

  test('is a way to a match for the store, in a family it never heard of', async () => {
    const rules = { players: 3, size: 4, deals: 2 };
    const local = createLocalTable({
      game: whist,
      options: rules,
      seat: me,
      shuffle: (draws) => shuffleBy(chance(draws)),
      bot: async ({ seat, view }) => whist.legal(view, seat, rules)[0]!,
    });
    const store = createMatchStore({ game: whist, options: rules, seats: 3, seat: me, transport: local });
    for (let acts = 0; acts < 100 && whist.standing(store.view().confirmed).winners === undefined; acts++) {
      await quiet();
      const [command] = whist.legal(store.view().state, me, rules);
      if (command) store.act(command);
    }
    expect(whist.standing(store.view().confirmed).winners).toBeDefined();
    store.close();
    local.close();
  });
});
