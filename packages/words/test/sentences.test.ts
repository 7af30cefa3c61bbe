import { draft, ohHell } from '@stikk/variants/oh-hell';
import { after, bid, dealt, play, sheet } from '@stikk/variants/testing';
import { describe, expect, it } from 'vitest';
import {
  callText,
  cardName,
  describeEvent,
  faultText,
  indexLetters,
  indexSetOf,
  type Language,
  languageOf,
  languages,
  messagesOf,
  needText,
  refusalText,
  remedyText,
  ruleDiff,
  ruleSheet,
  trumpSentence,
} from '../src/index.ts';
import { strict } from './walk.ts';

const { nb, sv, nl, en } = strict;
const names = ['Ola', 'Kari', 'Per', 'Eva'];

/** The example of six cards and hearts trump, cut to two cards: Ola deals, Kari leads. */
const hands = ['2H 5C', '3S KS', 'QH 4D', 'AS 7C'];
const start = dealt(sheet('bondebridge'), { hands, trump: 'H' });
const bidding = bid(start, [0, 0, 1, 2]);

/** What is said of the last event of a line of play, in every language. */
const said = (preset: string, table: typeof bidding, you: number | undefined, from = start.state) => {
  let state = from;
  const told = table.events.map((event) => {
    const before = state;
    state = ohHell.evolve(state, event);
    return Object.fromEntries(
      languages.map((language) => [
        language,
        describeEvent(strict[language], event, { preset, names, you, state: before }),
      ]),
    ) as Record<Language, string>;
  });
  return told;
};

describe('cards', () => {
  it('are said in the order of the language', () => {
    expect(cardName(nb, 'QH')).toBe('hjerter dame');
    expect(cardName(sv, 'QH')).toBe('hjärter dam');
    expect(cardName(nl, 'QH')).toBe('harten vrouw');
    expect(cardName(en, 'QH')).toBe('queen of hearts');
    expect(cardName(nb, 'TS')).toBe('spar 10');
    expect(cardName(nl, '??')).toBe('gedekte kaart');
  });

  it('carry letters of their own', () => {
    expect(['A', 'K', 'Q', 'J'].map((rank) => indexLetters['sv-nb'][rank as 'A']).join(' ')).toBe('E K D Kn');
    expect(['A', 'K', 'Q', 'J'].map((rank) => indexLetters.nl[rank as 'A']).join(' ')).toBe('A H V B');
    expect(languages.map(indexSetOf)).toEqual(['sv-nb', 'sv-nb', 'nl', 'en']);
  });
});

describe('a sealed bid', () => {
  it('is told once the record is open', () => {
    const made = (bid: number | '??'): { readonly type: string } =>
      ({ type: 'BidMade', seat: 2, bid, sealed: true }) as { readonly type: string };
    expect(describeEvent(en, made(1), { preset: 'bondebridge', names, open: true })).toContain('1');
    expect(describeEvent(en, made(1), { preset: 'bondebridge', names })).not.toContain('1');
    expect(describeEvent(en, made('??'), { preset: 'bondebridge', names, open: true })).toBe(
      describeEvent(en, made(1), { preset: 'bondebridge', names }),
    );
  });
});

describe('the table', () => {
  it('says trump, over and under, and what is needed', () => {
    expect(trumpSentence(nb, 'D')).toBe('Ruter er trumf');
    expect(trumpSentence(nl, 'NT')).toBe('Zonder troef');
    expect(trumpSentence(sv, { under: 'C', over: 'S' })).toBe('Klöver är undertrumf, spader är övertrumf');
    expect(callText(nb, 'over', 11, 9)).toMatchObject({
      counter: 'Overmeldt +2',
      detail: '11 meldt på 9 stikk',
      label: 'Overmeldt 2: 11 meldt på 9 stikk',
    });
    expect(callText(nl, 'under', 6, 7).label).toBe('Onderboden 1: 6 geboden op 7 slagen');
    const need = (bid: number, taken: number, left: number) =>
      needText(nb, 'bondebridge', { bid, taken, left });
    expect([need(2, 0, 3), need(2, 2, 1), need(1, 2, 1), need(3, 0, 2), need(1, 1, 0)]).toEqual([
      'trenger 2',
      'på målet',
      'én for mye',
      'røk',
      'sto',
    ]);
  });
});

