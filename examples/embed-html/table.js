// The server of a page that has none: keeps the record, deals, and lets bots play the other seats.
import { decideBot, playsGame } from '@stikk/bots';
import { fold } from '@stikk/engine';
import { commit, houseCommands, shuffler } from '@stikk/shuffle';

const hex = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** A transport for `@stikk/client` to a table in this page at which `seat` is a person. */
export function createTable(game, preset, options, seat) {
  const seats = game.seats(options);
  const secret = hex();
  const nonces = Array.from({ length: seats }, hex);
  const entries = [];
  const outcomes = new Map();
  let follower;

  const seen = (viewer) =>
    entries.map((entry) => ('game' in entry ? { ...entry, game: game.redact(entry.game, viewer) } : entry));

  function record(by, cause, happened) {
    for (const content of happened)
      entries.push({ seq: entries.length + 1, v: game.version, at: Date.now(), by, cause, ...content });
  }

  function decide(command, by, cause) {
    const decision = game.decide(fold(game, seats, entries), command, by, options);
    if (!decision.ok) return decision;
    record(
      by,
      cause,
      decision.events.map((event) => ({ game: event })),
    );
    return { ok: true, seq: entries.length };
  }

  /** Everybody acts whose turn it is, until it is the person's. */
  function proceed() {
    for (;;) {
      const state = fold(game, seats, entries);
      const by = game.toAct(state).find((actor) => actor !== seat);
      if (by === undefined) {
        if (game.standing(state).winners && entries.at(-1).by !== 'table')
          record('table', 'end', [{ table: { type: 'MatchFinished' } }]);
        return;
      }
      const answer = decide(by === 'house' ? deal(state) : think(by), by, `${by} ${entries.length}`);
      if (!answer.ok) throw new Error(`${by}: ${answer.reason}`);
    }
  }

  const deal = (state) => game.house(state, options, shuffler(secret, nonces, houseCommands(entries)));

  function think(by) {
    const mine = seen(by);
    return decideBot({
      game: game.id,
      view: fold(game, seats, mine),
      record: mine.flatMap((entry) => ('game' in entry ? [entry.game] : [])),
      seat: by,
      options,
      level: 'easy',
      seed: entries.length,
    });
  }

  function tell() {
    if (!follower) return;
    const all = seen(seat);
    while (follower.seq < all.length) follower.handlers.entry(all[follower.seq++]);
    if (all.at(-1).by === 'table' && all.at(-1).cause === 'end') follower.handlers.ended();
  }

  if (!playsGame(game.id)) throw new RangeError(`no bot plays ${game.id}`);
  const created = { game: game.id, preset, options, seats, commitment: commit(secret) };
  record('table', 'start', [{ table: { type: 'MatchCreated', ...created } }]);
  proceed();

  return {
    async submit(commandId, command) {
      if (!outcomes.has(commandId)) {
        outcomes.set(commandId, decide(command, seat, commandId));
        proceed();
        tell();
      }
      return outcomes.get(commandId);
    },
    follow(fromSeq, handlers) {
      const mine = { seq: fromSeq, handlers };
      follower = mine;
      handlers.opened();
      queueMicrotask(tell);
      return () => {
        if (follower === mine) follower = undefined;
      };
    },
  };
}
