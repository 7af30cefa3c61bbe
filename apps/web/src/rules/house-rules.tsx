'use client';

import { Button, buttonClass, RuleGroup, Staircase, TopBar } from '@stikk/ui';
import { optionGroups, optionMatters, presetName } from '@stikk/words';
import { ArrowLeft } from 'lucide-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { Fragment, useId, useState } from 'react';
import { useGameWords } from '../i18n/game-words.ts';
import { useStart } from '../lobby/start.ts';
import { Settings } from '../shell/settings.tsx';
import { BotsField } from './bots-field.tsx';
import { Differences } from './differences.tsx';
import styles from './house-rules.module.css';
import { InWords } from './in-words.tsx';
import { KeepDialog } from './keep-dialog.tsx';
import type { Query } from './link.ts';
import { OptionField } from './option-field.tsx';
import { PresetChips } from './preset-chips.tsx';
import { Preview } from './preview.tsx';
import { useSetting } from './setting-state.ts';

/** Where nobody asks for another preset. */
const FALLBACK = 'bondebridge';
const SEATS = 'players';

/** The house rules of a table that is being set, what they lead to, and the way to sit down. */
export const HouseRules = ({ query: asked }: { query: Query }) => {
  const t = useTranslations('web.new');
  const shell = useTranslations('web.shell');
  const words = useGameWords();
  const table = useSetting(asked, FALLBACK);
  const { setting, outcome, query } = table;
  const { preset } = setting.draft;
  const { start, under } = useStart();
  const [keeping, setKeeping] = useState(false);
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
          <Link className={buttonClass('icon', 'btn-bare')} href="/" aria-label={shell('home')}>
            <ArrowLeft className="i" aria-hidden="true" />
          </Link>
        }
        actions={<Button onClick={() => setKeeping(true)}>{t('keep')}</Button>}
        always={
          <>
            <Settings />
            <Button
              look="primary"
              disabled={!playable}
              busy={under !== undefined}
              aria-describedby={playable ? undefined : reason}
              onClick={() => start('own', setting)}
            >
              {under === undefined ? t('sit') : t('sitting')}
            </Button>
          </>
        }
      />
      <main id="main" className={styles.page}>
        <div className={styles.form}>
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
                  {option === SEATS ? <BotsField bots={setting.bots} onChange={table.setBots} /> : null}
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
      <KeepDialog open={keeping} onOpenChange={setKeeping} query={query} />
    </>
  );
};
