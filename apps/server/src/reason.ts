import { DirectoryUnusable } from '@stikk/db';
import { DrizzleQueryError } from 'drizzle-orm';

/** Of whatever kept the server from starting, one line for a person: never a statement, never a stack. */
export function reasonOf(error: unknown): string {
  if (error instanceof DrizzleQueryError) return reasonOf(error.cause);
  // One for each address of a host that was tried.
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  if (error instanceof DirectoryUnusable)
    return `STIKK_DATA cannot be used: ${error.message}; mend that, or set STIKK_DATA to another directory`;
  if (!(error instanceof Error)) return String(error);
  const line = error.message.split('\n', 1)[0]!.trim() || error.name;
  // Nothing but a database is connected to.
  const { syscall, code } = error as NodeJS.ErrnoException;
  const unanswered = syscall === 'connect' || syscall === 'getaddrinfo';
  if (/^(28|3D)[0-9A-Z]{3}$/.test(code ?? '')) return `the server in DATABASE_URL lets nobody in: ${line}`;
  return unanswered ? `the server in DATABASE_URL does not answer: ${line}` : line;
}
