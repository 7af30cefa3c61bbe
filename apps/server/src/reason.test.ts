import { DirectoryUnusable } from '@stikk/db';
import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { reasonOf } from './reason.ts';

it.each([
  ['what a query failed with', new DrizzleQueryError('select 1', ['x'], new Error('no table')), 'no table'],
  ['the first address that was tried', new AggregateError([new Error('refused'), new Error('b')]), 'refused'],
  ['the first line', new Error('first\nsecond'), 'first'],
  ['a name where there is no message', new TypeError(), 'TypeError'],
  [
    'whose address does not answer',
    Object.assign(new Error('getaddrinfo ENOTFOUND h'), { syscall: 'getaddrinfo' }),
    'the server in DATABASE_URL does not answer: getaddrinfo ENOTFOUND h',
  ],
  [
    'that nobody is let in',
    Object.assign(new Error('no such user'), { code: '28P01' }),
    'the server in DATABASE_URL lets nobody in: no such user',
  ],
  [
    'which directory cannot be used',
    new DirectoryUnusable('/x', 'is not a directory'),
    'STIKK_DATA cannot be used: /x is not a directory; mend that, or set STIKK_DATA to another directory',
  ],
  ['what is no error', 'text', 'text'],
])('tells %s', (_, error, line) => {
  expect(reasonOf(error)).toBe(line);
});
