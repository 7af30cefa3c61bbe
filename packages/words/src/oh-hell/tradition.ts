import type { PresetName } from '@stikk/variants/oh-hell';

/** Whose words a rule sheet speaks. Messages select on it as `game`. */
export type Tradition = 'bondebridge' | 'boerenbridge' | 'ohhell';

const OWN: Partial<Record<PresetName, Tradition>> = {
  bondebridge: 'bondebridge',
  selbu_whist: 'bondebridge',
  kortkveld: 'bondebridge',
  boerenbridge: 'boerenbridge',
  wk_boerenbridge: 'boerenbridge',
};

/** The tradition that a preset belongs to; Oh Hell's when it has none of its own. */
export const traditionOf = (preset: string): Tradition => OWN[preset as PresetName] ?? 'ohhell';

/** The words of a tradition that its rule sheet explains. */
export const TERMS = {
  bondebridge: ['made', 'missed', 'over', 'under', 'flatOut', 'spoil', 'grand', 'position'],
  boerenbridge: ['bid', 'trick', 'trump', 'follow', 'mustTrump', 'blind'],
  ohhell: ['hook', 'over', 'under', 'forehead'],
} as const satisfies Record<Tradition, readonly string[]>;
