import { useId } from 'react';
import styles from './after.module.css';

/** A region that scrolls must be reachable by keys. */
const SCROLLS = { tabIndex: 0 } as const;

interface FiguresProps {
  readonly title: string;
  /** What the rows are, for those who do not see it. */
  readonly rowHeading: string;
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly id: string;
    readonly name: string;
    readonly figures: readonly (string | number)[];
  }[];
}

/** A few figures for each player. */
export const Figures = ({ title, rowHeading, columns, rows }: FiguresProps) => {
  const id = useId();
  return (
    <div>
      <h2 id={id}>{title}</h2>
      <section className={styles.scroll} aria-labelledby={id} {...SCROLLS}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <span className="vh">{rowHeading}</span>
              </th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, name, figures }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                {figures.map((figure, place) => (
                  <td key={columns[place]}>{figure}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
};
