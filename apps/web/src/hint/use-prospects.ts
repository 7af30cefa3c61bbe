import type { Position, Prospect } from '@stikk/bots';
import { useEffect, useRef, useState } from 'react';

type Asked = Omit<Position, 'level' | 'seed'>;

/**
 * What each legal command promises at the position at which the page asked first, reckoned beside the page.
 * `undefined` until it is known, `null` where nobody can say.
 */
export function useProspects(asked: Asked): readonly Prospect[] | null | undefined {
  const first = useRef(asked);
  const [told, setTold] = useState<readonly Prospect[] | null>();
  useEffect(() => {
    const worker = new Worker(new URL('./hint-worker.ts', import.meta.url));
    worker.onmessage = ({ data }: MessageEvent<readonly Prospect[]>) =>
      setTold(data.length > 0 ? data : null);
    worker.onerror = () => setTold(null);
    worker.postMessage({ ...first.current, seed: 1 });
    return () => worker.terminate();
  }, []);
  return told;
}
