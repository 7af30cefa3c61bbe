import { HIDDEN, type MaybeCard, type Seat } from '@stikk/engine';
import { CardBack, PipRow, PlayingCard, Tag, TrumpTiles } from '@stikk/ui';
import { cardName, indexSetOf, signed } from '@stikk/words';
import { useLocale, useTranslations } from 'next-intl';
import { useGameWords } from '../i18n/game-words.ts';
import type { PositionModel, SeatModel } from './model.ts';
import styles from './position.module.css';

interface PositionProps {
  readonly label: string;
  readonly model: PositionModel;
  readonly names: readonly string[];
  readonly scores: readonly number[];
  /** Seats that are to act. */
  readonly toAct: readonly Seat[];
  /** Seats that a bot holds for their person. */
  readonly held: readonly boolean[];
}

/** A position as it lay: every hand that the viewer could see, the trick and what is around it. */
export const Position = ({ label, model, names, scores, toAct, held }: PositionProps) => {
  const t = useTranslations('admin.position');
  return (
    <section className={styles.felt} aria-label={label}>
      <h2>{label}</h2>
      <ul className={styles.seats}>
        {model.seats.map((seat, at) => (
          <li
            key={names[at] ?? at}
            data-turn={toAct.includes(at) || undefined}
            data-out={seat.isOut || undefined}
          >
            <p className={styles.plate}>
              <b>{names[at]}</b>
              {model.dealer === at ? <Tag>{t('dealer')}</Tag> : null}
              {held[at] ? <Tag outcome="missed">{t('held')}</Tag> : null}
              {toAct.includes(at) ? <Tag outcome="go">{t('toAct')}</Tag> : null}
              {seat.bid ? <PipRow {...seat.bid} /> : null}
              <span className="num">{seat.line}</span>
              <span className="num">
                {t('points', { points: signed(scores[at] ?? 0), count: scores[at] ?? 0 })}
              </span>
            </p>
            <Cards cards={seat.hand} label={t('hand', { who: names[at] ?? '' })} />
            <Laid seat={seat} />
          </li>
        ))}
      </ul>
      <Trick model={model} names={names} />
      <p className={styles.facts}>
        {model.trumpText === undefined ? null : (
          <span>
            {model.trump === undefined ? null : <TrumpTiles trump={model.trump} small />}
            {model.trumpText}
          </span>
        )}
        {model.facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      {model.aside.map(({ text, cards }) => (
        <div key={text} className={styles.aside}>
          <span>{text}</span>
          <Cards cards={cards} label={text} />
        </div>
      ))}
    </section>
  );
};

const Trick = ({ model, names }: Pick<PositionProps, 'model' | 'names'>) => {
  const t = useTranslations('admin.position');
  if (model.trick.length === 0) return null;
  return (
    <ol className={styles.trick} aria-label={t('trick')}>
      {model.trick.map(({ seat, card }) => (
        <li key={seat} data-best={seat === model.best || undefined}>
          <Card card={card} size={52} />
          <span>
            {names[seat]}
            {seat === model.best ? ` · ${t('best')}` : ''}
          </span>
        </li>
      ))}
    </ol>
  );
};

const Laid = ({ seat: { tableau } }: { readonly seat: SeatModel }) =>
  tableau === undefined ? null : (
    <ul className={styles.tableau}>
      {tableau.map(({ open, covered }, place) => (
        <li key={place}>
          {open === null ? null : <Card card={open} size={34} />}
          {covered === null ? null : <Card card={covered} size={34} />}
        </li>
      ))}
    </ul>
  );

const Cards = ({ cards, label }: { readonly cards: readonly MaybeCard[]; readonly label: string }) =>
  cards.length === 0 ? null : (
    <ul className={styles.cards} aria-label={label}>
      {cards.map((card, place) => (
        <li key={card === HIDDEN ? `${place}` : card}>
          <Card card={card} size={40} />
        </li>
      ))}
    </ul>
  );

export const Card = ({ card, size }: { readonly card: MaybeCard; readonly size: number }) => {
  const g = useGameWords();
  const index = indexSetOf(useLocale());
  if (card === HIDDEN) return <CardBack label={cardName(g, card)} size={size} />;
  return <PlayingCard card={card} index={index} label={cardName(g, card)} size={size} />;
};
