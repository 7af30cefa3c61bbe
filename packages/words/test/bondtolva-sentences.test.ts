import {
  type BondtolvaCommand,
  type BondtolvaEvent,
  type BondtolvaOptions,
  type BondtolvaState,
  bondtolva,
} from '@stikk/variants/bondtolva';
import { describe, expect, it } from 'vitest';
import {
  closingText,
  declarationText,
  describeEvent,
  dutyText,
  halfText,
  type Language,
  languages,
  pointsLeft,
  promptText,
  refusalText,
  roleText,
  sideText,
  trackText,
} from '../src/index.ts';
import { type Act, after, declare, play, sheet, table } from './tolva.ts';
import { strict } from './walk.ts';

const { nb, sv, nl, en } = strict;
const names = ['Kari', 'Ola', 'Eva', 'Per'];

/** What the last command led to, event by event, in every language. */
function said(
  { before, events }: ReturnType<typeof after>,
  options: BondtolvaOptions,
  you?: number,
): readonly Record<Language, string | undefined>[] {
  let state = before;
  return events.map((event) => {
    const telling = { preset: 'bondtolva', names: names.slice(0, options.players), you, state, options };
    const shown = bondtolva.redact(event, you ?? 'spectator');
    const told = languages.map((language) => [language, describeEvent(strict[language], shown, telling)]);
    state = bondtolva.evolve(state, event);
    return Object.fromEntries(told) as Record<Language, string | undefined>;
  });
}

const two = sheet();
const hands = ['KH QH KS QS AS 9D', '9H JH 9S JS 9C JC'];
const talon = 'AH TH AD TD KD QD JD TS AC TC KC QC';
const four = sheet({ players: 4 });
const quartet = ['AS KH QD 9C JS 9D', '9S JH TD TC QC 9H', 'TS QH KD KC AD JC', 'QS KS AH TH AC JD'];
/** The same lead, with two pairs opposite it. */
const pairs = ['AS KH QD 9C JS 9D', '9S JH TD TC QH 9H', 'TS QC KC KS QS AD', 'KD JC AH TH AC JD'];

