import { type FoundMatch, type Lines, linesOf, searchMatches } from '@stikk/db';
import { type Entry, ruledStanding, seatSides, type Viewer } from '@stikk/engine';
import { crossings, type Ruling, struckFrom } from '@stikk/engine/table';
import { verify } from '@stikk/shuffle';
import { games } from '@stikk/variants';
import { z } from 'zod';
import type { Effect, Outcome } from '../dispute/dispute.ts';
import { Failure } from '../failure.ts';
import type { MatchActor } from '../match/actor.ts';
import { foldedOn } from '../match/folded.ts';
import { matchId } from '../match/id.ts';
import { seen } from '../match/view.ts';
import { type Difference, recheck } from './recheck.ts';
import { noted } from './staff.ts';
import { type AdminContext, directing } from './trpc.ts';

const time = z.number().int().nonnegative();
const MOST_LISTED = 100;

const query = z.strictObject({
  text: z.string().trim().min(1).max(60).exactOptional(),
  game: z.enum(Object.keys(games) as [string, ...string[]]).exactOptional(),
  preset: z.string().max(40).exactOptional(),
  status: z.enum(['live', 'finished']).exactOptional(),
  from: time.exactOptional(),
  until: time.exactOptional(),
  disputed: z.boolean().exactOptional(),
  automatic: z.boolean().exactOptional(),
  struck: z.boolean().exactOptional(),
  by: z.enum(['createdAt', 'updatedAt', 'deal']).default('updatedAt'),
  descending: z.boolean().default(true),
  skip: z.number().int().min(0).max(100_000).default(0),
  limit: z.number().int().min(1).max(MOST_LISTED).default(25),
});

/** A match as a director opens it. */
export interface MatchFile {
  readonly matchId: string;
  readonly game: string;
  readonly preset: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly {
    readonly name: string;
    readonly kind: 'person' | 'bot';
    readonly level: string | null;
  }[];
  readonly live: boolean;
  readonly createdAt: number;
  /** The caller's seat: then nothing is shown but what the seat may see. */
  readonly you: number | null;
  /** Through whose eyes the entries are. */
  readonly viewer: Viewer;
  readonly entries: readonly Entry[];
  /** What is known of the lines of the seats; of the caller's own alone where they have one in a live match. */
  readonly lines: Lines;
  /** Whether the record proves itself as far as it goes; `null` where it is not all there to see. */
  readonly proved: boolean | null;
}

/** What a ruling would change. */
export interface Foreseen extends Effect {
  readonly ok: true;
}

/** Matches, looked for and opened. Every look at hidden cards of a live one is written down. */
export const matchProcedures = {
  matches: directing
    .input(query)
    .query(
      ({ ctx, input }): Promise<{ rows: readonly FoundMatch[]; total: number }> =>
        searchMatches(ctx.services.database.db, input),
    ),

  /** What today's rules would have answered otherwise. A match under way is not looked at. */
  recheck: directing
    .input(z.strictObject({ matchId }))
    .query(async ({ ctx, input }): Promise<readonly Difference[]> => {
      const { game, options, row, entries, folded } = await actorOf(ctx, input.matchId);
      if (!folded().finished) throw new Failure('still-live');
      const commands = await ctx.services.log.commandsOf(row.id);
      return recheck(
        game,
        options,
        row.seats.length,
        entries() as readonly Entry<{ type: string }>[],
        commands,
      );
    }),

  match: directing
    .input(z.strictObject({ matchId, as: z.int().min(0).max(9).exactOptional() }))
    .query(async ({ ctx, input }): Promise<MatchFile> => {
      const actor = await actorOf(ctx, input.matchId);
      const { row, game } = actor;
      const you = seatAt(ctx, actor);
      const live = !actor.folded().finished;
      const viewer: Viewer = live && you !== null ? you : (input.as ?? 'director');
      if (live && you === null)
        await noted(ctx, ctx.staff.userId, 'look', row.id, { seq: actor.folded().seq, as: viewer });
      const whole = () => actor.folded().seq;
      const entries = seen(actor, { viewer, until: whole, hashes: !live && viewer === 'director' }, 0);
      const { preset, seats, createdAt } = row;
      const claim = { game: row.game, preset, options: row.options, seats: seats.length };
      const verdict =
        viewer === 'director' ? verify(claim, game, entries as readonly Entry<{ type: string }>[]) : null;
      await ctx.services.lines.settled();
      const lines = await linesOf(ctx.services.database.db, row.id, live ? (you ?? undefined) : undefined);
      return {
        matchId: row.id,
        game: row.game,
        preset,
        options: row.options,
        seats: seats.map(({ name, kind, level }) => ({ name, kind, level })),
        live,
        createdAt,
        you,
        viewer,
        entries,
        lines,
        proved: verdict && (verdict.ok || verdict.reason === 'live'),
      };
    }),
};

export async function actorOf(ctx: AdminContext, matchId: string): Promise<MatchActor> {
  const actor = await ctx.hall.actorOf(matchId);
  if (actor === undefined) throw new Failure('unknown-match');
  return actor;
}

/** The caller's own seat in a match, also where only the browser shows it. */
export function seatAt({ staff, device }: AdminContext, { row }: MatchActor): number | null {
  const own = row.seats.find(
    (taken) => taken.userId === staff?.userId || (taken.device !== null && taken.device === device),
  );
  return own?.seat ?? null;
}

/** What a ruling would change, were it made now; or why it cannot be made. */
export function foreseen(
  actor: MatchActor,
  it: Ruling,
): Foreseen | { readonly ok: false; readonly reason: string } {
  const decision = actor.foreseen(it);
  if (!decision.ok) return decision;
  const { game, options, row } = actor;
  const before = actor.folded();
  const entries = actor.entries();
  const added = decision.events.map(
    (what, at): Entry => ({
      seq: before.seq + 1 + at,
      v: game.version,
      at: before.at,
      by: 'director',
      cause: 'foreseen',
      ...what,
    }),
  );
  const after = foldedOn(game, row.seats.length, before, entries, added);
  const from = struckFrom(decision.events);
  const sides = seatSides(game, options);
  const outcome = ({ state, table }: typeof before): Outcome => {
    const { deal, scores, winners } = ruledStanding(game.standing(state), sides, table.rulings);
    return { deal, scores, winners: winners ?? null, void: table.rulings.void };
  };
  return {
    ok: true,
    before: outcome(before),
    after: outcome(after),
    crossings:
      from === undefined
        ? []
        : crossings(
            {
              game,
              options,
              entries: entries as readonly Entry<{ type: string }>[],
              state: before.state,
              table: before.table,
            },
            from,
          ),
  };
}
