import { Button, Standing } from '@stikk/ui';
import { presetName, signed } from '@stikk/words';
import { Check, CircleDashed, Play, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef } from 'react';
import { useGameWords } from '../i18n/game-words.ts';
import { ranked } from '../table/standing.tsx';
import { Checks } from './checks.tsx';
import { useEntryWords } from './entry-words.ts';
import type { Judged } from './judgement.ts';
import { Misfit } from './misfit.tsx';
import styles from './verify.module.css';

const SEALS = { fits: Check, live: CircleDashed, fails: X } as const;

export interface VerdictProps {
  readonly judged: Judged;
  /** By seat. */
  readonly names: readonly string[];
  /** A device dealt it, and no server. */
  readonly onDevice: boolean;
  readonly onWatch: () => void;
}

/** What came of a record: the verdict, what it is about, and every check. */
export const Verdict = ({ judged, names, onDevice, onWatch }: VerdictProps) => {
  const t = useTranslations('web.verify');
  const g = useGameWords();
  const words = useEntryWords(judged, names);
  const { outcome, preset, seats, count, points, ruled, winners, wrong, film, marks } = judged;
  const rulings = ruled.map((points, side) => ({ side, points })).filter(({ points }) => points !== 0);
  const Seal = SEALS[outcome];
  return (
    <section className={styles.verdict} data-outcome={outcome} aria-labelledby="verdict">
      <div className={styles.said}>
        <span className={styles.seal}>
          <Seal size={30} strokeWidth={2.4} aria-hidden="true" />
        </span>
        <div>
          <Heading>{t(`outcome.${outcome}.title`, { seq: wrong?.seq ?? 0 })}</Heading>
          <p>{t(`outcome.${outcome}.text`, { count: count.entries, before: (wrong?.seq ?? 1) - 1 })}</p>
          {onDevice ? <p>{t('onDevice')}</p> : null}
        </div>
      </div>
      {wrong ? <Misfit wrong={wrong} count={count} words={words} /> : null}
      <div className={styles.columns}>
        <Checks marks={marks} />
        <div className={styles.about}>
          <dl className={styles.facts}>
            <Fact name={t('facts.game')}>{presetName(g, preset)}</Fact>
            <Fact name={t('facts.deals')}>{count.deals}</Fact>
            <Fact name={t('facts.draws')}>{count.draws}</Fact>
            <Fact name={t('facts.moves')}>{count.moves}</Fact>
            <Fact name={t('facts.entries')}>{count.entries}</Fact>
          </dl>
          <Standing
            title={winners.length > 0 ? t('facts.result') : t('facts.standing')}
            entries={ranked(points).map(({ seat, place }) => ({
              id: String(seat),
              place,
              name: (
                <>
                  {names[seat]} {seats[seat]!.kind === 'bot' ? <small>{t('facts.bot')}</small> : null}
                </>
              ),
              points: signed(points[seat]!),
            }))}
          />
          {rulings.map(({ side, points }) => (
            <p key={side}>{t('table.ScoreAdjusted', { points, side: side + 1 })}</p>
          ))}
        </div>
      </div>
      {film === undefined ? null : (
        <div className={styles.ways}>
          <Button look="primary" icon={<Play className="i" aria-hidden="true" />} onClick={onWatch}>
            {wrong ? t('watchPart') : t('watch')}
          </Button>
        </div>
      )}
    </section>
  );
};

/** Takes the focus: whoever does not see the page hears what came of it. */
export const Heading = ({ children }: { readonly children: ReactNode }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 id="verdict" ref={heading} tabIndex={-1}>
      {children}
    </h2>
  );
};

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