describe('events of Bondtolva', () => {
  it('tell the deal, the talon and who leads', () => {
    const event: BondtolvaEvent = {
      type: 'HandsDealt',
      deal: 5,
      dealer: 1,
      hands: [Array(6).fill('??'), Array(6).fill('??')],
      talon: Array(12).fill('??'),
    };
    const told = (language: Language) =>
      describeEvent(strict[language], event, { preset: 'bondtolva', names: ['Kari', 'Ola'], you: 0 });
    expect(languages.map(told)).toEqual([
      'Runde 5: Ola ga 6 kort til hver. Resten, 12 kort, er talongen. Du spiller ut',
      'Omgång 5: Ola gav 6 kort var. Resten, 12 kort, är talongen. Du spelar ut',
      'Ronde 5: Ola deelde ieder 6 kaarten. De rest, 12 kaarten, is de talon. Jij komt uit',
      'Deal 5: Ola dealt 6 cards each. The other 12 cards are the talon. You lead',
    ]);
  });

  it('tell a declaration with who holds the pair, and what it gave', () => {
    const line = after(table(two, hands, talon, [7, 9]), two, ...play('AS', '9S'), declare('H'));
    expect(said(line, two, 1)).toEqual([
      {
        nb: 'Kari deklarerte trumf, konge og dame i hjerter. Kari har begge. Hjerter er trumf',
        sv: 'Kari deklarerade trumf, kung och dam i hjärter. Kari har båda. Hjärter är trumf',
        nl: 'Kari meldde trumf, harten heer en vrouw. Kari heeft ze allebei. Harten is troef',
        en: 'Kari declared trumf, king and queen of hearts. Kari holds both. Hearts are trumps',
      },
      {
        nb: 'Kari fikk 2 poeng for trumf: 7 → 9',
        sv: 'Kari fick 2 poäng för trumf: 7 → 9',
        nl: 'Kari kreeg 2 punten voor trumf: 7 → 9',
        en: 'Kari got 2 points for trumf: 7 → 9',
      },
    ]);
  });

  it('tell a fall with what it falls from', () => {
    const line = after(table(two, hands, talon, [11, 9]), two, ...play('AS', '9S'), declare('H'));
    expect(said(line, two, 0)[1]).toEqual({
      nb: 'Du fikk 2 poeng for trumf: 11 + 2 = 13 → 7. Over 12 faller til 7',
      sv: 'Du fick 2 poäng för trumf: 11 + 2 = 13 → 7. Över 12 åker ner till 7',
      nl: 'Jij kreeg 2 punten voor trumf: 11 + 2 = 13 → 7. Boven de 12 is terug naar 7',
      en: 'You got 2 points for trumf: 11 + 2 = 13 → 7. Over 12 falls to 7',
    });
  });

  it('tell a win on exactly the target', () => {
    const line = after(table(two, hands, talon, [10, 9]), two, ...play('AS', '9S'), declare('H'));
    expect(said(line, two, 0)[2]).toEqual({
      nb: 'Du vant med nøyaktig 12',
      sv: 'Du vann med exakt 12',
      nl: 'Jij won met precies 12',
      en: 'You won with exactly 12',
    });
  });

  it('tell cards drawn, but only those the reader sees', () => {
    const line = after(table(two, hands, talon), two, ...play('AS', '9S'), { type: 'DrawCard' });
    expect(said(line, two, 1)[0]).toEqual({
      nb: 'Kari trakk et kort. Du trakk hjerter 10. 10 kort igjen i talongen',
      sv: 'Kari drog ett kort. Du drog hjärter 10. 10 kort kvar i talongen',
      nl: 'Kari trok een kaart. Jij trok harten 10. Nog 10 kaarten in de talon',
      en: 'Kari drew a card. You drew the ten of hearts. 10 cards left in the talon',
    });
    expect(said(line, two)[0]?.nb).toBe(
      'Kari og Ola trakk hvert sitt kort fra talongen. 10 kort igjen i talongen',
    );
    const last = after(table(two, hands, 'AH TH'), two, ...play('AS', '9S'), { type: 'DrawCard' });
    expect(said(last, two)[0]?.sv).toBe(
      'Kari och Ola drog var sitt kort från talongen. Talongen är slut, och ingen får deklarera mer. Från och med nu måste färg följas',
    );
  });

  it('tell questions and answers, and a pair that is split', () => {
    const won = table(four, quartet);
    const asked = after(won, four, ...play('AS', '9S', 'TS', 'QS'), {
      type: 'AskPartner',
      kind: 'half',
      suit: 'H',
    });
    expect(said(asked, four, 2)).toEqual([
      {
        nb: 'Kari spurte deg halv i hjerter: den andre av konge og dame?',
        sv: 'Kari frågade dig halv i hjärter: den andra av kung och dam?',
        nl: 'Kari vroeg jou half in harten: de andere van heer en vrouw?',
        en: 'Kari asked you half in hearts: the other of king and queen?',
      },
      {
        nb: 'Du svarte ja: hjerter',
        sv: 'Du svarade ja: hjärter',
        nl: 'Jij zei ja: harten',
        en: 'You said yes: hearts',
      },
    ]);
    const declared = after(asked.state, four, declare('H'));
    expect(said(declared, four, 2).map((told) => told.nb)).toEqual([
      'Kari deklarerte trumf, konge og dame i hjerter. Kari har kongen. Du har damen. Hjerter er trumf',
      'Du og Kari fikk 2 poeng for trumf: 0 → 2',
    ]);
    expect(said(declared, four, 1)[1]?.nl).toBe('Eva en Kari kregen 2 punten voor trumf: 0 → 2');
    const whole = after(won, four, ...play('AS', '9S', 'TS', 'QS'), { type: 'AskPartner', kind: 'whole' });
    expect(said(whole, four, 0).map((told) => told.en)).toEqual([
      'You asked Eva whole: king and queen of one suit?',
      'Eva said no',
    ]);
  });

  it('tell that the partner has to choose', () => {
    const whole: Act = { type: 'AskPartner', kind: 'whole' };
    const asked = after(table(four, pairs), four, ...play('AS', '9S', 'TS', 'JD'), whole);
    expect(said(asked, four, 0)[1]).toEqual({
      nb: 'Eva har flere par og velger sort',
      sv: 'Eva har flera par och väljer färg',
      nl: 'Eva heeft meer dan één paar en kiest de kleur',
      en: 'Eva holds more than one pair and chooses the suit',
    });
    expect(promptText(nb, bondtolva.legal(asked.state, 2, four))).toBe(
      'Medspilleren spør hel. Hvilket par deklarerer dere?',
    );
    const answered = after(asked.state, four, { type: 'AnswerSuit', suit: 'S' });
    expect(said(answered, four, 0).map((told) => told.nb)).toEqual([
      'Eva svarte ja: spar',
      'Du deklarerte trumf, konge og dame i spar. Eva har begge. Spar er trumf',
      'Du og Eva fikk 2 poeng for trumf: 0 → 2',
    ]);
  });

  it('count the deal', () => {
    const scored = {
      type: 'DealScored',
      deal: 3,
      last: 0,
      matadors: 1,
      counts: [3, 5],
      eyes: [20, 40],
    } as const;
    const telling = { preset: 'bondtolva', names: ['Kari', 'Ola'], you: 1 };
    expect(describeEvent(nb, scored, telling)).toBe(
      'Runde 3 er ferdig. Siste stikk: Kari. Ess og tiere: Du 5, Kari 3',
    );
    const level = { ...scored, matadors: null, counts: [4, 4], eyes: [30, 30] };
    expect(describeEvent(sv, level, telling)).toBe(
      'Omgång 3 är klar. Sista sticket: Kari. Äss och tior: Du 4, Kari 4. Lika, så ögonen räknas (äss 4, kung 3, dam 2, knekt 1): Du 30, Kari 30. Lika igen, så ingen får poängen',
    );
  });

  it('tell the sides, covered cards and the last deal of all', () => {
    const chosen = { type: 'DealerChosen', dealer: 3, how: 'random', sides: [0, 1, 0, 1] };
    const telling = { preset: 'bondtolva', names, you: 1 };
    expect(describeEvent(nb, chosen, telling)).toBe(
      'Per ble trukket ut og gir først. Du og Per mot Eva og Kari',
    );
    const turned = { type: 'CoverTurned', seat: 0, place: 2, card: 'TD' };
    expect(describeEvent(en, turned, telling)).toBe('Kari turned up the ten of diamonds');
    const booked = { type: 'PointsBooked', side: 0, for: 'closing', points: 2, from: 11, to: 7, bust: true };
    expect(describeEvent(nb, booked, { preset: 'bondtolva', names: ['Kari', 'Ola'] })).toBe(
      'Kari fikk 2 poeng for siste stikk, ess og tiere: 11 + 2 = 13 → 7',
    );
  });
});

