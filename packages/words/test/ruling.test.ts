import { RULINGS } from '@stikk/engine';
import { describe, expect, it } from 'vitest';
import en from '../messages/en/ruling.json' with { type: 'json' };
import nb from '../messages/nb/ruling.json' with { type: 'json' };
import nl from '../messages/nl/ruling.json' with { type: 'json' };
import sv from '../messages/sv/ruling.json' with { type: 'json' };
import { languages, REASONS, reasonOf } from '../src/index.ts';

const words = { nb, sv, nl, en };
const code = /^[a-z][a-z-]{0,39}$/;

describe('the catalogue of reasons', () => {
  it('has codes that a ruling may carry', () => {
    expect(REASONS.filter((reason) => !code.test(reason))).toEqual([]);
  });

  it('says something else of a code that it does not know', () => {
    expect(reasonOf('clock')).toBe('clock');
    expect(reasonOf('of-another-time')).toBe('other');
  });
});

describe.each(languages)('rulings in %s', (language) => {
  const { kind, reason, category, state } = words[language];

  it('have words for every reason and every kind, and for no other', () => {
    expect(Object.keys(reason)).toEqual([...REASONS]);
    expect(Object.keys(kind)).toEqual([...RULINGS]);
  });

  it('have the keys of the Norwegian words', () => {
    expect(Object.keys(category)).toEqual(Object.keys(nb.category));
    expect(Object.keys(state)).toEqual(Object.keys(nb.state));
  });

  it('say different things differently', () => {
    for (const said of [kind, reason, category, state]) {
      const texts: readonly string[] = Object.values(said);
      expect(new Set(texts).size).toBe(texts.length);
    }
  });
});
