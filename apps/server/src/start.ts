import { join } from 'node:path';
import { openApi, unlimited } from '@stikk/api';
import { localBus, lockDirectory, openDatabase, postgresBus } from '@stikk/db';
import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { type Address, listenAt, tryAddresses } from './address.ts';
import type { Config } from './config.ts';
import { closed, frontDoor } from './http.ts';
import { metricsOf } from './metrics.ts';
import type { Minds } from './mind.ts';

export interface Running {
  /** The ports that are listened on. */
  readonly port: number;
  readonly adminPort: number;
  /** By which the first director comes in; `undefined` once there is one. */
  readonly invitation: string | undefined;
  /** Ends everything in order; what was acknowledged is durable. */
  stop(): Promise<void>;
}

/** Starts the whole server: database, matches, the two front doors. */
export async function start(config: Config, minds: Minds, logger: Logger): Promise<Running> {
  const { databaseUrl, data } = config;
  const closers: (() => Promise<void> | void)[] = [minds.close];
  const stop = async (): Promise<void> => {
    for (const close of closers.splice(0).reverse())
      try {
        await close();
      } catch (error) {
        logger.error(
          { error: error instanceof Error ? error.name : typeof error },
          'could not close in order',
        );
      }
  };
  const [play, director] = addressesOf(config);
  try {
    await tryAddresses([play, director]);
    if (databaseUrl === undefined) closers.push(lockDirectory(data).release);
    const database = await openDatabase(
      databaseUrl === undefined ? { dir: join(data, 'pglite') } : { url: databaseUrl },
    );
    closers.push(database.close);
    const bus =
      databaseUrl === undefined
        ? localBus()
        : await postgresBus(databaseUrl, () => logger.warn('notifications are interrupted'));
    closers.push(bus.close);
    const api = await openApi({
      database,
      bus,
      mind: minds.mind,
      logger,
      botDelay: config.botDelay,
      ...(config.secret !== undefined && { secret: config.secret }),
      ...(!config.limited && { limits: unlimited }),
    });

    const healthy = async () => {
      await database.db.execute(sql`select 1`);
      return true;
    };
    const door = frontDoor({ answer: api.handle, healthy, pagesPort: config.webPort });
    const adminDoor = frontDoor({
      answer: api.handleAdmin,
      healthy,
      metrics: metricsOf(api.registry, config.metricsToken),
      pagesPort: config.adminWebPort,
    });
    closers.push(async () => {
      const doors = [door, adminDoor].map((server) => closed(server, GRACE_MS));
      await api.close();
      await Promise.all(doors);
    });
    const port = await listenAt(door, play);
    const adminPort = await listenAt(adminDoor, director);
    await api.resume();
    return { port, adminPort, invitation: await api.firstInvitation(), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function addressesOf({ host, port, adminHost, adminPort }: Config): [play: Address, director: Address] {
  return [
    { host, port, hostVariable: 'STIKK_HOST', portVariable: 'PORT' },
    {
      host: adminHost,
      port: adminPort,
      hostVariable: 'STIKK_ADMIN_HOST',
      portVariable: 'ADMIN_PORT',
    },
  ];
}

/** How long running requests may take to end. */
const GRACE_MS = 1000;
