'use client';

import type { Seat } from '@stikk/engine';
import { type BottomAction, Dialog } from '@stikk/ui';
import type { OhHellOptions, OhHellState } from '@stikk/variants/oh-hell';
import { presetName, ruleSheet } from '@stikk/words';
import { KeyHelp, Menu, type Opened, Ways } from './menu.tsx';
import { Rules } from './rules.tsx';
import { Paper } from './sheet.tsx';
import styles from './sheets.module.css';
import { useWords } from './words.tsx';

export interface SheetsProps {
  readonly opened: Opened;
  readonly onOpen: (what: Opened | undefined) => void;
  readonly onPeek: () => void;
  readonly state: OhHellState;
  readonly options: OhHellOptions;
  readonly order: readonly Seat[];
  /** For a page without a bar for them. */
  readonly acts?: readonly BottomAction[] | undefined;
}

/** Whatever is opened over the table. */
export const Sheets = ({ opened, onOpen, onPeek, state, options, order, acts = [] }: SheetsProps) => {
  const { t, g, preset } = useWords();
  const titles: Record<Opened, string> = {
    sheet: presetName(g, preset),
    rules: ruleSheet(g, preset, options).title,
    menu: t('menu.title'),
    keys: t('keys.title'),
    ways: t('menu.title'),
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onOpen(undefined)}
      title={titles[opened]}
      closeLabel={t('act.close')}
      wide={opened === 'sheet' || opened === 'rules'}
    >
      {opened === 'sheet' ? (
        <div className={styles.paper}>
          <Paper state={state} options={options} order={order} />
        </div>
      ) : null}
      {opened === 'rules' ? <Rules options={options} /> : null}
      {opened === 'keys' ? <KeyHelp /> : null}
      {opened === 'ways' ? <Ways acts={acts} /> : null}
      {opened === 'menu' ? <Menu onOpen={onOpen} onPeek={onPeek} /> : null}
    </Dialog>
  );
};
