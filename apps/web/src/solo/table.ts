import { createLocalTable } from '@stikk/client/local';
import type { Entry, Rules } from '@stikk/engine';
import { shuffler } from '@stikk/shuffle';
import type { MatchInfo, Via } from '../table/session.ts';
import { OWN_SEAT, type SoloMatch } from './match.ts';
import { openMinds } from './minds.ts';
import { addEntries } from './shelf.ts';

type Typed = { readonly type: string };

/** What a table is told of a match that this device keeps. */
export const infoOf = (match: SoloMatch): MatchInfo => ({
  matchId: match.id,
  game: match.game,
  preset: match.preset,
  options: match.options,
  seats: match.seats.map(({ name, kind, level }) => ({ name, kind, ...(level !== undefined && { level }) })),
  you: OWN_SEAT,
  status: match.finished ? 'finished' : 'live',
  createdAt: match.createdAt,
  tableId: null,
  watch: 'no',
  clock: { kind: 'off' },
  onDevice: true,
  rated: false,
  // Nobody rules on what is kept here.
  sides: [],
  watching: false,
});

/** The way to a match that this page keeps itself: every entry is on the disk before anybody is told. */
export const viaDevice =
  (match: SoloMatch, kept: readonly Entry[]): Via =>
  <Options, State, Command extends Typed, Event extends Typed>(
    game: Rules<Options, State, Command, Event>,
  ) => {
    const minds = openMinds();
    const options = match.options as Options;
    let state = game.initial(match.seats.length);
    for (const entry of kept as readonly Entry<Event>[])
      if ('game' in entry) state = game.evolve(state, entry.game);
    const table = createLocalTable<Options, State, Command, Event>({
      game,
      options,
      seat: OWN_SEAT,
      entries: kept as readonly Entry<Event>[],
      shuffle: (draws) => shuffler(match.secret, match.nonces, draws),
      bot: async ({ seat, ...turn }) =>
        (await minds.decide({
          ...turn,
          seat,
          game: game.id,
          options,
          level: match.seats[seat]?.level ?? 'normal',
        })) as Command,
      async keep(entries) {
        let next = state;
        for (const entry of entries) if ('game' in entry) next = game.evolve(next, entry.game);
        const { deal, scores, winners } = game.standing(next);
        await addEntries(match.id, entries, {
          touchedAt: entries.at(-1)!.at,
          finished: winners !== undefined,
          seq: entries.at(-1)!.seq,
          ...(winners && { winners }),
          deal,
          scores,
          yourTurn: game.toAct(next).includes(OWN_SEAT),
        });
        state = next;
      },
      closing: [{ type: 'SecretRevealed', secret: match.secret }],
    });
    return {
      ...table,
      close() {
        table.close();
        minds.close();
      },
    };
  };
