import { randomBytes } from 'node:crypto';
import { createMatch, type SeatRow } from '@stikk/db';
import type { Entry, Fault, TableEvent } from '@stikk/engine';
import { chained, commit } from '@stikk/shuffle';
import { presetOf } from '@stikk/variants';
import * as z from 'zod/mini';
import { Failure } from '../failure.ts';
import type { Services } from '../services.ts';
import type { Person } from '../trpc.ts';

const BOT_NAMES = ['Kari', 'Ola', 'Nils', 'Ingrid', 'Sven', 'Anna', 'Joost', 'Sanne', 'Emma', 'Lars'];

export interface Setup {
  readonly preset: string;
  readonly changes: Readonly<Record<string, unknown>>;
  /** Levels of the bots, for seats 1, 2, … */
  readonly bots: readonly string[];
  readonly name: string;
  /** The person's share in every shuffle. */
  readonly nonce: string;
}

/**
 * Sets a match up with a person in seat 0 and bots in the others. The secret that all draws hang on is drawn
 * here and committed to in the first entry.
 * @returns the match's id
 * @throws the failures `unknown-preset`, `malformed`, `impossible-rules` and `wrong-number-of-bots`
 */
export async function create(services: Services, person: Person, setup: Setup): Promise<string> {
  const { game, options, seats: count } = rulesOf(setup.preset, setup.changes);
  if (setup.bots.length !== count - 1) throw new Failure('wrong-number-of-bots', { bots: count - 1 });

  const id = matchId();
  const secret = randomBytes(32).toString('hex');
  const at = services.now();
  const names = BOT_NAMES.filter((name) => name !== setup.name);
  const seats: readonly SeatRow[] = [
    { seat: 0, userId: person.id, name: setup.name, kind: 'person', level: null, nonce: setup.nonce },
    ...setup.bots.map((level, index) => ({
      seat: index + 1,
      userId: null,
      name: names[index]!,
      kind: 'bot' as const,
      level,
      nonce: randomBytes(16).toString('hex'),
    })),
  ];
  const happened: readonly TableEvent[] = [
    {
      type: 'MatchCreated',
      game: game.id,
      preset: setup.preset,
      options,
      seats: count,
      commitment: commit(secret),
    },
    ...seats.map(({ seat, kind, level, nonce }) => ({
      type: 'SeatTaken' as const,
      seat,
      kind,
      ...(level !== null && { level }),
      nonce,
    })),
    { type: 'MatchStarted' },
  ];
  const entries = happened.map(
    (table, index): Entry => ({ seq: index + 1, v: game.version, at, by: 'table', cause: 'create', table }),
  );
  const initial = game.initial(count);
  await createMatch(services.database.db, {
    id,
    game: game.id,
    preset: setup.preset,
    options,
    createdBy: person.id,
    createdAt: at,
    status: 'live',
    seq: entries.length,
    ...standingOf(game.standing(initial)),
    toAct: game.toAct(initial),
    unsettled: true,
    updatedAt: at,
    seats,
    secret,
    entries: chained(entries),
  });
  return id;
}

const standingOf = ({ deal, scores }: { deal: number; scores: readonly number[] }) => ({ deal, scores });

function rulesOf(preset: string, changes: Readonly<Record<string, unknown>>) {
  const game = presetOf(preset)?.game;
  if (game === undefined) throw new Failure('unknown-preset');
  const resolved = game.resolve(preset, changes);
  const parsed = z.safeParse(game.options, resolved);
  if (!parsed.success)
    throw new Failure('malformed', {
      fields: parsed.error.issues.map(({ path }) => ['changes', ...path].join('.')),
    });
  const faults: readonly Fault[] = game.faults(parsed.data);
  if (faults.length > 0) throw new Failure('impossible-rules', { faults });
  return {
    game,
    options: parsed.data as Readonly<Record<string, unknown>>,
    seats: game.seats(parsed.data),
  };
}

/** Sixteen letters and digits that read well aloud: 80 random bits. */
function matchId(): string {
  const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
  return [...randomBytes(16)].map((byte) => alphabet[byte & 31]).join('');
}
