'use client';

import type { Seat } from '@stikk/engine';
import { Dialog } from '@stikk/ui';
import type { OhHellOptions, OhHellState } from '@stikk/variants/oh-hell';
import { ruleSheet } from '@stikk/words';
import { KeyHelp, Menu, type Opened } from './menu.tsx';
import { Rules } from './rules.tsx';
import { Paper } from './sheet.tsx';
import { useWords } from './words.tsx';

export interface SheetsProps {
  readonly opened: Opened;
  readonly onOpen: (what: Opened | undefined) => void;
  readonly onPeek: () => void;
  readonly state: OhHellState;
  readonly options: OhHellOptions;
  readonly order: readonly Seat[];
}

/** Whatever is opened over the table. */
export const Sheets = ({ opened, onOpen, onPeek, state, options, order }: SheetsProps) => {
  const { t, g, preset } = useWords();
  const titles: Record<Opened, string> = {
    sheet: t('sheet.open'),
    rules: ruleSheet(g, preset, options).title,
    menu: t('menu.title'),
    keys: t('keys.title'),
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onOpen(undefined)}
      title={titles[opened]}
      closeLabel={t('act.close')}
      wide={opened === 'sheet' || opened === 'rules'}
    >
      {opened === 'sheet' ? <Paper state={state} options={options} order={order} /> : null}
      {opened === 'rules' ? <Rules options={options} /> : null}
      {opened === 'keys' ? <KeyHelp /> : null}
      {opened === 'menu' ? <Menu onOpen={onOpen} onPeek={onPeek} /> : null}
    </Dialog>
  );
};
