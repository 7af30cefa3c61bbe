import type { Translate } from './translate.ts';

export const presetName = (t: Translate, preset: string): string => t(`preset.${preset}.name`);
export const presetLine = (t: Translate, preset: string): string => t(`preset.${preset}.line`);
