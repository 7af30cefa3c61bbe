import { Panel, type Place, Standing } from '@stikk/ui';
import type { BondtolvaOptions, BondtolvaState } from '@stikk/variants/bondtolva';
import { bondtolvaSpeech, sideText } from '@stikk/words';
import { later } from '../shell/later.tsx';
import { DealerChosen } from '../table/dealer-chosen.tsx';
import type { LastTrick } from '../table/last-trick.ts';
import { Peek, Playing } from '../table/play.tsx';
import { useWords } from '../table/words.tsx';
import type { TolvaModel } from './tolva-model.ts';

const Count = later(() => import('./count.tsx').then(({ Count }) => Count));

export interface CenterProps {
  readonly state: BondtolvaState;
  readonly options: BondtolvaOptions;
  readonly model: TolvaModel;
  /** The player is asked for a card. */
  readonly asked: boolean;
  readonly peeked:
    | { readonly last: LastTrick; readonly places: readonly Place[]; readonly onClose: () => void }
    | undefined;
  readonly waits: 'time' | 'asked' | undefined;
  readonly onGoOn: () => void;
}

/** The match is over: every side in the order they came in. */
const Closing = ({ state, model }: Pick<CenterProps, 'model'> & { readonly state: BondtolvaState }) => {
  const { t, g, telling } = useWords();
  if (state.phase !== 'over') return null;
  const event = { type: 'MatchEnded', winners: state.winners };
  return (
    <Panel
      title={
        state.winners.length === 0
          ? t('end.void')
          : bondtolvaSpeech.describeEvent(g, event, { ...telling, state })
      }
    >
      <Standing
        entries={[...model.sides]
          .sort((a, b) => b.score - a.score)
          .map(({ side, score, yours }) => ({
            id: String(side),
            place: '',
            name: sideText(g, { ...telling, state }, side).name,
            points: score,
            you: yours,
          }))}
      />
    </Panel>
  );
};

/** What lies or stands in the middle of the cloth. */
export const Center = ({ state, options, model, asked, peeked, waits, onGoOn }: CenterProps) => {
  const { g, telling } = useWords();
  const { scene, seats } = model;
  if (peeked) return <Peek {...peeked} />;
  switch (scene.kind) {
    case 'chosen':
      return (
        <DealerChosen
          event={scene.event}
          title={bondtolvaSpeech.describeEvent(g, scene.event, telling)}
          order={seats.map(({ seat }) => seat)}
        />
      );
    case 'trick':
      return (
        <Playing
          trick={scene.trick}
          before={scene.before}
          seats={seats.length}
          asked={asked ? 's' : undefined}
          onHurry={waits === 'time' ? onGoOn : undefined}
        />
      );
    case 'scored':
      return (
        <Count
          state={state}
          row={scene.row}
          before={scene.before}
          options={options}
          bottom={seats[0]!.seat}
          last={
            scene.row.scores.includes(options['tolva.target']) || scene.row.deal >= options['tolva.mostDeals']
          }
          onGoOn={waits === 'asked' ? onGoOn : undefined}
        />
      );
    case 'over':
      return <Closing state={state} model={model} />;
    default:
      return null;
  }
};
