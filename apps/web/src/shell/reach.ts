import { useSyncExternalStore } from 'react';

/** Whether the server answers; `unknown` until it has been asked. */
export type Reach = 'unknown' | 'there' | 'away';

const PATIENCE_MS = 5000;
const AGAIN_MS = 10_000;

let reach: Reach = 'unknown';
const listeners = new Set<() => void>();
let stop = () => {};

function say(next: Reach): void {
  if (reach === next) return;
  reach = next;
  for (const listener of listeners) listener();
}

async function ask(): Promise<void> {
  if (!navigator.onLine) {
    say('away');
    return;
  }
  try {
    const answer = await fetch('/api/health', {
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    say(answer.ok ? 'there' : 'away');
  } catch {
    say('away');
  }
}

/** Asks whenever that may have changed, and while the server is away every few seconds. */
function watch(): () => void {
  const again = () => void ask();
  const woken = () => document.visibilityState === 'visible' && again();
  window.addEventListener('online', again);
  window.addEventListener('offline', again);
  document.addEventListener('visibilitychange', woken);
  const timer = setInterval(() => reach === 'away' && woken(), AGAIN_MS);
  again();
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', again);
    window.removeEventListener('offline', again);
    document.removeEventListener('visibilitychange', woken);
  };
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) stop = watch();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stop();
  };
}

export const useReach = (): Reach =>
  useSyncExternalStore(
    subscribe,
    () => reach,
    () => 'unknown',
  );
