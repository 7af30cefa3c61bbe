import { reasonOf } from '@stikk/words';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { CaseFile } from '../server/client.ts';
import { useTime } from '../shell/time.ts';
import { useTrouble } from '../shell/trouble.ts';
import styles from './dispute.module.css';

interface StepsProps {
  readonly file: CaseFile;
  readonly onSeek: (seq: number) => void;
}

/** What was said and done in a dispute, the first first. */
export const Steps = ({ file, onSeek }: StepsProps) => {
  const t = useTranslations('admin.dispute');
  const kinds = useTranslations('ruling.kind');
  const reasons = useTranslations('ruling.reason');
  const time = useTime();
  const trouble = useTrouble();
  return (
    <>
      <ol className={styles.steps} aria-label={t('steps')}>
        {file.steps.map(({ at, by, step, hash }) => (
          <li key={hash}>
            <p className="cap">
              {time.moment(at)}, {by}
            </p>
            <p>
              <b>{t(`step.${step.type}`, { who: 'seat' in step ? (file.seats[step.seat] ?? '') : '' })}</b>
            </p>
            {'words' in step ? <blockquote>{step.words}</blockquote> : null}
            {'proposal' in step && step.proposal !== undefined ? (
              <>
                <p className="cap">{t('proposal')}</p>
                <blockquote>{step.proposal}</blockquote>
              </>
            ) : null}
            {step.type === 'Proposed' ? (
              <p>
                {kinds(step.ruling.kind)}. {reasons(reasonOf(step.ruling.reason))}.
              </p>
            ) : null}
            {step.type === 'Lapsed' ? <p>{trouble(step.reason)}</p> : null}
            {step.type === 'Ruled' ? (
              <p>
                {kinds(step.kind as 'none')}. {reasons(reasonOf(step.reason))}.{' '}
                <button type="button" className={styles.to} onClick={() => onSeek(step.entry)}>
                  {t('toEntry', { seq: step.entry })}
                </button>
              </p>
            ) : null}
          </li>
        ))}
      </ol>
      {file.others.length > 0 ? (
        <nav aria-label={t('others')} className={styles.others}>
          <p className="cap">{t('others')}</p>
          {file.others.map(({ id, category }) => (
            <Other key={id} id={id} category={category} />
          ))}
        </nav>
      ) : null}
    </>
  );
};

const Other = ({ id, category }: { readonly id: string; readonly category: string }) => {
  const kinds = useTranslations('ruling.category');
  return <Link href={`/disputes/${id}`}>{kinds(category as 'other')}</Link>;
};
