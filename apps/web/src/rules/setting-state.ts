import { useEffect, useMemo, useState } from 'react';
import { type Level, levelsFor } from '../lobby/level.ts';
import {
  begun,
  type Changes,
  changed,
  chosen,
  type Draft,
  type Outcome,
  outcome,
  reverted,
} from './draft.ts';
import { type Query, queryOf, type Setting, settingOf } from './link.ts';

export interface SettingState {
  readonly setting: Setting;
  readonly outcome: Outcome;
  /** The query that brings the table back. */
  readonly query: string;
  readonly choose: (option: string, value: unknown) => void;
  readonly revert: (option: string) => void;
  readonly mend: (remedy: Changes) => void;
  readonly begin: (preset: string) => void;
  readonly open: (query: string) => void;
  readonly setBots: (bots: readonly Level[]) => void;
}

/**
 * The table that is being set. It is kept in the address, so that a reload or a sent link brings it back.
 * @param kept what the address holds beside it, as in `with=friends`
 */
export function useSetting(asked: Query, fallback: string, kept?: string): SettingState {
  const [setting, set] = useState(() => settingOf(asked, fallback));
  const result = useMemo(() => outcome(setting.draft), [setting.draft]);
  const query = queryOf(setting).toString();
  useEffect(() => {
    window.history.replaceState(null, '', kept === undefined ? `?${query}` : `?${query}&${kept}`);
  }, [query, kept]);

  const edit = (change: (draft: Draft) => Draft) =>
    set(({ draft, bots }) => {
      const next = change(draft);
      return { draft: next, bots: levelsFor(outcome(next).seats, bots) };
    });
  return {
    setting,
    outcome: result,
    query,
    choose: (option, value) => edit((draft) => chosen(draft, option, value)),
    revert: (option) => edit((draft) => reverted(draft, option)),
    mend: (remedy) => edit((draft) => changed(draft, remedy)),
    begin: (preset) => edit(() => begun(preset, result.seats)),
    open: (text) => set(settingOf(Object.fromEntries(new URLSearchParams(text)), fallback)),
    setBots: (bots) => set(({ draft }) => ({ draft, bots })),
  };
}
