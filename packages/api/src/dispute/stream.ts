import { randomUUID } from 'node:crypto';
import { addStep, type DisputeRow, disputeRow, disputesAbout, type StepRow, stepsOf } from '@stikk/db';
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
export async function ruledOn(
  services: Services,
  id: string,
  step: Extract<Step, { type: 'Ruled' }>,
  by: string,
): Promise<boolean> {
  for (;;) {
    const { row, steps, dispute } = await streamOf(services, id);
    const told = steps.map(({ body }) => body as Step);
    if (told.some((one) => one.type === 'Ruled' && one.entry === step.entry)) return false;
    if (await written(services, row, dispute, step, by)) return true;
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
  const { state, seat, about, category, takenBy } = after(before, step, by);
  const head: DisputeRow = {
    id: row.id,
    matchId: row.matchId,
    openedAt: row.openedAt,
    about,
    category,
    seat,
    state,
    takenBy: takenBy ?? null,
    seq: row.seq + 1,
    updatedAt: at,
  };
  if ((await addStep(database.db, head, { at, by, body: step })) === 'conflict') return false;
  bus.tell(DISPUTED, row.matchId);
  return true;
}
