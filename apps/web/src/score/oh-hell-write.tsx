import { replaced, type Seat } from '@stikk/engine';
import { Button, OverUnder, Panel, Prompt } from '@stikk/ui';
import { callOf } from '@stikk/variants/oh-hell';
import { callText, listed } from '@stikk/words';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useWords } from '../table/words.tsx';
import type { Entry } from './fact.ts';
import { Keypad, type KeypadColumn } from './keypad.tsx';
import { entriesOf, optionsOf, scoreOf } from './oh-hell-book.ts';
import {
  bidFault,
  type DealFrame,
  type Keyed,
  keptOf,
  openDeal,
  tricksLeft,
  writtenDeal,
} from './oh-hell-score.ts';
import styles from './score.module.css';
import type { CorrectProps, WriteProps } from './scorer.ts';

const sumOf = (bids: Keyed) => bids.reduce<number>((sum, bid) => sum + (bid ?? 0), 0);
const isFull = ({ seats }: DealFrame, keyed: Keyed) => seats.every((seat) => keyed[seat] !== undefined);
const openOf = (kept: readonly (number | null)[] | undefined, seats: number): Keyed =>
  Array.from({ length: seats }, (_, seat) => kept?.[seat] ?? undefined);

const useColumns = () => {
  const t = useTranslations('web.score');
  return {
    bid: { id: 'bid', heading: t('bid'), label: (who: string) => t('bidOf', { who }) },
    took: { id: 'took', heading: t('took'), label: (who: string) => t('tookOf', { who }) },
  } satisfies Record<string, Omit<KeypadColumn, 'values'>>;
};

/** Over or under, and why the bids cannot stand. */
const BidLine = ({ frame, bids, fault }: { frame: DealFrame; bids: Keyed; fault: string | undefined }) => {
  const { g } = useWords();
  if (!isFull(frame, bids)) return null;
  const sum = sumOf(bids);
  const { counter, detail } = callText(g, callOf(sum, frame.size), sum, frame.size);
  return (
    <>
      <OverUnder
        sum={sum}
        size={frame.size}
        text={
          <>
            <b>{counter}</b> · {detail}
          </>
        }
      />
      {fault === undefined ? null : <p className={styles.fault}>{fault}</p>}
    </>
  );
};

function useFault(frame: DealFrame, bids: Keyed, options: ReturnType<typeof optionsOf>): string | undefined {
  const t = useTranslations('web.score');
  const { g, name } = useWords();
  const fault = bidFault(frame, bids, options);
  if (fault === undefined) return undefined;
  if (fault.kind === 'hook') return t('hooked', { who: name(fault.seat), bid: fault.bid });
  return t('adjust', { who: name(fault.seat), bids: listed(g, fault.choices.map(String), 'or') });
}

const Left = ({ left }: { readonly left: number }) => {
  const t = useTranslations('web.score');
  return left === 0 ? null : <p className="cap">{t('left', { count: left })}</p>;
};

const Bids = ({ book, frame, onAct }: WriteProps & { frame: DealFrame }) => {
  const t = useTranslations('web.score');
  const columns = useColumns();
  const options = optionsOf(book);
  const [bids, setBids] = useState<Keyed>(() => openOf(undefined, options.players));
  const fault = useFault(frame, bids, options);
  const ready = isFull(frame, bids) && fault === undefined;
  const write = () => {
    if (!ready) return;
    const entry = { dealer: frame.dealer, bids: keptOf(frame, bids) };
    onAct({ type: 'Written', deal: frame.number, entry });
  };
  return (
    <>
      <Keypad
        seats={frame.seats}
        dealer={frame.dealer}
        max={frame.size}
        columns={[
          { ...columns.bid, values: bids, onKey: (seat, bid) => setBids((now) => replaced(now, seat, bid)) },
        ]}
        onEnter={write}
      />
      <BidLine frame={frame} bids={bids} fault={fault} />
      <Button look="go" disabled={!ready} onClick={write}>
        {t('writeBids')}
      </Button>
    </>
  );
};

/** Whether a number of tricks leaves too few for those that are written. */
const overTaken = (frame: DealFrame, taken: Keyed) => (seat: Seat, value: number) =>
  tricksLeft(frame, replaced(taken, seat, value)) < 0;

