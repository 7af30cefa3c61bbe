// A table in this page: the record is kept here, the house draws so that it can be checked, bots have the other seats.
import { decideBot } from '@stikk/bots';
import { createLocalTable } from '@stikk/client/local';
import { shuffler } from '@stikk/shuffle';

const hex = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** A transport for `@stikk/client` to a table in this page at which `seat` is a person. */
export function createTable(game, options, seat) {
  const secret = hex();
  const nonces = Array.from({ length: game.seats(options) }, hex);
  return createLocalTable({
    game,
    options,
    seat,
    shuffle: (draws) => shuffler(secret, nonces, draws),
    bot: (turn) => decideBot({ ...turn, game: game.id, options, level: 'easy' }),
  });
}
