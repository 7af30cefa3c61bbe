import { randomUUID } from 'node:crypto';
import type { Seat } from '@stikk/engine';
import type { Nudge } from '@stikk/engine/table';
import type { Services } from '../services.ts';

/** Who has the page of one match open, in this process and in every other. */
export interface Room {
  /** A page opens: that of a seat, or of somebody who looks on. Returns the way to say, once, that it closed. */
  enter(seat: Seat | undefined): () => void;
  isPresent(seat: Seat): boolean;
  /** Whether a page of the seat is open at this very moment; who is present may be loading theirs again. */
  hasPage(seat: Seat): boolean;
  /** Since when nobody has the seat's page open, milliseconds since 1970; `undefined` while somebody has. */
  awaySince(seat: Seat): number | undefined;
  watchers(): number;
  /** Reminds a seat; forgotten soon. */
  nudge(by: Seat, seat: Seat): void;
  /** The last reminder. */
  nudged(): Nudge | undefined;
  /** Whether another process looks after this match already. Where there may be one, it is asked first. */
  isTended(): Promise<boolean>;
  /** From now on this process answers that it does. */
  tend(): void;
  /** Calls back whenever something here is different. Returns the way to stop. */
  onChange(listener: () => void): () => void;
  close(): void;
}

/** Who has which page open. A process that dies takes its part with it. */
export interface Attendance {
  /** The room of a match; there is one at a time. */
  open(matchId: string): Room;
  close(): void;
}

/** What processes tell each other of a room, whole each time. */
type Note =
  | { readonly from: string; readonly roll: true }
  | { readonly from: string; readonly seats: readonly Seat[]; readonly watchers: number }
  | { readonly from: string; readonly nudge: Nudge };

const TOPIC = 'live:';
/** A page that is loaded again is not away. */
const GRACE_MS = 3000;
const BEAT_MS = 4000;
/** Two beats may be lost. */
const EXPIRY_MS = 3 * BEAT_MS;
/** So long another process may take to answer. */
const ROLL_MS = 500;

interface Elsewhere {
  readonly seats: readonly Seat[];
  readonly watchers: number;
  readonly heard: number;
}

type Hearing = Room & { roll(): void; hear(note: Note): void; beat(): void };

export function openAttendance(services: Pick<Services, 'bus' | 'now' | 'after' | 'database'>): Attendance {
  const { bus, after, database } = services;
  const from = randomUUID();
  const shared = database.kind === 'postgres';
  const rooms = new Map<string, Hearing>();
  const silence = bus.hear((topic, note) => {
    const { from: sender } = note as Note;
    if (topic.startsWith(TOPIC) && sender !== from) rooms.get(topic.slice(TOPIC.length))?.hear(note as Note);
  });
  const beat = (): (() => void) =>
    after(BEAT_MS, () => {
      for (const room of rooms.values()) room.beat();
      stopBeating = beat();
    });
  let stopBeating = shared ? beat() : () => undefined;
  return {
    open: (matchId) => {
      const room = roomOf({ ...services, shared }, from, `${TOPIC}${matchId}`, () => rooms.delete(matchId));
      rooms.set(matchId, room);
      if (shared) room.roll();
      return room;
    },
    close: () => {
      stopBeating();
      silence();
      for (const room of rooms.values()) room.close();
    },
  };
}

function roomOf(
  { bus, now, after, shared }: Pick<Services, 'bus' | 'now' | 'after'> & { readonly shared: boolean },
  from: string,
  topic: string,
  forget: () => void,
): Hearing {
  const own = new Map<Seat | undefined, number>();
  const elsewhere = new Map<string, Elsewhere>();
  const away = new Map<Seat, number>();
  const leaving = new Map<Seat, () => void>();
  const listeners = new Set<() => void>();
  const opened = now();
  const answered = new Set<() => void>();
  let present = new Set<Seat>();
  let watching = 0;
  let nudge: Nudge | undefined;
  let tending = false;

  const changed = () => {
    for (const listener of listeners) listener();
  };
  const tell = (note: Omit<Extract<Note, { seats: unknown }>, 'from'> | { roll: true } | { nudge: Nudge }) =>
    bus.tell(topic, { from, ...note });
  const hereNow = () => [...own.keys()].filter((seat) => seat !== undefined);
  const state = () => tell({ seats: hereNow(), watchers: own.get(undefined) ?? 0 });

  /** Compares who is here with who was, and gives those who went a moment to come back. */
  const update = () => {
    const here = new Set([...hereNow(), ...[...elsewhere.values()].flatMap(({ seats }) => seats)]);
    let different = false;
    for (const seat of here) {
      leaving.get(seat)?.();
      leaving.delete(seat);
      away.delete(seat);
      different ||= !present.has(seat);
    }
    for (const seat of present) {
      if (here.has(seat) || leaving.has(seat)) continue;
      away.set(seat, now());
      leaving.set(
        seat,
        after(GRACE_MS, () => {
          leaving.delete(seat);
          present = new Set([...present].filter((one) => one !== seat));
          changed();
        }),
      );
    }
    present = new Set([...here, ...leaving.keys()]);
    const watchers = [...elsewhere.values()].reduce(
      (sum, one) => sum + one.watchers,
      own.get(undefined) ?? 0,
    );
    if (different || watchers !== watching) {
      watching = watchers;
      changed();
    }
  };

  const remind = (given: Nudge) => {
    nudge = given;
    changed();
  };

  return {
    enter: (seat) => {
      const count = (by: number) => {
        const pages = (own.get(seat) ?? 0) + by;
        if (pages > 0) own.set(seat, pages);
        else own.delete(seat);
        if (shared) state();
        update();
      };
      count(1);
      return () => count(-1);
    },
    isPresent: (seat) => present.has(seat),
    hasPage: (seat) => own.has(seat) || [...elsewhere.values()].some(({ seats }) => seats.includes(seat)),
    awaySince: (seat) => (present.has(seat) ? undefined : (away.get(seat) ?? opened)),
    watchers: () => watching,
    nudge: (by, seat) => {
      const given = { id: randomUUID(), at: now(), by, seat };
      if (shared) tell({ nudge: given });
      remind(given);
    },
    nudged: () => nudge,
    isTended: async () => {
      if (!shared || elsewhere.size > 0) return elsewhere.size > 0;
      await new Promise<void>((resolve) => {
        const stop = after(ROLL_MS, resolve);
        answered.add(() => {
          stop();
          resolve();
        });
      });
      answered.clear();
      return elsewhere.size > 0;
    },
    tend: () => {
      tending = true;
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    roll: () => tell({ roll: true }),
    hear: (note) => {
      if ('roll' in note) {
        if (tending) state();
      } else if ('nudge' in note) remind(note.nudge);
      else {
        elsewhere.set(note.from, { seats: note.seats, watchers: note.watchers, heard: now() });
        for (const resolve of answered) resolve();
        update();
      }
    },
    beat: () => {
      if (own.size > 0) state();
      for (const [process, { seats, watchers, heard }] of elsewhere)
        if (seats.length + watchers > 0 && heard < now() - EXPIRY_MS) elsewhere.delete(process);
      update();
    },
    close: () => {
      for (const stop of leaving.values()) stop();
      forget();
    },
  };
}
