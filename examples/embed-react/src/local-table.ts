import { decideBot } from '@stikk/bots';
import { createLocalTable, type LocalTable } from '@stikk/client/local';
import type { Seat, Shuffle } from '@stikk/engine';
import { type OhHellCommand, type OhHellEvent, type OhHellOptions, ohHell } from '@stikk/variants/oh-hell';
import * as z from 'zod/mini';

const below = (n: number) => Math.floor(Math.random() * n);
/** Enough for play alone; `@stikk/shuffle` deals so that everybody can check it. */
const shuffle: Shuffle = <T>(_: string, items: readonly T[]) => {
  const order = items.slice();
  for (let place = order.length - 1; place > 0; place--) {
    const other = below(place + 1);
    [order[place], order[other]] = [order[other] as T, order[place] as T];
  }
  return order;
};

/** A transport that needs no server: the record is kept here, and bots play all seats but `seat`. */
export const localTable = (options: OhHellOptions, seat: Seat): LocalTable<OhHellCommand, OhHellEvent> =>
  createLocalTable({
    game: ohHell,
    options,
    seat,
    shuffle: () => shuffle,
    bot: (turn) => z.parse(ohHell.command, decideBot({ ...turn, game: ohHell.id, options, level: 'easy' })),
  });
