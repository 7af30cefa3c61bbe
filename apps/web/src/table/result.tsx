import type { Seat } from '@stikk/engine';
import { Podium, ScoreGraph } from '@stikk/ui';
import type { OhHellState } from '@stikk/variants/oh-hell';
import { listed, signed } from '@stikk/words';
import { turnsOf } from '../after/places.ts';
import styles from './match-end.module.css';
import { totalsOf } from './sheet-model.ts';
import { ranked } from './standing.tsx';
import { useWords } from './words.tsx';

export type Over = Extract<OhHellState, { phase: 'over' }>;

/** Who won and by how much. */
export const Headline = ({ state }: { readonly state: Over }) => {
  const { t, g, name, you } = useWords();
  const { totals } = state.match;
  const { winners } = state;
  const mine = you !== undefined && winners.includes(you);
  const best = Math.max(...totals);
  const second = Math.max(...totals.filter((_, seat) => !winners.includes(seat)));
  const place = you === undefined ? undefined : ranked(totals).find(({ seat }) => seat === you)!.place;
  const list = [...winners].sort((a, b) => Number(b === you) - Number(a === you)).map(name);
  return (
    <div>
      <h2 className={styles.headline}>
        {winners.length === 0
          ? t('end.void')
          : winners.length > 1
            ? t('end.shared', { who: listed(g, list) })
            : mine
              ? t('end.youWon', { by: best - second })
              : t('end.won', { who: list[0]!, points: best })}
      </h2>
      {mine || place === undefined ? null : (
        <p className="cap">
          {t('end.youPlaced', { place, points: g('sheet.points', { points: totals[you!]! }) })}
        </p>
      )}
    </div>
  );
};

/** Podium and points graph. */
export const Result = ({ state, order }: { readonly state: Over; readonly order: readonly Seat[] }) => {
  const { t, g, name, you } = useWords();
  const { totals, sheet } = state.match;
  const standing = ranked(totals);
  const running = order.map((seat) => totalsOf(state, seat));
  const turns = turnsOf(running);
  return (
    <>
      <Podium
        players={standing.slice(0, 3).map(({ seat, place }) => ({
          id: String(seat),
          name: name(seat),
          points: signed(totals[seat]!),
          place: Math.min(place, 3),
          you: seat === you,
        }))}
        placeLabel={(place) => t('end.place', { place })}
        rest={
          standing.length > 3
            ? standing.slice(3).map(({ seat, place }) => (
                <div key={seat}>
                  {t('end.rest', {
                    place,
                    who: name(seat),
                    points: g('sheet.points', { points: totals[seat]! }),
                  })}
                </div>
              ))
            : undefined
        }
      />
      <section>
        <h2 className={styles.subhead}>{t('end.graph')}</h2>
        <ScoreGraph
          label={t('end.graphLabel')}
          lines={order.map((seat, place) => ({
            id: String(seat),
            name: name(seat),
            totals: running[place]!,
            turns: turns[place],
            you: seat === you,
          }))}
          marks={sheet.flatMap(({ deal, flatOut }) => (flatOut ? [{ deal, text: t('end.flatOut') }] : []))}
        />
      </section>
    </>
  );
};
