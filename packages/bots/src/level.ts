/** How well a bot plays: by rules of thumb, or by weighing many deals that fit its view. */
export const LEVELS = ['easy', 'normal'] as const;
export type Level = (typeof LEVELS)[number];
