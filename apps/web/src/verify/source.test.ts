import { expect, it } from 'vitest';
import { broughtBy, broughtFile, MOST_BYTES } from './source.ts';

const file = (text: string, size = text.length) => ({ size, text: async () => text });

const carried = (files: readonly object[], text: string) =>
  ({ files, getData: (type: string) => (type === 'text/plain' ? text : '') }) as unknown as DataTransfer;

it('reads a file', async () => {
  expect(await broughtFile(file('a record'))).toEqual({ kind: 'text', text: 'a record' });
});

it('reads nothing that is too large', async () => {
  const unread = { size: MOST_BYTES + 1, text: () => Promise.reject(new Error('it was read')) };
  expect(await broughtFile(unread)).toEqual({ kind: 'refused', reason: 'too-large' });
  expect(await broughtBy(carried([], 'x'.repeat(MOST_BYTES + 1)))).toEqual({
    kind: 'refused',
    reason: 'too-large',
  });
});

it('refuses what cannot be read, such as a folder', async () => {
  const folder = { size: 0, text: () => Promise.reject(new Error('NotFoundError')) };
  expect(await broughtFile(folder)).toEqual({ kind: 'refused', reason: 'unreadable-file' });
});

it('takes a file before the text that comes with it, and nothing where there is neither', async () => {
  expect(await broughtBy(carried([file('a file')], 'its name'))).toEqual({ kind: 'text', text: 'a file' });
  expect(await broughtBy(carried([], 'pasted'))).toEqual({ kind: 'text', text: 'pasted' });
  expect(broughtBy(carried([], ' \n'))).toBeUndefined();
  expect(broughtBy(null)).toBeUndefined();
});
