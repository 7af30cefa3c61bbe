import { randomUUID } from 'node:crypto';
import { createMatch, eventLog, matchOf, schema, secretOf } from '@stikk/db';
import type { Entry, Game } from '@stikk/engine';
import { chained } from '@stikk/shuffle';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Office, openOffice, type Sitting, told } from '../../testing/office.ts';

/** Oh Hell a version later: what version 1 called `DealCounted` is `DealScored` since. */
vi.mock('@stikk/variants', async () => {
  const actual = await vi.importActual<typeof import('@stikk/variants')>('@stikk/variants');
  const raised = (event: Readonly<Record<string, unknown>>) =>
    event.type === 'DealCounted' ? { ...event, type: 'DealScored' } : event;
  const later: Game = {
    ...actual.games['oh-hell']!,
    version: 2,
    upcasts: [{ from: 1, to: 2, event: raised }],
  };
  const games: Record<string, Game> = { ...actual.games, 'oh-hell': later };
  return {
    games,
    gameOf: (id: string) => games[id],
    presetOf: (name: string) => {
      const found = actual.presetOf(name);
      return found && { ...found, game: games[found.game.id]! };
    },
  };
});

type Event = { readonly type: string };

let office: Office;
let sitting: Sitting;
beforeAll(async () => {
  office = await openOffice();
  sitting = await office.started();
  while (await office.act(sitting));
  await told(sitting, 'SecretRevealed');
}, 240_000);
afterAll(() => office.close());

/** A copy of the match that was played, as an earlier server would have kept it. */
async function kept(
  change: (entry: Entry<Event>) => Entry<Event>,
  without: readonly string[] = [],
): Promise<string> {
  const { db } = office.database;
  const log = eventLog(db);
  const row = (await matchOf(db, sitting.matchId))!;
  const options = Object.fromEntries(Object.entries(row.options).filter(([name]) => !without.includes(name)));
  const id = randomUUID().replaceAll('-', '');
  const bare = (await log.entriesOf(row.id)).map(({ hash: _, ...entry }) => {
    const older =
      'table' in entry && entry.table.type === 'MatchCreated'
        ? { ...entry, table: { ...entry.table, options } }
        : entry;
    return change(older as Entry<Event>);
  });
  const entries = chained(bare);
  await createMatch(db, { ...row, id, options, secret: await secretOf(db, row.id), entries });
  const commands = await db.select().from(schema.commands).where(eq(schema.commands.matchId, row.id));
  await db.insert(schema.commands).values(commands.map((command) => ({ ...command, matchId: id })));
  return id;
}

/** All that is kept of a match. */
async function stored(id: string) {
  const { db } = office.database;
  return {
    match: await db.select().from(schema.match).where(eq(schema.match.id, id)),
    entries: await db.select().from(schema.entries).where(eq(schema.entries.matchId, id)),
    commands: await db.select().from(schema.commands).where(eq(schema.commands.matchId, id)),
  };
}

const scoresOf = async (id: string) =>
  (await office.director.ask.matches.query({ text: id })).rows.map(({ scores }) => scores);

describe('an old match', () => {
  it('of an earlier version of its events opens with its totals, and is decided alike today', async () => {
    const id = await kept((entry) => {
      if (!('game' in entry)) return { ...entry, v: 1 };
      const { type } = entry.game;
      return { ...entry, v: 1, game: { ...entry.game, type: type === 'DealScored' ? 'DealCounted' : type } };
    });
    const before = await stored(id);
    const file = await office.director.ask.match.query({ matchId: id });
    const types = file.entries.flatMap((entry) => ('game' in entry ? (entry.game as Event).type : []));
    expect(types.filter((type) => type === 'DealScored')).toHaveLength(2);
    expect([file.live, file.proved]).toEqual([false, true]);
    expect(await office.director.ask.recheck.query({ matchId: id })).toEqual([]);
    expect(await scoresOf(id)).toEqual(await scoresOf(sitting.matchId));
    expect(await stored(id)).toEqual(before);
  });

  it('from before an option opens as the option’s default has it', async () => {
    const id = await kept((entry) => entry, ['scoring.flatOutBonus', 'trump.drawReturn', 'sumRule.fromSize']);
    const before = await stored(id);
    const { options, proved } = await office.director.ask.match.query({ matchId: id });
    expect(options).not.toHaveProperty(['sumRule.fromSize']);
    expect(proved).toBe(true);
    expect(await office.director.ask.recheck.query({ matchId: id })).toEqual([]);
    expect(await scoresOf(id)).toEqual(await scoresOf(sitting.matchId));
    expect(await stored(id)).toEqual(before);
  });

  it('that was scored otherwise than today keeps its totals; the difference is listed, and nothing is changed', async () => {
    const id = await kept((entry) => {
      if (!('game' in entry) || entry.game.type !== 'DealScored') return entry;
      const { points } = entry.game as unknown as { points: readonly (number | null)[] };
      return {
        ...entry,
        game: { ...entry.game, points: points.map((own) => (own === null ? null : own + 1)) },
      };
    });
    const before = await stored(id);
    const found = await office.director.ask.recheck.query({ matchId: id });
    expect(found).toHaveLength(2);
    for (const { recorded, today } of found) {
      const scored = (events: unknown) =>
        (events as readonly { type: string; points: readonly number[] }[]).find(
          ({ type }) => type === 'DealScored',
        )!.points;
      expect(scored(recorded)).toEqual(scored(today).map((points) => points + 1));
    }
    expect(await scoresOf(id)).toEqual(await scoresOf(sitting.matchId));
    expect(await stored(id)).toEqual(before);
    expect((await office.director.ask.match.query({ matchId: id })).entries).toHaveLength(
      before.entries.length,
    );
  });
});
