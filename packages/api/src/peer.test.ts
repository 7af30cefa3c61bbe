import { expect, it } from 'vitest';
import { addressOf, isSecure } from './peer.ts';

const from = (remoteAddress: string, headers: Record<string, string> = {}) => ({
  headers,
  socket: { remoteAddress },
});

it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('believes a proxy at %s', (near) => {
  expect(addressOf(from(near, { 'x-forwarded-for': '6.6.6.6, 10.0.0.7' }))).toBe('10.0.0.7');
  expect(isSecure(from(near, { 'x-forwarded-proto': 'https' }))).toBe(true);
  expect(isSecure(from(near, { 'x-forwarded-proto': 'https, http' }))).toBe(true);
});

it('believes nobody else', () => {
  const far = from('10.0.0.7', { 'x-forwarded-for': '6.6.6.6', 'x-forwarded-proto': 'https' });
  expect(addressOf(far)).toBe('10.0.0.7');
  expect(isSecure(far)).toBe(false);
});

it('takes what is not told for plain', () => {
  expect(addressOf(from('127.0.0.1'))).toBe('127.0.0.1');
  expect(isSecure(from('127.0.0.1'))).toBe(false);
  expect(isSecure(from('127.0.0.1', { 'x-forwarded-proto': 'http' }))).toBe(false);
});
