import type { Seat } from '@stikk/engine';
import { ScoreSheet, type SheetCell, type SheetRow } from '@stikk/ui';
import type { OhHellOptions, OhHellState } from '@stikk/variants/oh-hell';
import { callText, signed, traditionOf, trumpSentence } from '@stikk/words';
import { type SheetCellModel, type SheetRowModel, sheetModel } from './sheet-model.ts';
import { useWords, type Words } from './words.tsx';

function cellOf(cell: SheetCellModel, missCounts: boolean, { g, t, name, preset }: Words): SheetCell {
  const { bid, taken, made, total, dealer, out, seat } = cell;
  const who = name(seat);
  const said = (): string => {
    if (out) return g('sheet.out');
    if (total !== undefined && made === undefined) return t('sheet.closed', { total: signed(total) });
    if (bid === undefined) return t('sheet.none');
    if (taken === undefined || made === undefined || total === undefined) return g('bid.said', { bid });
    return g('sheet.cell', {
      bid,
      took: taken,
      made: made ? 'yes' : 'no',
      game: traditionOf(preset),
      total: signed(total),
    });
  };
  return {
    bid,
    made,
    total,
    dealer,
    showTotal: missCounts,
    took: taken === undefined ? undefined : g('sheet.took', { count: taken }),
    label: `${who}: ${said()}${dealer ? `, ${g('sheet.dealer')}` : ''}`,
  };
}

function rowOf(row: SheetRowModel, missCounts: boolean, words: Words): SheetRow {
  const { g, preset } = words;
  const { sum, call, size } = row;
  return {
    deal: row.deal,
    size: g('sheet.cards', { count: size }),
    trump: row.trump,
    // A sheet kept by hand may not say what was trump.
    trumpLabel: row.trump === undefined && !row.current ? '' : trumpSentence(g, row.trump),
    cells: row.cells.map((cell) => cellOf(cell, missCounts, words)),
    over: sum === undefined ? undefined : sum - size,
    overLabel: sum === undefined || call === undefined ? undefined : callText(g, call, sum, size).label,
    flatOut: row.flatOut ? g('event.flatOut', { deal: row.deal, game: traditionOf(preset) }) : undefined,
    current: row.current,
  };
}

const added = (points: number) => (points > 0 ? `+${points}` : signed(points));

export interface PaperProps {
  readonly state: OhHellState;
  readonly options: OhHellOptions;
  readonly order: readonly Seat[];
}

/** The score sheet in paper layout. */
export const Paper = ({ state, options, order }: PaperProps) => {
  const words = useWords();
  const { t, g, name, you, preset } = words;
  const game = traditionOf(preset);
  const { rows, totals, adjusted, made, missCounts } = sheetModel(state, options, order);
  const deals = state.match.sheet.length;
  return (
    <ScoreSheet
      title={g('sheet.title')}
      caption={t('sheet.caption')}
      dealHeading={g('sheet.deal')}
      overHeading={g('sheet.overUnder')}
      players={order.map((seat) => ({ id: String(seat), name: name(seat), you: seat === you }))}
      rows={rows.map((row) => rowOf(row, missCounts, words))}
      adjusted={adjusted && { label: t('sheet.adjusted'), values: adjusted.map(added) }}
      sum={{ label: g('sheet.total'), values: totals.map(signed) }}
      made={{ label: t('sheet.madeOf', { game, deals }), values: made }}
      legend={{
        made: g('sheet.made', { game }),
        missed: g('sheet.missed', { game }),
        dealer: g('sheet.dealer').toLocaleLowerCase(),
      }}
    />
  );
};
