import { rulingsOf } from '@stikk/engine';
import { type OhHellEvent, type OhHellOptions, type OhHellState, ohHellRules } from '@stikk/variants/oh-hell';
import { useMemo } from 'react';
import { Center } from '../table/center.tsx';
import { Frame } from '../table/frame.tsx';
import { StillHand } from '../table/hand.tsx';
import { ruledState } from '../table/ruled.ts';
import { Said } from '../table/said.tsx';
import { lineOf } from '../table/say.ts';
import { seatsFrom } from '../table/seat-model.ts';
import { Paper } from '../table/sheet.tsx';
import { Happened, StandingNow } from '../table/standing.tsx';
import { showsOwn, tableModel } from '../table/table-model.ts';
import { ohHellTeller } from '../table/teller.ts';
import { useTale } from '../table/use-tale.ts';
import { useWords } from '../table/words.tsx';
import { OpenHands } from './open-hands.tsx';
import { type ReplayProps, Shell } from './shell.tsx';
import { useFilm } from './use-film.ts';

const nothing = () => {};

/** A finished match of the Oh Hell family, stopped at one of its entries. */
export const Replay = (props: ReplayProps) => {
  const { info, record } = props;
  const words = useWords();
  const seats = info.seats.length;
  const options = info.options as OhHellOptions;
  const at = useFilm<OhHellState, OhHellEvent>(ohHellRules, info, record);
  const { seat, bottom, entries, event } = at;
  const state = useMemo(
    () => ruledState(at.state, options, rulingsOf(entries)),
    [at.state, options, entries],
  );
  const lines = useTale(ohHellTeller, entries, seats);
  const model = tableModel(state, options, { bottom, you: seat }, event);
  const line = lineOf(
    { state, options, scene: model.scene, ask: undefined, sent: undefined, step: 3 },
    words,
  );
  const order = seatsFrom(bottom, seats);
  const hands =
    seat === undefined && 'hands' in state ? (
      <OpenHands
        hands={order.slice(1).map((other) => ({ seat: other, cards: state.hands[other]! }))}
        trump={state.deal.trump}
        order={options.rankOrder}
      />
    ) : null;
  const told = line ?? { text: lines.at(-1)?.text };
  const said = model.scene.kind === 'over' || model.scene.kind === 'chosen' ? undefined : told;

  return (
    <Shell
      {...props}
      at={at}
      lines={lines}
      hands={hands}
      paper={<Paper state={state} options={options} order={order} />}
      table={(acts, className) => (
        <Frame
          model={model}
          covered={false}
          ownPlate={showsOwn(model.scene)}
          acts={acts}
          bottomBar={false}
          className={className}
          side={
            <>
              <StandingNow model={model} totals={state.match.totals} after={state.match.sheet.length} />
              <Happened lines={lines.slice(-6)} struck={at.film.struck} />
              {hands}
            </>
          }
          center={
            <Center
              options={options}
              state={state}
              model={model}
              ask={undefined}
              step={3}
              peeked={undefined}
              chosen={undefined}
              waits={undefined}
              onChoose={nothing}
              onAct={nothing}
              onGoOn={nothing}
              meanwhile={null}
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
