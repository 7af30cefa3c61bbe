import { type Hand, HIDDEN, type RankOrder, type Seat, sortedHand, type Trump } from '@stikk/engine';
import { PlayingCard } from '@stikk/ui';
import { useWords } from '../table/words.tsx';
import styles from './replay.module.css';

export interface OpenHandsProps {
  readonly hands: readonly { readonly seat: Seat; readonly cards: Hand }[];
  readonly trump: Trump | undefined;
  readonly order: RankOrder;
}

/** The other hands, face up. */
export const OpenHands = ({ hands, trump, order }: OpenHandsProps) => {
  const { t, name, card: named, letters } = useWords();
  return (
    <section className={styles.hands}>
      <h2>{t('replay.hands')}</h2>
      <ul>
        {hands.map(({ seat, cards: held }) => {
          const cards = sortedHand(held, trump, order).filter((card) => card !== HIDDEN);
          return (
            <li key={seat}>
              <span>{name(seat)}</span>
              <ul aria-label={t('replay.handOf', { who: name(seat) })}>
                {cards.map((card) => (
                  <li key={card}>
                    <PlayingCard card={card} index={letters} label={named(card)} size={34} />
                  </li>
                ))}
              </ul>
              {cards.length === 0 ? <span className="cap">{t('replay.none')}</span> : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
};
