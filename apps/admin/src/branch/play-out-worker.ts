import { gameOf } from '@stikk/variants';
import type { Act } from './course.ts';
import { playedOut } from './play-out.ts';
import type { Question } from './use-play-out.ts';

// A window's own name for what a worker has too: the page's types know no workers.
self.onmessage = ({ data: { course, acts, times } }: MessageEvent<Question>) => {
  const whole = { ...course, game: gameOf(course.game)! };
  for (let time = 1; time <= times; time++)
    self.postMessage(acts.map((act: Act) => playedOut(whole, act, Math.imul(time, 0x85ebca6b) >>> 0)));
};
