import { randomUUID } from 'node:crypto';
import type { Services } from '../services.ts';
import { entered, type Lead, type LeadChange, type LeadRefusal, laterOf, nobodyLeads } from './lead.ts';

/** Somebody who looks on with others. */
export interface Fellow {
  readonly id: string;
  readonly name: string;
}

/** Who looks at a match together, and at what. */
export interface Studied {
  readonly fellows: readonly Fellow[];
  readonly lead: Lead;
}

/** What is looked at together, kept in memory for as long as somebody does. */
export interface Studies {
  /** One more page of somebody is open. `changed` is called whenever {@link Visit.view} is another. */
  enter(matchId: string, fellow: Fellow, changed: () => void): Promise<Visit>;
  change(matchId: string, change: LeadChange): Promise<LeadRefusal | undefined>;
  close(): void;
}

export interface Visit {
  view(): Studied;
  leave(): void;
}

/** What processes tell each other, whole each time. */
type Note =
  | { readonly from: string; readonly roll: true }
  | { readonly from: string; readonly fellows: readonly Fellow[]; readonly lead: Lead };

interface Room {
  readonly own: Map<string, { readonly fellow: Fellow; pages: number }>;
  readonly elsewhere: Map<string, { readonly fellows: readonly Fellow[]; readonly heard: number }>;
  readonly listeners: Set<() => void>;
  lead: Lead;
  /** When what other processes know of it has come. */
  readonly ready: Promise<void>;
  readonly answered: () => void;
}

const TOPIC = 'study:';
/** A page that is loaded again has not gone. */
const GRACE_MS = 3000;
const BEAT_MS = 4000;
/** Two beats may be lost. */
const EXPIRY_MS = 3 * BEAT_MS;
/** So long another process may take to answer. */
const ROLL_MS = 500;

export function openStudies({
  bus,
  now,
  after,
  database,
}: Pick<Services, 'bus' | 'now' | 'after' | 'database'>): Studies {
  const from = randomUUID();
  const shared = database.kind === 'postgres';
  const rooms = new Map<string, Room>();

  const tell = (matchId: string, note: { roll: true } | Studied) => {
    if (shared) bus.tell(`${TOPIC}${matchId}`, { from, ...note });
  };
  const here = ({ own }: Room): readonly Fellow[] => [...own.values()].map(({ fellow }) => fellow);
  const viewOf = (room: Room): Studied => {
    const all = [...here(room), ...[...room.elsewhere.values()].flatMap(({ fellows }) => fellows)];
    const fellows = [...new Map(all.map((fellow) => [fellow.id, fellow])).values()];
    return { fellows: fellows.sort((a, b) => (a.id < b.id ? -1 : 1)), lead: room.lead };
  };
  const present = (room: Room): ReadonlySet<string> => new Set(viewOf(room).fellows.map(({ id }) => id));
  const changed = (room: Room) => {
    for (const listener of room.listeners) listener();
  };
  const tellOf = (matchId: string, room: Room) => {
    tell(matchId, { fellows: here(room), lead: room.lead });
    changed(room);
  };
  const forgetEmpty = () => {
    for (const [matchId, room] of rooms)
      if (room.own.size === 0 && present(room).size === 0) rooms.delete(matchId);
  };

  const roomOf = (matchId: string): Room => {
    const known = rooms.get(matchId);
    if (known) return known;
    let answered = () => {};
    const ready = new Promise<void>((resolve) => {
      answered = resolve;
    });
    const room: Room = {
      own: new Map(),
      elsewhere: new Map(),
      listeners: new Set(),
      lead: nobodyLeads,
      ready,
      answered,
    };
    rooms.set(matchId, room);
    if (shared) after(ROLL_MS, answered);
    else answered();
    tell(matchId, { roll: true });
    return room;
  };

  const silence = bus.hear((topic, said) => {
    const note = said as Note;
    if (!topic.startsWith(TOPIC) || note.from === from) return;
    const matchId = topic.slice(TOPIC.length);
    const room = rooms.get(matchId);
    if (room === undefined) return;
    if ('roll' in note) {
      if (room.own.size > 0) tell(matchId, { fellows: here(room), lead: room.lead });
      return;
    }
    room.elsewhere.set(note.from, { fellows: note.fellows, heard: now() });
    room.lead = laterOf(room.lead, note.lead);
    room.answered();
    changed(room);
  });

  const beat = () => {
    for (const [matchId, room] of rooms) {
      if (room.own.size > 0) tell(matchId, { fellows: here(room), lead: room.lead });
      let gone = false;
      for (const [process, { heard }] of room.elsewhere)
        if (heard < now() - EXPIRY_MS) gone = room.elsewhere.delete(process) || gone;
      if (gone) changed(room);
    }
    forgetEmpty();
  };
  const beating = (): (() => void) =>
    after(BEAT_MS, () => {
      stopBeating = beating();
      beat();
    });
  let stopBeating = shared ? beating() : () => {};

  const apply = (matchId: string, room: Room, change: LeadChange): LeadRefusal | undefined => {
    const lead = change(room.lead, present(room));
    if (typeof lead === 'string') return lead;
    if (lead !== room.lead) {
      room.lead = lead;
      tellOf(matchId, room);
    }
    return undefined;
  };

  return {
    enter: async (matchId, fellow, listener) => {
      const room = roomOf(matchId);
      await room.ready;
      // While it was waited for, the room may have been given up.
      if (rooms.get(matchId) !== room) rooms.set(matchId, room);
      const seat = room.own.get(fellow.id) ?? { fellow, pages: 0 };
      seat.pages++;
      room.own.set(fellow.id, seat);
      room.listeners.add(listener);
      apply(matchId, room, entered(fellow.id));
      tellOf(matchId, room);
      return {
        view: () => viewOf(room),
        leave: () => {
          room.listeners.delete(listener);
          after(GRACE_MS, () => {
            seat.pages--;
            if (seat.pages > 0) return;
            room.own.delete(fellow.id);
            tellOf(matchId, room);
            forgetEmpty();
          });
        },
      };
    },
    change: async (matchId, change) => {
      const room = roomOf(matchId);
      await room.ready;
      const refused = apply(matchId, room, change);
      forgetEmpty();
      return refused;
    },
    close: () => {
      stopBeating();
      silence();
    },
  };
}
