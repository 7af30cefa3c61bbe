import { Notice, WarnIcon } from '@stikk/ui';
import { reasonOf } from '@stikk/words';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { CaseFile, Circumstances as Known } from '../server/client.ts';
import { useTime } from '../shell/time.ts';
import styles from './dispute.module.css';

interface CircumstancesProps {
  readonly file: CaseFile;
  readonly known: Known;
}

/** What was said around what a dispute is about, and what was ruled at the table before. */
export const Circumstances = ({ file, known }: CircumstancesProps) => {
  const t = useTranslations('admin.circumstances');
  const time = useTime();
  return (
    <>
      <h3 id="said">{t('said')}</h3>
      {known.whole ? null : (
        <Notice icon={<WarnIcon />} urgent>
          {t('changed')}
        </Notice>
      )}
      {known.said.length === 0 ? (
        <p className="cap">{t('nothing')}</p>
      ) : (
        <ol className={styles.steps} aria-labelledby="said">
          {known.said.map(({ at, seat, saying, hash }) => (
            <li key={hash}>
              <p className="cap">
                {time.clock(at)}, {seat === null ? t('onlooker') : file.seats[seat]}
              </p>
              {saying === null ? <p>{t('gone')}</p> : <Said saying={saying} />}
            </li>
          ))}
        </ol>
      )}
      <h3 id="rulings">{t('rulings')}</h3>
      {known.rulings.length === 0 ? <p className="cap">{t('none')}</p> : <Rulings rulings={known.rulings} />}
    </>
  );
};

const Said = ({ saying }: { readonly saying: NonNullable<Known['said'][number]['saying']> }) => {
  const phrases = useTranslations('admin.phrases');
  const reactions = useTranslations('admin.reactions');
  const { phrase, reaction, text } = saying;
  if (phrase !== undefined)
    return <p>{phrases.has(phrase as 'hello') ? phrases(phrase as 'hello') : phrase}</p>;
  if (reaction !== undefined)
    return <p>{reactions.has(reaction as 'smile') ? reactions(reaction as 'smile') : reaction}</p>;
  return <blockquote>{text}</blockquote>;
};

const Rulings = ({ rulings }: Pick<Known, 'rulings'>) => {
  const kinds = useTranslations('ruling.kind');
  const reasons = useTranslations('ruling.reason');
  const time = useTime();
  return (
    <ol className={styles.steps} aria-labelledby="rulings">
      {rulings.map(({ disputeId, at, kind, reason, entry }) => (
        <li key={`${disputeId} ${entry}`}>
          <p className="cap">{time.moment(at)}</p>
          <p>
            <Link href={`/disputes/${disputeId}`}>{kinds(kind as 'none')}</Link>. {reasons(reasonOf(reason))}.
          </p>
        </li>
      ))}
    </ol>
  );
};
