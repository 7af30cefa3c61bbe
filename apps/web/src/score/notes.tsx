import { Button } from '@stikk/ui';
import { useFormatter, useTranslations } from 'next-intl';
import type { ComponentType } from 'react';
import type { Correction } from './ledger.ts';
import styles from './score.module.css';
import type { ChangesProps } from './scorer.ts';

interface NotesProps {
  readonly corrections: readonly Correction[];
  readonly Changes: ComponentType<ChangesProps>;
  readonly onUndo: (seq: number) => void;
}

/** What was put right on the sheet: what it was, when and where. It stays when it is taken back. */
export const Notes = ({ corrections, Changes, onUndo }: NotesProps) => {
  const t = useTranslations('web.score');
  const format = useFormatter();
  if (corrections.length === 0) return null;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (
    <section className={styles.notes}>
      <h2>{t('notes')}</h2>
      <ol>
        {corrections.map(({ seq, deal, from, to, at, device, undone }) => {
          const changes = <Changes from={from} to={to} />;
          const when = format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short', timeZone });
          return (
            <li key={seq}>
              <div>
                <b>{t('noteDeal', { deal })}</b> {undone ? <del>{changes}</del> : changes}
                {undone ? <b> {t('takenBack')}</b> : null}
                <p className="cap">{device === '' ? when : t('noteWhen', { when, device })}</p>
              </div>
              {undone ? null : (
                <Button label={t('undoNote', { deal })} onClick={() => onUndo(seq)}>
                  {t('undo')}
                </Button>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
};
