import { createServer, type Server } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { type Address, BadAddress, listenAt, tryAddresses } from './address.ts';

const play: Address = { host: '127.0.0.1', port: 0, hostVariable: 'STIKK_HOST', portVariable: 'PORT' };
const director: Address = { ...play, hostVariable: 'STIKK_ADMIN_HOST', portVariable: 'ADMIN_PORT' };

const servers: Server[] = [];
const taken = async (): Promise<number> => {
  const server = createServer();
  servers.push(server);
  return listenAt(server, play);
};
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

const complaintOf = async (addresses: readonly Address[]): Promise<string> => {
  const error = await tryAddresses(addresses).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof BadAddress)) throw new Error('nothing was wrong', { cause: error });
  return error.message;
};

it('names the variable of a port in use, and its value', async () => {
  const port = await taken();
  expect(await complaintOf([{ ...play, port }, director])).toBe(
    `PORT is ${port}, which is in use; stop what uses it, or set PORT to another port`,
  );
  expect(await complaintOf([play, { ...director, port }])).toMatch(`ADMIN_PORT is ${port}, which is in use`);
});

it('lets go of what it tried', async () => {
  const port = await taken();
  servers.pop()!.close();
  const free = { ...play, port };
  await tryAddresses([free, director]);
  await tryAddresses([free, director]);
});

it('sees that both are to have the same port', async () => {
  const port = await taken();
  servers.pop()!.close();
  expect(
    await complaintOf([
      { ...play, port },
      { ...director, port },
    ]),
  ).toMatch(`ADMIN_PORT is ${port}`);
});

it('names the variable of an address that is not of this machine', async () => {
  expect(await complaintOf([play, { ...director, host: '203.0.113.7' }])).toBe(
    'STIKK_ADMIN_HOST is 203.0.113.7, which is not an address of this machine',
  );
});
