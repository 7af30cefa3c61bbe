'use client';

import { type BottomAction, Dialog } from '@stikk/ui';
import { presetName, ruleSheet } from '@stikk/words';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { DisputesProps } from '../dispute/disputes.tsx';
import { useLive } from '../live/live-context.tsx';
import { People } from '../live/people.tsx';
import { TableTalk } from '../live/table-talk.tsx';
import { later } from '../shell/later.tsx';
import { type HelpKey, KeyHelp, Menu, type Opened, Ways } from './menu.tsx';
import { Rules } from './rules.tsx';
import styles from './sheets.module.css';
import { useWords } from './words.tsx';

const Disputes = later(() => import('../dispute/disputes.tsx').then(({ Disputes }) => Disputes));
const TableDisputes = later(() =>
  import('../dispute/table-disputes.tsx').then(({ TableDisputes }) => TableDisputes),
);

export interface SheetsProps {
  readonly opened: Opened;
  readonly onOpen: (what: Opened | undefined) => void;
  readonly onPeek: () => void;
  readonly options: unknown;
  /** The score sheet. */
  readonly paper: ReactNode;
  /** The keys that this table has. */
  readonly keys?: readonly HelpKey[] | undefined;
  /** For a page without a bar for them. */
  readonly acts?: readonly BottomAction[] | undefined;
  /** What robots would say to the reader, where they may say it. */
  readonly hint?: ReactNode;
  /** What the director is called about, where no table is played. */
  readonly disputes?: DisputesProps | undefined;
}

/** Whatever is opened over the table. */
export const Sheets = ({
  opened,
  onOpen,
  onPeek,
  options,
  paper,
  keys = [],
  acts = [],
  hint,
  disputes,
}: SheetsProps) => {
  const { t, g, preset } = useWords();
  const around = useTranslations('web.live');
  const disputed = useTranslations('web.dispute')('title');
  const live = useLive();
  const titles: Record<Opened, string> = {
    sheet: presetName(g, preset),
    rules: ruleSheet(g, preset, options).title,
    menu: t('menu.title'),
    keys: t('keys.title'),
    ways: t('menu.title'),
    talk: around('menu.talk'),
    people: around('menu.people'),
    disputes: disputed,
    hint: t('hint.title'),
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onOpen(undefined)}
      title={titles[opened]}
      closeLabel={t('act.close')}
      wide={opened === 'sheet' || opened === 'rules'}
    >
      {live?.info.rated && (opened === 'sheet' || opened === 'rules') ? (
        <p className="cap">{around('rated')}</p>
      ) : null}
      {opened === 'sheet' ? <div className={styles.paper}>{paper}</div> : null}
      {opened === 'rules' ? <Rules options={options} /> : null}
      {opened === 'hint' ? hint : null}
      {opened === 'keys' ? <KeyHelp keys={keys} /> : null}
      {opened === 'ways' ? <Ways acts={acts} /> : null}
      {opened === 'talk' && live ? <TableTalk live={live} /> : null}
      {opened === 'people' && live ? <People live={live} /> : null}
      {opened === 'disputes' && disputes ? <Disputes {...disputes} /> : null}
      {opened === 'disputes' && live && !disputes ? <TableDisputes live={live} /> : null}
      {opened === 'menu' ? <Menu onOpen={onOpen} onPeek={onPeek} hints={hint !== undefined} /> : null}
    </Dialog>
  );
};
