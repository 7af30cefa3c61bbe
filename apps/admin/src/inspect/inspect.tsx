'use client';

import { Tag } from '@stikk/ui';
import { presetName } from '@stikk/words';
import { FileUp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState } from 'react';
import { useGameWords } from '../i18n/game-words.ts';
import { Laid } from '../replay/laid.tsx';
import head from '../replay/replay.module.css';
import { useTime } from '../shell/time.ts';
import styles from './inspect.module.css';
import type { Judgement } from './judge.ts';
import { type Imported, useImported } from './use-imported.ts';
import { useJudge } from './use-judge.ts';

/** A record from a file, read and proved in this page and sent nowhere. */
export const Inspect = () => {
  const t = useTranslations('admin.inspect');
  const { judging, judge } = useJudge();
  const id = useId();
  const over = useDropped(judge);
  const done = judging.kind === 'done' ? judging : undefined;
  return (
    <>
      <h1>{t('title')}</h1>
      <section className={styles.bring} data-over={over || undefined} aria-label={t('drop')}>
        <p id={`${id}-hint`}>
          <b>{t('drop')}</b> {t('hint')}
        </p>
        <input
          type="file"
          id={id}
          className="vh"
          accept=".jsonl"
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file) void judge(file);
            target.value = '';
          }}
        />
        <label htmlFor={id} className="btn">
          <FileUp className="i" aria-hidden="true" />
          <span className="bt">{t('choose')}</span>
        </label>
      </section>
      {judging.kind === 'reading' ? <p role="status">{t('reading')}</p> : null}
      {judging.kind === 'refused' ? (
        <p role="alert" className={styles.failed}>
          {t(`refused.${judging.reason}`)}
        </p>
      ) : null}
      {done?.judgement.kind === 'unreadable' ? <Unreadable judgement={done.judgement} /> : null}
      {done?.judgement.kind === 'record' ? (
        <Opened key={done.turn} name={done.file.name} record={done.judgement} />
      ) : null}
    </>
  );
};

/** A file dropped anywhere on the page; whether one is held over it. */
function useDropped(onFile: (file: File) => void): boolean {
  const [over, setOver] = useState(false);
  const latest = useRef(onFile);
  latest.current = onFile;
  useEffect(() => {
    const held = (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    };
    const left = (event: DragEvent) => event.relatedTarget === null && setOver(false);
    const dropped = (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      const file = event.dataTransfer?.files[0];
      if (file) latest.current(file);
    };
    window.addEventListener('dragover', held);
    window.addEventListener('dragleave', left);
    window.addEventListener('drop', dropped);
    return () => {
      window.removeEventListener('dragover', held);
      window.removeEventListener('dragleave', left);
      window.removeEventListener('drop', dropped);
    };
  }, []);
  return over;
}

const Unreadable = ({
  judgement: { line, reason },
}: {
  readonly judgement: Extract<Judgement, { readonly kind: 'unreadable' }>;
}) => {
  const t = useTranslations('admin.inspect');
  return (
    <p role="alert" className={styles.failed}>
      {t('line', { line })} {t(`torn.${reason}`)}
    </p>
  );
};

const Opened = ({ name, record }: { readonly name: string; readonly record: Imported }) => {
  const t = useTranslations('admin.inspect');
  const g = useGameWords();
  const time = useTime();
  const names = record.seats.map((_, seat) => t('seat', { number: seat + 1 }));
  const { wrong, outcome } = record;
  return (
    <>
      <header className={head.head}>
        <div>
          <h2>{name}</h2>
          <p className="cap">
            {t('about', { game: presetName(g, record.preset), at: time.moment(record.entries[0]?.at ?? 0) })}
          </p>
        </div>
        <Tag outcome={outcome === 'fails' ? 'missed' : 'made'}>{t(`outcome.${outcome}`)}</Tag>
      </header>
      {wrong === null ? null : (
        <div role="alert" className={styles.wrong}>
          <p className={styles.failed}>
            {t('line', { line: wrong.line })} {t(`reason.${wrong.reason}`)}
          </p>
          {wrong.text === '' ? null : <code>{wrong.text}</code>}
          {record.whole ? null : <p>{t('asFar')}</p>}
        </div>
      )}
      {record.entries.length === 0 ? null : <Replayed record={record} names={names} />}
    </>
  );
};

const Replayed = ({ record, names }: { readonly record: Imported; readonly names: readonly string[] }) => (
  <Laid replay={useImported(record, names)} head={null} />
);
