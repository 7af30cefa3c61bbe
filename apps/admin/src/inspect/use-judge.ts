import { useEffect, useRef, useState } from 'react';
import { type Judgement, MOST_BYTES } from './judge.ts';

export type Judging =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'reading' }
  | { readonly kind: 'refused'; readonly reason: 'too-large' | 'unreadable-file' | 'broken' }
  | { readonly kind: 'done'; readonly turn: number; readonly file: File; readonly judgement: Judgement };

/** Judges files beside the page, the last one only. Nothing leaves the page. */
export function useJudge() {
  const [judging, setJudging] = useState<Judging>({ kind: 'nothing' });
  const worker = useRef<Worker>(undefined);
  const turns = useRef(0);
  useEffect(() => () => worker.current?.terminate(), []);
  const judge = async (file: File) => {
    worker.current?.terminate();
    const turn = ++turns.current;
    const own = new Worker(new URL('./judge-worker.ts', import.meta.url));
    worker.current = own;
    const tell = (next: Judging) => {
      if (worker.current === own) setJudging(next);
    };
    tell({ kind: 'reading' });
    own.onmessage = ({ data }: MessageEvent<Judgement>) =>
      tell({ kind: 'done', turn, file, judgement: data });
    own.onerror = () => tell({ kind: 'refused', reason: 'broken' });
    if (file.size > MOST_BYTES) return tell({ kind: 'refused', reason: 'too-large' });
    const text = await file.text().catch(() => undefined);
    if (text === undefined) tell({ kind: 'refused', reason: 'unreadable-file' });
    else own.postMessage(text);
  };
  return { judging, judge };
}