describe('events', () => {
  it('tell the bids and who leads', () => {
    const [, , closed] = said('bondebridge', bidding, 0);
    expect(closed).toEqual({
      nb: 'Overmeldt 1: 3 meldt på 2 stikk. Kari spiller ut',
      sv: 'Överbjudet 1: 3 bjudna på 2 stick. Kari spelar ut',
      nl: 'Overboden 1: 3 geboden op 2 slagen. Kari komt uit',
      en: 'Over by 1: 3 bid for 2 tricks. Kari leads',
    });
  });

  it('tell cards and tricks, to you and to the others', () => {
    const led = play(bidding, 'KS');
    expect(said('bondebridge', led, 0, bidding.state)[0]).toEqual({
      nb: 'Kari spilte ut spar konge',
      sv: 'Kari spelade ut spader kung',
      nl: 'Kari kwam uit met schoppen heer',
      en: 'Kari led the king of spades',
    });
    const ruffed = play(led, 'QH');
    expect(said('bondebridge', ruffed, 2, led.state)[0]?.nb).toBe('Du trumfet med hjerter dame');
    expect(said('bondebridge', ruffed, 0, led.state)[0]?.nl).toBe('Per troefde in met harten vrouw');
    const followed = play(ruffed, 'AS');
    const full = play(followed, '5C');
    const [discarded, taken] = said('bondebridge', full, 2, followed.state);
    expect(discarded?.sv).toBe('Ola sakade klöver 5');
    expect(taken).toEqual({
      nb: 'Du tok stikk 1 med hjerter dame',
      sv: 'Du tog stick 1 med hjärter dam',
      nl: 'Jij nam slag 1 met harten vrouw',
      en: 'You took trick 1 with the queen of hearts',
    });
  });

  it('tell the score in the game’s own words', () => {
    const before = play(bidding, 'KS QH AS 5C 4D 7C 2H');
    const end = play(before, '3S');
    const scored = said('bondebridge', end, 2, before.state).at(2);
    expect(scored).toMatchObject({
      nb: 'Runde 1 er ferdig. Sto: Du 11, Kari 10. Røk: Eva 0, Ola 0',
      en: 'Deal 1 is scored. Made it (stå): You 11, Kari 10. Missed (ryke): Eva 0, Ola 0',
    });
    const other = said('ohhell', end, undefined, before.state).at(2);
    expect(other?.nl).toBe('Ronde 1 is geteld. Gehaald: Kari 10, Per 11. Niet gehaald: Ola 0, Eva 0');
  });

  it('tell who must change a bid', () => {
    const due = bid(start, [0, 1, 1, 0]);
    expect(said('bondebridge', due, 1).at(-1)).toEqual({
      nb: 'Du må endre meldingen din til 0 eller 2, for summen går opp',
      sv: 'Du måste ändra ditt bud till 0 eller 2, för summan går jämnt ut',
      nl: 'Je moet je bod veranderen in 0 of 2, want het totaal komt precies uit',
      en: 'You must change your bid to 0 or 2, because the bids equal the tricks',
    });
    const changed = after(due, { type: 'AdjustBid', deal: 1, bid: 2 }, 1);
    expect(said('bondebridge', changed, 0, due.state)[0]?.nb).toBe('Kari endret meldingen fra 1 til 2');
  });

  it('tell when everyone missed', () => {
    const missed = { type: 'DealScored', deal: 13, points: [0, 0], made: [false, false], flatOut: true };
    const telling = (preset: string) => ({ preset, names: ['Kari', 'Ola'] });
    expect(describeEvent(nb, missed, telling('bondebridge'))).toBe('Flat-out i runde 13: alle røk');
    expect(describeEvent(nl, missed, telling('boerenbridge'))).toBe('Iedereen mis in ronde 13');
  });
});

