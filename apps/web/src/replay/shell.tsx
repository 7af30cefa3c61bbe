import type { BottomAction } from '@stikk/ui';
import { BookOpen, Download, Gavel, ShieldCheck, Table2, Trophy } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ReactNode, useMemo, useState } from 'react';
import { rulingsIn } from '../dispute/ruling.ts';
import { later } from '../shell/later.tsx';
import { useHotkeys } from '../table/hotkeys.ts';
import { useKeeper } from '../table/keeper.tsx';
import type { Opened } from '../table/menu.tsx';
import type { MatchInfo } from '../table/session.ts';
import type { Told } from '../table/telling.ts';
import { useWords } from '../table/words.tsx';
import { Controls } from './controls.tsx';
import { recordName, saveRecord } from './record.ts';
import styles from './replay.module.css';
import type { Stopped } from './use-film.ts';

const Sheets = later(() => import('../table/sheets.tsx').then(({ Sheets }) => Sheets));

const RuledHere = later(() => import('./ruled-here.tsx').then(({ RuledHere }) => RuledHere));

const icon = { className: 'i', 'aria-hidden': true } as const;
const nothing = () => {};
const NO_SIDES: readonly number[] = [];

export interface ReplayProps {
  readonly info: Pick<MatchInfo, 'game' | 'options' | 'seats' | 'you'> &
    Partial<Pick<MatchInfo, 'status' | 'onDevice' | 'sides'>>;
  readonly record: string;
  /** The match on this server; left out for a record that somebody brought. */
  readonly matchId?: string;
  /** The way out, where it is not to the match. */
  readonly onLeave?: () => void;
}

export interface ShellProps extends ReplayProps {
  readonly at: Pick<
    Stopped<unknown, { readonly type: string }>,
    'film' | 'seq' | 'seat' | 'steps' | 'seek' | 'see'
  >;
  readonly lines: readonly Told[];
  /** The other hands, where they are seen. */
  readonly hands: ReactNode;
  readonly paper: ReactNode;
  /** The table, given the acts for its bar and the class that fits it in. */
  readonly table: (
    acts: readonly (BottomAction & { readonly label: string })[],
    className: string,
  ) => ReactNode;
}

/** Everything around the table of a replay: ways to step, sheets, and what is said aloud. */
export const Shell = ({ info, record, matchId, onLeave, at, lines, hands, paper, table }: ShellProps) => {
  const { t, g } = useWords();
  const router = useRouter();
  const keeper = useKeeper();
  const [opened, setOpened] = useState<Opened>();
  const { film, seq, seat, steps, seek, see } = at;
  const d = useTranslations('web.dispute');
  const rulings = useMemo(() => rulingsIn(film.entries), [film]);
  const sides = info.sides ?? NO_SIDES;
  const here = rulings.findLast((ruling) => ruling.seq <= seq);
  const isHere =
    here && !film.entries.slice(here.seq, seq).some((entry) => 'game' in entry && entry.cause !== here.cause);
  const toggle = (what: Opened) => setOpened(opened === what ? undefined : what);
  useHotkeys({
    ...(opened === undefined && {
      Home: steps.start,
      '[': steps.previousTrick,
      PageUp: steps.previousTrick,
      ArrowLeft: steps.previous,
      ArrowRight: steps.next,
      ']': steps.nextTrick,
      PageDown: steps.nextTrick,
      End: steps.end,
    }),
    s: () => toggle('sheet'),
    r: () => toggle('rules'),
  });

  const { game, options } = info;
  // What is shown of a match that is not over is no record that could be proved.
  const whole = info.status === 'live' ? undefined : matchId;
  const mayCall = whole !== undefined && info.you !== null && keeper.isOpen && !info.onDevice;
  const acts = [
    onLeave && {
      id: 'leave',
      icon: <ShieldCheck {...icon} />,
      text: t('replay.leave'),
      onPress: onLeave,
    },
    matchId && {
      id: 'result',
      icon: <Trophy {...icon} />,
      text: whole ? t('replay.toTable') : t('stop.toTable'),
      onPress: () => router.push(keeper.table(matchId)),
    },
    { id: 'sheet', icon: <Table2 {...icon} />, text: g('sheet.title'), onPress: () => toggle('sheet') },
    { id: 'rules', icon: <BookOpen {...icon} />, text: t('act.rules'), onPress: () => toggle('rules') },
    (mayCall || rulings.length > 0) && {
      id: 'call',
      icon: <Gavel {...icon} />,
      text: mayCall ? d('call') : d('rulings'),
      onPress: () => toggle('disputes'),
    },
    whole && {
      id: 'save',
      icon: <Download {...icon} />,
      text: t('replay.download'),
      onPress: () => saveRecord(record, recordName({ game, matchId: whole })),
    },
    whole &&
      keeper.isOpen && {
        id: 'verify',
        icon: <ShieldCheck {...icon} />,
        text: t('replay.verify'),
        onPress: () => router.push(`/verify?match=${whole}`),
      },
  ].flatMap((one) => (one ? [{ ...one, label: one.text }] : []));

  return (
    <div className={styles.page}>
      <div className="vh" role="status" aria-live="polite">
        {lines.at(-1)?.text}
      </div>
      {table(acts, styles.frame ?? '')}
      {hands && (
        <aside className={styles.below} aria-label={t('replay.hands')}>
          {hands}
        </aside>
      )}
      <Controls
        film={film}
        rulings={rulings}
        ruled={isHere ? <RuledHere ruling={here} sides={sides} /> : null}
        seq={seq}
        steps={steps}
        eyes={seat === undefined ? 'all' : String(seat)}
        onSeek={seek}
        onEyes={see}
        onMore={() => setOpened('ways')}
      />
      {opened === undefined ? null : (
        <Sheets
          opened={opened}
          onOpen={setOpened}
          onPeek={nothing}
          options={options}
          paper={paper}
          acts={acts}
          disputes={{
            matchId: mayCall ? whole : undefined,
            about: Math.max(1, seq),
            entries: film.entries,
            sides,
            steps: undefined,
            onSeek: (to) => {
              setOpened(undefined);
              seek(to);
            },
          }}
        />
      )}
    </div>
  );
};
