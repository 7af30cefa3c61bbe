import { judge } from './judge.ts';

// A window's own name for what a worker has too: the page's types know no workers.
self.onmessage = ({ data }: MessageEvent<{ readonly id: number; readonly text: string }>) =>
  self.postMessage({ id: data.id, judgement: judge(data.text) });
