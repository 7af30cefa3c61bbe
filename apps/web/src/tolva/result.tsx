import type { Seat } from '@stikk/engine';
import { Podium, ScoreGraph } from '@stikk/ui';
import type { BondtolvaState } from '@stikk/variants/bondtolva';
import { bondtolvaSpeech, sideText } from '@stikk/words';
import { turnsOf } from '../after/places.ts';
import styles from '../table/match-end.module.css';
import { ranked } from '../table/standing.tsx';
import { useWords } from '../table/words.tsx';
import { scoresOf, sidesFrom } from './side-model.ts';

export type Over = Extract<BondtolvaState, { phase: 'over' }>;

/** Who won, and how. */
export const Headline = ({ state }: { readonly state: Over }) => {
  const { t, g, telling } = useWords();
  const event = { type: 'MatchEnded', winners: state.winners };
  return (
    <h2 className={styles.headline}>
      {state.winners.length === 0
        ? t('end.void')
        : bondtolvaSpeech.describeEvent(g, event, { ...telling, state })}
    </h2>
  );
};

/** Podium and points graph. */
export const Result = ({ state, bottom }: { readonly state: Over; readonly bottom: Seat }) => {
  const { t, g, telling } = useWords();
  const { match } = state;
  const nameOf = (side: number) => sideText(g, { ...telling, state }, side);
  const yours = match.sides[bottom];
  const sides = sidesFrom(match, bottom);
  const running = sides.map((side) => scoresOf(match, side));
  const turns = turnsOf(running);
  return (
    <>
      <Podium
        players={ranked(match.scores)
          .slice(0, 3)
          .map(({ seat: side, place }) => ({
            id: String(side),
            name: nameOf(side).name,
            points: match.scores[side],
            place,
            you: side === yours,
          }))}
        placeLabel={(place) => t('end.place', { place })}
      />
      <section>
        <h2 className={styles.subhead}>{t('end.graph')}</h2>
        <ScoreGraph
          label={t('end.graphLabel')}
          lines={sides.map((side, place) => ({
            id: String(side),
            name: nameOf(side).short,
            totals: running[place]!,
            turns: turns[place],
            you: side === yours,
          }))}
        />
      </section>
    </>
  );
};
