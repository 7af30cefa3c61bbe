import type { Seat } from '@stikk/engine';
import { padColumns } from '@stikk/ui';
import { type CSSProperties, useState } from 'react';
import { useDigits, useHotkeys } from '../table/hotkeys.ts';
import { useWords } from '../table/words.tsx';
import styles from './keypad.module.css';
import type { Keyed } from './oh-hell-score.ts';

/** One number for each player. */
export interface KeypadColumn {
  readonly id: string;
  readonly heading: string;
  readonly values: Keyed;
  /** Left out for numbers that only stand there. */
  readonly onKey?: (seat: Seat, value: number) => void;
  /** Whether a number is more than there is. */
  readonly bars?: (seat: Seat, value: number) => boolean;
  /** What is keyed in, for those who do not see the columns. */
  readonly label: (who: string) => string;
}

interface Cell {
  readonly seat: Seat;
  readonly column: string;
}

export interface KeypadProps {
  readonly seats: readonly Seat[];
  readonly dealer: Seat;
  readonly max: number;
  readonly columns: readonly KeypadColumn[];
  readonly onEnter: () => void;
}

const NONE = '–';

/** Numbers for everybody at the table: a cell for each, and one large pad for the cell that is under way. */
export const Keypad = ({ seats, dealer, max, columns, onEnter }: KeypadProps) => {
  const { g, name } = useWords();
  const keyed = columns.filter(({ onKey }) => onKey !== undefined);
  const cells = keyed.flatMap(({ id }) => seats.map((seat): Cell => ({ seat, column: id })));
  const valueAt = ({ seat, column }: Cell) => columns.find(({ id }) => id === column)!.values[seat];
  const [picked, setPicked] = useState<Cell>();
  const at = picked ?? cells.find((cell) => valueAt(cell) === undefined) ?? cells[0]!;
  const column = columns.find(({ id }) => id === at.column)!;
  const isAt = (cell: Cell) => cell.seat === at.seat && cell.column === at.column;

  const press = (value: number, goOn: boolean) => {
    if (value > max || column.bars?.(at.seat, value)) return;
    column.onKey?.(at.seat, value);
    const place = cells.findIndex(isAt);
    const order = [...cells.slice(place + 1), ...cells.slice(0, place)];
    setPicked(goOn ? (order.find((cell) => valueAt(cell) === undefined) ?? at) : at);
  };
  // Two digits may make one number, so a key alone does not go on.
  const digits = useDigits(max, (value) => press(value, max < 10));
  useHotkeys({ ...digits, Enter: onEnter });

  return (
    <div className={styles.keypad}>
      <table className={styles.cells}>
        <thead>
          <tr>
            <td />
            {columns.map(({ id, heading }) => (
              <th key={id} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {seats.map((seat) => (
            <tr key={seat}>
              <th scope="row">
                {name(seat)}
                {seat === dealer ? (
                  <>
                    <i className={styles.dealer} aria-hidden="true" />
                    <span className="vh">, {g('sheet.dealer')}</span>
                  </>
                ) : null}
              </th>
              {columns.map(({ id, values, onKey, label }) => (
                <td key={id}>
                  {onKey === undefined ? (
                    <span className={`${styles.fixed} num`}>{values[seat] ?? NONE}</span>
                  ) : (
                    <button
                      type="button"
                      className={`${styles.cell} num`}
                      aria-pressed={isAt({ seat, column: id })}
                      aria-label={`${label(name(seat))}: ${values[seat] ?? NONE}`}
                      onClick={() => setPicked({ seat, column: id })}
                    >
                      {values[seat] ?? NONE}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <fieldset
        className={`pad ${styles.pad}`}
        aria-label={column.label(name(at.seat))}
        style={{ '--pad': padColumns(max + 1), '--pad-n': max + 1 } as CSSProperties}
      >
        {Array.from({ length: max + 1 }, (_, value) => {
          const barred = column.bars?.(at.seat, value) ?? false;
          return (
            <button
              key={`key ${value}`}
              type="button"
              className="n num"
              aria-pressed={barred ? undefined : column.values[at.seat] === value}
              aria-disabled={barred || undefined}
              onClick={() => press(value, true)}
            >
              {value}
            </button>
          );
        })}
      </fieldset>
    </div>
  );
};
