/** The values of `data-theme`; `system` chooses between the first two. */
export const THEMES = ['light', 'dark', 'contrast'] as const;
export type Theme = (typeof THEMES)[number] | 'system';
export const CHOICES: readonly Theme[] = ['system', ...THEMES];
