import { Failure, letGo, say } from './run.mjs';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a command line program. `main` is given an AbortSignal that fires when the program is asked to stop, or when
 * the npm that started it is gone, and resolves to the exit code. A Failure ends it with its one line.
 */
export async function entry(main, interrupted) {
  const stop = new AbortController();
  const ask = () => {
    if (!stop.signal.aborted) {
      say('stopping');
      stop.abort();
      letGo();
    }
  };
  for (const signal of signals) {
    process.on(signal, ask);
  }
  if (process.env.npm_lifecycle_event) {
    const parent = process.ppid;
    setInterval(() => process.ppid === parent || ask(), 500).unref();
  }
  let code = 1;
  try {
    code = await main(stop.signal);
  } catch (error) {
    if (!stop.signal.aborted) {
      console.error(error instanceof Failure ? `stikk: ${error.message}` : error);
    }
  }
  process.exit(stop.signal.aborted ? interrupted : code);
}
