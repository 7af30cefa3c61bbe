import { type TestDatabase, testPglite } from '@stikk/db/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressMark, networkOf } from './address.ts';

describe('the network of', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::ffff:c000:207', '192.0.2.7'],
    ['2001:db8:0:12:aaaa:bbbb:cccc:dddd', '2001:db8:0:12::/64'],
    ['2001:DB8:0000:0012::1', '2001:db8:0:12::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['1:2:3:4:5:6:7::', '1:2:3:4::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::2', '0:0:0:0::/64'],
    ['127.0.0.1', undefined],
    ['127.9.9.9', undefined],
    ['::1', undefined],
    ['0:0:0:0:0:0:0:1', undefined],
    ['::ffff:127.0.0.1', undefined],
    ['', undefined],
    ['unknown', undefined],
    ['192.0.2.7:443', undefined],
  ])('%s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('the mark of an address', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testPglite();
  });
  afterAll(() => database.close());

  it('is the same for all of a household, in every process, and another elsewhere', async () => {
    const [mark, other] = [await addressMark(database.db), await addressMark(database.db)];
    const own = mark('192.0.2.7');
    expect(own).toMatch(/^[0-9a-f]{32}$/);
    expect(other('::ffff:192.0.2.7')).toBe(own);
    expect(mark('192.0.2.8')).not.toBe(own);
    expect(mark('2001:db8::1')).toBe(other('2001:db8::2'));
    expect(mark('2001:db8:0:1::1')).not.toBe(mark('2001:db8::1'));
    expect(mark('::1')).toBeNull();
  });

  it('hangs on a key that is another in every database', async () => {
    const elsewhere = await testPglite();
    expect((await addressMark(elsewhere.db))('192.0.2.7')).not.toBe(
      (await addressMark(database.db))('192.0.2.7'),
    );
    await elsewhere.close();
  });
});
