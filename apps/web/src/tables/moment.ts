/** A day and a time of day, as in *4 December at 18:30*. */
export const moment = (locale: string, at: number): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(at);
