import type { Entry } from '@stikk/engine';
import type { LiveView } from '@stikk/engine/table';

/** What the server makes of a command. Asking again with the same id gives the same answer. */
export type Outcome =
  | { readonly ok: true /** Of an entry that the command caused. */; readonly seq: number }
  | { readonly ok: false; readonly reason: string };

export interface FollowHandlers<Event> {
  /** The server answers; what was missed since `fromSeq` comes next. */
  opened(): void;
  /** Entries in any order, more than once, with gaps: the store sorts them. */
  entry(entry: Entry<Event>): void;
  /** What is fleeting, whole each time; the first one after everything that was missed. */
  live(view: LiveView): void;
  /** The stream broke off. The store follows again. */
  lost(): void;
  /** The server has nothing more to tell: the match is over, or the server stops. */
  ended(): void;
}

/** The way to a server that keeps the record. */
export interface Transport<Command, Event> {
  /** Rejects when it is not known whether the command arrived. */
  submit(commandId: string, command: Command): Promise<Outcome>;
  /** Asks for the entries after `fromSeq`, and whatever comes after them. Returns how to stop. */
  follow(fromSeq: number, handlers: FollowHandlers<Event>): () => void;
}
