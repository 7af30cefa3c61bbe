import type { Entry } from '@stikk/engine';
import type { OhHellEvent, OhHellOptions } from '@stikk/variants/oh-hell';
import { OhHellAfter } from '../after/oh-hell-after.tsx';
import { MatchEnd } from './match-end.tsx';
import { Headline, type Over, Result } from './result.tsx';
import { seatsFrom } from './seat-model.ts';
import type { MatchInfo } from './session.ts';
import { Paper } from './sheet.tsx';
import { useWords } from './words.tsx';

export interface EndProps {
  readonly info: MatchInfo;
  readonly options: OhHellOptions;
  readonly state: Over;
  readonly entries: readonly Entry<OhHellEvent>[];
}

/** A match of the Oh Hell family is over. */
export const End = ({ info, options, state, entries }: EndProps) => {
  const { you } = useWords();
  const order = seatsFrom(you ?? 0, info.seats.length);
  return (
    <MatchEnd
      info={info}
      deals={state.match.sheet.length}
      paper={<Paper state={state} options={options} order={order} />}
      headline={<Headline state={state} />}
      result={<Result state={state} order={order} />}
      after={<OhHellAfter state={state} entries={entries} order={order} />}
    />
  );
};