const Tricks = ({ book, frame, onAct }: WriteProps & { frame: DealFrame }) => {
  const t = useTranslations('web.score');
  const columns = useColumns();
  const options = optionsOf(book);
  const entry = entriesOf(book)[frame.number - 1]!;
  const bids = openOf(entry.bids, options.players);
  const [taken, setTaken] = useState<Keyed>(() => openOf(undefined, options.players));
  const left = tricksLeft(frame, taken);
  const ready = isFull(frame, taken) && left === 0;
  const write = () => {
    if (!ready) return;
    onAct({ type: 'Written', deal: frame.number, entry: { ...entry, taken: keptOf(frame, taken) } });
  };
  return (
    <>
      <Keypad
        seats={frame.seats}
        dealer={frame.dealer}
        max={frame.size}
        columns={[
          { ...columns.bid, values: bids },
          {
            ...columns.took,
            values: taken,
            onKey: (seat, count) => setTaken((now) => replaced(now, seat, count)),
            bars: overTaken(frame, taken),
          },
        ]}
        onEnter={write}
      />
      <BidLine frame={frame} bids={bids} fault={undefined} />
      <Left left={left} />
      <Button look="go" disabled={!ready} onClick={write}>
        {t('writeTricks')}
      </Button>
    </>
  );
};

/** The deal that is written next: first what everybody bids, then what they took. */
export const Write = (props: WriteProps) => {
  const t = useTranslations('web.score');
  const { g, name } = useWords();
  const { book, onAct } = props;
  const { state } = scoreOf(book);
  const frame = openDeal(state, optionsOf(book));
  if (state.phase === 'tied') {
    const deal = state.match.sheet.length;
    const entry = entriesOf(book)[deal - 1]!;
    return (
      <Prompt
        title={t('leavesTitle')}
        choices={state.tied.map((seat) => ({ id: String(seat), value: name(seat) }))}
        onChoose={(id) => onAct({ type: 'Written', deal, entry: { ...entry, leaves: Number(id) } })}
      >
        {t('leaves')}
      </Prompt>
    );
  }
  if (frame === undefined) return null;
  const bidding = state.phase === 'dealing';
  const Stage = bidding ? Bids : Tricks;
  return (
    <Panel
      yours
      className={styles.panel}
      title={bidding ? t('bidsTitle', { deal: frame.number }) : t('tricksTitle', { deal: frame.number })}
      aside={<span className="cap">{g('sheet.cards', { count: frame.size })}</span>}
    >
      <p>{t('deals', { who: name(frame.dealer) })}</p>
      <Stage key={`${frame.number} ${state.phase}`} {...props} frame={frame} />
    </Panel>
  );
};

/** A deal that was written, to be put right. Nothing on the sheet moves until it is saved. */
export const Correct = ({ book, deal, onSave, onCancel }: CorrectProps) => {
  const t = useTranslations('web.score');
  const columns = useColumns();
  const options = optionsOf(book);
  const entry = entriesOf(book)[deal - 1]!;
  const frame = writtenDeal(entry, deal, options);
  const [bids, setBids] = useState<Keyed>(() => openOf(entry.bids, options.players));
  const [taken, setTaken] = useState<Keyed>(() => openOf(entry.taken, options.players));
  const fault = useFault(frame, bids, options);
  const left = tricksLeft(frame, taken);
  const next = { ...entry, bids: keptOf(frame, bids), taken: keptOf(frame, taken) };
  const ready = left === 0 && fault === undefined && JSON.stringify(next) !== JSON.stringify(entry);
  const save = () => ready && onSave(next as unknown as Entry);
  return (
    <>
      <Keypad
        seats={frame.seats}
        dealer={frame.dealer}
        max={frame.size}
        columns={[
          { ...columns.bid, values: bids, onKey: (seat, bid) => setBids((now) => replaced(now, seat, bid)) },
          {
            ...columns.took,
            values: taken,
            onKey: (seat, count) => setTaken((now) => replaced(now, seat, count)),
          },
        ]}
        onEnter={save}
      />
      <BidLine frame={frame} bids={bids} fault={fault} />
      <Left left={left} />
      <div className={styles.acts}>
        <Button onClick={onCancel}>{t('cancel')}</Button>
        <Button look="primary" disabled={!ready} onClick={save}>
          {t('save')}
        </Button>
      </div>
    </>
  );
};
