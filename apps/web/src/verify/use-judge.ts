import { useCallback, useEffect, useRef, useState } from 'react';
import type { Judgement } from './judgement.ts';
import type { Brought } from './source.ts';

export type Judging =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'reading' }
  | { readonly kind: 'refused'; readonly reason: 'too-large' | 'unreadable-file' | 'broken' }
  | { readonly kind: 'done'; readonly judgement: Judgement };

const BROKEN: Judging = { kind: 'refused', reason: 'broken' };

interface Answer {
  readonly id: number;
  readonly judgement: Judgement;
}

/**
 * Judges beside the page what it is given, the last one only. The worker is here before anything is brought:
 * from then on nothing has to be fetched.
 */
export function useJudge() {
  const [judging, setJudging] = useState<Judging>({ kind: 'nothing' });
  const worker = useRef<Worker>(undefined);
  const asked = useRef(0);
  const broken = useRef(false);

  useEffect(() => {
    const own = new Worker(new URL('./judge-worker.ts', import.meta.url));
    own.onmessage = ({ data }: MessageEvent<Answer>) => {
      if (data.id === asked.current) setJudging({ kind: 'done', judgement: data.judgement });
    };
    own.onerror = () => {
      broken.current = true;
      setJudging((so) => (so.kind === 'reading' ? BROKEN : so));
    };
    worker.current = own;
    return () => own.terminate();
  }, []);

  const judge = useCallback(async (source: Promise<Brought>) => {
    const id = ++asked.current;
    setJudging({ kind: 'reading' });
    const brought = await source;
    if (id !== asked.current) return;
    if (brought.kind === 'refused') setJudging(brought);
    else if (broken.current) setJudging(BROKEN);
    else worker.current?.postMessage({ id, text: brought.text });
  }, []);

  return { judging, judge };
}
