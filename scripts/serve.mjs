import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { addresses, addressTable, originOf } from './address.mjs';
import { entry } from './entry.mjs';
import { launchNext, launchServer, stopAll } from './launch.mjs';
import { freePort, takenOf } from './ports.mjs';
import { Failure, say } from './run.mjs';

const readyWithin = 60_000;
const tellAfter = 10_000;

async function answers(url) {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(5_000) });
    await response.body?.cancel();
    return response.status < 500;
  } catch {
    return false;
  }
}

async function allAnswer(urls, over) {
  const deadline = Date.now() + readyWithin;
  for (const url of urls) {
    while (!over.aborted && !(await answers(url))) {
      if (Date.now() > deadline) {
        throw new Failure(`${url} did not answer within ${readyWithin / 1000} s`);
      }
      await sleep(100);
    }
  }
  return !over.aborted;
}

async function launchAll({ play, director, folder }, isServerAlone) {
  const [webPort, adminWebPort] = [await freePort(), await freePort()];
  const server = launchServer({
    PORT: play.port,
    ADMIN_PORT: director.port,
    STIKK_WEB_PORT: String(webPort),
    STIKK_ADMIN_WEB_PORT: String(adminWebPort),
    STIKK_DATA: folder,
  });
  if (isServerAlone) {
    return [server];
  }
  const own = { STIKK_ORIGIN: originOf(play) };
  return [server, launchNext('web', webPort, own), launchNext('admin', adminWebPort, own)];
}

/** Serves server, web and admin until `stop` fires or one of them ends. Resolves to the exit code. */
export async function serve(stop) {
  const at = await addresses();
  const { play, director } = at;
  say('starting server, web and admin');
  // With a port taken the server cannot but end and say why, and what answers there is somebody else.
  const taken = await takenOf([play, director]);
  const services = await launchAll(at, taken.length > 0);
  const over = new AbortController();
  const asked = new Promise((done) => {
    stop.addEventListener('abort', () => done({}), { once: true });
  });
  const end = Promise.race([asked, ...services.map(({ ended }) => ended)]);
  end.then(() => over.abort());
  const telling = setInterval(() => say('still starting …'), tellAfter);
  try {
    const urls = [`${originOf(play)}/api/health`, `${originOf(play)}/`, `${originOf(director)}/`];
    if (taken.length === 0 && (await allAnswer(urls, over.signal))) {
      clearInterval(telling);
      for (const { settle } of services) {
        settle?.();
      }
      console.log(`\n${addressTable(at)}\n`);
      say('ready; Ctrl+C stops it');
    }
    const { name, how } = await end;
    clearInterval(telling);
    if (stop.aborted) {
      return 0;
    }
    const inUse = taken
      .map(({ portVariable, port }) => `; ${portVariable} is ${port}, which is in use`)
      .join('');
    throw new Failure(`${name} ended (${how}), so everything is stopped${inUse}`);
  } finally {
    clearInterval(telling);
    await stopAll(services);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await entry(serve, 0);
}
