'use client';

import { Button } from '@stikk/ui';
import { Send } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState } from 'react';
import { PHRASES, REACTIONS, type Saying } from './phrases.ts';
import { ReactionIcon, type Said, SaidText } from './said.tsx';
import styles from './talk-box.module.css';

/** Lines that are still to be read. */
const SHOWN = 5;
const LONGEST = 200;
/** Nobody says two things in so many milliseconds. */
const PAUSE_MS = 1200;

interface Line extends Said {
  readonly id: string;
  /** Who said it. */
  readonly name: string;
}

interface TalkBoxProps {
  readonly lines: readonly Line[];
  /** Words of one's own, where those at the table have accounts. */
  readonly free: boolean;
  readonly onSay: (saying: Saying) => void;
}

/** What is said at the table, and ways to say something. */
export const TalkBox = ({ lines, free, onSay }: TalkBoxProps) => {
  const t = useTranslations('web.talk');
  const [text, setText] = useState('');
  const [pausing, setPausing] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const field = useId();
  useEffect(() => () => clearTimeout(timer.current), []);
  const say = (saying: Saying) => {
    if (pausing) return;
    onSay(saying);
    setPausing(true);
    timer.current = setTimeout(() => setPausing(false), PAUSE_MS);
  };
  return (
    <div className={styles.talk}>
      <div role="log" aria-label={t('log')}>
        <ol className={styles.log}>
          {lines.slice(-SHOWN).map((line) => (
            <li key={line.id}>
              <b>{line.name}</b> <SaidText said={line} />
            </li>
          ))}
        </ol>
      </div>
      <fieldset className={styles.ways}>
        <legend className="vh">{t('phrase')}</legend>
        {PHRASES.map((phrase) => (
          <button
            key={phrase}
            type="button"
            className="pc"
            aria-disabled={pausing || undefined}
            onClick={() => say({ phrase })}
          >
            {t(`phrases.${phrase}`)}
          </button>
        ))}
      </fieldset>
      <fieldset className={styles.ways}>
        <legend className="vh">{t('reaction')}</legend>
        {REACTIONS.map((reaction) => (
          <Button
            key={reaction}
            look="icon"
            label={t(`reactions.${reaction}`)}
            icon={<ReactionIcon reaction={reaction} />}
            disabled={pausing}
            onClick={() => say({ reaction })}
          />
        ))}
      </fieldset>
      {free ? (
        <form
          className={styles.write}
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim() === '' || pausing) return;
            say({ text: text.trim() });
            setText('');
          }}
        >
          <label htmlFor={field} className="vh">
            {t('write')}
          </label>
          <input
            id={field}
            className="field"
            value={text}
            maxLength={LONGEST}
            placeholder={t('write')}
            autoComplete="off"
            enterKeyHint="send"
            onChange={({ target }) => setText(target.value)}
          />
          <Button
            type="submit"
            label={t('send')}
            icon={<Send className="i" aria-hidden="true" />}
            disabled={text.trim() === '' || pausing}
          />
        </form>
      ) : null}
    </div>
  );
};
