import type { ReactNode } from 'react';
import { Bids } from './bids.tsx';
import { Pairs } from './pairs.tsx';
import type { PresetCounts } from './wire.ts';

export interface InsightProps {
  readonly presets: readonly PresetCounts[];
}

/** What is told of each game's counts, by its id. */
export const INSIGHTS: Readonly<Record<string, (props: InsightProps) => ReactNode>> = {
  'oh-hell': Bids,
  bondtolva: Pairs,
};