describe('refusals of Bondtolva', () => {
  const refuse = (state: BondtolvaState, options: BondtolvaOptions, act: Act, by?: number) => {
    if (!('deal' in state)) throw new Error(state.phase);
    const command = { ...act, deal: state.deal.number, trick: state.deal.trickNumber } as BondtolvaCommand;
    const decision = bondtolva.decide(state, command, by ?? state.turn!, options);
    if (decision.ok) throw new Error('accepted');
    const refused = { preset: 'bondtolva', names, state, command, options };
    return languages.map((language) => refusalText(strict[language], decision.reason, refused));
  };

  it('say what has to come first', () => {
    const start = table(two, hands, talon);
    expect(refuse(start, two, declare('H'))).toEqual([
      'Ta et stikk først. Da kan du deklarere.',
      'Ta ett stick först. Då får du deklarera.',
      'Neem eerst een slag. Dan mag je melden.',
      'Take a trick first. Then you may declare.',
    ]);
    const won = after(start, two, ...play('AS', '9S'));
    expect(refuse(won.state, two, { type: 'PlayCard', card: 'KH' })[0]).toBe(
      'Ta et kort fra talongen først.',
    );
    expect(refuse(won.state, two, declare('D'))[3]).toBe('You do not hold both king and queen of diamonds.');
    const declared = after(won.state, two, declare('H'));
    expect(refuse(declared.state, two, declare('S'))[1]).toBe(
      'Du har redan deklarerat. Det är en gång för varje stick du tar.',
    );
    const empty = after(table(two, hands, 'AH TH'), two, ...play('AS', '9S'), { type: 'DrawCard' });
    expect(refuse(empty.state, two, declare('H'))[2]).toBe(
      'De talon is op, dus in deze ronde kan niemand meer melden.',
    );
  });

  it('name the duty', () => {
    const empty = after(table(two, hands, 'AH TH'), two, ...play('AS', '9S'), { type: 'DrawCard' });
    const led = after(empty.state, two, ...play('QH'));
    expect(refuse(led.state, two, { type: 'PlayCard', card: '9C' })[0]).toBe(
      'Du har hjerter og må følge sort.',
    );
    expect(refuse(led.state, two, { type: 'PlayCard', card: '9H' })[0]).toBe(
      'Du må stikke over hjerter dame.',
    );
    const bound = sheet({ 'tolva.mustLeadPair': true });
    const pair = after(table(bound, hands, talon), bound, ...play('AS', '9S'), declare('H'), {
      type: 'DrawCard',
    });
    expect(refuse(pair.state, bound, { type: 'PlayCard', card: '9D' })).toEqual([
      'Du deklarerte og må spille ut kongen eller damen i hjerter.',
      'Du deklarerade och måste spela ut kungen eller damen i hjärter.',
      'Je hebt gemeld en moet uitkomen met harten heer of vrouw.',
      'You declared and must lead the king or the queen of hearts.',
    ]);
  });

  it('say why a question cannot be asked', () => {
    const won = after(table(four, quartet), four, ...play('AS', '9S', 'TS', 'QS')).state;
    const half = (suit: string): Act => ({ type: 'AskPartner', kind: 'half', suit });
    expect(refuse(won, four, half('C'))[0]).toBe(
      'Du har verken konge eller dame i kløver. Halv krever at du har den ene.',
    );
    const asked = after(won, four, half('H')).state;
    expect(refuse(asked, four, half('D'))[3]).toBe(
      'You have asked already. It is one question for each trick you take.',
    );
    const whole = sheet({ players: 4, 'tolva.questions': 'whole' });
    expect(refuse(won, whole, half('D'))[1]).toBe('Det spelas utan halva frågor.');
  });
});

