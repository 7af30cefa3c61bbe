'use client';

import { Button, buttonClass, RuleGroup, Staircase, TopBar } from '@stikk/ui';
import { optionGroups, optionMatters, presetName } from '@stikk/words';
import { ArrowLeft } from 'lucide-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { Fragment, type ReactNode, useId, useState } from 'react';
import { useGameWords } from '../i18n/game-words.ts';
import { later } from '../shell/later.tsx';
import { Settings } from '../shell/settings.tsx';
import { Differences } from './differences.tsx';
import styles from './house-rules.module.css';
import { InWords } from './in-words.tsx';
import type { Query, Setting } from './link.ts';
import { OptionField } from './option-field.tsx';
import { PresetChips } from './preset-chips.tsx';
import { Preview } from './preview.tsx';
import { type SettingState, useSetting } from './setting-state.ts';

const KeepDialog = later(() => import('./keep-dialog.tsx').then(({ KeepDialog }) => KeepDialog));

/** Where nobody asks for another preset. */
const FALLBACK = 'bondebridge';
const SEATS = 'players';

/** The rules as they stand, for the act that they are set for. */
export interface RulesSet {
  readonly setting: Setting;
  readonly playable: boolean;
  /** Id of the text that says why they cannot be played. */
  readonly reason: string | undefined;
}

interface HouseRulesProps {
  readonly query: Query;
  /** What else the address is to bring back. */
  readonly kept?: string | undefined;
  readonly back: '/' | `/t/${string}`;
  readonly backLabel: string;
  /** The button that these rules are set for. */
  readonly act: (rules: RulesSet) => ReactNode;
  /** Above the rule sheets to begin from, and below them. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  /** Beside the number of players. */
  readonly company?: ((table: SettingState) => ReactNode) | undefined;
}

/** The house rules of a table that is being set, what they lead to, and the way on. */
export const HouseRules = (props: HouseRulesProps) => {
  const { query: asked, kept, back, backLabel, act, before, after, company } = props;
  const t = useTranslations('web.new');
  const shell = useTranslations('web.shell');
  const words = useGameWords();
  const table = useSetting(asked, FALLBACK, kept);
  const { setting, outcome, query } = table;
  const { preset } = setting.draft;
  const [keeping, setKeeping] = useState<boolean>();
  const reason = useId();
  const playable = outcome.faults.length === 0;

  const inSight = (option: string) =>
    optionMatters(preset, option, outcome.sheet) ||
    outcome.differences.some((each) => each.option === option) ||
    outcome.faults.some((each) => each.option === option);

  return (
    <>
      <TopBar
        sticky
        heading
        title={t('title')}
        subtitle={
          <span id={reason} data-fault={!playable || undefined} className={styles.subtitle}>
            {playable
              ? t('subtitle', {
                  name: presetName(words, preset),
                  players: shell('players', { count: outcome.seats }),
                })
              : t('blocked', { count: outcome.faults.length })}
          </span>
        }
        start={
          <Link className={buttonClass('icon', 'btn-bare')} href={back} aria-label={backLabel}>
            <ArrowLeft className="i" aria-hidden="true" />
          </Link>
        }
        actions={<Button onClick={() => setKeeping(true)}>{t('keep')}</Button>}
        always={
          <>
            <Settings />
            {act({ setting, playable, reason: playable ? undefined : reason })}
          </>
        }
      />
      <main id="main" className={styles.page}>
        <div className={styles.form}>
          {before}
          <PresetChips preset={preset} query={query} onPreset={table.begin} onOwn={table.open} />
          {outcome.target === undefined ? (
            <a className={styles.mini} href="#preview">
              <span className="vh">{t('toPreview')}</span>
              <Staircase
                height={30}
                solid
                deals={outcome.plan.map(({ size, trump, fault }) => ({
                  size,
                  hollow: trump === 'NT',
                  state: fault ? 'fault' : 'todo',
                }))}
              />
            </a>
          ) : null}
          {after}
          {optionGroups(words, preset).map(({ id, label, options }) => (
            <RuleGroup key={id} title={label}>
              {options.filter(inSight).map((option) => (
                <Fragment key={option}>
                  <OptionField
                    option={option}
                    preset={preset}
                    outcome={outcome}
                    hint={option === SEATS ? t('seatsHint', outcome.preset.seats) : undefined}
                    onChange={(value) => table.choose(option, value)}
                    onRevert={() => table.revert(option)}
                    onMend={table.mend}
                  />
                  {option === SEATS ? company?.(table) : null}
                </Fragment>
              ))}
            </RuleGroup>
          ))}
        </div>
        <aside id="preview" className={styles.side} aria-label={t('preview')}>
          {outcome.target === undefined ? <Preview outcome={outcome} /> : null}
          <Differences preset={preset} outcome={outcome} />
          <Button className={styles.keep} onClick={() => setKeeping(true)}>
            {t('keep')}
          </Button>
          <InWords preset={preset} outcome={outcome} />
        </aside>
      </main>
      {keeping === undefined ? null : <KeepDialog open={keeping} onOpenChange={setKeeping} query={query} />}
    </>
  );
};
