import { readFileSync } from 'node:fs';
import { CARDS, canonicalJson, type Entry, tableEvent } from '@stikk/engine';
import { chain, commit, FIRST_LINK, shuffler } from '@stikk/shuffle';
import { describe, expect, it } from 'vitest';

const page = (name: string) =>
  readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8')
    .split('\n')
    .map((line) => line.trim());

describe('docs/fair-deals.md', () => {
  const lines = page('fair-deals.md');
  const secret = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
  const nonces = ['ada', 'bo', 'cy'];

  it('publishes what the shuffle gives', () => {
    expect(lines.join('\n')).toContain(commit(secret));
    for (const n of [0, 1]) expect(lines).toContain(shuffler(secret, nonces, n)('deck', CARDS).join(' '));
    expect(lines).toContain(shuffler(secret, nonces, 0)('dealer', [...'abcde']).join(' '));
    expect(lines).toContain(canonicalJson([nonces, 'deck', 0, 0]));
  });
});

describe('docs/record-format.md', () => {
  const lines = page('record-format.md');

  it('names every event around the cards', () => {
    const told = lines.flatMap((line) => line.match(/^\| `(\w+)` +\|/)?.[1] ?? []);
    for (const { shape } of tableEvent.def.options) expect(told).toContain(shape.type.def.values[0]);
  });

  it('has an example of a chain that holds', () => {
    const at = lines.findIndex((line) => line.startsWith('{"at":'));
    const entry = JSON.parse(lines[at]!) as Entry;
    expect(canonicalJson(entry)).toBe(lines[at]);
    expect(chain(FIRST_LINK, entry)).toBe(lines[at + 1]);
  });
});
