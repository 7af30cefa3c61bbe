import { type Position, prospects } from '@stikk/bots';

// A window's own name for what a worker has too: the page's types know no workers.
self.onmessage = ({ data }: MessageEvent<Omit<Position, 'level'>>) => self.postMessage(prospects(data));
