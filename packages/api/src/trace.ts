/**
 * Of an error, what may be logged: its kind, code and place. Its message is left out, for a database quotes
 * the rows in it.
 */
export function traceOf(error: unknown): Readonly<Record<string, unknown>> {
  if (!(error instanceof Error)) return { error: typeof error };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    error: error.name,
    ...('code' in error && { code: error.code }),
    at: frames.slice(0, 8).map((line) => line.trim()),
    ...(error.cause instanceof Error && { cause: traceOf(error.cause) }),
  };
}
