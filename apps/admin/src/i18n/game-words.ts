import type { Translate } from '@stikk/words';
import { useTranslations } from 'next-intl';

/** The words of the games, for the functions of `@stikk/words`, whose keys are put together as they go. */
export const useGameWords = (): Translate => useTranslations('game') as unknown as Translate;
