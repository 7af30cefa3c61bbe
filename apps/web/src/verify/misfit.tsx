import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { differences } from './difference.ts';
import type { EntryWords } from './entry-words.ts';
import type { Judged, Wrong } from './judgement.ts';
import styles from './verify.module.css';

/** Things of one kind that are listed; the rest is counted. */
const MOST_LISTED = 8;
const MOST_DIFFERENCES = 3;

interface MisfitProps {
  readonly wrong: Wrong;
  readonly count: Judged['count'];
  readonly words: EntryWords;
}

/** The first entry that does not fit: what it says, why it cannot stand, and what would have fitted. */
export const Misfit = ({ wrong, count, words }: MisfitProps) => {
  const t = useTranslations('web.verify');
  const { seq, reason, entry, met } = wrong;
  return (
    <dl className={styles.misfit}>
      <div>
        <dt>{t('misfit.says')}</dt>
        <dd>
          {entry
            ? reason === 'actor'
              ? t('misfit.by', { who: words.actor(entry.by), text: words.entry(entry, met) })
              : words.entry(entry, met)
            : t('misfit.missing', { seq, entries: count.entries, promised: count.promised })}
        </dd>
      </div>
      <div>
        <dt>{t('misfit.why')}</dt>
        <dd>{t(`reason.${reason}`)}</dd>
      </div>
      <Due wrong={wrong} words={words} />
    </dl>
  );
};

/** What would have fitted in the place of the entry. */
const Due = ({ wrong, words }: Pick<MisfitProps, 'wrong' | 'words'>) => {
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
  const [due, ...others] = expected.events;
  if (due === undefined) return null;
  const sentences = [...new Set(expected.events.map((event) => words.event(event, wrong.met)))];
  const found =
    others.length === 0 && entry && 'game' in entry && entry.game.type === due.type
      ? differences(entry.game, due)
      : [];
  const said = entry && words.entry(entry, wrong.met);
  return (
    <Term name={t('misfit.due')}>
      {sentences.length > 1 ? (
        <ul>
          {sentences.slice(0, MOST_LISTED).map((text) => (
            <li key={text}>{text}</li>
          ))}
          {sentences.length > MOST_LISTED ? (
            <li>{t('misfit.more', { count: sentences.length - MOST_LISTED })}</li>
          ) : null}
        </ul>
      ) : null}
      {sentences.length === 1 && sentences[0] !== said ? <p>{sentences[0]}</p> : null}
      {found.length > 0 ? (
        <ul>
          {found.slice(0, MOST_DIFFERENCES).map(({ field, is, due }) => (
            <li key={field}>{t('misfit.differs', { field, is, due })}</li>
          ))}
          {found.length > MOST_DIFFERENCES ? (
            <li>{t('misfit.more', { count: found.length - MOST_DIFFERENCES })}</li>
          ) : null}
        </ul>
      ) : null}
    </Term>
  );
};

const Term = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
