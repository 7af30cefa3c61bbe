import type { AdminRouter } from '@stikk/api';
import { createTRPCClient, httpLink, TRPCClientError } from '@trpc/client';
import type { inferRouterOutputs } from '@trpc/server';

/** The server behind these pages: its procedures by name. */
export const server = createTRPCClient<AdminRouter>({ links: [httpLink({ url: '/api/trpc' })] });

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
export type Foreseen = Extract<Outputs['foresee'], { ok: true }>;
export type NumbersView = Outputs['numbers'];
export type PersonFile = NonNullable<Outputs['person']>;
