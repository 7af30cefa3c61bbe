import type { PacedMatch } from '@stikk/client';
import { useView } from '@stikk/client/react';
import { sortedHand } from '@stikk/engine';
import {
  type OhHellCommand,
  type OhHellEvent,
  type OhHellOptions,
  type OhHellState,
  ohHell,
} from '@stikk/variants/oh-hell';

interface TableProps {
  readonly match: PacedMatch<OhHellState, OhHellCommand, OhHellEvent>;
  readonly options: OhHellOptions;
  readonly names: readonly string[];
  readonly seat: number;
}

/** A table with the plainest of looks; replace it with your own. */
export function Table({ match, options, names, seat }: TableProps) {
  const { state, waits } = useView(match);
  const legal = waits === 'asked' ? [] : ohHell.legal(state, seat, options);
  const playing = state.phase === 'playing' ? state : undefined;
  const dealt = 'deal' in state ? state : undefined;
  const hand = dealt ? sortedHand(dealt.hands[seat] ?? [], dealt.deal.trump, options.rankOrder) : [];

  return (
    <section aria-label="Table">
      <p role="status">
        {state.phase === 'over'
          ? `Won by ${state.winners.map((winner) => names[winner]).join(' and ')}`
          : `Deal ${ohHell.standing(state).deal}`}
      </p>
      <ul>
        {names.map((name, index) => (
          <li key={name}>
            {name}: {playing?.taken[index] ?? 0}/{dealt?.deal.bids[index] ?? '–'}, {state.match.totals[index]}{' '}
            points
          </li>
        ))}
      </ul>
      <p>{playing?.trick.map(({ seat: by, card }) => `${names[by]} ${card}`).join(', ')}</p>
      {legal.map(
        (command) =>
          (command.type === 'MakeBid' || command.type === 'AdjustBid') && (
            <button key={command.bid} type="button" onClick={() => match.act(command)}>
              Bid {command.bid}
            </button>
          ),
      )}
      {hand.map((card) => {
        const command = legal.find((one) => one.type === 'PlayCard' && one.card === card);
        return (
          <button key={card} type="button" disabled={!command} onClick={() => command && match.act(command)}>
            {card}
          </button>
        );
      })}
      {waits === 'asked' && (
        <button type="button" onClick={match.hurry}>
          Next deal
        </button>
      )}
    </section>
  );
}
