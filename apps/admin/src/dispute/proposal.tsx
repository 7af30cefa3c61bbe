import { seatSides } from '@stikk/engine';
import { Button, Sheet } from '@stikk/ui';
import { reasonOf } from '@stikk/words';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { given } from '../replay/table-words.ts';
import type { Replay } from '../replay/use-replay.ts';
import type { ProposalFile } from '../server/client.ts';
import { useTime } from '../shell/time.ts';
import styles from './dispute.module.css';
import { Foreseen } from './foreseen.tsx';

interface ProposalProps {
  readonly proposal: ProposalFile;
  readonly at: Replay;
  readonly onJudge: (what: 'confirm' | 'decline', words: string) => Promise<void>;
}

/** A ruling that another director has to confirm: whole, as it is sealed, with what it changes. */
export const Proposal = ({ proposal, at, onJudge }: ProposalProps) => {
  const t = useTranslations('admin.proposal');
  const [words, setWords] = useState('');
  const [busy, setBusy] = useState(false);
  const id = useId();
  const { by, effect, hash, barred } = proposal;
  const judge = async (what: 'confirm' | 'decline') => {
    setBusy(true);
    await onJudge(what, words);
    setBusy(false);
  };
  const hasWords = words.trim() !== '';
  return (
    <Sheet title={t('title', { who: by })} className={styles.case}>
      <Sealed proposal={proposal} at={at} />
      <Foreseen outlook={effect} names={at.names} />
      <p className="cap">
        {t('seal')} <span className={styles.hash}>{hash}</span>
      </p>
      {barred === null ? (
        <div className={styles.form}>
          <label htmlFor={id}>{t('words')}</label>
          <textarea
            id={id}
            className="field"
            rows={3}
            maxLength={2000}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
          <div className={styles.acts}>
            <Button look="go" busy={busy} disabled={!hasWords} onClick={() => judge('confirm')}>
              {t('confirm')}
            </Button>
            <Button busy={busy} disabled={!hasWords} onClick={() => judge('decline')}>
              {t('decline')}
            </Button>
          </div>
        </div>
      ) : (
        <p className={styles.barred}>{t(`barred.${barred}`)}</p>
      )}
    </Sheet>
  );
};

const Sealed = ({ proposal: { ruling, until }, at }: Pick<ProposalProps, 'proposal' | 'at'>) => {
  const t = useTranslations('admin.ruling');
  const kinds = useTranslations('ruling.kind');
  const reasons = useTranslations('ruling.reason');
  const sealed = useTranslations('admin.proposal');
  const time = useTime();
  const { film, names } = at;
  const sides = seatSides(film.game, film.options);
  const sideName = (side: number) => names.filter((_, seat) => sides[seat] === side).join(' + ');
  const facts: readonly (readonly [string, string])[] = [
    [t('kind'), kinds(ruling.kind)],
    ...('seat' in ruling ? [[t('seat'), names[ruling.seat] ?? ''] as const] : []),
    ...('points' in ruling
      ? ruling.points.map((points, side) => [t('points', { who: sideName(side) }), given(points)] as const)
      : []),
    ...(ruling.kind === 'void' ? [[t('sets'), ruling.void ? t('voidYes') : t('voidNo')] as const] : []),
    ...(ruling.kind === 'suspend'
      ? [[t('scope'), ruling.rated ? t('scopes.rated') : t('scopes.all')] as const]
      : []),
    ...(until === null ? [] : [[sealed('until'), time.moment(until)] as const]),
    ...(ruling.reverses === undefined
      ? []
      : [[t('reverses'), t('reversesOne', { seq: ruling.reverses })] as const]),
    [t('reason'), reasons(reasonOf(ruling.reason))],
  ];
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {ruling.note === '' ? null : <blockquote className={styles.note}>{ruling.note}</blockquote>}
    </>
  );
};
