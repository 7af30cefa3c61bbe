import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { differences } from './difference.ts';
import type { EntryWords } from './entry-words.ts';
import type { Judged, Wrong } from './judgement.ts';
import styles from './verify.module.css';

/** Things of one kind that are listed; the rest is counted. */
const MOST_LISTED = 6;

interface MisfitProps {
  readonly wrong: Wrong;
  readonly count: Judged['count'];
  readonly words: EntryWords;
}

/** The first entry that does not fit: what it says, why it cannot stand, and what would have fitted. */
export const Misfit = ({ wrong, count, words }: MisfitProps) => {
  const t = useTranslations('web.verify');
  const { seq, reason, entry, met } = wrong;
  const missing = t('misfit.missing', { seq, entries: count.entries, promised: count.promised });
  const text = entry && words.entry(entry, met);
  return (
    <dl className={styles.misfit}>
      {entry && text !== undefined ? (
        <Term name={t('misfit.says')}>
          {reason === 'actor' ? t('misfit.by', { who: words.actor(entry.by), text }) : text}
        </Term>
      ) : null}
      <Term name={t('misfit.why')}>
        {t(`reason.${reason}`)} {entry ? null : missing}
      </Term>
      <Due wrong={wrong} words={words} said={text} />
    </dl>
  );
};

/** What would have fitted in the place of the entry. */
const Due = ({
  wrong,
  words,
  said,
}: Pick<MisfitProps, 'wrong' | 'words'> & { readonly said: string | undefined }) => {
  const t = useTranslations('web.verify');
  const { expected, entry } = wrong;
  if (expected === undefined) return null;
  if ('hash' in expected)
    return (
      <Term name={t('misfit.hash')}>
        <code>{expected.hash}</code>
      </Term>
    );
  if ('commitment' in expected)
    return (
      <Term name={t('misfit.commitment')}>
        <code>{expected.commitment}</code>
      </Term>
    );
  if ('actors' in expected)
    return expected.actors.length === 0 ? null : (
      <Term name={t('misfit.turn')}>{expected.actors.map(words.actor).join(', ')}</Term>
    );
  const [due] = expected.events;
  if (due === undefined) return null;
  const sentences = [...new Set(expected.events.map((event) => words.event(event, wrong.met)))];
  // Two deals are told alike; then the cards make the difference.
  const told = sentences.some((text) => text !== said);
  const found = !told && entry && 'game' in entry ? differences(entry.game, due) : [];
  const lines = told
    ? sentences
    : found.map(({ field, is, due }) =>
        t('misfit.differs', { field, is: words.value(is), due: words.value(due) }),
      );
  return (
    <Term name={t('misfit.due')}>
      <ul>
        {lines.slice(0, MOST_LISTED).map((text) => (
          <li key={text}>{text}</li>
        ))}
        {lines.length > MOST_LISTED ? (
          <li>{t('misfit.more', { count: lines.length - MOST_LISTED })}</li>
        ) : null}
      </ul>
    </Term>
  );
};

const Term = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
