/** A stream of a procedure, as a browser with `cookie` asks for it. */
export interface Asked {
  readonly url: string;
  readonly cookie: string;
  readonly procedure: string;
  readonly input: unknown;
  readonly signal: AbortSignal;
}

/**
 * Reads a stream until it ends or is cut off. `hear` is called after each piece with its text and the data of the
 * messages that it made whole.
 */
export async function readStream(
  { url, cookie, procedure, input, signal }: Asked,
  hear: (text: string, data: readonly string[]) => void,
): Promise<void> {
  try {
    const response = await fetch(
      `${url}/api/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`,
      { headers: { cookie, accept: 'text/event-stream' }, signal },
    );
    const decoder = new TextDecoder();
    let rest = '';
    for await (const chunk of response.body!) {
      const text = decoder.decode(chunk, { stream: true });
      const messages = (rest + text).split('\n\n');
      rest = messages.pop()!;
      hear(
        text,
        messages.flatMap((message) => /^data: (.*)$/m.exec(message)?.[1] ?? []),
      );
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
