import { initTRPC, type TRPCError } from '@trpc/server';
import { ZodError } from 'zod';
import type { Auth } from './auth.ts';
import { Failure, type FailureCode } from './failure.ts';
import type { Limits } from './limit.ts';
import type { Hall } from './match/hall.ts';
import type { Push } from './push/push.ts';
import type { Services } from './services.ts';
import type { Parlour } from './table/parlour.ts';
import { traceOf } from './trace.ts';

export interface Person {
  readonly id: string;
}

/** What a procedure knows of the request. */
export interface Context {
  readonly services: Services;
  readonly hall: Hall;
  readonly parlour: Parlour;
  readonly push: Push;
  readonly limits: Limits;
  /** Of the network, where the request comes from. */
  readonly address: string;
  /** The person whose session the request carries. */
  readonly person: Person | undefined;
  /** The browser that the request comes from, once it has a session. */
  readonly device: () => string | undefined;
  readonly auth: Auth;
  /** Of the request, for {@link Auth}. */
  readonly headers: Headers;
  /** Leaves `Set-Cookie` lines with the answer. */
  readonly give: (cookies: readonly string[]) => void;
  /** Makes a guest of whoever asks and leaves a session with the answer. */
  readonly becomeGuest: () => Promise<Person>;
}

const PING_MS = 15_000;

/** A stream says something every so often, so that a dead one is told from a silent one. */
export const STREAMS = {
  ping: { enabled: true, intervalMs: PING_MS },
  client: { reconnectAfterInactivityMs: 3 * PING_MS },
};

const t = initTRPC.context<Context>().create({
  isDev: false,
  sse: STREAMS,
  errorFormatter: ({ shape, error }) => toldTo(shape, error),
});

/** What a failed request is answered: a stable code and nothing that a person wrote or a machine is called. */
export function toldTo<
  Shape extends { readonly data: { readonly code: string; readonly httpStatus: number } },
>(shape: Shape, error: TRPCError) {
  const [reason, detail] = reasonOf(error);
  const { code, httpStatus } = shape.data;
  return { ...shape, message: reason, data: { code, httpStatus, reason, ...detail } };
}

function reasonOf(error: TRPCError): [FailureCode, Readonly<Record<string, unknown>>] {
  if (error instanceof Failure) return [error.reason, error.detail];
  if (error.cause instanceof Failure) return [error.cause.reason, error.cause.detail];
  if (error.cause instanceof ZodError)
    return ['malformed', { fields: error.cause.issues.map(({ path }) => path.join('.')) }];
  return [error.code === 'INTERNAL_SERVER_ERROR' ? 'internal' : 'malformed', {}];
}

export const router = t.router;

const logged = t.middleware(async ({ ctx, path, type, next }) => {
  const since = performance.now();
  const result = await next();
  // A stream is answered when it begins.
  if (type !== 'subscription') ctx.services.numbers.answered(path, performance.now() - since);
  if (!result.ok && result.error.code === 'INTERNAL_SERVER_ERROR')
    ctx.services.logger.error({ path, ...traceOf(result.error.cause ?? result.error) }, 'request failed');
  return result;
});

/** For anyone. */
export const procedure = t.procedure.use(logged);

/** For whoever has a session. */
export const personal = procedure.use(({ ctx, next }) => {
  if (ctx.person === undefined) throw new Failure('no-session');
  return next({ ctx: { person: ctx.person } });
});

/** For anyone; who comes without a session leaves with a guest's. */
export const welcoming = procedure.use(async ({ ctx, next }) =>
  next({ ctx: { person: ctx.person ?? (await ctx.becomeGuest()) } }),
);
