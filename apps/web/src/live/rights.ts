import { claimable, type Entry, type Rules, type Seat } from '@stikk/engine';
import { type Table, type Undoable, undoable } from '@stikk/engine/table';

type Typed = { readonly type: string };

/** Whether the own last act can be taken back, or why it cannot; `undefined` where that cannot be asked. */
export const undoOf = <Options, State, Command extends Typed, Event extends Typed>(
  game: Rules<Options, State, Command, Event>,
  options: Options,
  entries: readonly Entry<Event>[],
  { kinds, over, paused, undo }: Table,
  seat: Seat,
): Undoable | undefined =>
  over || paused || undo !== undefined ? undefined : undoable(game, options, kinds.length, entries, seat);

/** How many tricks the seat can claim: all that are left, where it can be proved that they are its own. */
export const claimOf = <Options, State, Command extends Typed, Event extends Typed>(
  game: Rules<Options, State, Command, Event>,
  options: Options,
  entries: readonly Entry<Event>[],
  { kinds }: Table,
  seat: Seat,
): number | undefined => claimable(game, options, kinds.length, entries, seat)?.length;
