import { useEffect, useState } from 'react';
import type { Fact } from './fact.ts';
import { allSheets, factsOf, type Shelved, watchShelf } from './shelf.ts';

/** What the device keeps; it may not have answered, and may keep nothing. */
export type Kept<T> = T | 'asking' | 'failed';

function useKept<T>(ask: (key: string) => Promise<T>, key: string): Kept<T> {
  const [kept, setKept] = useState<{ readonly key: string; readonly value: Kept<T> }>();
  useEffect(() => {
    let stopped = false;
    const read = () =>
      ask(key).then(
        (value) => stopped || setKept({ key, value }),
        () => stopped || setKept({ key, value: 'failed' }),
      );
    read();
    const stop = watchShelf(read);
    return () => {
      stopped = true;
      stop();
    };
  }, [ask, key]);
  return kept?.key === key ? kept.value : 'asking';
}

/** The facts of a sheet, as they come. */
export const useFacts = (sheet: string): Kept<readonly Fact[]> => useKept(factsOf, sheet);

/** Every sheet on this device. */
export const useSheets = (): Kept<readonly Shelved[]> => useKept(allSheets, '');
