import { randomBytes } from 'node:crypto';
import { BOT_NAMES } from '@stikk/bots';
import { createMatch, type MatchRow, type SeatRow } from '@stikk/db';
import type { Entry, Fault, TableEvent } from '@stikk/engine';
import { chained, commit } from '@stikk/shuffle';
import { type AnyGame, presetOf } from '@stikk/variants';
import * as z from 'zod/mini';
import { Failure } from '../failure.ts';
import type { Services } from '../services.ts';
import type { Person } from '../trpc.ts';

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
export async function create(
  services: Services,
  person: Person,
  device: string | undefined,
  setup: Setup,
): Promise<string> {
  const { game, options, seats: count } = rulesOf(setup.preset, setup.changes);
  if (setup.bots.length !== count - 1) throw new Failure('wrong-number-of-bots', { bots: count - 1 });

  const names = BOT_NAMES.filter((name) => name !== setup.name);
  return seatedMatch(services, person.id, setup.preset, { game, options }, [
    {
      seat: 0,
      userId: person.id,
      name: setup.name,
      kind: 'person',
      level: null,
      nonce: setup.nonce,
      device: device ?? null,
    },
    ...setup.bots.map((level, index) => ({
      seat: index + 1,
      userId: null,
      name: names[index]!,
      kind: 'bot' as const,
      level,
      nonce: randomBytes(16).toString('hex'),
      device: null,
    })),
  ]);
}

/** What was agreed on beside the rules. */
export type Terms = Pick<MatchRow, 'tableId' | 'watch' | 'clock' | 'rated'>;

const QUICK_PLAY: Terms = { tableId: null, watch: 'end', clock: null, rated: false };

/** Writes a match whose seats are all taken, and its first entries. Nothing happens in it until it is woken. */
export async function seatedMatch(
  services: Pick<Services, 'database' | 'now'>,
  createdBy: string,
  preset: string,
  { game, options }: Pick<Rules, 'game' | 'options'>,
  seats: readonly SeatRow[],
  terms: Terms = QUICK_PLAY,
): Promise<string> {
  const id = openId();
  const secret = randomBytes(32).toString('hex');
  const at = services.now();
  const happened: readonly TableEvent[] = [
    {
      type: 'MatchCreated',
      game: game.id,
      preset,
      options,
      seats: seats.length,
      commitment: commit(secret),
      ...(terms.clock !== null && { clock: terms.clock }),
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
  const initial = game.initial(seats.length);
  await createMatch(services.database.db, {
    id,
    game: game.id,
    preset,
    options,
    createdBy,
    createdAt: at,
    ...terms,
    onDevice: false,
    status: 'live',
    seq: entries.length,
    deal: 0,
    scores: game.standing(initial).scores,
    winners: null,
    toAct: game.toAct(initial),
    unsettled: true,
    due: null,
    updatedAt: at,
    seats,
    secret,
    entries: chained(entries),
  });
  return id;
}

export interface Rules {
  readonly game: AnyGame;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: number;
}

/**
 * The rules of a preset with changes, parsed and found playable.
 * @throws the failures `unknown-preset`, `malformed` and `impossible-rules`
 */
export function rulesOf(preset: string, changes: Readonly<Record<string, unknown>>): Rules {
  const game = presetOf(preset)?.game;
  if (game === undefined) throw new Failure('unknown-preset');
  const resolved = game.resolve(preset, changes);
  const parsed = z.safeParse(game.options, resolved);
  if (!parsed.success) {
    const faults = parsed.error.issues.map(faultOf);
    if (faults.every((fault) => fault !== undefined)) throw new Failure('impossible-rules', { faults });
    throw new Failure('malformed', {
      fields: parsed.error.issues.map(({ path }) => ['changes', ...path].join('.')),
    });
  }
  const faults = game.faults(parsed.data);
  if (faults.length > 0) throw new Failure('impossible-rules', { faults });
  return {
    game,
    options: parsed.data as Readonly<Record<string, unknown>>,
    seats: game.seats(parsed.data),
  };
}

/** The contradiction that a rule sheet's schema complains of; undefined for any other complaint. */
function faultOf(issue: z.core.$ZodIssue): Fault | undefined {
  if (issue.code !== 'custom' || issue.params?.remedies === undefined) return undefined;
  const { remedies, ...params } = issue.params;
  return { option: String(issue.path[0]), code: issue.message, params, remedies };
}

/** Sixteen letters and digits that read well aloud: 80 random bits. */
export function openId(): string {
  const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
  return [...randomBytes(16)].map((byte) => alphabet[byte & 31]).join('');
}
