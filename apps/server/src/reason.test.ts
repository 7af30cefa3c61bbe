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
  ['what is no error', 'text', 'text'],
])('tells %s', (_, error, line) => {
  expect(reasonOf(error)).toBe(line);
});
