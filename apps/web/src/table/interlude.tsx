import type { Card, Seat } from '@stikk/engine';
import { Panel, PlayingCard } from '@stikk/ui';
import { describeEvent } from '@stikk/words';
import styles from './interlude.module.css';
import type { Scene } from './table-model.ts';
import { useWords } from './words.tsx';

type Shape = NonNullable<NonNullable<Extract<Scene, { kind: 'chosen' }>['event']['throws']>[number][number]>;

const SHAPES: Record<Shape, string> = {
  rock: 'M14 34V22a4 4 0 0 1 8 0 4 4 0 0 1 8 0 4 4 0 0 1 6 2v10a8 8 0 0 1-8 8h-6a8 8 0 0 1-8-8Z',
  paper:
    'M13 26V12a3 3 0 0 1 6 0v10V8a3 3 0 0 1 6 0v14V9a3 3 0 0 1 6 0v14-9a3 3 0 0 1 6 0v18a10 10 0 0 1-10 10h-4a10 10 0 0 1-10-9Z',
  scissors: 'M20 28 12 9a3 3 0 0 1 6-2l6 15 6-15a3 3 0 0 1 6 2l-8 19a8 8 0 0 1-2 14h-6a8 8 0 0 1-2-14Z',
};

const Thrown = ({ shape, label }: { readonly shape: Shape; readonly label: string }) => (
  <svg className={styles.shape} viewBox="0 0 48 48" role="img" aria-label={label}>
    <path d={SHAPES[shape]} fill="currentColor" />
  </svg>
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
  order,
}: {
  readonly event: Extract<Scene, { kind: 'chosen' }>['event'];
  readonly order: readonly Seat[];
}) => {
  const words = useWords();
  const { t, g, name, telling, letters } = words;
  const { dealer, draws, throws } = event;
  const shown = (seat: Seat) => {
    const card: Card | null = draws ? lastOf(draws, seat) : null;
    const shape = throws ? lastOf(throws, seat) : null;
    if (card) return <PlayingCard card={card} index={letters} label={words.card(card)} size={52} />;
    return shape ? <Thrown shape={shape} label={t(`shape.${shape}`)} /> : null;
  };
  return (
    <Panel title={describeEvent(g, event, telling)} className={styles.chosen}>
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

/** Who has to leave, or that lots are drawn about it. */
export const Leaving = ({ text }: { readonly text: string }) => (
  <Panel title={text} className={styles.chosen} />
);
