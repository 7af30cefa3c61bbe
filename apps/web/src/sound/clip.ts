/** What can be heard; `scripts/clips.mjs` makes the files. */
export type Clip = 'turn' | 'card' | 'trick' | 'reveal' | 'deal' | 'over';
