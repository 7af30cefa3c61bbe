import { Button } from '@stikk/ui';
import { useId, useState } from 'react';
import { useWords } from '../table/words.tsx';
import styles from './text.module.css';

export interface CommandLineProps {
  /** What the last line came to, where it did nothing. */
  readonly answer: string | undefined;
  readonly onLine: (typed: string) => void;
}

/** Where the reader types what to do; an empty line goes on. */
export const CommandLine = ({ answer, onLine }: CommandLineProps) => {
  const { t } = useWords();
  const [typed, setTyped] = useState('');
  const told = useId();
  return (
    <form
      className={styles.line}
      onSubmit={(event) => {
        event.preventDefault();
        setTyped('');
        onLine(typed);
      }}
    >
      <label>
        <span>{t('text.label')}</span>
        <input
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          autoCapitalize="none"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="send"
          aria-describedby={answer === undefined ? undefined : told}
        />
      </label>
      <Button look="go" type="submit">
        {t('text.send')}
      </Button>
      {answer === undefined ? null : (
        <p id={told} className={styles.answer}>
          {answer}
        </p>
      )}
    </form>
  );
};
