import { type IndexLetters, Segmented, type SegmentedProps, Select } from '@stikk/ui';
import { useLocale, useTranslations } from 'next-intl';
import { isLocale, LANGUAGE_NAMES, LOCALES } from '../i18n/locale.ts';
import { useLive } from '../live/live-context.tsx';
import { LiveChoices } from '../live/live-menu.tsx';
import { TurnChoice } from '../push/turn-choice.tsx';
import { useSetLanguage } from '../shell/language.tsx';
import { ThemeChoice } from '../shell/theme-choice.tsx';
import { SoundChoice } from '../sound/sound-choice.tsx';
import styles from './menu.module.css';
import { CARD_SIZES, type CardSize, keepPreference, SPEEDS, usePreference, useTaps } from './preference.ts';
import type { MatchInfo } from './session.ts';
import { useWords } from './words.tsx';

const LETTERS: readonly { readonly value: IndexLetters; readonly label: string }[] = [
  { value: 'sv-nb', label: 'E K D Kn' },
  { value: 'nl', label: 'A H V B' },
  { value: 'en', label: 'A K Q J' },
];

const isCardSize = (size: number): size is CardSize => CARD_SIZES.some((one) => one === size);

const CardSizes = () => {
  const { t } = useWords();
  const { size } = usePreference();
  return (
    <input
      type="range"
      className={styles.slider}
      min={CARD_SIZES[0]}
      max={CARD_SIZES.at(-1)}
      value={size}
      aria-label={t('menu.size')}
      aria-valuetext={t(`menu.sizes.${size}`)}
      onChange={({ target }) => {
        const chosen = Number(target.value);
        if (isCardSize(chosen)) keepPreference({ size: chosen });
      }}
    />
  );
};

/** Whether people may be away for long while others wait for them. */
const isSlow = ({ you, tableId, clock }: MatchInfo): boolean =>
  you !== null && tableId !== null && (clock.kind === 'off' || (clock.kind === 'each' && clock.ms > 60_000));

/** How the table looks and is played on this device. */
export const Choices = () => {
  const { t, letters } = useWords();
  const shell = useTranslations('web.shell');
  const { deck, handed, size, speed, text } = usePreference();
  const taps = useTaps();
  const live = useLive();
  const locale = useLocale();
  const setLanguage = useSetLanguage();
  const choice = <T extends string>(
    label: string,
    { value, options, onChange }: Pick<SegmentedProps<T>, 'value' | 'options' | 'onChange'>,
  ) => (
    <>
      <h3>{label}</h3>
      <Segmented label={label} value={value} options={options} onChange={onChange} />
    </>
  );
  return (
    <div className={styles.choices}>
      {choice(t('menu.deck'), {
        value: deck,
        options: [
          { value: 'four', label: t('menu.four') },
          { value: 'two', label: t('menu.two') },
        ],
        onChange: (value) => keepPreference({ deck: value }),
      })}
      {choice(t('menu.letters'), {
        value: letters,
        options: LETTERS,
        onChange: (value) => keepPreference({ letters: value }),
      })}
      <h3>
        {t('menu.size')}: {t(`menu.sizes.${size}`)}
      </h3>
      <CardSizes />
      {choice(t('menu.taps'), {
        value: String(taps),
        options: [
          { value: '1', label: t('menu.oneTap') },
          { value: '2', label: t('menu.twoTaps') },
        ],
        onChange: (value) => keepPreference({ taps: value === '1' ? 1 : 2 }),
      })}
      {choice(t('menu.speed'), {
        value: speed,
        options: SPEEDS.map((value) => ({ value, label: t(`menu.speeds.${value}`) })),
        onChange: (value) => keepPreference({ speed: value }),
      })}
      {choice(t('menu.handed'), {
        value: handed,
        options: [
          { value: 'right', label: t('menu.right') },
          { value: 'left', label: t('menu.left') },
        ],
        onChange: (value) => keepPreference({ handed: value }),
      })}
      {live
        ? choice(t('menu.told'), {
            value: text ? 'words' : 'cards',
            options: [
              { value: 'cards', label: t('menu.asCards') },
              { value: 'words', label: t('menu.asWords') },
            ],
            onChange: (value) => keepPreference({ text: value === 'words' }),
          })
        : null}
      {live ? <LiveChoices /> : null}
      <h3>{shell('sounds')}</h3>
      <SoundChoice />
      {live && isSlow(live.info) ? (
        <>
          <h3>{shell('turn.title')}</h3>
          <TurnChoice />
        </>
      ) : null}
      <h3>{shell('theme')}</h3>
      <ThemeChoice />
      <h3>{shell('language')}</h3>
      <Select
        label={shell('language')}
        value={isLocale(locale) ? locale : 'nb'}
        options={LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        onChange={setLanguage}
      />
    </div>
  );
};
