import { decideBot, type Position } from '@stikk/bots';

// A window's own name for what a worker has too: the page's types know no workers.
self.onmessage = ({ data }: MessageEvent<Position>) => self.postMessage(decideBot(data));
