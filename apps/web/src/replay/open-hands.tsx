import { type Hand, HIDDEN, type Seat, sortedHand, type Trump } from '@stikk/engine';
import { PlayingCard } from '@stikk/ui';
import type { OhHellOptions, OhHellState } from '@stikk/variants/oh-hell';
import { useWords } from '../table/words.tsx';
import styles from './replay.module.css';

export interface OpenHandsProps {
  readonly state: OhHellState;
  readonly options: OhHellOptions;
  readonly seats: readonly Seat[];
}

const sorted = (hand: Hand, trump: Trump | undefined, options: OhHellOptions) =>
  sortedHand(hand, trump, options.rankOrder).filter((card) => card !== HIDDEN);

/** The other hands, face up. */
export const OpenHands = ({ state, options, seats }: OpenHandsProps) => {
  const { t, name, card: named, letters } = useWords();
  if (!('hands' in state)) return null;
  return (
    <section className={styles.hands}>
      <h2>{t('replay.hands')}</h2>
      <ul>
        {seats.map((seat) => {
          const cards = sorted(state.hands[seat]!, state.deal.trump, options);
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
