import { lookup } from 'node:dns';
import type { RequestOptions } from 'node:https';
import { BlockList, isIP } from 'node:net';

/** What of the old numbers leads to no public machine: RFC 6890 and what came after it. */
const CLOSED = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;
/** Of the new ones, only this leads to public machines, but for what carries old numbers or is for books. */
const OPEN_6 = ['2000::', 3] as const;
const CLOSED_6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const closed = new BlockList();
for (const [net, bits] of CLOSED) closed.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of CLOSED_6) closed.addSubnet(net, bits, 'ipv6');
const open6 = new BlockList();
open6.addSubnet(...OPEN_6, 'ipv6');

/** Whether a network address may be one of a machine that anybody can reach. */
export function isPublic(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed.check(address, 'ipv4');
  return family === 6 && open6.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}

/** Whether something may be sent to a URL that a browser named, as far as the URL tells. */
export function mayReach(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, username, password } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  return protocol === 'https:' && username + password === '' && (isIP(host) === 0 || isPublic(host));
}

/** Finds a host's addresses, and none where one of them is not public: names are not believed either. */
export const publicLookup: NonNullable<RequestOptions['lookup']> = (hostname, options, found) =>
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const hidden = addresses?.find(({ address }) => !isPublic(address));
    const [first] = addresses ?? [];
    if (error || first === undefined) found(error ?? new Error('no address'), '', 0);
    else if (hidden !== undefined) found(new Error('not a public address'), '', 0);
    else if (options.all) found(null, addresses);
    else found(null, first.address, first.family);
  });
