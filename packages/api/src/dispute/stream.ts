import { randomUUID } from 'node:crypto';
import {
  addStep,
  type DisputeRow,
  disputeRow,
  disputesAbout,
  disputesTakenBy,
  type StepRow,
  stepsOf,
} from '@stikk/db';
import type { Decision } from '@stikk/engine';
import { Failure } from '../failure.ts';
import type { Services } from '../services.ts';
import { after, type Dispute, decided, type Move, type Party, type Step } from './dispute.ts';

/** Under which the id of a match is told that has another dispute, or another step of one. */
export const DISPUTED = 'disputed';

/** A dispute with all its steps. */
export interface Stream {
  readonly row: DisputeRow;
  readonly steps: readonly StepRow[];
  readonly dispute: Dispute;
}

/** @throws the failure `unknown-dispute` */
export async function streamOf({ database }: Pick<Services, 'database'>, id: string): Promise<Stream> {
  const row = await disputeRow(database.db, id);
  if (row === undefined) throw new Failure('unknown-dispute');
  const steps = await stepsOf(database.db, id);
  return { row, steps, dispute: folded(steps)! };
}

/** The disputes about a match, each with its steps. */
export async function streamsAbout(
  services: Pick<Services, 'database'>,
  matchId: string,
): Promise<readonly Stream[]> {
  const rows = await disputesAbout(services.database.db, matchId);
  return Promise.all(rows.map(({ id }) => streamOf(services, id)));
}

const folded = (steps: readonly StepRow[]): Dispute | undefined =>
  steps.reduce<Dispute | undefined>((so, { body, by }) => after(so, body as Step, by), undefined);

/** Opens a dispute about a match. Returns its id. */
export async function opened(
  services: Services,
  matchId: string,
  it: Move,
  by: { readonly id: string; readonly party: Party },
): Promise<Decision<{ readonly id: string }>> {
  const decision = decided(undefined, it, by.party);
  if (!decision.ok) return decision;
  const id = randomUUID();
  await written(
    services,
    { id, matchId, seq: 0, openedAt: services.now() },
    undefined,
    decision.events[0]!,
    by.id,
  );
  return { ok: true, events: [{ id }] };
}

/** Does something with a dispute. What may not be done is an answer. */
export async function moved(
  services: Services,
  id: string,
  it: Move,
  by: { readonly id: string; readonly party: Party },
): Promise<Decision<Step>> {
  for (;;) {
    const { row, dispute } = await streamOf(services, id);
    const decision = decided(dispute, it, by.party);
    if (!decision.ok || (await written(services, row, dispute, decision.events[0]!, by.id))) return decision;
  }
}

/** Writes down, once, that a ruling was made on a dispute. False where it stands there already. */
export const ruledOn = (
  services: Services,
  id: string,
  step: Extract<Step, { type: 'Ruled' }>,
  by: string,
): Promise<boolean> =>
  writtenUnless(services, id, step, by, ({ steps }) =>
    steps.some(({ body }) => (body as Step).type === 'Ruled' && (body as typeof step).entry === step.entry),
  );

/** Writes down, once, that a confirmed proposal could not be made. */
export const lapsed = (services: Services, id: string, rulingId: string, reason: string, by: string) =>
  writtenUnless(
    services,
    id,
    { type: 'Lapsed', reason },
    by,
    ({ dispute }) => dispute.proposed?.rulingId !== rulingId,
  );

/** Puts back what a director has taken who is none any more, but for what is ruled on. */
export async function allPutBack(services: Services, userId: string, by: string): Promise<void> {
  for (const id of await disputesTakenBy(services.database.db, userId))
    await writtenUnless(
      services,
      id,
      { type: 'Left' },
      by,
      ({ dispute: { takenBy, state, proposed } }) =>
        takenBy !== userId || state === 'ruled' || proposed?.confirmedBy !== undefined,
    );
}

async function writtenUnless(
  services: Services,
  id: string,
  step: Step,
  by: string,
  isThere: (stream: Stream) => boolean,
): Promise<boolean> {
  for (;;) {
    const stream = await streamOf(services, id);
    if (isThere(stream)) return false;
    if (await written(services, stream.row, stream.dispute, step, by)) return true;
  }
}

async function written(
  { database, bus, now }: Services,
  row: Pick<DisputeRow, 'id' | 'matchId' | 'seq' | 'openedAt'>,
  before: Dispute | undefined,
  step: Step,
  by: string,
): Promise<boolean> {
  const at = now();
  const { state, seat, about, category, takenBy, ruledBy } = after(before, step, by);
  const head: DisputeRow = {
    id: row.id,
    matchId: row.matchId,
    openedAt: row.openedAt,
    about,
    category,
    seat,
    state,
    takenBy: takenBy ?? null,
    ruledBy,
    seq: row.seq + 1,
    updatedAt: at,
  };
  if ((await addStep(database.db, head, { at, by, body: step })) === 'conflict') return false;
  bus.tell(DISPUTED, row.matchId);
  return true;
}
