import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { isPublic, mayReach, publicLookup } from './reach.ts';

describe('what a browser names is reached', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/a:b',
    'https://updates.push.services.mozilla.com/wpush/v2/a',
    'https://web.push.apple.com/a',
    'https://8.8.8.8/a',
    'https://[2a00:1450:400f:80c::200a]/a',
  ])('at %s', (url) => {
    expect(mayReach(url)).toBe(true);
  });

  it.each([
    'http://fcm.googleapis.com/a',
    'ftp://fcm.googleapis.com/a',
    'https://me:hush@fcm.googleapis.com/a',
    'https://127.0.0.1/a',
    'https://2130706433/a',
    'https://0x7f.1/a',
    'https://[::1]/a',
    'https://[::ffff:10.0.0.1]/a',
    'https://[fe80::1]/a',
    'https://[fd00::1]/a',
    'https://[2002:7f00:1::]/a',
    'https://[64:ff9b::7f00:1]/a',
    'https://10.0.0.8/a',
    'https://192.168.1.1/a',
    'https://169.254.169.254/latest/meta-data',
    'https://224.0.0.1/a',
    'https://255.255.255.255/a',
    'nonsense',
  ])('not at %s', (url) => {
    expect(mayReach(url)).toBe(false);
  });
});

it('a number that is no address is not public', () => {
  expect(isPublic('localhost')).toBe(false);
  expect(isPublic('')).toBe(false);
});

it('a name that leads to this machine leads nowhere', async () => {
  const found = promisify<string, object, unknown>(publicLookup as never);
  await expect(found('localhost', {})).rejects.toThrow('not a public address');
  await expect(found('localhost', { all: true })).rejects.toThrow('not a public address');
});
