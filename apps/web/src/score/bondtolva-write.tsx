import { Button, Panel } from '@stikk/ui';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useWords } from '../table/words.tsx';
import { sidesFrom } from '../tolva/side-model.ts';
import { entriesOf, optionsOf, scoreOf } from './bondtolva-book.ts';
import { Closing, type ClosingKeyed, DeclaredList, Pairs } from './bondtolva-form.tsx';
import { type BondtolvaEntry, type Declared, dealerAfter } from './bondtolva-score.ts';
import type { Entry } from './fact.ts';
import styles from './score.module.css';
import type { CorrectProps, WriteProps } from './scorer.ts';

const EMPTY: ClosingKeyed = { last: undefined, matadors: undefined };

const Deal = ({ book, onAct }: WriteProps) => {
  const t = useTranslations('web.score');
  const { name } = useWords();
  const { state } = scoreOf(book);
  const options = optionsOf(book);
  const number = state.match.sheet.length + 1;
  const begun = entriesOf(book)[number - 1];
  const entry: BondtolvaEntry = begun ?? { dealer: dealerAfter(state), declared: [] };
  const [closing, setClosing] = useState(EMPTY);
  const { last, matadors } = closing;
  const sides = sidesFrom(state.match, 0);
  const later = options['tolva.settle'] === 'deal_end';
  const write = (next: BondtolvaEntry) =>
    onAct({ type: 'Written', deal: number, entry: next as unknown as Entry });
  const ready = last !== undefined && matadors !== undefined;
  return (
    <Panel yours className={styles.panel} title={t('dealTitle', { deal: number })}>
      <p>{t('deals', { who: name(entry.dealer) })}</p>
      <DeclaredList declared={entry.declared} />
      <Pairs
        sides={sides}
        declared={entry.declared}
        options={options}
        scores={later ? undefined : state.match.scores}
        onDeclare={(pair) => write({ ...entry, declared: [...entry.declared, pair] })}
      />
      <Closing sides={sides} value={closing} onChange={setClosing} />
      <Button look="go" disabled={!ready} onClick={() => ready && write({ ...entry, last, matadors })}>
        {t('writeDeal')}
      </Button>
    </Panel>
  );
};

/** The deal that is written next: pairs as they are declared, and how it came out. */
export const Write = (props: WriteProps) => {
  const { state } = scoreOf(props.book);
  if (state.phase === 'over') return null;
  return <Deal key={state.match.sheet.length} {...props} />;
};

/** A deal that was written, to be put right. Nothing on the sheet moves until it is saved. */
export const Correct = ({ book, deal, onSave, onCancel }: CorrectProps) => {
  const t = useTranslations('web.score');
  const entry = entriesOf(book)[deal - 1]!;
  const [declared, setDeclared] = useState<readonly Declared[]>(entry.declared);
  const [closing, setClosing] = useState<ClosingKeyed>({ last: entry.last, matadors: entry.matadors });
  const { last, matadors } = closing;
  const sides = sidesFrom(scoreOf(book).state.match, 0);
  const next: BondtolvaEntry = {
    dealer: entry.dealer,
    declared,
    ...(last !== undefined && { last }),
    ...(matadors !== undefined && { matadors }),
  };
  const ready =
    last !== undefined && matadors !== undefined && JSON.stringify(next) !== JSON.stringify(entry);
  return (
    <>
      <DeclaredList
        declared={declared}
        onRemove={(place) => setDeclared(declared.filter((_, at) => at !== place))}
      />
      <Pairs
        sides={sides}
        declared={declared}
        options={optionsOf(book)}
        onDeclare={(pair) => setDeclared([...declared, pair])}
      />
      <Closing sides={sides} value={closing} onChange={setClosing} />
      <div className={styles.acts}>
        <Button onClick={onCancel}>{t('cancel')}</Button>
        <Button look="primary" disabled={!ready} onClick={() => onSave(next as unknown as Entry)}>
          {t('save')}
        </Button>
      </div>
    </>
  );
};
