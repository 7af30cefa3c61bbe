import { type Entry, type Seat, standingEntries } from '@stikk/engine';
import type { DealRow, OhHellEvent } from '@stikk/variants/oh-hell';
import { listed, traditionOf, trumpShort } from '@stikk/words';
import type { Over } from '../table/result.tsx';
import { totalsOf } from '../table/sheet-model.ts';
import { useWords, type Words } from '../table/words.tsx';
import { accuracyOf } from './accuracy.ts';
import styles from './after.module.css';
import { type DealLine, DealLines } from './deal-lines.tsx';
import { Figures } from './figures.tsx';
import { PlacesTable } from './places-table.tsx';
import { type Spoil, spoilsOf } from './spoil.ts';

/** The reader in the middle of a sentence is not written large. */
const within = ({ name, you }: Words, seat: Seat) =>
  seat === you ? name(seat).toLocaleLowerCase() : name(seat);

function linesOf(row: DealRow, spoils: readonly Spoil[], order: readonly Seat[], words: Words): DealLine[] {
  const { t, g, name, preset } = words;
  const game = traditionOf(preset);
  const made = order.filter((seat) => row.made[seat] === true).map(name);
  const missed = order.flatMap((seat): readonly DealLine[] => {
    const [bid, taken] = [row.bids[seat], row.taken[seat]];
    if (bid == null || taken == null || row.made[seat] !== false) return [];
    const values = { who: name(seat), bid, by: Math.abs(taken - bid) };
    return [{ text: taken > bid ? t('after.over', values) : t('after.under', values) }];
  });
  const spoiled = spoils.map(({ by, of, trick, how }): DealLine => {
    const values = { game, by: name(by), of: within(words, of), trick };
    return { text: how === 'took' ? t('after.spoilTook', values) : t('after.spoilLed', values), loud: true };
  });
  const isClosed = order.some((seat) => row.points[seat] !== null && row.made[seat] === null);
  return [
    ...(isClosed ? [{ text: t('after.closed'), loud: true }] : []),
    ...(row.flatOut ? [{ text: g('event.flatOut', { deal: row.deal, game }), loud: true }] : []),
    ...(made.length > 0 ? [{ text: t('after.made', { game, who: listed(g, made) }) }] : []),
    ...missed,
    ...spoiled,
  ];
}

const percent = (part: number, whole: number) =>
  whole === 0 ? '0 %' : `${Math.round((100 * part) / whole)} %`;

export interface OhHellAfterProps {
  readonly state: Over;
  readonly entries: readonly Entry<OhHellEvent>[];
  /** The players, the reader first. */
  readonly order: readonly Seat[];
}

/** What a match of the Oh Hell family came to: places, how well everybody bid, and every deal. */
export const OhHellAfter = ({ state, entries, order }: OhHellAfterProps) => {
  const words = useWords();
  const { t, g, name, preset } = words;
  const game = traditionOf(preset);
  const { sheet, seats } = state.match;
  const spoils = spoilsOf(
    standingEntries(entries).map(({ game }) => game),
    seats,
  );
  return (
    <div className={styles.after}>
      <PlacesTable
        players={order.map((seat) => ({ id: String(seat), name: name(seat), totals: totalsOf(state, seat) }))}
      />
      <Figures
        title={t('after.accuracy')}
        rowHeading={t('summary.player')}
        columns={[
          t('after.hit'),
          t('after.share'),
          t('after.many'),
          t('after.few'),
          t('after.off'),
          t('after.run'),
          t('after.spoils', { game }),
        ]}
        rows={order.map((seat) => {
          const { deals, made, over, under, off, run } = accuracyOf(sheet, seat);
          const own = spoils.filter(({ by }) => by === seat).length;
          return {
            id: String(seat),
            name: name(seat),
            figures: [made, percent(made, deals), over, under, off, run, own],
          };
        })}
      />
      <DealLines
        deals={sheet.map((row) => ({
          deal: row.deal,
          detail: `${g('sheet.cards', { count: row.size })}, ${trumpShort(g, row.trump)}`,
          lines: linesOf(
            row,
            spoils.filter(({ deal }) => deal === row.deal),
            order,
            words,
          ),
        }))}
      />
    </div>
  );
};
