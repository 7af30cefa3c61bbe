import { Button, Sheet } from '@stikk/ui';
import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useState } from 'react';
import type { CaseFile } from '../server/client.ts';
import styles from './dispute.module.css';

interface AskFormProps {
  readonly file: CaseFile;
  readonly onAsk: (seat: number, words: string) => Promise<void>;
}

/** Asks somebody at the table what they have to say to it. */
export const AskForm = ({ file, onAsk }: AskFormProps) => {
  const t = useTranslations('admin.dispute');
  const [seat, setSeat] = useState(file.seat);
  const [words, setWords] = useState('');
  const ids = { seat: useId(), words: useId() };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (words.trim() === '') return;
    await onAsk(seat, words);
    setWords('');
  };
  return (
    <Sheet title={t('askTitle')}>
      <form className={styles.form} onSubmit={send}>
        <label htmlFor={ids.seat}>{t('whom')}</label>
        <select
          id={ids.seat}
          className="sel"
          value={seat}
          onChange={({ target }) => setSeat(Number(target.value))}
        >
          {file.seats.map((name, at) => (
            <option key={at} value={at}>
              {name}
            </option>
          ))}
        </select>
        <label htmlFor={ids.words}>{t('question')}</label>
        <textarea
          id={ids.words}
          className="field"
          rows={2}
          maxLength={2000}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <div className={styles.acts}>
          <Button type="submit">{t('ask')}</Button>
        </div>
      </form>
    </Sheet>
  );
};
