import type { Card, Seat } from '@stikk/engine';
import { HandShape, Panel, PlayingCard, Standing } from '@stikk/ui';
import type { OhHellEvent, OhHellState } from '@stikk/variants/oh-hell';
import { ohHellSpeech, signed } from '@stikk/words';
import styles from './interlude.module.css';
import { ranked } from './standing.tsx';
import type { Scene } from './table-model.ts';
import { useWords } from './words.tsx';

type Shape = NonNullable<NonNullable<Extract<Scene, { kind: 'chosen' }>['event']['throws']>[number][number]>;

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
    <Panel title={ohHellSpeech.describeEvent(g, event, telling)} className={styles.chosen}>
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

/** The match is over: everybody in the order they came in. */
export const Closing = ({ state }: { readonly state: OhHellState }) => {
  const { g, name, you, telling } = useWords();
  if (state.phase !== 'over') return null;
  const { totals } = state.match;
  const event: OhHellEvent = { type: 'MatchEnded', winners: [...state.winners] };
  return (
    <Panel title={ohHellSpeech.describeEvent(g, event, { ...telling, state })}>
      <Standing
        entries={ranked(totals).map(({ seat, place }) => ({
          id: String(seat),
          place,
          name: name(seat),
          points: signed(totals[seat]!),
          you: seat === you,
        }))}
      />
    </Panel>
  );
};
