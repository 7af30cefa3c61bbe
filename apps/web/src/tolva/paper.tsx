import { noRulings, type Rulings, type Seat } from '@stikk/engine';
import { DealTable } from '@stikk/ui';
import type { BondtolvaOptions, BondtolvaState } from '@stikk/variants/bondtolva';
import { noTrumpYet, sideText, signed, trumpSentence } from '@stikk/words';
import { useWords, type Words } from '../table/words.tsx';
import { type SheetCellModel, sheetModel } from './sheet-model.ts';
import { moveText } from './track.tsx';

function spokenOf(cell: SheetCellModel, who: string, words: Words): string {
  const { t } = words;
  const { plus, from, total, falls, dealer } = cell;
  const said =
    plus === undefined || total === undefined
      ? t('tolva.sheet.now')
      : t('tolva.sheet.cell', { points: plus, gain: moveText(words, { from, to: total, falls }) });
  return `${who}: ${said}${dealer ? `, ${t('tolva.sheet.dealer')}` : ''}`;
}

export interface PaperProps {
  readonly state: BondtolvaState;
  readonly options: BondtolvaOptions;
  readonly bottom: Seat;
  readonly rulings?: Rulings;
}

/** The score sheet in paper layout. */
export const Paper = ({ state, options, bottom, rulings = noRulings }: PaperProps) => {
  const words = useWords();
  const { t, g, telling } = words;
  const { sides, rows } = sheetModel(state, options, bottom);
  const nameOf = (side: number) => sideText(g, { ...telling, state }, side).short;
  const target = options['tolva.target'];
  const { adjusted } = rulings;
  return (
    <DealTable
      title={g('sheet.title')}
      caption={t('tolva.sheet.caption')}
      dealHeading={g('sheet.deal')}
      sides={sides.map((side) => ({
        id: String(side),
        name: nameOf(side),
        yours: side === state.match.sides[bottom],
      }))}
      rows={rows.map(({ deal, trump, cells, current }) => ({
        deal,
        trump,
        trumpLabel: trump === undefined ? noTrumpYet(g) : trumpSentence(g, trump),
        cells: cells.map((cell) => ({ ...cell, label: spokenOf(cell, nameOf(cell.side), words) })),
        current,
      }))}
      adjusted={
        adjusted.length === 0
          ? undefined
          : {
              label: t('sheet.adjusted'),
              cells: sides.map((side) => {
                const points = adjusted[side] ?? 0;
                const added = points > 0 ? `+${points}` : signed(points);
                return { added, total: state.match.scores[side]! };
              }),
            }
      }
      legend={{
        won: t('tolva.sheet.won'),
        fell: t('tolva.sheet.fell', { target, bust: options['tolva.bust'] }),
        dealer: t('tolva.sheet.dealer'),
      }}
    />
  );
};
