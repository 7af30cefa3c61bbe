import { type Card, isCard, RANKS, type Rank, type Suit } from '@stikk/engine';
import { indexLetters, indexSetOf, type Language } from '@stikk/words';

type Letters<Of extends string> = Readonly<Record<string, Of>>;

const SIGNS: Letters<Suit> = { '♣': 'C', '♦': 'D', '♥': 'H', '♠': 'S' };
const ENGLISH: Letters<Suit> = { c: 'C', d: 'D', h: 'H', s: 'S', ...SIGNS };
/** Clubs and diamonds have the same first letters in Norwegian, Swedish and Dutch. */
const NORTHERN: Letters<Suit> = { k: 'C', r: 'D', h: 'H', s: 'S', ...SIGNS };

const ranksOf = (language: Language): Letters<Rank> => ({
  ...Object.fromEntries(
    RANKS.map((rank) => [indexLetters[indexSetOf(language)][rank].toLowerCase(), rank] as const),
  ),
  a: 'A',
  t: 'T',
  '10': 'T',
});

/** Every card that a short text may mean in a language or in English, suit or rank first: `hd`, `s10`, `QH`. */
export function cardsMeant(text: string, language: Language): readonly Card[] {
  const letters = text.toLowerCase().replace(/\s/g, '');
  const own = { suits: language === 'en' ? ENGLISH : NORTHERN, ranks: ranksOf(language) };
  const english = { suits: ENGLISH, ranks: ranksOf('en') };
  const found = [own, english].flatMap(({ suits, ranks }) => [
    cardOf(suits[letters.slice(0, 1)], ranks[letters.slice(1)]),
    cardOf(suits[letters.slice(-1)], ranks[letters.slice(0, -1)]),
  ]);
  return [...new Set(found.filter((card) => card !== undefined))];
}

function cardOf(suit: Suit | undefined, rank: Rank | undefined): Card | undefined {
  const card = `${rank}${suit}`;
  return isCard(card) ? card : undefined;
}
