import { bondtolva } from '@stikk/variants/bondtolva';
import { describe, expect, it } from 'vitest';
import { faultText, remedyText, ruleDiff, ruleSheet } from '../src/index.ts';
import { sheet } from './tolva.ts';
import { strict } from './walk.ts';

const { nb, sv, en } = strict;
const two = sheet();
const four = sheet({ players: 4 });

describe('house rules of Bondtolva', () => {
  it('say what does not fit and how to mend it', () => {
    const [fault] = bondtolva.faults(sheet({ players: 3, deck: '52' }));
    expect(faultText(nb, 'bondtolva', fault!)).toBe('52 kort går ikke opp på 3 spillere.');
    const [tableau] = bondtolva.faults(sheet({ 'tolva.layout': 'tableau36' }));
    expect(tableau!.remedies.map((remedy) => remedyText(nb, 'bondtolva', remedy))).toEqual([
      'Vær 2 spillere, bruk 36 kort',
      'Spill med talong, bruk 24 kort',
    ]);
    const [teams] = bondtolva.faults(sheet({ players: 3, teams: 'opposite_pairs' }));
    expect(teams!.remedies.map((remedy) => remedyText(en, 'bondtolva', remedy))).toEqual([
      'Play each alone',
      'Play with 4, deal all the cards',
    ]);
  });

  it('say what differs from the preset', () => {
    expect(ruleDiff(nb, 'bondtolva', sheet({ 'tolva.settle': 'immediate', 'tolva.bust': 6 }))).toEqual([
      { option: 'tolva.bust', label: 'Over målet', from: 'ned til 7', to: 'ned til 6' },
      {
        option: 'tolva.settle',
        label: 'Når poengene telles',
        from: 'par straks, resten ved slutten',
        to: 'alt straks, ett etter ett',
      },
    ]);
  });

  it('tell the game for two with a talon', () => {
    const { sections } = ruleSheet(sv, 'bondtolva', two);
    const lines = (heading: string) => sections.find((section) => section.heading === heading)?.lines;
    expect(lines('Korten')).toEqual([
      '24 kort: allt under nio är borttaget.',
      'Från högst till lägst i varje färg: äss, 10, kung, dam, knekt, 9.',
    ]);
    expect(lines('Spel')).toEqual([
      'Spelaren till vänster om given spelar ut till första sticket, sedan den som tog sticket.',
      'Det högsta kortet i den utspelade färgen tar sticket. Ligger det trumf i sticket tar den högsta trumfen det.',
      'Efter varje stick tar vinnaren det översta kortet i talongen, och den andra tar nästa.',
      'Så länge det finns kort i talongen behöver du inte följa färg.',
      'När talongen är slut måste du följa den utspelade färgen om du kan.',
      'När du följer måste du lägga högre om du kan.',
      'Är du renons måste du trumfa om du har trumf. Har du inte det heller får du lägga vad du vill.',
    ]);
    expect(lines('Slut')).toContain('Kommer du över 12 åker du ner till 7: 11 + 2 = 13 → 7.');
  });

  it('tell the game for four', () => {
    const { title, sections } = ruleSheet(nb, 'bondtolva', four);
    expect(title).toBe('Bondtolva, 4 spillere');
    expect(sections.map(({ heading }) => heading)).toEqual([
      'Målet',
      'Kortene',
      'Utdelingen',
      'Giver',
      'Spill',
      'Trumf og tjog',
      'Spørsmål til medspilleren',
      'Poeng',
      'Slutt',
      'Ord ved bordet',
    ]);
    expect(sections[2]!.lines).toEqual([
      'Alle kortene deles ut, ett om gangen, 6 til hver. Det er ingen talong.',
    ]);
    expect(sections[8]!.lines.at(-1)).toBe(
      'Har ingen vunnet, er spillet slutt etter 100 runder. Da vinner den med flest poeng, og står det likt, deler de seieren.',
    );
  });
});
