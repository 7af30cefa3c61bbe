import type { Place } from '@stikk/ui';
import type { OhHellCommand, OhHellOptions, OhHellState } from '@stikk/variants/oh-hell';
import { ohHellSpeech } from '@stikk/words';
import type { ReactNode } from 'react';
import { later } from '../shell/later.tsx';
import type { Ask } from './ask-model.ts';
import { Adjusting, Bidding, Naming } from './bidding.tsx';
import { DealerChosen } from './dealer-chosen.tsx';
import { Closing, Leaving } from './interlude.tsx';
import type { LastTrick } from './last-trick.ts';
import { Peek, Playing } from './play.tsx';
import { Revealing } from './reveal.tsx';
import type { TableModel } from './table-model.ts';
import { useWords } from './words.tsx';

const DealSummary = later(() => import('./deal-summary.tsx').then(({ DealSummary }) => DealSummary));

export interface CenterProps {
  readonly options: OhHellOptions;
  readonly state: OhHellState;
  readonly model: TableModel;
  readonly ask: Ask | undefined;
  readonly step: 0 | 1 | 2 | 3;
  readonly peeked:
    | { readonly last: LastTrick; readonly places: readonly Place[]; readonly onClose: () => void }
    | undefined;
  readonly chosen: number | undefined;
  readonly waits: 'time' | 'asked' | undefined;
  readonly onChoose: (bid: number) => void;
  readonly onAct: (command: OhHellCommand) => void;
  readonly onGoOn: () => void;
  /** What stands in the middle while others bid. */
  readonly meanwhile: ReactNode;
}

/** What lies or stands in the middle of the cloth. */
export const Center = (props: CenterProps) => {
  const { options, state, model, ask, step, peeked, chosen, waits, onChoose, onAct, onGoOn, meanwhile } =
    props;
  const { g, telling } = useWords();
  const { scene, seats } = model;
  const order = seats.map(({ seat }) => seat);
  if (peeked) return <Peek {...peeked} />;
  if ('deal' in state && ask) {
    const deal = state.deal.number;
    if (ask.kind === 'bid')
      return (
        <Bidding
          key={deal}
          ask={ask}
          state={state}
          dealer={seats[0]!.dealer}
          chosen={chosen}
          onChoose={onChoose}
          onBid={(bid) => onAct({ type: 'MakeBid', deal, bid })}
        />
      );
    if (ask.kind === 'adjust')
      return (
        <Adjusting
          ask={ask}
          state={state}
          options={options}
          onAdjust={(bid) => onAct({ type: 'AdjustBid', deal, bid })}
        />
      );
    if (ask.kind === 'name') return <Naming onName={(trump) => onAct({ type: 'NameTrump', deal, trump })} />;
  }
  switch (scene.kind) {
    case 'chosen':
      return (
        <DealerChosen
          event={scene.event}
          title={ohHellSpeech.describeEvent(g, scene.event, telling)}
          order={order}
        />
      );
    case 'reveal':
      return (
        <Revealing scene={scene} seats={seats.length} dice={options['bid.mode'] === 'dice'} step={step} />
      );
    case 'trick':
      return (
        <Playing
          trick={scene.trick}
          before={scene.before}
          seats={seats.length}
          asked={ask?.kind === 'play' ? 's' : undefined}
          onHurry={waits === 'time' ? onGoOn : undefined}
        />
      );
    case 'scored':
      return (
        <DealSummary
          row={scene.row}
          totals={state.match.totals}
          order={order}
          last={scene.row.deal >= (model.deal?.of ?? 0)}
          onGoOn={waits === 'asked' ? onGoOn : undefined}
        />
      );
    case 'leaving':
      return <Leaving text={ohHellSpeech.describeEvent(g, scene.event, telling) ?? ''} />;
    case 'bidding':
      return meanwhile;
    case 'over':
      return <Closing state={state} />;
    default:
      return null;
  }
};
