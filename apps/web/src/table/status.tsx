import { DealerMark, OverUnder, OverUnderChip, TrumpChip, TrumpSign } from '@stikk/ui';
import { callText, capital, cardList, suitName, trumpEffect, trumpSentence, trumpShort } from '@stikk/words';
import type { Counter, TableModel } from './table-model.ts';
import { useWords } from './words.tsx';

/** Bids against tricks in words: the loud part first. */
export const CounterText = ({ counter }: { readonly counter: Counter }) => {
  const { g } = useWords();
  const { call, sum, size, complete } = counter;
  const text = callText(g, call, sum, size);
  if (!complete) return <>{text.detail}</>;
  return (
    <>
      <b>{text.counter}</b> · {text.detail}
    </>
  );
};

/** Trump and counter in the corner of a wide cloth. */
export const Status = ({ model, covered }: { readonly model: TableModel; readonly covered: boolean }) => {
  const words = useWords();
  const { t, g, letters } = words;
  const { trump, turnUp, drawn, removed, counter, scene } = model;
  if (!model.dealt) return null;
  const extra = [
    drawn.length > 0 ? g('event.drawn', { cards: cardList(g, drawn) }) : undefined,
    removed.length > 0 ? g('event.removed', { cards: cardList(g, removed) }) : undefined,
  ].filter((line) => line !== undefined);
  return (
    <>
      <TrumpSign
        trump={trump}
        title={trumpSentence(g, trump)}
        subtitle={extra.length > 0 ? extra.join('. ') : trumpEffect(g, trump)}
        turnedUp={
          turnUp && { card: turnUp, label: g('event.turnedUp', { card: words.card(turnUp) }), index: letters }
        }
      />
      {counter && !covered ? (
        <OverUnder {...counter} text={<CounterText counter={counter} />} />
      ) : scene.kind === 'bidding' || scene.kind === 'reveal' ? (
        model.seats.some(({ sealed }) => sealed) ? (
          <p>{t('status.sealed')}</p>
        ) : null
      ) : null}
    </>
  );
};

/** The same in the bar of a narrow screen. */
export const StatusChips = ({
  model,
  covered,
}: {
  readonly model: TableModel;
  readonly covered: boolean;
}) => {
  const words = useWords();
  const { t, g, letters } = words;
  const { trump, turnUp, counter } = model;
  if (!model.dealt) return null;
  const text = counter && callText(g, counter.call, counter.sum, counter.size);
  return (
    <>
      <TrumpChip
        trump={trump}
        text={capital(
          typeof trump === 'object'
            ? t('status.over', { suit: suitName(g, trump.over) })
            : trumpShort(g, trump),
        )}
        label={trumpSentence(g, trump)}
        turnedUp={turnUp && { card: turnUp, index: letters }}
      />
      {counter && text && !covered ? (
        <OverUnderChip
          text={
            counter.complete
              ? t('status.short', { call: counter.call, by: Math.abs(counter.sum - counter.size) })
              : t('status.soFar', { sum: counter.sum, size: counter.size })
          }
          label={counter.complete ? text.label : text.detail}
        />
      ) : null}
    </>
  );
};

/** The dealer's mark, for a title. */
export const OwnDealerMark = () => {
  const { t, g } = useWords();
  return <DealerMark letter={t('plate.dealerLetter')} title={g('sheet.dealer')} />;
};
