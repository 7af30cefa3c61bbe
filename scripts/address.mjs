import { networkInterfaces } from 'node:os';
import { resolve } from 'node:path';
import { freePort } from './ports.mjs';
import { root } from './run.mjs';

const everywhere = ['0.0.0.0', '::'];

async function front(name, hostVariable, portVariable, hostFallback, portFallback) {
  const bound = process.env[hostVariable] || hostFallback;
  const port = process.env[portVariable] || portFallback;
  return {
    name,
    bound,
    host: everywhere.includes(bound) ? '127.0.0.1' : bound,
    portVariable,
    port: port === '0' ? String(await freePort()) : port,
  };
}

/** Where the two front doors are to listen and the data is kept, read from the same variables the server reads. */
export async function addresses() {
  const { DATABASE_URL, STIKK_DATA } = process.env;
  return {
    play: await front('Play', 'STIKK_HOST', 'PORT', '0.0.0.0', '3000'),
    director: await front('Director', 'STIKK_ADMIN_HOST', 'ADMIN_PORT', '127.0.0.1', '3001'),
    folder: resolve(root, STIKK_DATA || 'data'),
    isEmbedded: !DATABASE_URL,
  };
}

export function originOf({ host, port }) {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

function lines(door) {
  const own = { ...door, host: door.host === '127.0.0.1' ? 'localhost' : door.host };
  const lan = Object.values(networkInterfaces())
    .flat()
    .find(({ family, internal }) => family === 'IPv4' && !internal);
  const also = everywhere.includes(door.bound) && lan ? [['', originOf({ ...door, host: lan.address })]] : [];
  return [[door.name, originOf(own)], ...also];
}

/** The addresses to open, and where the data is, as a table for a terminal. */
export function addressTable({ play, director, folder, isEmbedded }) {
  const data = isEmbedded ? folder : 'the database that DATABASE_URL names';
  const rows = [...lines(play), ...lines(director), ['Data', data]];
  return rows.map(([name, value]) => `  ${name.padEnd(10)}${value}`).join('\n');
}
