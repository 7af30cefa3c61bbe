import { type BottomAction, Button, buttonClass, type IndexLetters, Segmented, Select } from '@stikk/ui';
import { BookOpen, House, Keyboard, Layers2, Table2 } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { isLocale, LANGUAGE_NAMES, LOCALES } from '../i18n/locale.ts';
import { useLive } from '../live/live-context.tsx';
import { LiveChoices, LiveMenu } from '../live/live-menu.tsx';
import { useSetLanguage } from '../shell/language.tsx';
import { ThemeChoice } from '../shell/theme-choice.tsx';
import { Way } from '../shell/way.tsx';
import styles from './menu.module.css';
import { keepPreference, usePreference, useTaps } from './preference.ts';
import { useWords } from './words.tsx';

const LETTERS: readonly { readonly value: IndexLetters; readonly label: string }[] = [
  { value: 'sv-nb', label: 'E K D Kn' },
  { value: 'nl', label: 'A H V B' },
  { value: 'en', label: 'A K Q J' },
];

/** How the table looks and is played on this device. */
const Choices = () => {
  const { t, letters } = useWords();
  const shell = useTranslations('web.shell');
  const { deck } = usePreference();
  const taps = useTaps();
  const live = useLive();
  const locale = useLocale();
  const setLanguage = useSetLanguage();
  return (
    <div className={styles.choices}>
      <h3>{t('menu.deck')}</h3>
      <Segmented
        label={t('menu.deck')}
        value={deck}
        options={[
          { value: 'four', label: t('menu.four') },
          { value: 'two', label: t('menu.two') },
        ]}
        onChange={(value) => keepPreference({ deck: value })}
      />
      <h3>{t('menu.letters')}</h3>
      <Segmented
        label={t('menu.letters')}
        value={letters}
        options={[...LETTERS]}
        onChange={(value) => keepPreference({ letters: value })}
      />
      <h3>{t('menu.taps')}</h3>
      <Segmented
        label={t('menu.taps')}
        value={String(taps)}
        options={[
          { value: '1', label: t('menu.oneTap') },
          { value: '2', label: t('menu.twoTaps') },
        ]}
        onChange={(value) => keepPreference({ taps: value === '1' ? 1 : 2 })}
      />
      {live ? <LiveChoices /> : null}
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

export type Opened = 'sheet' | 'rules' | 'menu' | 'keys' | 'ways' | 'talk' | 'people';

/** Everything that has no button of its own on a narrow screen, then the choices. */
export const Menu = ({
  onOpen,
  onPeek,
}: {
  readonly onOpen: (what: Opened | undefined) => void;
  readonly onPeek: () => void;
}) => {
  const { t, g } = useWords();
  const live = useLive();
  const icon = { className: 'i', 'aria-hidden': true } as const;
  return (
    <div className={styles.menu}>
      <div className={styles.ways}>
        <Button icon={<Layers2 {...icon} />} onClick={onPeek}>
          {t('act.lastTrick')}
        </Button>
        <Button icon={<Table2 {...icon} />} onClick={() => onOpen('sheet')}>
          {g('sheet.title')}
        </Button>
        <Button icon={<BookOpen {...icon} />} onClick={() => onOpen('rules')}>
          {t('act.rules')}
        </Button>
        <Button icon={<Keyboard {...icon} />} onClick={() => onOpen('keys')}>
          {t('act.keys')}
        </Button>
        <Way href="/" className={buttonClass('plain')}>
          <House {...icon} />
          <span className="bt">{t('act.leave')}</span>
        </Way>
      </div>
      {live ? <LiveMenu live={live} onOpen={onOpen} /> : null}
      <p className="cap">{t('menu.kept')}</p>
      <Choices />
    </div>
  );
};

/** The acts of a page that has no bar for them. */
export const Ways = ({ acts }: { readonly acts: readonly BottomAction[] }) => (
  <div className={styles.ways}>
    {acts.map(({ id, icon, text, onPress }) => (
      <Button key={id} icon={icon} onClick={onPress}>
        {text}
      </Button>
    ))}
  </div>
);

const KEY_NAMES = {
  bid: ['0', '–', '9'],
  hand: ['←', '→'],
  play: ['Enter'],
  choose: ['1', '–', '9'],
  draw: ['Enter'],
  last: ['L'],
  sheet: ['S'],
  rules: ['R'],
  help: ['?'],
  hurry: ['Enter'],
} as const satisfies Record<string, readonly string[]>;
export type HelpKey = keyof typeof KEY_NAMES;

/** Keys and what they do. */
export const KeyHelp = ({ keys }: { readonly keys: readonly HelpKey[] }) => {
  const { t } = useWords();
  return (
    <dl className={styles.keys}>
      {keys.map((id) => (
        <div key={id}>
          <dt>
            {KEY_NAMES[id].map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{t(`keys.long.${id}`)}</dd>
        </div>
      ))}
    </dl>
  );
};
