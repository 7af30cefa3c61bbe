import type { StaffSession } from '@stikk/db';
import { initTRPC } from '@trpc/server';
import type { Auth } from '../auth.ts';
import { Failure } from '../failure.ts';
import type { Limits } from '../limit.ts';
import type { Hall } from '../match/hall.ts';
import type { Services } from '../services.ts';
import type { Studies } from '../study/studies.ts';
import { traceOf } from '../trace.ts';
import { STREAMS, toldTo } from '../trpc.ts';

/** What a procedure of the directors' app knows of the request. A session for playing is none here. */
export interface AdminContext {
  readonly services: Services;
  readonly hall: Hall;
  readonly studies: Studies;
  readonly limits: Limits;
  readonly address: string;
  /** The hash of the caller's token. */
  readonly token: string | undefined;
  readonly staff: StaffSession | undefined;
  /** Of the browser, if anybody plays in it. */
  readonly device: string | undefined;
  readonly auth: Auth;
  readonly headers: Headers;
  readonly give: (cookies: readonly string[]) => void;
}

const t = initTRPC.context<AdminContext>().create({
  isDev: false,
  sse: STREAMS,
  errorFormatter: ({ shape, error }) => toldTo(shape, error),
});

export const adminRoot = t.router;

/** For anyone who finds the address. */
export const open = t.procedure.use(async ({ ctx, path, next }) => {
  const since = performance.now();
  const result = await next();
  ctx.services.numbers.answered(`admin.${path}`, performance.now() - since);
  if (!result.ok && result.error.code === 'INTERNAL_SERVER_ERROR')
    ctx.services.logger.error({ path, ...traceOf(result.error.cause ?? result.error) }, 'request failed');
  return result;
});

/** For directors and admins. */
export const directing = open.use(({ ctx, next }) => {
  if (ctx.staff === undefined) throw new Failure('not-staff');
  return next({ ctx: { staff: ctx.staff } });
});

/** So long after a proof of who somebody is they may do what cannot be undone, in milliseconds. */
export const PROOF_MS = 10 * 60_000;

/** For directors and admins who proved a moment ago who they are. */
export const proven = directing.use(({ ctx, next }) => {
  if (ctx.services.now() - ctx.staff.provedAt > PROOF_MS) throw new Failure('prove-yourself');
  return next();
});

/** For admins. */
export const overseeing = directing.use(({ ctx, next }) => {
  if (ctx.staff.role !== 'admin') throw new Failure('not-admin');
  return next();
});

/** For admins who proved a moment ago who they are. */
export const administering = overseeing.use(({ ctx, next }) => {
  if (ctx.services.now() - ctx.staff.provedAt > PROOF_MS) throw new Failure('prove-yourself');
  return next();
});
