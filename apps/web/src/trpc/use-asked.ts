import { useEffect, useState } from 'react';

const AGAIN = 'stikk-ask-again';

/** Something has changed: all that is asked on this page is asked anew. */
export const askAgain = (): boolean => document.dispatchEvent(new Event(AGAIN));

/**
 * What the server answers; asked anew whenever the page is looked at again, and every `everyMs` while it is.
 * Where the server does not answer, the last answer stands.
 * @param ask the same function each time
 */
export function useAsked<T>(ask: () => Promise<T>, everyMs?: number): T | undefined {
  const [answer, setAnswer] = useState<T>();
  useEffect(() => {
    let gone = false;
    const again = () => {
      if (document.visibilityState !== 'visible') return;
      ask().then(
        (found) => gone || setAnswer(found),
        () => undefined,
      );
    };
    again();
    document.addEventListener('visibilitychange', again);
    document.addEventListener(AGAIN, again);
    const timer = everyMs === undefined ? undefined : setInterval(again, everyMs);
    return () => {
      gone = true;
      document.removeEventListener('visibilitychange', again);
      document.removeEventListener(AGAIN, again);
      clearInterval(timer);
    };
  }, [ask, everyMs]);
  return answer;
}
