import { expect, it } from 'vitest';
import { differences } from './difference.ts';

it.each([
  ['nothing', { a: [1, 2] }, { a: [1, 2] }, []],
  ['a value', { a: 1 }, { a: 2 }, [{ field: 'a', is: 1, due: 2 }]],
  [
    'cards in hands',
    { hands: [['2C', '3C'], ['AH']] },
    { hands: [['2C', 'AH'], ['3C']] },
    [
      { field: 'hands.0.1', is: '3C', due: 'AH' },
      { field: 'hands.1.0', is: 'AH', due: '3C' },
    ],
  ],
  ['what is missing', { a: 1 }, { a: 1, b: [1] }, [{ field: 'b', is: undefined, due: [1] }]],
  ['what is too much', { a: 1, b: null }, { a: 1 }, [{ field: 'b', is: null, due: undefined }]],
  ['a list for an object', { a: [] }, { a: {} }, [{ field: 'a', is: [], due: {} }]],
])('finds %s', (_, is, due, found) => {
  expect(differences(is, due)).toEqual(found);
});
