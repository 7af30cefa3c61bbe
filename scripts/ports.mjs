import { connect, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A loopback port nobody listens on. */
export function freePort() {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });
}

function isTaken({ host, port }) {
  if (!(Number(port) > 0 && Number(port) < 65536)) {
    return false;
  }
  return new Promise((done) => {
    const probe = connect(Number(port), host);
    probe.once('error', () => done(false));
    probe.once('connect', () => {
      probe.destroy();
      done(true);
    });
  });
}

/** Those addresses that somebody holds and keeps: a start that was just killed may need a moment. */
export async function takenOf(addresses) {
  let taken = addresses;
  for (let tries = 0; tries < 20; tries += 1) {
    const answers = await Promise.all(taken.map(isTaken));
    taken = taken.filter((_, index) => answers[index]);
    if (taken.length === 0) {
      break;
    }
    await sleep(100);
  }
  return taken;
}
