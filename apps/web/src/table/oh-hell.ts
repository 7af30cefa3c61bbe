import { ohHellTempo } from '@stikk/client';
import { ohHellRules } from '@stikk/variants/oh-hell';
import { familyWith } from '../family/family.tsx';
import { later } from '../shell/later.tsx';
import { LiveTable } from './live-table.tsx';

const TextTable = later(() => import('./text.tsx').then(({ TextTable }) => TextTable));
const Replay = later(() => import('../replay/replay.tsx').then(({ Replay }) => Replay));

/** Bondebridge, Boerenbridge, Oh Hell and their relatives. */
export const ohHellFamily = familyWith({
  game: ohHellRules,
  tempo: ohHellTempo,
  Table: LiveTable,
  TextTable,
  Replay,
});
