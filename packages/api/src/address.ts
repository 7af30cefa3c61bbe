import { createHmac, randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import { type Db, settingOf } from '@stikk/db';

/**
 * What stands for a network address where it is kept: the same for all who send from it, 128 bits, hexadecimal, and
 * found from no address without the key. `null` for this machine's own, which a proxy in between would give everybody,
 * and for what is no address.
 */
export type AddressMark = (address: string) => string | null;

const KEY = 'address-key';
const KEY_BYTES = 32;
const MARK_BYTES = 16;
const GROUPS = 8;
/** Of the new numbers, the half that one household has to itself. */
const HOUSEHOLD_GROUPS = 4;

/** The key is drawn once and kept in the database, so that all processes mark alike. */
export async function addressMark(db: Db): Promise<AddressMark> {
  const key = Buffer.from(await settingOf(db, KEY, () => randomBytes(KEY_BYTES).toString('hex')), 'hex');
  return (address) => {
    const network = networkOf(address);
    if (network === undefined) return null;
    return createHmac('sha256', key).update(network).digest().subarray(0, MARK_BYTES).toString('hex');
  };
}

/** An old number as it is, of a new one its /64; `undefined` for this machine's own and for what is no address. */
export function networkOf(address: string): string | undefined {
  const plain = address.replace(/%.*$/, '');
  const family = isIP(plain);
  if (family === 0) return undefined;
  if (family === 4) return plain.startsWith('127.') ? undefined : plain;
  const host = new URL(`http://[${plain}]`).hostname.slice(1, -1);
  if (host === '::1') return undefined;
  const [head = '', tail] = host.split('::');
  const first = head.split(':').filter(Boolean);
  const last = (tail ?? '').split(':').filter(Boolean);
  const groups = [...first, ...Array(GROUPS - first.length - last.length).fill('0'), ...last];
  if (host.startsWith('::ffff:')) {
    const bytes = groups
      .slice(-2)
      .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255]);
    return networkOf(bytes.join('.'));
  }
  return `${groups.slice(0, HOUSEHOLD_GROUPS).join(':')}::/64`;
}
