import { cli } from './cli.ts';
import type { Io } from './io.ts';
import { questions } from './question.ts';

const { stdout, stderr } = process;

/** Whoever reads has seen enough, as `head` does. */
const leaveQuietly = (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
};
stdout.on('error', leaveQuietly);
stderr.on('error', leaveQuietly);

const { ask, hangUp } = questions(process.stdin, stdout);

const io: Io = {
  out: (line) => void stdout.write(`${line}\n`),
  err: (line) => void stderr.write(`${line}\n`),
  ask,
  colour: stdout.isTTY && !process.env.NO_COLOR && process.env.TERM !== 'dumb',
  cwd: process.env.INIT_CWD ?? process.cwd(),
  ...(stderr.isTTY && { progress: (text: string) => void stderr.write(`\r\x1b[2K${text}`) }),
};

try {
  process.exitCode = await cli(process.argv.slice(2), io);
} catch (error) {
  io.err(`stikk: this is a fault in stikk itself: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 70;
} finally {
  hangUp();
}
