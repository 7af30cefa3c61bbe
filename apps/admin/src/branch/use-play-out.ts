import { useEffect, useRef, useState } from 'react';
import type { Act, Course } from './course.ts';

/** What the worker is asked: to play each of some acts out so many times. */
export interface Question {
  readonly course: Omit<Course, 'game'> & { readonly game: string };
  readonly acts: readonly Act[];
  readonly times: number;
}

/** What each seat made with each act, once a time; `undefined` where an act is refused. */
export type Round = readonly (readonly number[] | undefined)[];

export interface PlayingOut {
  readonly rounds: readonly Round[];
  readonly times: number;
  readonly running: boolean;
  ask(course: Course, acts: readonly Act[], times: number): void;
  stop(): void;
}

/** Plays acts out beside the page, and tells of every round as it ends. What was found is forgotten with `key`. */
export function usePlayOut(key: string): PlayingOut {
  const [state, setState] = useState<{ key: string; rounds: readonly Round[]; times: number }>();
  const worker = useRef<Worker>(undefined);
  const stop = () => {
    worker.current?.terminate();
    worker.current = undefined;
    setState((so) => so && { ...so, times: so.rounds.length });
  };
  useEffect(() => () => worker.current?.terminate(), [key]);
  const current = state?.key === key ? state : undefined;
  const { rounds = [], times = 0 } = current ?? {};
  return {
    rounds,
    times,
    running: rounds.length < times,
    ask: (course, acts, asked) => {
      worker.current?.terminate();
      const own = new Worker(new URL('./play-out-worker.ts', import.meta.url));
      worker.current = own;
      setState({ key, rounds: [], times: asked });
      own.onmessage = ({ data }: MessageEvent<Round>) => {
        if (worker.current === own) setState((so) => so && { ...so, rounds: [...so.rounds, data] });
      };
      own.onerror = () => {
        if (worker.current === own) stop();
      };
      own.postMessage({ course: { ...course, game: course.game.id }, acts, times: asked } satisfies Question);
    },
    stop,
  };
}