describe('refusals', () => {
  it('name the suit that was led', () => {
    const { state } = play(bidding, 'KS QH');
    const refused = { preset: 'bondebridge', names, state };
    expect(refusalText(nb, 'must-follow-suit', refused)).toBe('Du har spar og må følge sort.');
    expect(refusalText(nl, 'must-follow-suit', refused)).toBe('Je hebt schoppen en moet bekennen.');
    expect(refusalText(en, 'not-your-turn', refused)).toBe('It is not your turn. It is Eva’s.');
  });

  it('name the number that the hook forbids', () => {
    const { state } = dealt(sheet('ohhell'), { hands });
    const refused = { preset: 'ohhell', names, state, command: { type: 'MakeBid', deal: 1, bid: 1 } };
    expect(refusalText(nb, 'hook', refused)).toBe('1 går ikke. Kroken: summen kan ikke bli 2.');
    expect(refusalText(sv, 'hook', refused)).toBe('1 går inte. Kroken: summan får inte bli 2.');
    expect(refusalText(nl, 'hook', refused)).toBe('1 mag niet. Delersregel: het totaal mag geen 2 zijn.');
    expect(refusalText(en, 'hook', refused)).toBe('You may not bid 1. The hook: the bids may not total 2.');
  });
});

describe('house rules', () => {
  it('say what does not fit and how to mend it', () => {
    const [fault] = ohHell.faults(
      draft.parse(ohHell.resolve('bondebridge', { players: 5, 'deck.twosIndicator': true })),
    );
    expect(faultText(nb, 'bondebridge', fault!)).toBe(
      'Stokken rekker ikke. 5 spillere med 10 kort hver trenger 50 kort, og det er 48 uten toerne. 2 runder kan ikke deles ut, den første er runde 10.',
    );
    expect(fault!.remedies.map((remedy) => remedyText(nb, 'bondebridge', remedy))).toEqual([
      'Behold toerne i stokken',
      'Høyst 9 kort',
      'Vær 4 spillere',
    ]);
    expect(remedyText(nb, 'bondebridge', { 'schedule.pattern': 'custom', 'schedule.list': [1, 8, 8] })).toBe(
      'Høyst 8 kort, like mange runder',
    );
  });

  it('say what differs from the preset', () => {
    const options = sheet('bondebridge', { 'bid.oneCard': 'forehead', 'scoring.zero': '5' });
    expect(ruleDiff(nb, 'bondebridge', options)).toEqual([
      { option: 'bid.oneCard', label: 'Runden med ett kort', from: 'vanlig', to: 'pannekortet' },
      { option: 'scoring.zero', label: 'Holdt null', from: 'som andre treff', to: '5' },
    ]);
    expect(ruleDiff(nl, 'boerenbridge', sheet('boerenbridge', { 'play.mustTrump': true }))).toEqual([
      { option: 'play.mustTrump', label: 'Troefplicht', from: 'nee', to: 'ja' },
    ]);
  });

  it('say how it is scored, with the numbers', () => {
    const lines = (preset: string, language: Language) =>
      ruleSheet(strict[language], preset, sheet(preset)).sections[7]!.lines;
    expect(lines('bondebridge', 'nb').slice(0, 4)).toEqual([
      'Står du, får du 10 pluss meldingen.',
      'Ryker du, får du 0.',
      'Meldte 3 og tok 3: 13 poeng.',
      'Meldte 3 og tok 4: 0 poeng.',
    ]);
    expect(lines('boerenbridge', 'nl')).toEqual([
      'Haal je je bod, dan krijg je 10 plus 2 punten per slag.',
      'Haal je het niet, dan krijg je 2 minpunten voor elke slag die je ernaast zit.',
      '3 geboden en 3 gehaald: 16 punten.',
      '3 geboden en 4 gehaald: −2 punten.',
      'Je totaal kan onder nul komen.',
    ]);
    expect(lines('ohhell', 'en').slice(0, 2)).toEqual([
      'Make your bid and you score 10 plus one point a trick.',
      'Miss it and you score one point for each trick you took.',
    ]);
    expect(lines('plump', 'sv')[2]).toBe('En klarad noll ger 5.');
  });
});

describe('languages', () => {
  it('are found by tag', () => {
    expect(['no', 'nn-NO', 'nb', 'sv-FI', 'nl-BE', 'en-GB', 'fr'].map(languageOf)).toEqual([
      'nb',
      'nb',
      'nb',
      'sv',
      'nl',
      'en',
      undefined,
    ]);
    expect(messagesOf('nl').game.suit.H).toBe('harten');
  });
});
