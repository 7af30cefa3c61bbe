import type { Viewer } from '@stikk/engine';
import { describe, expect, test } from 'vitest';
import { bid, dealt, sheet } from '../../testing/table.ts';
import { type OhHellEvent, ohHell } from './index.ts';

const dealtTo = (viewer: Viewer, seen: 'own' | 'others' | 'none') => {
  const event: OhHellEvent = {
    type: 'HandsDealt',
    deal: 1,
    size: 1,
    dealer: 0,
    hands: [['AS'], ['KS'], []],
    stock: ['2C', '3C'],
    seen,
    bidding: 'turn',
    trump: 'H',
    turnUp: '9H',
    drawn: ['4H'],
    removed: ['2D'],
  };
  const redacted = ohHell.redact(event, viewer);
  if (redacted.type !== 'HandsDealt') throw new Error(redacted.type);
  const { hands } = redacted;
  expect(redacted).toEqual(viewer === 'director' ? event : { ...event, hands, stock: ['??', '??'] });
  return hands.map(([card]) => card ?? '-').join(' ');
};

describe('what is shown of a deal', () => {
  test('R-BB-26 one’s own hand', () => {
    expect([dealtTo(0, 'own'), dealtTo(1, 'own')]).toEqual(['AS ?? -', '?? KS -']);
  });
  test('R-BB-73 on the forehead every hand but one’s own', () => {
    expect([dealtTo(0, 'others'), dealtTo(1, 'others')]).toEqual(['?? KS -', 'AS ?? -']);
  });
  test('R-BB-74 unseen no hand at all', () => {
    expect([dealtTo(0, 'none'), dealtTo(1, 'none')]).toEqual(['?? ?? -', '?? ?? -']);
  });
  test('who looks on or has left sees no hand, the director all', () => {
    for (const seen of ['own', 'others', 'none'] as const)
      expect([
        dealtTo('spectator', seen),
        dealtTo(2, seen),
        dealtTo(9, seen),
        dealtTo('director', seen),
      ]).toEqual(['?? ?? -', '?? ?? -', '?? ?? -', 'AS KS -']);
  });
  test('R-BB-74 hands that are picked up are their owners’', () => {
    const event: OhHellEvent = { type: 'HandsUncovered', hands: [['AS'], ['KS'], []] };
    expect(ohHell.redact(event, 1)).toEqual({ ...event, hands: [['??'], ['KS'], []] });
    expect(ohHell.redact(event, 'spectator')).toEqual({ ...event, hands: [['??'], ['??'], []] });
  });
  test('R-BB-28 a sealed bid is its owner’s, an open one everybody’s', () => {
    const sealed: OhHellEvent = { type: 'BidMade', seat: 1, bid: 2, sealed: true };
    const open: OhHellEvent = { ...sealed, sealed: false };
    const seen = (event: OhHellEvent) =>
      ([0, 1, 'spectator', 'director'] as const).map((viewer) => ohHell.redact(event, viewer));
    expect(seen(sealed)).toEqual([{ ...sealed, bid: '??' }, sealed, { ...sealed, bid: '??' }, sealed]);
    expect(seen(open)).toEqual([open, open, open, open]);
  });
});

describe('a forehead deal', () => {
  test('A-28 A-39 waits for the trump that the highest bidder names, then plays itself', () => {
    const options = sheet('ohhell', {
      'bid.oneCard': 'forehead',
      'trump.mode': 'highest_bidder',
      sumRule: 'none',
    });
    const hands = ['AS', 'KS', '2H'];
    const named = bid(dealt(options, { hands, seen: 'others', trump: undefined }), [0, 0, 1]);
    expect(named.events.map(({ type }) => type)).toEqual(['BidMade', 'BiddingClosed']);
    expect(named.state.phase).toBe('naming');
    const done = named.when({ type: 'NameTrump', deal: 1, trump: 'H' }, 2);
    expect(done.ok && done.events.slice(0, 5)).toEqual([
      { type: 'TrumpNamed', seat: 2, trump: 'H' },
      { type: 'CardPlayed', seat: 1, card: 'KS' },
      { type: 'CardPlayed', seat: 2, card: '2H' },
      { type: 'CardPlayed', seat: 0, card: 'AS' },
      { type: 'TrickTaken', seat: 2, trick: 1 },
    ]);
  });
});
