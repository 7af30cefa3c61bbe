import type { Card, DealerDraw, Seat, Shape } from '@stikk/engine';
import { HandShape, Panel, PlayingCard } from '@stikk/ui';
import styles from './interlude.module.css';
import { useWords } from './words.tsx';

/** Fingers up. */
const SHAPES: Record<Shape, number> = { rock: 0, paper: 5, scissors: 2 };

const Thrown = ({ shape, label }: { readonly shape: Shape; readonly label: string }) => (
  <span role="img" aria-label={label}>
    <HandShape fingers={SHAPES[shape]} className={styles.shape} />
  </span>
);

const lastOf = <T,>(rounds: readonly (readonly (T | null)[])[], seat: Seat): T | null => {
  for (let round = rounds.length - 1; round >= 0; round--) {
    const shown = rounds[round]![seat];
    if (shown != null) return shown;
  }
  return null;
};

/** Who deals first, and the draws or throws that settled it. */
export const DealerChosen = ({
  event,
  title,
  order,
}: {
  readonly event: DealerDraw;
  readonly title: string | undefined;
  readonly order: readonly Seat[];
}) => {
  const words = useWords();
  const { t, name, letters } = words;
  const { dealer, draws, throws } = event;
  const shown = (seat: Seat) => {
    const card: Card | null = draws ? lastOf(draws, seat) : null;
    const shape = throws ? lastOf(throws, seat) : null;
    if (card) return <PlayingCard card={card} index={letters} label={words.card(card)} size={52} />;
    return shape ? <Thrown shape={shape} label={t(`shape.${shape}`)} /> : null;
  };
  return (
    <Panel title={title} className={styles.chosen}>
      {draws || throws ? (
        <ul className={styles.draws}>
          {order.map((seat) => (
            <li key={seat} data-first={seat === dealer || undefined}>
              {shown(seat)}
              <span>{name(seat)}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </Panel>
  );
};
