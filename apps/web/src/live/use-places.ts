import { useCallback, useEffect, useState } from 'react';
import type { TableView } from '../tables/wire.ts';
import { server } from '../trpc/client.ts';

type Places = TableView['places'];

/** What a match's table knows of its people beyond the match, and the way to ask anew. */
export function usePlaces(tableId: string | null): readonly [Places, () => void] {
  const [places, setPlaces] = useState<Places>([]);
  const ask = useCallback(() => {
    // Without it the people can still be seen, muted and reported.
    if (tableId !== null)
      server.table.info.query({ tableId }).then(
        (table) => setPlaces(table.places),
        () => undefined,
      );
  }, [tableId]);
  useEffect(ask, [ask]);
  return [places, ask];
}

/** Whether words of one's own can be read by everybody there. */
export const areFree = (places: Places): boolean => {
  const people = places.filter((place) => place.kind === 'person');
  return people.length > 0 && people.every(({ account }) => account);
};
