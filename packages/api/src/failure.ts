import { TRPCError } from '@trpc/server';

/** What a request can fail with, beside what the rules refuse. Part of the wire: never renamed. */
export type FailureCode =
  | 'malformed'
  | 'no-session'
  | 'unknown-match'
  | 'unknown-preset'
  | 'impossible-rules'
  | 'wrong-number-of-bots'
  | 'not-at-this-table'
  | 'not-your-seat'
  | 'command-id-taken'
  | 'still-live'
  | 'opens-at-the-end'
  | 'unknown-table'
  | 'wrong-password'
  | 'kicked'
  | 'not-seated'
  | 'not-host'
  | 'place-taken'
  | 'place-empty'
  | 'table-full'
  | 'name-taken'
  | 'too-many-seated'
  | 'already-started'
  | 'guests-have-phrases'
  | 'unknown-link'
  | 'wrong-credentials'
  | 'has-password'
  | 'last-way'
  | 'no-account'
  | 'not-a-record'
  | 'does-not-fit'
  | 'branched'
  | 'shelf-full'
  | 'unknown-dispute'
  | 'not-staff'
  | 'not-admin'
  | 'prove-yourself'
  | 'unknown-invitation'
  | 'unknown-person'
  | 'last-admin'
  | 'own-match'
  | 'suspended'
  | 'accounts-only'
  | 'rules-frozen'
  | 'slow-down'
  | 'busy'
  | 'internal';

const STATUS = {
  malformed: 'BAD_REQUEST',
  'no-session': 'UNAUTHORIZED',
  'unknown-match': 'NOT_FOUND',
  'unknown-preset': 'BAD_REQUEST',
  'impossible-rules': 'BAD_REQUEST',
  'wrong-number-of-bots': 'BAD_REQUEST',
  'not-at-this-table': 'FORBIDDEN',
  'not-your-seat': 'FORBIDDEN',
  'command-id-taken': 'CONFLICT',
  'still-live': 'PRECONDITION_FAILED',
  'opens-at-the-end': 'FORBIDDEN',
  'unknown-table': 'NOT_FOUND',
  'wrong-password': 'FORBIDDEN',
  kicked: 'FORBIDDEN',
  'not-seated': 'FORBIDDEN',
  'not-host': 'FORBIDDEN',
  'place-taken': 'CONFLICT',
  'place-empty': 'CONFLICT',
  'table-full': 'CONFLICT',
  'name-taken': 'CONFLICT',
  'too-many-seated': 'CONFLICT',
  'already-started': 'CONFLICT',
  'guests-have-phrases': 'FORBIDDEN',
  'unknown-link': 'NOT_FOUND',
  'wrong-credentials': 'FORBIDDEN',
  'has-password': 'CONFLICT',
  'last-way': 'CONFLICT',
  'no-account': 'FORBIDDEN',
  'not-a-record': 'BAD_REQUEST',
  'does-not-fit': 'BAD_REQUEST',
  branched: 'CONFLICT',
  'shelf-full': 'CONFLICT',
  'unknown-dispute': 'NOT_FOUND',
  'not-staff': 'UNAUTHORIZED',
  'not-admin': 'FORBIDDEN',
  'prove-yourself': 'FORBIDDEN',
  'unknown-invitation': 'NOT_FOUND',
  'unknown-person': 'NOT_FOUND',
  'last-admin': 'CONFLICT',
  'own-match': 'FORBIDDEN',
  suspended: 'FORBIDDEN',
  'accounts-only': 'FORBIDDEN',
  'rules-frozen': 'PRECONDITION_FAILED',
  'slow-down': 'TOO_MANY_REQUESTS',
  busy: 'SERVICE_UNAVAILABLE',
  internal: 'INTERNAL_SERVER_ERROR',
} as const satisfies Record<FailureCode, TRPCError['code']>;

/** A request that cannot be answered: a stable code and, for some, data a client can show. */
export class Failure extends TRPCError {
  constructor(
    readonly reason: FailureCode,
    readonly detail: Readonly<Record<string, unknown>> = {},
  ) {
    super({ code: STATUS[reason], message: reason });
  }
}
