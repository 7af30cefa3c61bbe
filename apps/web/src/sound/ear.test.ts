import type { Entry, Pending } from '@stikk/engine';
import { describe, expect, it } from 'vitest';
import { createEar } from './ear.ts';

type Typed = { readonly type: string };

let seq = 0;
const entry = (type: string, cause = 'other', by: Entry['by'] = 1): Entry<Typed> => ({
  seq: ++seq,
  v: 1,
  at: 1_700_000_000_000,
  by,
  cause,
  game: { type },
});
const own = (commandId: string, type = 'PlayCard'): Pending<Typed> => ({ commandId, command: { type } });
const clips = (ear: ReturnType<typeof createEar>, ...changes: readonly Parameters<typeof ear>[0][]) =>
  changes.map((shown) => ear(shown)?.clip);

describe('what is heard of a table', () => {
  it('is nothing of what lay there already', () => {
    const entries = [entry('HandsDealt'), entry('CardPlayed')];
    const ear = createEar({ entries, pending: [own('one')] });
    expect(clips(ear, { entries, pending: [own('one')] })).toEqual([undefined]);
  });

  it('is every kind of thing that happens, and nothing of what is said or bid', () => {
    const types = [
      'HandsDealt',
      'BidMade',
      'BidsRevealed',
      'CardPlayed',
      'TrickTaken',
      'DealScored',
      'MatchEnded',
    ];
    const entries = types.map((type) => entry(type));
    const ear = createEar({ entries: [], pending: [] });
    const heard = clips(ear, ...entries.map((_, at) => ({ entries: entries.slice(0, at + 1), pending: [] })));
    expect(heard).toEqual(['deal', undefined, 'reveal', 'card', 'trick', undefined, 'over']);
  });

  it('is the latest alone where much comes at once', () => {
    const ear = createEar({ entries: [], pending: [] });
    const entries = ['CardPlayed', 'CardPlayed', 'TrickTaken'].map((type) => entry(type));
    expect(clips(ear, { entries, pending: [] })).toEqual(['trick']);
  });

  it('is an own card when it is laid, and not again when it is confirmed', () => {
    const ear = createEar({ entries: [], pending: [] });
    const entries = [entry('CardPlayed', 'one', 0)];
    expect(
      clips(ear, { entries: [], pending: [own('one')] }, { entries, pending: [] }, { entries, pending: [] }),
    ).toEqual(['card', undefined, undefined]);
  });

  it('is an own card once, however often it is taken back and laid again by the page', () => {
    const ear = createEar({ entries: [], pending: [] });
    const laid = { entries: [], pending: [own('one')] };
    const back = { entries: [], pending: [] };
    expect(clips(ear, laid, back, laid, back, laid)).toEqual([
      'card',
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('is a trick that an own card was the last of', () => {
    const ear = createEar({ entries: [], pending: [own('one')] });
    const entries = [entry('CardPlayed', 'one', 0), entry('TrickTaken', 'one', 0)];
    expect(clips(ear, { entries, pending: [] })).toEqual(['trick']);
  });
});
