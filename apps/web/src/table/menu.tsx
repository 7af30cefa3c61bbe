import { type BottomAction, Button, buttonClass } from '@stikk/ui';
import { BookOpen, House, Keyboard, Layers2, Lightbulb, Table2 } from 'lucide-react';
import { useLive } from '../live/live-context.tsx';
import { LiveMenu } from '../live/live-menu.tsx';
import { Way } from '../shell/way.tsx';
import { Choices } from './choices.tsx';
import styles from './menu.module.css';
import { useWords } from './words.tsx';

export type Opened = 'sheet' | 'rules' | 'menu' | 'keys' | 'ways' | 'talk' | 'people' | 'disputes' | 'hint';

/** Everything that has no button of its own on a narrow screen, then the choices. */
export const Menu = ({
  onOpen,
  onPeek,
  hints,
}: {
  readonly onOpen: (what: Opened | undefined) => void;
  readonly onPeek: () => void;
  /** Whether there is a hint to be had now. */
  readonly hints: boolean;
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
        {hints ? (
          <Button icon={<Lightbulb {...icon} />} onClick={() => onOpen('hint')}>
            {t('hint.title')}
          </Button>
        ) : null}
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
  plan: ['Space'],
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
