'use client';

import { Button, Notice, Panel, TopBar } from '@stikk/ui';
import { presetName } from '@stikk/words';
import { ArrowLeft, Printer, Undo2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { useGameWords } from '../i18n/game-words.ts';
import { toast } from '../shell/toast.ts';
import { WordsProvider } from '../table/words.tsx';
import { deviceOf } from './device.ts';
import type { Act, Fact } from './fact.ts';
import { Notes } from './notes.tsx';
import styles from './score.module.css';
import { bookOf, type Scorer } from './scorer.ts';
import { useScorer } from './scorers.ts';
import { addFact } from './shelf.ts';

const icon = { className: 'i', 'aria-hidden': true } as const;

/** Writes on a sheet, if nobody else has since these facts were read. */
async function write(facts: readonly Fact[], act: Act, scorer: Scorer): Promise<void> {
  const { sheet } = facts[0]!;
  const at = Date.now();
  const fact: Fact = { ...act, sheet, seq: facts.length, at, device: deviceOf(navigator.userAgent) };
  const book = bookOf([...facts, fact]);
  const { preset, names, title } = book.ledger.heading;
  const { done, deals, over } = scorer.read(book);
  await addFact(fact, {
    id: sheet,
    at,
    preset,
    names,
    done,
    over,
    ...(title !== undefined && { title }),
    ...(deals !== undefined && { deals }),
  });
}

interface OpenedProps {
  readonly facts: readonly Fact[];
  readonly scorer: Scorer;
}

const Opened = ({ facts, scorer }: OpenedProps) => {
  const t = useTranslations('web.score');
  const { Paper, Standing, Write, Correct, Changes } = scorer;
  const book = bookOf(facts);
  const { ledger } = book;
  const reading = scorer.read(book);
  const [editing, setEditing] = useState<number>();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (editing !== undefined) panel.current?.focus();
  }, [editing]);

  const writing = useRef(false);
  const act = (next: Act) => {
    if (writing.current) return;
    writing.current = true;
    setEditing(undefined);
    write(facts, next, scorer)
      .catch((error: unknown) => {
        const elsewhere = error instanceof DOMException && error.name === 'ConstraintError';
        toast.error(elsewhere ? t('elsewhere') : t('lost'));
      })
      .finally(() => {
        writing.current = false;
      });
  };
  const { last } = ledger;
  const complete = Array.from({ length: reading.complete }, (_, place) => place + 1);
  return (
    <>
      <div className={styles.entry} ref={panel} tabIndex={-1}>
        {editing === undefined ? (
          <Write book={book} onAct={act} />
        ) : (
          <Panel yours className={styles.panel} title={t('correctTitle', { deal: editing })}>
            <p>{t('correctText')}</p>
            <Correct
              key={editing}
              book={book}
              deal={editing}
              onSave={(entry) => act({ type: 'Corrected', deal: editing, entry })}
              onCancel={() => setEditing(undefined)}
            />
          </Panel>
        )}
        <div className={styles.acts}>
          <Button
            icon={<Undo2 {...icon} />}
            disabled={last === undefined}
            onClick={() => last && act({ type: 'Undone', fact: last.seq })}
          >
            {t('undo')}
          </Button>
          {reading.between && reading.done > 0 && editing === undefined ? (
            <Button onClick={() => act({ type: 'Ended' })}>{t('end')}</Button>
          ) : null}
          <Button icon={<Printer {...icon} />} onClick={() => window.print()}>
            {t('print')}
          </Button>
        </div>
      </div>
      <div className={styles.standing} aria-live="polite">
        {reading.beyond > 0 ? (
          <Notice>{t('beyond', { deal: reading.done, count: reading.beyond })}</Notice>
        ) : null}
        <Standing book={book} />
      </div>
      <div className={styles.paper}>
        <Paper book={book} />
        {complete.length === 0 ? null : (
          <section className={styles.correct}>
            <h2>{t('correct')}</h2>
            <ul>
              {complete.map((deal) => (
                <li key={deal}>
                  <Button
                    label={t('correctTitle', { deal })}
                    aria-pressed={deal === editing}
                    onClick={() => setEditing(deal)}
                  >
                    {deal}
                  </Button>
                </li>
              ))}
            </ul>
          </section>
        )}
        <Notes
          corrections={ledger.corrections}
          Changes={Changes}
          onUndo={(seq) => act({ type: 'Undone', fact: seq })}
        />
      </div>
    </>
  );
};

interface SheetPageProps {
  readonly facts: readonly Fact[];
  readonly onClose: () => void;
}

/** A sheet that is being kept. */
export const SheetPage = ({ facts, onClose }: SheetPageProps) => {
  const t = useTranslations('web.score');
  const words = useGameWords();
  const { ledger, rules } = bookOf(facts);
  const { preset, names, title } = ledger.heading;
  const scorer = useScorer(rules.game.id);
  return (
    <>
      <TopBar
        heading
        title={title ?? presetName(words, preset)}
        subtitle={names.join(', ')}
        start={<Button look="bare" icon={<ArrowLeft {...icon} />} label={t('all')} onClick={onClose} />}
      />
      <main id="main" className={styles.sheet}>
        <WordsProvider
          preset={preset}
          sitters={names.map((name) => ({ name, kind: 'person' }))}
          you={undefined}
          options={rules.sheet}
        >
          {scorer === 'failed' ? (
            <Notice>{t('unfetched')}</Notice>
          ) : scorer === undefined ? null : (
            <Opened facts={facts} scorer={scorer} />
          )}
        </WordsProvider>
      </main>
    </>
  );
};
