import { ohHellTempo } from '@stikk/client';
import { ohHellRules } from '@stikk/variants/oh-hell';
import { familyWith } from '../family/family.tsx';
import { Replay } from '../replay/replay.tsx';
import { LiveTable } from './live-table.tsx';

/** Bondebridge, Boerenbridge, Oh Hell and their relatives. */
export const ohHellFamily = familyWith({ game: ohHellRules, tempo: ohHellTempo, Table: LiveTable, Replay });
