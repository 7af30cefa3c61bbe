import { useTranslations } from 'next-intl';

/** What a rule sheet is called, also one that came after this page. */
export const usePresetName = (): ((preset: string) => string) => {
  const words = useTranslations('game.preset');
  return (preset) => {
    const key = `${preset}.name` as 'bondebridge.name';
    return words.has(key) ? words(key) : preset;
  };
};
