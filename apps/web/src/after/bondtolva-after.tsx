import type { Seat } from '@stikk/engine';
import type { BondtolvaOptions } from '@stikk/variants/bondtolva';
import { bondtolvaSpeech, sideText } from '@stikk/words';
import { useWords } from '../table/words.tsx';
import type { Over } from '../tolva/result.tsx';
import { scoresOf, sidesFrom } from '../tolva/side-model.ts';
import styles from './after.module.css';
import { DealLines } from './deal-lines.tsx';
import { Figures } from './figures.tsx';
import { gainsOf } from './gains.ts';
import { PlacesTable } from './places-table.tsx';

export interface BondtolvaAfterProps {
  readonly state: Over;
  readonly options: BondtolvaOptions;
  readonly bottom: Seat;
}

/** What a match of Bondtolva came to: places, where the points came from, and every deal. */
export const BondtolvaAfter = ({ state, options, bottom }: BondtolvaAfterProps) => {
  const { t, g, telling } = useWords();
  const { match } = state;
  const scene = { ...telling, state };
  const sides = sidesFrom(match, bottom).map((side) => ({
    side,
    id: String(side),
    name: sideText(g, scene, side).short,
  }));
  return (
    <div className={styles.after}>
      <PlacesTable
        players={sides.map(({ side, id, name }) => ({
          id,
          name,
          totals: scoresOf(match, side),
        }))}
      />
      <Figures
        title={t('after.gains')}
        rowHeading={t('summary.player')}
        columns={[
          t('after.trumf'),
          t('after.tjog'),
          t('after.last'),
          t('after.matadors'),
          t('after.falls', { to: options['tolva.bust'] }),
        ]}
        rows={sides.map(({ side, id, name }) => {
          const { trumf, tjog, last, matadors, falls } = gainsOf(match, side, options);
          return { id, name, figures: [trumf, tjog, last, matadors, falls] };
        })}
      />
      <DealLines
        deals={match.sheet.map(({ deal, bookings }) => ({
          deal,
          lines: bookings.map((booking) => ({
            text:
              bondtolvaSpeech.describeEvent(g, { type: 'PointsBooked', ...booking } as never, scene) ?? '',
            loud: booking.bust,
          })),
        }))}
      />
    </div>
  );
};
