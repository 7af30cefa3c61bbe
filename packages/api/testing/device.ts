import { randomBytes } from 'node:crypto';
import { type Actor, type Entry, fold, type Seat, type TableEvent } from '@stikk/engine';
import { chained, commit, encodeRecord, houseCommands, shuffler } from '@stikk/shuffle';
import { rulesOf } from '../src/match/create.ts';

type Happened = Entry<{ type: string }>;

/** A match as a device keeps it: one person in seat 0 against bots, everybody doing the first thing allowed. */
export interface DeviceMatch {
  readonly matchId: string;
  readonly names: readonly string[];
  readonly secret: string;
  readonly entries: readonly Happened[];
  /** Numbers of the entries with which a command ends. */
  readonly ends: readonly number[];
  /** What is sent of its first entries, all of them unless said otherwise. */
  sent(upTo?: number): { matchId: string; names: string[]; record: string; secret?: string };
}

/** @param pick of the choices that the person has, so that two matches of one beginning go apart */
export function deviceMatch(
  preset: string,
  changes: Readonly<Record<string, unknown>>,
  { secret = '5a'.repeat(32), matchId = randomBytes(16).toString('hex'), pick = 0 } = {},
): DeviceMatch {
  const { game, options, seats } = rulesOf(preset, changes);
  const entries: Happened[] = [];
  const add = (by: Actor | 'table', cause: string, what: readonly object[]) => {
    for (const content of what)
      entries.push({
        ...{ seq: entries.length + 1, v: game.version, at: 1000 + entries.length, by, cause },
        ...content,
      } as Happened);
  };
  const nonces = Array.from({ length: seats }, (_, seat) => `nonce-${seat}`);
  const begun: readonly TableEvent[] = [
    {
      type: 'MatchCreated',
      game: game.id,
      preset,
      options: { ...options },
      seats,
      commitment: commit(secret),
    },
    ...nonces.map((nonce, seat) =>
      seat === 0
        ? { type: 'SeatTaken' as const, seat, kind: 'person' as const, nonce }
        : { type: 'SeatTaken' as const, seat, kind: 'bot' as const, level: 'easy', nonce },
    ),
    { type: 'MatchStarted' },
  ];
  add(
    'table',
    'create',
    begun.map((table) => ({ table })),
  );
  for (;;) {
    const state = fold(game, seats, entries);
    const [by] = game.toAct(state);
    if (by === undefined) break;
    const choices = by === 'house' ? [] : game.legal(state, by as Seat, options);
    const command =
      by === 'house'
        ? game.house(state, options, shuffler(secret, nonces, houseCommands(entries)))
        : choices[by === 0 ? pick % choices.length : 0]!;
    const decision = game.decide(state, command, by, options);
    if (!decision.ok) throw new Error(decision.reason);
    add(
      by,
      by === 'house' ? `house-${houseCommands(entries)}` : `act-${entries.length}`,
      decision.events.map((event) => ({ game: event })),
    );
  }
  add('table', 'finish', [
    { table: { type: 'MatchFinished' } },
    { table: { type: 'SecretRevealed', secret } },
  ]);
  const names = nonces.map((_, seat) => (seat === 0 ? 'Åse' : `Bot ${seat}`));
  return {
    matchId,
    names,
    secret,
    entries,
    ends: entries.flatMap(({ seq, cause }) => (entries[seq]?.cause === cause ? [] : [seq])),
    sent: (upTo = entries.length) => ({
      matchId,
      names: [...names],
      record: encodeRecord(chained(entries.slice(0, upTo))),
      ...(upTo < entries.length && { secret }),
    }),
  };
}
