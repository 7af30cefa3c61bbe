import type { Prospect } from '@stikk/bots';
import { canonicalJson, type Rules, sinceHouse } from '@stikk/engine';
import { Tag } from '@stikk/ui';
import { useFormatter } from 'next-intl';
import { type ComponentType, useState } from 'react';
import type { Session } from '../table/session.ts';
import { useWords, type Words } from '../table/words.tsx';
import type { Seen, Spoken } from '../text/spoken.ts';
import styles from './hint.module.css';
import { useProspects } from './use-prospects.ts';

type Typed = { readonly type: string };

export interface HintParts<Options, State, Command extends Typed, Event extends Typed> {
  readonly game: Pick<Rules<Options, State, Command, Event>, 'id'>;
  spoken(seen: Seen<Options, State, Command, Event>, words: Words): Spoken<Command>;
}

/** What counts most of what is told: where each deal gives points, those; else how likely the match is won. */
const worth = ({ points, wins }: Prospect): number => points ?? wins ?? 0;

/** What each bid or card promises, as robots reckon it from what the reader sees. */
export function hintWith<Options, State, Command extends Typed, Event extends Typed>({
  game,
  spoken,
}: HintParts<Options, State, Command, Event>): ComponentType<{
  readonly session: Session<Options, State, Command, Event>;
}> {
  return function Hint({ session: { match, options, you } }) {
    const words = useWords();
    const { t } = words;
    const format = useFormatter();
    const [{ state, entries, pending }] = useState(match.view);
    const seat = you ?? 0;
    const told = useProspects({
      game: game.id,
      view: state,
      seat,
      options,
      record: sinceHouse(entries).map((entry) => entry.game),
    });
    if (told === undefined) return <p role="status">{t('hint.reckoning')}</p>;
    if (told === null) return <p role="status">{t('hint.none')}</p>;
    const seen = { state, shown: state, options, entries, pending, bottom: seat, acting: you };
    const texts = new Map(
      spoken(seen, words).choices.map(({ command, text }) => [canonicalJson(command), text]),
    );
    const best = Math.max(...told.map(worth));
    const has = (what: 'made' | 'points' | 'wins') => told.some((one) => one[what] !== undefined);
    const percent = (part: number) => format.number(part, { style: 'percent' });
    const signed = {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
      signDisplay: 'negative',
    } as const;
    return (
      <>
        <p className="cap">{t('hint.text')}</p>
        <table className={styles.table}>
          <caption className="vh">{t('hint.title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('hint.choice')}</th>
              {has('made') ? <th scope="col">{t('hint.made')}</th> : null}
              {has('points') ? <th scope="col">{t('hint.points')}</th> : null}
              {has('wins') ? <th scope="col">{t('hint.wins')}</th> : null}
            </tr>
          </thead>
          <tbody>
            {told.map((one) => {
              const { command, made, points, wins } = one;
              const key = canonicalJson(command);
              return (
                <tr key={key} data-best={worth(one) === best || undefined}>
                  <th scope="row">
                    {texts.get(key)}
                    {worth(one) === best ? (
                      <>
                        {' '}
                        <Tag>{t('hint.best')}</Tag>
                      </>
                    ) : null}
                  </th>
                  {made === undefined ? null : <td>{percent(made)}</td>}
                  {points === undefined ? null : <td>{format.number(points, signed)}</td>}
                  {wins === undefined ? null : <td>{percent(wins)}</td>}
                </tr>
              );
            })}
          </tbody>
        </table>
      </>
    );
  };
}
