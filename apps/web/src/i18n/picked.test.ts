import { describe, expect, it } from 'vitest';
import { picked } from './picked.ts';

describe('picked', () => {
  const messages = { a: { b: { c: '1', d: '2' }, e: '3' }, f: '4' };

  it('takes whole namespaces and parts of them, together where they share a root', () => {
    expect(picked(messages, ['a.b.c', 'a.e', 'f'])).toEqual({ a: { b: { c: '1' }, e: '3' }, f: '4' });
    expect(picked(messages, ['a.b.c', 'a.b.d'])).toEqual({ a: { b: { c: '1', d: '2' } } });
    expect(picked(messages, ['a'])).toEqual({ a: messages.a });
  });

  it('refuses a namespace that is not there', () => {
    expect(() => picked(messages, ['a.x'])).toThrow(RangeError);
  });
});
