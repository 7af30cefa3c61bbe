import type { Position } from '@stikk/bots';
import type { Seat } from '@stikk/engine';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type Film, filmOf, filmSeenBy, stepFrom } from '../replay/film.ts';
import type { Replay } from '../replay/use-replay.ts';
import { botsAct, endsDeal, nextBy, positionOf } from './bots.ts';
import {
  begun,
  type Command,
  type Course,
  cut,
  done,
  isRefused,
  momentAt,
  played,
  wholeAt,
} from './course.ts';
import { branchIn, tellsBranch } from './link.ts';

/** A course beside the record, and the ways to go on with it. */
export interface Branching {
  readonly record: Replay;
  readonly course: Course;
  /** The same component shows it that shows the record. */
  readonly shown: Replay;
  /** Seats for which one acts oneself; bots have all others. */
  readonly steered: ReadonlySet<Seat>;
  readonly thinking: boolean;
  steer(seat: Seat, yes: boolean): void;
  /** Acts at the entry shown; what followed it in the branch is dropped. */
  act(seat: Seat, command: Command): void;
  /** Lets the house and bots act until a seat is to act that is steered, or the deal is over. */
  goOn(): void;
  stop(): void;
  leave(): void;
  /** The course up to the entry shown. */
  here(): Course;
}

export interface Branches {
  readonly branching: Branching | undefined;
  /** Branches off where what is shown was decided. */
  begin(): void;
  /** The address told of a branch that cannot be shown. */
  readonly failed: 'unreadable' | 'unfit' | undefined;
}

/** 256 random bits, hexadecimal. */
const thrownAway = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

const botWorker = () => new Worker(new URL('./bot-worker.ts', import.meta.url));

/** The command of a bot that thinks beside the page; `undefined` where it has none. */
function asked(worker: Worker, position: Position): Promise<Command | undefined> {
  return new Promise((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<Command>) => resolve(data);
    worker.onerror = (event) => {
      event.preventDefault();
      resolve(undefined);
    };
    worker.postMessage(position);
  });
}

/** Who acted at an entry, or is the first to act after it. */
function seatAt({ entries, states, game }: Film, seq: number): Seat | undefined {
  const by = entries[seq - 1]?.by;
  return typeof by === 'number' ? by : game.toAct(states[seq]).find((actor) => typeof actor === 'number');
}

/** What if: a course that leaves the record at some entry, played on in this page and nowhere else. */
export function useBranch(record: Replay): Branches {
  const { film } = record;
  const [course, setCourse] = useState<Course>();
  const [at, setAt] = useState(0);
  const [steered, setSteered] = useState<ReadonlySet<Seat>>(new Set());
  const [thinking, setThinking] = useState(false);
  const [failed, setFailed] = useState<Branches['failed']>();
  const turn = useRef(0);
  const bots = useRef<Worker>(undefined);
  const latest = useRef({ steered, film });
  latest.current = { steered, film };

  const show = (next: Course) => {
    setCourse(next);
    setAt(next.entries.length);
  };
  const stop = () => {
    turn.current++;
    bots.current?.terminate();
    bots.current = undefined;
    setThinking(false);
  };
  useEffect(() => stop, []);

  const open = (next: Course, seat: Seat | undefined) => {
    stop();
    setFailed(undefined);
    setSteered(new Set(seat === undefined ? [] : [seat]));
    show(next);
  };
  useEffect(() => {
    const read = async () => {
      if (!tellsBranch(location.hash)) return;
      const branch = await branchIn(location.hash, latest.current.film.game);
      const found = branch && played(latest.current.film, branch);
      if (found === undefined || isRefused(found)) setFailed(found === undefined ? 'unreadable' : 'unfit');
      else open(found, seatAt(latest.current.film, found.branch.from + 1));
    };
    void read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);

  const playOn = async (start: Course, mayDeal: boolean) => {
    stop();
    const own = turn.current;
    setThinking(true);
    let next = start;
    show(next);
    for (let first = mayDeal; first || !endsDeal(next); first = false) {
      const by = nextBy(next, latest.current.steered);
      if (by === undefined) break;
      if (by === 'house') {
        const dealt = done(next, by);
        if (isRefused(dealt)) break;
        next = dealt;
      } else {
        bots.current ??= botWorker();
        const seed = Math.imul(next.entries.length + 1, 0x9e3779b1) >>> 0;
        const command = await asked(bots.current, positionOf(next, by, seed));
        if (turn.current !== own) return;
        next = botsAct(next, by, command);
      }
      show(next);
    }
    setThinking(false);
  };

  const branch = useMemo(
    () => course && filmOf(course.game, course.options, course.seats, course.entries),
    [course],
  );
  const { seat } = record;
  const seen = useMemo(
    () => (branch === undefined || seat === undefined ? undefined : filmSeenBy(branch, seat)),
    [branch, seat],
  );

  const begin = () => open(begun(film, momentAt(film, record.seq), thrownAway()), seatAt(film, record.seq));
  if (course === undefined || branch === undefined) return { branching: undefined, begin, failed };
  const seq = Math.min(at, branch.entries.length);
  const here = () => cut(film, course, wholeAt(branch.entries, seq));
  return {
    begin,
    failed,
    branching: {
      record,
      course,
      shown: {
        ...record,
        film: branch,
        seatView: seen && { ...record, film: seen },
        seq,
        seek: setAt,
        step: (step) => setAt(stepFrom(branch, seq, step)),
      },
      steered,
      thinking,
      steer: (one, yes) =>
        setSteered(new Set(yes ? [...steered, one] : [...steered].filter((other) => other !== one))),
      act: (by, command) => {
        const next = done(here(), { by, command });
        if (!isRefused(next)) void playOn(next, false);
      },
      goOn: () => void playOn(here(), true),
      stop,
      leave: () => {
        stop();
        setCourse(undefined);
        if (tellsBranch(location.hash)) history.replaceState(null, '', location.pathname + location.search);
      },
      here,
    },
  };
}
