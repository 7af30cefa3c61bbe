import type { Services } from '../services.ts';
import type { Fellow, Studied, Studies } from './studies.ts';

/** It is looked so often, and at a change no oftener than so, whether somebody may still look on. */
const CHECK_MS = 10_000;
const FRESH_MS = 1000;

/**
 * Who looks at a match together and at what, whole, now and after each change, for as long as whoever asks may.
 * @param mayStay throws when they may not any more
 */
export async function* followStudy(
  services: Pick<Services, 'after' | 'now'>,
  studies: Studies,
  matchId: string,
  fellow: Fellow,
  signal: AbortSignal,
  mayStay: () => Promise<void>,
): AsyncGenerator<Studied, void> {
  let told: string | undefined;
  let changed = false;
  let checked = Number.NEGATIVE_INFINITY;
  let wake: () => void = () => undefined;
  const notice = () => {
    changed = true;
    wake();
  };
  const visit = await studies.enter(matchId, fellow, notice);
  signal.addEventListener('abort', notice);
  try {
    while (!signal.aborted) {
      changed = false;
      if (services.now() - checked >= FRESH_MS) {
        await mayStay();
        checked = services.now();
      }
      const view = visit.view();
      const text = JSON.stringify(view);
      if (signal.aborted) return;
      if (text !== told) yield view;
      told = text;
      if (changed) continue;
      const stopWaiting = services.after(CHECK_MS, notice);
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
      stopWaiting();
    }
  } finally {
    visit.leave();
    signal.removeEventListener('abort', notice);
  }
}
