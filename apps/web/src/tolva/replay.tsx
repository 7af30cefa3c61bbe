import { type Hand, rulingsOf } from '@stikk/engine';
import {
  type BondtolvaEvent,
  type BondtolvaOptions,
  type BondtolvaState,
  bondtolvaRules,
} from '@stikk/variants/bondtolva';
import { useMemo } from 'react';
import { OpenHands } from '../replay/open-hands.tsx';
import { type ReplayProps, Shell } from '../replay/shell.tsx';
import { useFilm } from '../replay/use-film.ts';
import { StillHand } from '../table/hand.tsx';
import { Said } from '../table/said.tsx';
import { seatsFrom } from '../table/seat-model.ts';
import { Happened } from '../table/standing.tsx';
import { useTale } from '../table/use-tale.ts';
import { useWords } from '../table/words.tsx';
import { StandingNow } from './beside.tsx';
import { Center } from './center.tsx';
import { Frame } from './frame.tsx';
import { Paper } from './paper.tsx';
import { ruledState } from './ruled.ts';
import { lineOf } from './said.ts';
import { tolvaTeller } from './teller.ts';
import { listsAll, tolvaModel } from './tolva-model.ts';

const nothing = () => {};

const heldBy = (state: Extract<BondtolvaState, { deal: unknown }>, seat: number): Hand =>
  state.deal.hands[seat]!;

/** A finished match of Bondtolva, stopped at one of its entries. */
export const Replay = (props: ReplayProps) => {
  const { info, record } = props;
  const words = useWords();
  const seats = info.seats.length;
  const options = info.options as BondtolvaOptions;
  const at = useFilm<BondtolvaState, BondtolvaEvent>(bondtolvaRules, info, record);
  const { seat, bottom, entries, event } = at;
  const rulings = useMemo(() => rulingsOf(entries), [entries]);
  const state = useMemo(() => ruledState(at.state, options, rulings), [at.state, options, rulings]);
  const lines = useTale(tolvaTeller, entries, seats);
  const model = tolvaModel(state, options, { bottom, you: seat }, event, false);
  const line = lineOf({ state, options, scene: model.scene, ask: undefined, last: event }, words);
  const hands =
    seat === undefined && 'deal' in state ? (
      <OpenHands
        hands={seatsFrom(bottom, seats)
          .slice(1)
          .map((other) => ({ seat: other, cards: heldBy(state, other) }))}
        trump={state.deal.trump}
        order={options.rankOrder}
      />
    ) : null;
  const told = line ?? { text: lines.at(-1)?.text };
  const said = listsAll(model.scene) ? undefined : told;

  return (
    <Shell
      {...props}
      at={at}
      lines={lines}
      hands={hands}
      paper={<Paper state={state} options={options} bottom={bottom} rulings={rulings} />}
      table={(acts, className) => (
        <Frame
          model={model}
          options={options}
          acts={acts}
          bottomBar={false}
          className={className}
          side={
            <>
              <StandingNow model={model} />
              <Happened lines={lines.slice(-6)} struck={at.film.struck} />
              {hands}
            </>
          }
          center={
            <Center
              state={state}
              options={options}
              model={model}
              asked={false}
              peeked={undefined}
              waits={undefined}
              onGoOn={nothing}
            />
          }
          say={said && <Said line={said} />}
          hand={model.hand.length === 0 ? undefined : <StillHand cards={model.hand} />}
          notice={undefined}
        />
      )}
    />
  );
};
