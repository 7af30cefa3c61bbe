import pino from 'pino';
import { BadConfig, type Config, configOf } from './config.ts';
import { openMinds } from './mind.ts';
import { reasonOf } from './reason.ts';
import { start } from './start.ts';

function complain(lines: readonly string[], code: number): never {
  for (const line of lines) process.stderr.write(`${line}\n`);
  process.exit(code);
}

function config(): Config {
  try {
    return configOf(process.env, process.cwd());
  } catch (error) {
    if (error instanceof BadConfig) complain(error.lines, 2);
    throw error;
  }
}

const settings = config();
const logger = pino({
  level: settings.logLevel,
  base: null,
  redact: { paths: ['*.secret', '*.token', '*.hand', '*.hands', '*.command', 'req.headers'], remove: true },
});

try {
  const running = await start(settings, openMinds(), logger);
  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) process.exit(1);
    stopping = true;
    logger.info({ signal }, 'stopping');
    await running.stop();
    logger.info('stopped');
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  const { adminPort, invitation } = running;
  // The token is for whoever started the server: printed, and in no log.
  if (invitation !== undefined)
    process.stdout.write(`Become the first director: http://localhost:${adminPort}/join#${invitation}\n`);
  logger.info({ port: running.port, adminPort }, 'listening');
} catch (error) {
  complain([`Stikk could not start: ${reasonOf(error)}`], 1);
}
