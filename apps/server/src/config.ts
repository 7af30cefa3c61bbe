import { resolve } from 'node:path';
import { z } from 'zod';

const port = (fallback: number) =>
  z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .refine((number) => number <= 65535)
    .default(fallback);

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const delay = z
  .string()
  .regex(/^\d{1,5}(-\d{1,5})?$/)
  .transform((text): readonly [number, number] => {
    const [least, most] = text.split('-').map(Number);
    return [least!, most ?? least!];
  })
  .refine(([least, most]) => least <= most);

/** Whether a URL can be read and says where its server is: a host, or the directory of a socket. */
function namesServer(text: string): boolean {
  try {
    const { hostname, username, password, pathname, searchParams } = new URL(text);
    for (const part of [hostname, username, password, pathname]) decodeURIComponent(part);
    return hostname !== '' || Boolean(searchParams.get('host'));
  } catch {
    return false;
  }
}

/** Every variable the server reads: what it may be, and how that is told to whoever set it wrong. */
const variables = {
  /** The address to listen on, for play and for directors. */
  STIKK_HOST: [z.string().min(1).default('0.0.0.0'), 'an address of this machine, such as 127.0.0.1'],
  PORT: [port(3000), 'a port, 0 to 65535'],
  STIKK_ADMIN_HOST: [z.string().min(1).default('127.0.0.1'), 'an address of this machine, such as 127.0.0.1'],
  ADMIN_PORT: [port(3001), 'a port, 0 to 65535'],
  /** Where the pages are served, on the loopback address. */
  STIKK_WEB_PORT: [port(3100), 'a port, 0 to 65535'],
  STIKK_ADMIN_WEB_PORT: [port(3101), 'a port, 0 to 65535'],
  /** Everything the embedded database keeps. */
  STIKK_DATA: [z.string().min(1).default('data'), 'a directory'],
  DATABASE_URL: [
    z
      .string()
      .regex(/^postgres(ql)?:\/\//)
      .refine(namesServer)
      .optional(),
    'postgresql://user:password@host:port/name, or unset',
  ],
  /** Milliseconds that bots seem to think. */
  STIKK_BOT_DELAY: [delay.default([400, 900]), 'milliseconds, such as 0 or 400-900'],
  STIKK_LIMITS: [z.enum(['on', 'off']).default('on'), 'on or off'],
  /** Signs the session cookies. Drawn and kept in the database when unset. */
  STIKK_SECRET: [z.string().min(32).optional(), 'at least 32 characters, or unset'],
  /** With it alone `/metrics` of the directors' port is told to other machines. */
  METRICS_TOKEN: [z.string().min(16).optional(), 'at least 16 characters, or unset'],
  /** Whoever starts the server by hand is told what is wrong, and nothing else. */
  LOG_LEVEL: [z.enum(LEVELS).default('warn'), LEVELS.join(', ')],
} as const satisfies Record<string, readonly [z.ZodType, string]>;

type Name = keyof typeof variables;
type Values = { readonly [N in Name]: z.output<(typeof variables)[N][0]> };

export interface Config {
  readonly host: string;
  readonly port: number;
  readonly adminHost: string;
  readonly adminPort: number;
  readonly webPort: number;
  readonly adminWebPort: number;
  /** Absolute. */
  readonly data: string;
  readonly databaseUrl: string | undefined;
  readonly botDelay: readonly [number, number];
  readonly limited: boolean;
  readonly secret: string | undefined;
  readonly metricsToken: string | undefined;
  readonly logLevel: (typeof LEVELS)[number];
}

/** What is wrong with the environment, one line for each variable. */
export class BadConfig extends Error {
  constructor(readonly lines: readonly string[]) {
    super(lines.join('\n'));
  }
}

const SECRET: ReadonlySet<string> = new Set<Name>(['STIKK_SECRET', 'DATABASE_URL', 'METRICS_TOKEN']);

/**
 * Reads the environment. An empty variable counts as unset.
 * @throws {@link BadConfig}
 */
export function configOf(
  environment: Readonly<Record<string, string | undefined>>,
  directory: string,
): Config {
  const lines: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, [schema, allowed]] of Object.entries(variables)) {
    const value = environment[name] === '' ? undefined : environment[name];
    const parsed = schema.safeParse(value);
    if (parsed.success) values[name] = parsed.data;
    else lines.push(`${name}=${SECRET.has(name) ? '…' : value} is not allowed; it must be ${allowed}`);
  }
  const { PORT, ADMIN_PORT } = values;
  if (PORT === ADMIN_PORT && PORT !== undefined && PORT !== 0)
    lines.push(`ADMIN_PORT=${ADMIN_PORT} is not allowed; it must be another port than PORT`);
  if (lines.length > 0) throw new BadConfig(lines);
  const is = values as Values;
  return {
    host: is.STIKK_HOST,
    port: is.PORT,
    adminHost: is.STIKK_ADMIN_HOST,
    adminPort: is.ADMIN_PORT,
    webPort: is.STIKK_WEB_PORT,
    adminWebPort: is.STIKK_ADMIN_WEB_PORT,
    data: resolve(directory, is.STIKK_DATA),
    databaseUrl: is.DATABASE_URL,
    botDelay: is.STIKK_BOT_DELAY,
    limited: is.STIKK_LIMITS === 'on',
    secret: is.STIKK_SECRET,
    metricsToken: is.METRICS_TOKEN,
    logLevel: is.LOG_LEVEL,
  };
}
