import { bondtolvaTempo } from '@stikk/client';
import { bondtolvaRules } from '@stikk/variants/bondtolva';
import dynamic from 'next/dynamic';
import { familyWith } from '../family/family.tsx';
import { LiveTable } from './live-table.tsx';

const TextTable = dynamic(() => import('./text.tsx').then(({ TextTable }) => TextTable), {
  ssr: false,
});
const Replay = dynamic(() => import('./replay.tsx').then(({ Replay }) => Replay), {
  ssr: false,
});

/** Bondtolva at every number of seats. */
export const bondtolvaFamily = familyWith({
  game: bondtolvaRules,
  tempo: bondtolvaTempo,
  Table: LiveTable,
  TextTable,
  Replay,
});
