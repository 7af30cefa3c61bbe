import { useFormatter } from 'next-intl';

/** Times of the server as they are told here. */
export function useTime() {
  const format = useFormatter();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return {
    moment: (at: number) => format.dateTime(at, { timeZone, dateStyle: 'medium', timeStyle: 'short' }),
    clock: (at: number) => format.dateTime(at, { timeZone, timeStyle: 'medium' }),
  };
}
