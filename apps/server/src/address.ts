import { createServer, type Server } from 'node:net';
import { listening } from './http.ts';

/** Where to listen, and the variables that say so. */
export interface Address {
  readonly host: string;
  readonly port: number;
  readonly hostVariable: string;
  readonly portVariable: string;
}

/** An address that cannot be listened on, told as what to set otherwise. */
export class BadAddress extends Error {}

/** {@link listening}, with a failure that names the variable. */
export async function listenAt(server: Server, address: Address): Promise<number> {
  try {
    return await listening(server, address.port, address.host);
  } catch (error) {
    const told = tellingOf(address, (error as NodeJS.ErrnoException).code);
    throw told === undefined ? error : new BadAddress(told, { cause: error });
  }
}

/**
 * Finds out whether all addresses can be listened on at once, and lets go of them.
 * @throws {@link BadAddress}
 */
export async function tryAddresses(addresses: readonly Address[]): Promise<void> {
  const probes: Server[] = [];
  try {
    for (const address of addresses) {
      const probe = createServer((socket) => socket.destroy());
      await listenAt(probe, address);
      probes.push(probe);
    }
  } finally {
    await Promise.all(probes.map((probe) => new Promise((resolve) => probe.close(resolve))));
  }
}

function tellingOf({ host, port, hostVariable, portVariable }: Address, code?: string): string | undefined {
  if (code === 'EADDRINUSE')
    return `${portVariable} is ${port}, which is in use; stop what uses it, or set ${portVariable} to another port`;
  if (code === 'EACCES') return `${portVariable} is ${port}, which may not be used; set it to one above 1023`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `${hostVariable} is ${host}, which is not an address of this machine`;
  return undefined;
}
