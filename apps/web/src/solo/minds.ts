import type { Position } from '@stikk/bots';

type Command = { readonly type: string };

/** Where bots think: beside the page, so that nobody's cards are held up. */
export interface Minds {
  /** Rejects when a bot has no answer. */
  decide(position: Position): Promise<Command>;
  close(): void;
}

interface Waiting {
  readonly position: Position;
  readonly resolve: (command: Command) => void;
  readonly reject: (error: Error) => void;
}

/** One bot thinks at a time; the worker that fails over a position is replaced for the next. */
export function openMinds(newWorker = botWorker): Minds {
  let worker: Worker | undefined;
  let waiting: readonly Waiting[] = [];
  let id = 0;
  let closed = false;

  function next(): void {
    const [first] = waiting;
    if (!first || closed) return;
    worker ??= newWorker();
    const own = ++id;
    const done = (answer: () => void) => {
      waiting = waiting.slice(1);
      answer();
      next();
    };
    worker.onmessage = ({ data }: MessageEvent<{ readonly id: number; readonly command: Command }>) => {
      if (data.id === own) done(() => first.resolve(data.command));
    };
    worker.onerror = (event) => {
      event.preventDefault();
      worker?.terminate();
      worker = undefined;
      done(() => first.reject(new Error(event.message || 'the bot could not decide')));
    };
    worker.postMessage({ id: own, position: first.position });
  }

  return {
    decide: (position) =>
      new Promise((resolve, reject) => {
        waiting = [...waiting, { position, resolve, reject }];
        if (waiting.length === 1) next();
      }),
    close() {
      closed = true;
      worker?.terminate();
    },
  };
}

const botWorker = () => new Worker(new URL('./bot-worker.ts', import.meta.url));
