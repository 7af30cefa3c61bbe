import { Failure } from '../failure.ts';
import type { Context } from '../trpc.ts';

/** Under which a user's id is told some of whose sessions have ended. */
export const SIGNED_OUT = 'signed-out';

/**
 * A stream for as long as the session that asked for it lasts.
 * @throws the failure `no-session` once that has ended, wherever its owner ended it
 */
export async function* whileSignedIn<T>(
  { services: { bus }, auth, headers, person }: Pick<Context, 'services' | 'auth' | 'headers' | 'person'>,
  signal: AbortSignal | undefined,
  stream: (signal: AbortSignal) => AsyncGenerator<T, void>,
): AsyncGenerator<T, void> {
  const cut = new AbortController();
  const ended = signal === undefined ? cut.signal : AbortSignal.any([signal, cut.signal]);
  if (person === undefined) return yield* stream(ended);
  const check = async () => {
    const still = await auth.personOf(headers).catch(() => undefined);
    if (still?.id !== person.id) cut.abort();
  };
  const unhear = bus.hear((topic, note) => {
    if (topic === SIGNED_OUT && note === person.id) void check();
  });
  try {
    // It may have ended before anybody listened.
    void check();
    yield* stream(ended);
    if (cut.signal.aborted) throw new Failure('no-session');
  } finally {
    unhear();
  }
}
