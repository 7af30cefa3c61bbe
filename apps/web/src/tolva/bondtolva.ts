import { bondtolvaTempo } from '@stikk/client';
import { bondtolvaRules } from '@stikk/variants/bondtolva';
import { familyWith } from '../family/family.tsx';
import { later } from '../shell/later.tsx';
import { LiveTable } from './live-table.tsx';

const TextTable = later(() => import('./text.tsx').then(({ TextTable }) => TextTable));
const Replay = later(() => import('./replay.tsx').then(({ Replay }) => Replay));

/** Bondtolva at every number of seats. */
export const bondtolvaFamily = familyWith({
  game: bondtolvaRules,
  tempo: bondtolvaTempo,
  Table: LiveTable,
  TextTable,
  Replay,
});
