import { bondtolvaTempo } from '@stikk/client';
import { bondtolvaRules } from '@stikk/variants/bondtolva';
import { familyWith } from '../family/family.tsx';
import { LiveTable } from './live-table.tsx';
import { Replay } from './replay.tsx';

/** Bondtolva at every number of seats. */
export const bondtolvaFamily = familyWith({
  game: bondtolvaRules,
  tempo: bondtolvaTempo,
  Table: LiveTable,
  Replay,
});