describe('the table of Bondtolva', () => {
  it('says what a declaration gives', () => {
    const state = table(two, hands, talon);
    if (!('deal' in state)) throw new Error(state.phase);
    const { deal } = state;
    expect(declarationText(nb, 'H', deal, 9, two)).toMatchObject({
      title: 'Deklarer trumf',
      pair: 'konge og dame i hjerter',
      gives: 'trumf, 2 poeng: 9 → 11',
      warning: undefined,
    });
    expect(declarationText(sv, 'H', deal, 11, two)).toMatchObject({
      gives: 'trumf, 2 poäng: 11 + 2 = 13 → 7',
      warning: 'Över 12, så du åker ner till 7',
    });
    expect(declarationText(nl, 'H', { ...deal, trump: 'S' }, 11, two)).toMatchObject({
      title: 'Meld tjog',
      gives: 'tjog, 1 punt: 11 → 12',
      warning: 'Precies 12, en je wint',
    });
    expect(declarationText(en, 'H', deal, 11, sheet({ 'tolva.settle': 'deal_end' }))).toMatchObject({
      gives: 'trumf, 2 points when the deal is over',
      warning: undefined,
    });
    expect(pointsLeft(sv, deal, two).rows.map(({ points, text }) => `${points} ${text}`)).toEqual([
      '2 trumf, kung och dam',
      '1 tjog, varje par efter trumf',
      '1 flest äss och tior',
      '1 sista sticket',
    ]);
  });

  it('warns of what the end of the deal would do', () => {
    expect(closingText(nb, 11, two).map(({ text, warning }) => [text, warning])).toEqual([
      ['siste stikk: 11 → 12', 'Nøyaktig 12, og du vinner'],
      ['ess og tiere: 11 → 12', 'Nøyaktig 12, og du vinner'],
      ['siste stikk, ess og tiere: 11 + 2 = 13 → 7', 'Over 12, så du faller til 7'],
    ]);
    expect(trackText(nb, 9, two)).toEqual({
      score: '9 av 12',
      left: '3 igjen',
      fall: 'Over 12 faller til 7',
    });
    expect(trackText(en, 12, two).left).toBe('there');
  });

  it('says what is asked for, of whom, and for whom', () => {
    const state = table(four, quartet);
    const won = after(state, four, ...play('AS', '9S', 'TS', 'QS')).state;
    if (won.phase !== 'playing') throw new Error(won.phase);
    expect(promptText(sv, bondtolva.legal(won, 0, four))).toBe('Du tog sticket. Fråga eller spela ut.');
    expect(promptText(nb, bondtolva.legal(state, 0, four))).toBeUndefined();
    expect(halfText(nb, 'H', won)).toEqual({ label: 'Halv', text: 'Halv: har du dame?', closed: undefined });
    expect(halfText(nb, 'C', won).closed).toBe('verken konge eller dame');
    const telling = { preset: 'bondtolva', names, you: 0, state };
    expect([sideText(nb, telling, 0), sideText(nb, telling, 1)]).toEqual([
      { name: 'Du og Eva', short: 'Vi' },
      { name: 'Ola og Per', short: 'De' },
    ]);
    expect([1, 2].map((seat) => roleText(sv, telling, seat))).toEqual(['motståndare', 'medspelare']);
    const led = after(state, four, ...play('AS')).state;
    expect(dutyText(nl, led, four)).toBe('Beken schoppen');
    expect(dutyText(nb, table(two, hands, talon), two)).toBe('Spill ut');
  });
});
