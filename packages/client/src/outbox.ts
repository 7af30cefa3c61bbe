import type { Clock } from './clock.ts';
import { retryDelay } from './retry.ts';
import type { Outcome } from './transport.ts';

export interface OutboxParts<Command> {
  /** Rejects when it is not known whether the command arrived. */
  send(id: string, command: Command): Promise<Outcome>;
  answered(id: string, command: Command, outcome: Outcome): void;
  readonly clock: Clock;
}

/** Commands on their way, one after another, each sent with the same id until it is answered. */
export interface Outbox<Command> {
  add(id: string, command: Command): void;
  /** Sends no more of a command that no longer counts. */
  forget(id: string): void;
  /** Ends the wait before the next attempt. */
  nudge(): void;
  close(): void;
}

export function createOutbox<Command>({ send, answered, clock }: OutboxParts<Command>): Outbox<Command> {
  let queue: readonly { readonly id: string; readonly command: Command }[] = [];
  let sending = false;
  let failures = 0;
  let stopWaiting: (() => void) | undefined;
  let closed = false;

  function next(): void {
    const head = queue[0];
    if (closed || sending || stopWaiting || !head) return;
    sending = true;
    send(head.id, head.command).then(
      (outcome) => {
        sending = false;
        failures = 0;
        if (closed) return;
        const wanted = queue[0] === head;
        if (wanted) queue = queue.slice(1);
        if (wanted) answered(head.id, head.command, outcome);
        next();
      },
      () => {
        sending = false;
        if (closed) return;
        stopWaiting = clock.after(retryDelay(failures++), () => {
          stopWaiting = undefined;
          next();
        });
      },
    );
  }

  return {
    add(id, command) {
      queue = [...queue, { id, command }];
      next();
    },
    forget(id) {
      queue = queue.filter((item) => item.id !== id);
    },
    nudge() {
      stopWaiting?.();
      stopWaiting = undefined;
      next();
    },
    close() {
      closed = true;
      stopWaiting?.();
    },
  };
}
