import { judge } from './judge.ts';

// A window's own name for what a worker has too: the page's types know no workers.
self.onmessage = ({ data }: MessageEvent<string>) => self.postMessage(judge(data));
