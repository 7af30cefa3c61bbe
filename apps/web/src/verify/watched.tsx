import { useEffect, useMemo, useState } from 'react';
import { loadFamily } from '../family/families.ts';
import type { Family } from '../family/family.tsx';
import { Waiting } from '../table/waiting.tsx';
import { WordsProvider } from '../table/words.tsx';
import type { Judged } from './judgement.ts';

export interface WatchedProps {
  readonly judged: Judged;
  readonly film: string;
  readonly names: readonly string[];
  readonly onLeave: () => void;
}

/** The replay of a record that somebody brought; of its file only what fits. */
export const Watched = ({ judged, film, names, onLeave }: WatchedProps) => {
  const { game, preset, options, seats } = judged;
  const [family, setFamily] = useState<Family>();
  const [slow, setSlow] = useState(false);
  useEffect(
    () =>
      loadFamily(game, {
        found: (found) => setFamily(found),
        failed: onLeave,
        waiting: () => setSlow(true),
      }),
    [game, onLeave],
  );
  const info = useMemo(
    () => ({
      game,
      options,
      seats: seats.map((seat, index) => ({ ...seat, name: names[index]! })),
      you: null,
    }),
    [game, options, seats, names],
  );
  if (family === undefined) return <Waiting slow={slow} />;
  return (
    <WordsProvider preset={preset} sitters={info.seats} you={undefined} options={options}>
      <family.Replay info={info} record={film} onLeave={onLeave} />
    </WordsProvider>
  );
};
