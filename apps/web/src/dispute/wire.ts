import type { AppRouter } from '@stikk/api';
import type { inferRouterOutputs } from '@trpc/server';

/** A dispute as those who sit in the match are told of it. */
export type Dispute = inferRouterOutputs<AppRouter>['dispute']['about'][number];
export type Step = Dispute['steps'][number]['step'];
export type Category = Extract<Step, { type: 'Opened' }>['category'];

export const CATEGORIES = [
  'misclick',
  'connection',
  'clock',
  'rule',
  'collusion',
  'conduct',
  'other',
] as const satisfies readonly Category[];
