interface Message {
  readonly kind: 'success' | 'error' | 'message';
  readonly text: string;
}

let waiting: readonly Message[] = [];
const listeners = new Set<() => void>();

const say = (kind: Message['kind']) => (text: string) => {
  waiting = [...waiting, { kind, text }];
  for (const listener of listeners) listener();
};

/** Says something for a moment, over whatever page is open. */
export const toast = { success: say('success'), error: say('error'), message: say('message') };

/** What was said and is not shown yet, for whoever shows it now. */
export function takeToasts(): readonly Message[] {
  const taken = waiting;
  waiting = [];
  return taken;
}

export function watchToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
