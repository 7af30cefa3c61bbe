import { Button } from '@stikk/ui';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { LONGEST } from './call-form.tsx';
import styles from './disputes.module.css';

interface SayFormProps {
  readonly what: 'answer' | 'appeal';
  readonly busy: boolean;
  readonly onSay: (words: string) => void;
}

/** Answers in a dispute, or appeals against what was ruled. */
export const SayForm = ({ what, busy, onSay }: SayFormProps) => {
  const t = useTranslations('web.dispute');
  const [words, setWords] = useState('');
  const field = useId();
  const told = words.trim();
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (told === '') return;
        onSay(told);
        setWords('');
      }}
    >
      <label htmlFor={field}>{what === 'answer' ? t('answerWords') : t('appealWords')}</label>
      <textarea
        id={field}
        rows={2}
        maxLength={LONGEST}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <div className={styles.ways}>
        <Button type="submit" disabled={told === ''} busy={busy}>
          {what === 'answer' ? t('answer') : t('appeal')}
        </Button>
      </div>
    </form>
  );
};
