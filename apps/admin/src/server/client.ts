import type { AdminRouter, StudyView } from '@stikk/api';
import { createTRPCClient, httpLink, httpSubscriptionLink, splitLink, TRPCClientError } from '@trpc/client';
import type { inferRouterOutputs } from '@trpc/server';

const url = '/api/trpc';

/** The server behind these pages: its procedures by name. */
export const server = createTRPCClient<AdminRouter>({
  links: [
    splitLink({
      condition: ({ type }) => type === 'subscription',
      true: httpSubscriptionLink({ url }),
      false: httpLink({ url }),
    }),
  ],
});

/** The code of a failure; `undefined` where the server was not reached. */
export const reasonOf = (error: unknown): string | undefined =>
  error instanceof TRPCClientError ? (error.data as { reason?: string } | null)?.reason : undefined;

type Outputs = inferRouterOutputs<AdminRouter>;

export type Staff = NonNullable<Outputs['me']>;
export type FoundMatch = Outputs['matches']['rows'][number];
export type MatchFile = Outputs['match'];
export type FoundDispute = Outputs['disputes']['rows'][number];
export type CaseFile = Outputs['dispute'];
export type Circumstances = NonNullable<Outputs['circumstances']>;
export type Difference = Outputs['recheck'][number];
export type Foreseen = Omit<Extract<Outputs['foresee'], { ok: true }>, 'ok'>;
export type NumbersView = Outputs['numbers'];
export type SignalsView = Extract<Outputs['signals'], { more: false }>;
export type SignalPerson = SignalsView['pairs'][number]['people'][number];
export type ProposalFile = NonNullable<CaseFile['proposal']>;
export type PersonFile = NonNullable<Outputs['person']>;
export type { StudyView };
export type Spot = NonNullable<StudyView['lead']['spot']>;
