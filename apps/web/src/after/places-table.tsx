import { signed } from '@stikk/words';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useId } from 'react';
import { useWords } from '../table/words.tsx';
import styles from './after.module.css';
import { type Place, placesByDeal } from './places.ts';

/** A region that scrolls must be reachable by keys. */
const SCROLLS = { tabIndex: 0 } as const;

const Won = ({ won }: { readonly won: number }) => {
  const { t } = useWords();
  if (won === 0) return <span className={styles.won} />;
  const Arrow = won > 0 ? ArrowUp : ArrowDown;
  return (
    <span className={styles.won} data-up={won > 0 ? 'yes' : 'no'}>
      <Arrow size={13} aria-hidden="true" />
      <span aria-hidden="true">{Math.abs(won)}</span>
      <span className="vh">{won > 0 ? t('after.up', { by: won }) : t('after.down', { by: -won })}</span>
    </span>
  );
};

const Cell = ({ place: { place, total, won } }: { readonly place: Place }) => {
  const { t } = useWords();
  return (
    <td>
      <span className="vh">{t('end.place', { place })}, </span>
      <b aria-hidden="true">{place}</b> <Won won={won} /> <small>{signed(total)}</small>
    </td>
  );
};

interface PlacesTableProps {
  readonly players: readonly {
    readonly id: string;
    readonly name: string;
    /** After each deal. */
    readonly totals: readonly number[];
  }[];
}

/** What the graph draws, in figures: everybody's place and total after each deal, and who went past whom. */
export const PlacesTable = ({ players }: PlacesTableProps) => {
  const { t, g } = useWords();
  const id = useId();
  return (
    <div>
      <h2 id={id}>{t('after.places')}</h2>
      <section className={styles.scroll} aria-labelledby={id} {...SCROLLS}>
        <table className={styles.table}>
          <caption className="vh">{t('after.placesCaption')}</caption>
          <thead>
            <tr>
              <th scope="col">{g('sheet.deal')}</th>
              {players.map(({ id, name }) => (
                <th key={id} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {placesByDeal(players.map(({ totals }) => totals)).map((places, deal) => (
              <tr key={`deal ${deal + 1}`}>
                <th scope="row">{deal + 1}</th>
                {places.map((place, player) => (
                  <Cell key={players[player]!.id} place={place} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
};
