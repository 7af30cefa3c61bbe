'use client';

import { buttonClass, TopBar } from '@stikk/ui';
import { ArrowLeft, WifiOff } from 'lucide-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { parseAsBoolean, parseAsInteger, parseAsString, useQueryStates } from 'nuqs';
import { useCallback, useMemo, useState } from 'react';
import { useGameWords } from '../i18n/game-words.ts';
import { Settings } from '../shell/settings.tsx';
import { useLook } from '../table/look.ts';
import { Bring } from './bring.tsx';
import { Checks } from './checks.tsx';
import { Refusal } from './refusal.tsx';
import { type Brought, broughtText } from './source.ts';
import { useJudge } from './use-judge.ts';
import { useMatch } from './use-match.ts';
import { Verdict } from './verdict.tsx';
import styles from './verify.module.css';
import { Watched } from './watched.tsx';

/** Whether the record is being watched, and where in it. */
const PLACE = { watch: parseAsBoolean, seq: parseAsInteger, eyes: parseAsString };

export interface VerifierProps {
  /** A match of this server, to begin with. */
  readonly matchId?: string | undefined;
}

/** Checks the record of a match that somebody brings, on this page alone, and replays it. */
export const Verifier = ({ matchId }: VerifierProps) => {
  const t = useTranslations('web.verify');
  const shell = useTranslations('web.shell');
  const g = useGameWords();
  const { judging, judge } = useJudge();
  const [known, setKnown] = useState<{ readonly names: readonly string[]; readonly onDevice: boolean }>();
  const [{ watch }, setPlace] = useQueryStates(PLACE);
  useLook();

  const found = useCallback(
    (record: string, names: readonly string[], onDevice: boolean) => {
      setKnown({ names, onDevice });
      void judge(Promise.resolve(broughtText(record)));
    },
    [judge],
  );
  const fetched = useMatch(matchId, found);
  const bring = useCallback(
    (source: Promise<Brought>) => {
      setKnown(undefined);
      void setPlace(null);
      void judge(source);
    },
    [judge, setPlace],
  );
  const leave = useCallback(() => void setPlace(null), [setPlace]);

  const judgement = judging.kind === 'done' ? judging.judgement : undefined;
  const judged = judgement?.kind === 'judged' ? judgement : undefined;
  const names = useMemo(
    () => known?.names ?? judged?.seats.map((_, seat) => g('word.seat', { number: seat + 1 })) ?? [],
    [known, judged, g],
  );
  if (watch && judged?.film !== undefined)
    return <Watched judged={judged} film={judged.film} names={names} onLeave={leave} />;

  const asked = matchId !== undefined && judging.kind === 'nothing';
  const waiting = judging.kind === 'reading' || (asked && fetched.kind === 'asking');
  const slow = asked && fetched.kind === 'asking' && fetched.slow;
  const told = slow ? t('slow') : asked ? t('fetching') : t('reading');
  return (
    <>
      <TopBar
        sticky
        heading
        title={t('title')}
        subtitle={t('subtitle')}
        start={
          <Link
            className={buttonClass('icon', 'btn-bare')}
            href="/"
            prefetch={false}
            aria-label={shell('home')}
          >
            <ArrowLeft className="i" aria-hidden="true" />
          </Link>
        }
        always={<Settings />}
      />
      <main id="main" className={styles.page}>
        <div role="status" className={waiting ? styles.waiting : 'vh'}>
          {slow ? <WifiOff className="i" aria-hidden="true" /> : null}
          {waiting ? told : null}
        </div>
        {asked && fetched.kind === 'failed' ? <Refusal reason={fetched.reason} /> : null}
        {judging.kind === 'refused' ? <Refusal reason={judging.reason} /> : null}
        {judgement?.kind === 'unreadable' ? (
          <Refusal reason={judgement.reason} line={judgement.line} />
        ) : null}
        {judged ? (
          <Verdict
            judged={judged}
            names={names}
            onDevice={known?.onDevice ?? false}
            onWatch={() => void setPlace({ watch: true }, { history: 'push' })}
          />
        ) : null}
        <Bring onBring={bring} />
        {judged || waiting ? null : (
          <section className={styles.what} aria-labelledby="what">
            <h2 id="what">{t('checks.label')}</h2>
            <Checks />
          </section>
        )}
      </main>
    </>
  );
};
