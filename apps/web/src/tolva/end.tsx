import { type Entry, rulingsOf } from '@stikk/engine';
import type { BondtolvaEvent, BondtolvaOptions } from '@stikk/variants/bondtolva';
import { BondtolvaAfter } from '../after/bondtolva-after.tsx';
import { MatchEnd } from '../table/match-end.tsx';
import type { MatchInfo } from '../table/session.ts';
import { useWords } from '../table/words.tsx';
import { Paper } from './paper.tsx';
import { Headline, type Over, Result } from './result.tsx';

export interface EndProps {
  readonly info: MatchInfo;
  readonly options: BondtolvaOptions;
  readonly state: Over;
  readonly entries: readonly Entry<BondtolvaEvent>[];
}

/** A match of Bondtolva is over. */
export const End = ({ info, options, state, entries }: EndProps) => {
  const { you } = useWords();
  const bottom = you ?? 0;
  return (
    <MatchEnd
      info={info}
      deals={state.match.sheet.length}
      paper={<Paper state={state} options={options} bottom={bottom} rulings={rulingsOf(entries)} />}
      headline={<Headline state={state} />}
      result={<Result state={state} bottom={bottom} />}
      after={<BondtolvaAfter state={state} options={options} bottom={bottom} />}
    />
  );
};
