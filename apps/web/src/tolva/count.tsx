import type { Seat } from '@stikk/engine';
import { Button, type CountRow, DealCount, Panel, PointsMove } from '@stikk/ui';
import type { BondtolvaOptions, BondtolvaState, DealRow, Side } from '@stikk/variants/bondtolva';
import { capital, kindText, sideText, suitName } from '@stikk/words';
import { useEffect, useRef } from 'react';
import summary from '../table/deal-summary.module.css';
import { useWords, type Words } from '../table/words.tsx';
import { givenFor, moveOf, sidesFrom } from './side-model.ts';
import { moveText } from './track.tsx';

interface Counted {
  readonly row: DealRow;
  readonly match: BondtolvaState['match'];
  readonly order: readonly Side[];
  readonly options: BondtolvaOptions;
}

/** A declared pair: who got points for it, and where that fell. */
function pairRows({ row, match, order }: Counted, { g, t }: Words): readonly CountRow[] {
  return row.declared.map(({ seat, suit, kind, points }, place) => {
    const side = match.sides[seat]!;
    const booking = row.bookings.filter((each) => each.for === 'trumf' || each.for === 'tjog')[place];
    const fell = booking?.bust ? (
      <PointsMove falls={[{ reached: booking.from + booking.points, to: booking.to }]} to={booking.to} />
    ) : undefined;
    return {
      id: suit,
      text: t('tolva.count.declared', { kind: capital(kindText(g, kind)), suit: suitName(g, suit) }),
      values: order.map((other) => (other === side ? fell : undefined)),
      gives: order.map((other) => (other === side ? points : 0)),
    };
  });
}

function rowsOf(counted: Counted, words: Words): readonly CountRow[] {
  const { row, order, options } = counted;
  const { t } = words;
  const matadors = options['tolva.points.matadors'];
  const most = Math.max(...row.counts);
  const level = row.counts.filter((count) => count === most).length > 1;
  const given = order.map((side) => givenFor(row, side, 'matadors', matadors));
  return [
    ...pairRows(counted, words),
    {
      id: 'matadors',
      text: capital(t('tolva.count.matadors')),
      values: order.map((side) => row.counts[side]),
      gives: level ? undefined : given,
    },
    ...(level
      ? [
          {
            id: 'eyes',
            text: capital(t('tolva.count.eyes')),
            values: order.map((side) => (row.counts[side] === most ? row.eyes[side] : undefined)),
            gives: given,
          },
        ]
      : []),
    {
      id: 'last',
      text: capital(t('tolva.count.last')),
      values: order.map(() => undefined),
      gives: order.map((side) => givenFor(row, side, 'last', options['tolva.points.last'])),
    },
  ];
}

export interface CountProps {
  readonly state: BondtolvaState;
  readonly row: DealRow;
  /** The scores before the deal. */
  readonly before: readonly number[];
  readonly options: BondtolvaOptions;
  readonly bottom: Seat;
  /** Goes on to what comes next; left out where nothing waits. */
  readonly onGoOn: (() => void) | undefined;
  readonly last: boolean;
}

/** How the deal was counted, until the player goes on. */
export const Count = ({ state, row, before, options, bottom, onGoOn, last }: CountProps) => {
  const words = useWords();
  const { t, g, telling } = words;
  const box = useRef<HTMLDivElement>(null);
  const goes = onGoOn !== undefined;
  useEffect(() => {
    if (goes) box.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [goes]);
  const { match } = state;
  const order = sidesFrom(match, bottom);
  const counted = { row, match, order, options };
  return (
    <Panel className={summary.summary} yours={goes}>
      <DealCount
        title={t('tolva.summary', { deal: row.deal })}
        heading={t('tolva.count.heading')}
        sides={order.map((side) => {
          const { short } = sideText(g, { ...telling, state }, side);
          const score = row.scores[side]!;
          const points = moveOf(row.bookings, side) ?? { from: before[side]!, to: score, falls: [] };
          return {
            id: String(side),
            name: short,
            yours: side === match.sides[bottom],
            points,
            label: moveText(words, points),
          };
        })}
        rows={[...rowsOf(counted, words)]}
        sum={t('tolva.count.sum')}
      />
      {onGoOn ? (
        <div className={summary.foot} ref={box}>
          <Button look="go" onClick={onGoOn}>
            {t(last ? 'summary.result' : 'summary.next')}
          </Button>
        </div>
      ) : null}
    </Panel>
  );
};
