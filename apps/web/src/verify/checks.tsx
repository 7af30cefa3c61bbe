import {
  CircleDashed,
  CircleSlash2,
  Link,
  LockKeyhole,
  Shuffle,
  Sigma,
  Spade,
  Check as Tick,
  X,
} from 'lucide-react';
import { useTranslations } from 'next-intl';
import { CHECKS, type Check, type Mark } from './judgement.ts';
import styles from './verify.module.css';

const SIGNS = { chain: Link, commitment: LockKeyhole, draws: Shuffle, moves: Spade, scores: Sigma } as const;
const ICONS = { fits: Tick, fails: X, partly: CircleDashed, open: CircleSlash2 } as const;

/** Everything that is looked at, and, once it was, how it came out. */
export const Checks = ({ marks }: { readonly marks?: Readonly<Record<Check, Mark>> }) => {
  const t = useTranslations('web.verify');
  return (
    <ul className={styles.checks} aria-label={t('checks.label')}>
      {CHECKS.map((check) => {
        const mark = marks?.[check];
        const Icon = mark ? ICONS[mark] : SIGNS[check];
        return (
          <li key={check} data-mark={mark}>
            <span className={styles.mark}>
              <Icon size={mark ? 18 : 16} strokeWidth={mark ? 2.6 : 2} aria-hidden="true" />
            </span>
            <div>
              <b>{t(`checks.${check}.title`)}</b>
              {mark ? <span className={styles.how}> {t(`marks.${mark}`)}</span> : null}
              <p>{mark === 'open' ? t('checks.open') : t(`checks.${check}.text`)}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
};
