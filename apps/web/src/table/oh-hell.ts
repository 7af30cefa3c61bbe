import { ohHellTempo } from '@stikk/client';
import { ohHellRules } from '@stikk/variants/oh-hell';
import dynamic from 'next/dynamic';
import { familyWith } from '../family/family.tsx';
import { LiveTable } from './live-table.tsx';

const TextTable = dynamic(() => import('./text.tsx').then(({ TextTable }) => TextTable), {
  ssr: false,
});
const Replay = dynamic(() => import('../replay/replay.tsx').then(({ Replay }) => Replay), {
  ssr: false,
});

/** Bondebridge, Boerenbridge, Oh Hell and their relatives. */
export const ohHellFamily = familyWith({
  game: ohHellRules,
  tempo: ohHellTempo,
  Table: LiveTable,
  TextTable,
  Replay,
});
