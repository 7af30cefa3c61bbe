import { Button, Panel, PipRow } from '@stikk/ui';
import type { DealRow } from '@stikk/variants/oh-hell';
import { signed, traditionOf } from '@stikk/words';
import { useEffect, useRef } from 'react';
import styles from './deal-summary.module.css';
import { useWords } from './words.tsx';

export interface DealSummaryProps {
  readonly row: DealRow;
  readonly totals: readonly number[];
  /** Seats in the order to be listed. */
  readonly order: readonly number[];
  /** Goes on to what comes next; left out where nothing waits. */
  readonly onGoOn: (() => void) | undefined;
  readonly last: boolean;
}

/** How the deal went, until the player goes on. */
export const DealSummary = ({ row, totals, order, onGoOn, last }: DealSummaryProps) => {
  const { t, g, name, you, preset } = useWords();
  const box = useRef<HTMLDivElement>(null);
  const goes = onGoOn !== undefined;
  const mine = you === undefined ? null : row.made[you];

  useEffect(() => {
    if (goes) box.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [goes]);

  const outcome = (made: boolean) =>
    made ? g('sheet.made', { game: traditionOf(preset) }) : g('sheet.missed', { game: traditionOf(preset) });

  return (
    <Panel
      className={styles.summary}
      title={
        mine == null
          ? t('summary.title', { deal: row.deal })
          : t('summary.own', { deal: row.deal, outcome: outcome(mine) })
      }
      yours={goes}
    >
      {row.flatOut ? <p>{g('event.flatOut', { deal: row.deal, game: traditionOf(preset) })}</p> : null}
      <table className={styles.table} data-many={order.length > 7 || undefined}>
        <thead className="vh">
          <tr>
            <th scope="col">{t('summary.player')}</th>
            <th scope="col">{t('summary.taken')}</th>
            <th scope="col">{t('summary.points')}</th>
            <th scope="col">{g('sheet.total')}</th>
          </tr>
        </thead>
        <tbody>
          {order.map((seat) => {
            const bid = row.bids[seat];
            const taken = row.taken[seat];
            const points = row.points[seat];
            const made = row.made[seat];
            if (points == null) return null;
            const counted = bid != null && taken != null && made != null;
            return (
              <tr key={seat} data-you={seat === you || undefined} data-made={made || undefined}>
                <th scope="row">{name(seat)}</th>
                <td className={styles.tally}>
                  {counted ? (
                    <>
                      <PipRow bid={bid} taken={taken} />
                      <span className="num">
                        {taken}/{bid}
                      </span>
                      <span className={styles.word}>{outcome(made)}</span>
                    </>
                  ) : (
                    t('after.closed')
                  )}
                </td>
                <td className={styles.points}>{points > 0 ? `+${points}` : signed(points)}</td>
                <td className={styles.total}>{signed(totals[seat]!)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {onGoOn ? (
        <div className={styles.foot} ref={box}>
          <Button look="go" onClick={onGoOn}>
            {t(last ? 'summary.result' : 'summary.next')}
          </Button>
        </div>
      ) : null}
    </Panel>
  );
};
