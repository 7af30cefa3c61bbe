const RETRY_MS = 1500;

export interface Until<Answer> {
  found(answer: Answer): void;
  /** Takes a failure that trying again will not mend, and says so. Left out: there is none. */
  failed?(error: unknown): boolean;
  /** There was no answer; it is asked again. */
  waiting?(): void;
}

/** Asks until there is an answer. Returns how to stop. */
export function until<Answer>(ask: () => Promise<Answer>, handlers: Until<Answer>): () => void {
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const again = () => {
    ask().then(
      (answer) => stopped || handlers.found(answer),
      (error: unknown) => {
        if (stopped || handlers.failed?.(error)) return;
        handlers.waiting?.();
        timer = setTimeout(again, RETRY_MS);
      },
    );
  };
  again();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
