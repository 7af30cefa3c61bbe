import type { AppRouter } from '@stikk/api';
import type { inferRouterOutputs } from '@trpc/server';

type Outputs = inferRouterOutputs<AppRouter>['me'];

/** Who the reader is. */
export type Me = NonNullable<Outputs['info']>;
/** What the reader did under one rule sheet. */
export type PresetCounts = Outputs['statistics']['presets'][number];
/** A passkey of the reader. */
export type OwnPasskey = Outputs['passkeys'][number];
/** How many seats came along. */
export type Entry = Outputs['enter'];
