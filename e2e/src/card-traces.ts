import { LANGUAGES, messages } from './words.ts';

type Named = Readonly<Record<string, string>>;

/** Not within a word, nor a number and the next command of a drawing, as in `M1.2C-3`. */
const CODE = /(?<![\p{L}\p{N}_]|\d\.)(?:([2-9TJQKA])|10)([CDHS])(?![\p{L}\p{N}_]|-?\.?\d)/gu;
const SIGNS: Named = { '♣': 'C', '♦': 'D', '♥': 'H', '♠': 'S', '♧': 'C', '♢': 'D', '♡': 'H', '♤': 'S' };
const SIGNED =
  /([♣♦♥♠♧♢♡♤])\uFE0F?\s?(10|[2-9TJQKA])(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])(10|[2-9TJQKA])\s?([♣♦♥♠♧♢♡♤])/gu;

/** Every card by every name that the app has for it, in any language. */
const NAMES: ReadonlyMap<string, string> = new Map(
  LANGUAGES.flatMap((language) => {
    const { card, suit, rank } = messages(language, 'game') as unknown as {
      readonly card: { readonly name: string };
      readonly suit: Named;
      readonly rank: Named;
    };
    return Object.entries(suit).flatMap(([code, named]) =>
      Object.entries(rank).map(([letter, called]): [string, string] => [
        card.name.replace('{suit}', named).replace('{rank}', called).toLowerCase(),
        `${letter}${code}`,
      ]),
    );
  }),
);
const NAMED = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[...NAMES.keys()].sort((a, b) => b.length - a.length).join('|')})(?![\\p{L}\\p{N}])`,
  'giu',
);

const ENTITIES: Named = {
  '&quot;': '"',
  '&#34;': '"',
  '&#x22;': '"',
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
};
const unquoted = (text: string) =>
  text
    .replaceAll(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll(/\\+(["'\\/])/g, '$1');
const unescaped = (text: string) =>
  text.replaceAll(/&(?:quot|amp|lt|gt|#34|#x22);/gi, (entity) => ENTITIES[entity.toLowerCase()] ?? entity);
const unpercented = (text: string) =>
  text.replaceAll(/(?:%[0-9a-f]{2})+/gi, (bytes) =>
    Buffer.from(bytes.replaceAll('%', ''), 'hex').toString('utf8'),
  );

/** A card in base 64 is looked for in quotes alone: in random bytes two letters mean nothing. */
const hiddenIn64 = (text: string): readonly string[] =>
  [...text.matchAll(/[A-Za-z0-9+/_-]{8,}={0,2}/g)].flatMap(([part]) =>
    [
      ...Buffer.from(part, 'base64')
        .toString('latin1')
        .matchAll(/"([2-9TJQKA][CDHS])"/g),
    ].map(([, card]) => card!),
  );

/**
 * Every card that can be read out of a text: its code, its sign, its name in any language; as it stands, or
 * within JSON within JSON, HTML, an address, or base 64.
 */
export function cardsIn(text: string): readonly string[] {
  const plain = unquoted(unescaped(unpercented(text)));
  const found = [...plain.matchAll(CODE)].map(([, rank, suit]) => `${rank ?? 'T'}${suit}`);
  for (const [, first, after, before, last] of plain.matchAll(SIGNED)) {
    const rank = (after ?? before)!;
    found.push(`${rank === '10' ? 'T' : rank}${SIGNS[(first ?? last)!]}`);
  }
  for (const [name] of plain.matchAll(NAMED)) found.push(NAMES.get(name.toLowerCase())!);
  return [...new Set([...found, ...hiddenIn64(text)])];
}
