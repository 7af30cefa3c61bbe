import { describe, expect, test } from 'vitest';
import { canonicalJson } from './canonical-json.ts';
import { fold, standingEntries } from './fold.ts';
import { accept, faultless, refuse } from './game.ts';
import type { Entry } from './log.ts';

describe('the log', () => {
  const stamp = (seq: number) => ({ seq, v: 1, at: 0, by: 0, cause: 'c' }) as const;
  const played = (seq: number): Entry<string> => ({ ...stamp(seq), game: `e${seq}` });
  const strike = (seq: number, from: number): Entry<string> => ({
    ...stamp(seq),
    table: { type: 'PlayStruck', from, why: 'undo', note: '' },
  });
  test('a strike takes the standing tail and nothing else', () => {
    const log = [played(1), played(2), played(3), strike(4, 2), played(5)];
    expect(standingEntries(log).map((entry) => entry.seq)).toEqual([1, 5]);
  });
  test('a second strike does not bring struck entries back', () => {
    const log = [played(1), played(2), strike(3, 2), played(4), strike(5, 1)];
    expect(standingEntries(log)).toEqual([]);
  });
  test('canonical JSON does not depend on the order of keys', () => {
    expect(canonicalJson({ b: [1, { d: 2, c: undefined }], a: 'x' })).toBe('{"a":"x","b":[1,{"d":2}]}');
    expect(canonicalJson({ a: 'x', b: [1, { d: 2 }] })).toBe('{"a":"x","b":[1,{"d":2}]}');
  });
  test('a strike from an entry takes that entry too, and one from later on takes nothing', () => {
    const seqs = (from: number) =>
      standingEntries([played(1), played(2), strike(3, from)]).map(({ seq }) => seq);
    expect([seqs(1), seqs(2), seqs(3)]).toEqual([[], [1], [1, 2]]);
  });
  test('only a strike takes entries away', () => {
    const started: Entry<string> = { ...stamp(2), table: { type: 'MatchStarted' } };
    expect(standingEntries([played(1), started, played(3)]).map(({ seq }) => seq)).toEqual([1, 3]);
  });
  test('the state is what the standing entries make of the start for so many seats', () => {
    const game = {
      initial: (seats: number) => [`${seats} seats`],
      evolve: (state: readonly string[], event: { readonly type: string }) => [...state, event.type],
    };
    const entry = (seq: number, type: string): Entry<{ type: string }> => ({ ...stamp(seq), game: { type } });
    expect(
      fold(game as never, 3, [entry(1, 'a'), entry(2, 'b'), strike(3, 2) as never, entry(4, 'c')]),
    ).toEqual(['3 seats', 'a', 'c']);
  });
  test('canonical JSON of what has no keys, and of nothing in a list', () => {
    expect([null, 0, 'a', [], {}, [undefined, null]].map(canonicalJson)).toEqual([
      'null',
      '0',
      '"a"',
      '[]',
      '{}',
      '[null,null]',
    ]);
    expect(canonicalJson({ b: 1, c: 2, a: 3, d: null })).toBe('{"a":3,"b":1,"c":2,"d":null}');
  });
});

describe('the answers of the rules', () => {
  test('events in order, or a reason', () => {
    expect(accept('a', 'b')).toEqual({ ok: true, events: ['a', 'b'] });
    expect(refuse('stale')).toEqual({ ok: false, reason: 'stale' });
  });
  test('every fault of a rule sheet is an issue at its option', () => {
    const issues: unknown[] = [];
    const remedies = [{ players: 4 }];
    faultless((players: number) => [
      { option: 'players', code: 'too-few', params: { players }, remedies },
      { option: 'deck', code: 'no-twos', remedies: [] },
    ])({ value: 3, issues } as never);
    expect(issues).toEqual([
      { code: 'custom', path: ['players'], input: 3, message: 'too-few', params: { players: 3, remedies } },
      { code: 'custom', path: ['deck'], input: 3, message: 'no-twos', params: { remedies: [] } },
    ]);
  });
});
