import type { Entry } from '@stikk/engine';
import type { LiveView } from '@stikk/engine/table';
import type { Clock } from './clock.ts';
import { retryDelay } from './retry.ts';
import type { Transport } from './transport.ts';

/**
 * `connecting` until the first answer, `lost` while the server is out of reach, `paused` while it is away on purpose
 * and the match goes on later.
 */
export type Connection = 'connecting' | 'live' | 'lost' | 'paused';

export interface LineParts<Event> {
  readonly transport: Pick<Transport<never, Event>, 'follow'>;
  readonly clock: Clock;
  /** The last entry that came without a gap. */
  lastSeq(): number;
  /** Whether there is nothing more to come. */
  isOver(): boolean;
  /** The server answers. */
  opened(): void;
  entry(entry: Entry<Event>): void;
  live(view: LiveView): void;
  /** The line broke; what comes from now on was missed, until {@link Line.isCatchingUp} says no. */
  broke(): void;
  /** Something below is different. */
  changed(): void;
}

/** The stream of one match, followed again whenever it breaks. */
export interface Line {
  connection(): Connection;
  /** Whether what came while the line was broken is still coming in. */
  isCatchingUp(): boolean;
  /** Asks for the entries again: one that must exist stays away. */
  refollow(): void;
  /** Tries at once, as the network is said to be back; also when nothing was heard for long. */
  nudge(): void;
  close(): void;
}

/** A line that was heard of so lately is taken to be whole. */
const FRESH_MS = 5000;
/** When a server tells nothing fleeting, what it has to catch up on has come after so long. */
const QUIET_MS = 500;

export function createLine<Event>(parts: LineParts<Event>): Line {
  const { transport, clock } = parts;
  let connection: Connection = 'connecting';
  let catching = false;
  let failures = 0;
  let heard = clock.now();
  let closed = false;
  let stopFollowing = () => {};
  let stopWaiting = () => {};
  let stopCatching = () => {};

  function turn(next: Connection): void {
    if (connection === next) return;
    connection = next;
    parts.changed();
  }

  function breaks(): void {
    stopCatching();
    if (catching || connection !== 'live') return;
    catching = true;
    parts.broke();
  }

  function caughtUp(): void {
    stopCatching();
    if (!catching) return;
    catching = false;
    parts.changed();
  }

  function follow(): void {
    stopFollowing();
    stopWaiting();
    if (closed) return;
    let current = true;
    let stop = () => {};
    heard = clock.now();
    const broken = (next: Connection) => {
      if (!current) return;
      current = false;
      stop();
      breaks();
      stopWaiting = clock.after(retryDelay(failures++), follow);
      turn(next);
    };
    const hears = () => {
      heard = clock.now();
      return current;
    };
    stop = transport.follow(parts.lastSeq(), {
      opened() {
        if (!hears()) return;
        failures = 0;
        parts.opened();
        stopCatching();
        if (catching) stopCatching = clock.after(QUIET_MS, caughtUp);
        turn('live');
      },
      entry(entry) {
        if (hears()) parts.entry(entry);
      },
      live(view) {
        if (!hears()) return;
        caughtUp();
        parts.live(view);
      },
      ended() {
        if (!current) return;
        if (parts.isOver()) stopFollowing();
        else broken('paused');
      },
      lost: () => broken(connection === 'paused' ? 'paused' : 'lost'),
    });
    if (!current) stop();
    stopFollowing = () => {
      current = false;
      stop();
    };
  }

  follow();
  return {
    connection: () => connection,
    isCatchingUp: () => catching,
    refollow: follow,
    nudge() {
      if (connection === 'lost' || connection === 'paused') return follow();
      if (parts.isOver() || clock.now() - heard < FRESH_MS) return;
      breaks();
      follow();
    },
    close() {
      closed = true;
      stopFollowing();
      stopWaiting();
      stopCatching();
    },
  };
}
