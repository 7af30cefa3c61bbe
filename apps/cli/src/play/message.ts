import type { Language } from '@stikk/words';

/** What the terminal says of itself, beside the words of the game. */
export interface Messages {
  readonly hand: string;
  readonly trick: string;
  readonly table: string;
  readonly play: string;
  readonly noSheet: string;
  readonly help: readonly string[];
  /** Something that was typed means nothing here. */
  readonly unknown: (typed: string) => string;
  /** Something that was typed could be any of these cards. */
  readonly which: (cards: string) => string;
  readonly stopped: string;
  readonly kept: (file: string) => string;
  readonly hint: string;
}

/** The terminal's own words by language. */
export const messages: Readonly<Record<Language, Messages>> = {
  nb: {
    hand: 'Hånd',
    trick: 'Stikk',
    table: 'Bordet',
    play: 'Legg et kort',
    noSheet: 'Ingen runde er regnet ennå',
    help: [
      'Skriv nummeret på et valg, eller et kort: hd eller QH for hjerter dame, s10 for spar ti.',
      'Enter tar det eneste valget. s viser blokka, r reglene, ? denne lista, q slutter.',
    ],
    unknown: (typed) => `${typed} passer ikke her. ? viser hva du kan skrive.`,
    which: (cards) => `Hvilket mener du: ${cards}? Skriv nummeret.`,
    stopped: 'Spillet er stanset.',
    kept: (file) => `Loggen ligger i ${file}.`,
    hint: '? hjelp · s blokka · r reglene · q slutt',
  },
  sv: {
    hand: 'Hand',
    trick: 'Stick',
    table: 'Bordet',
    play: 'Lägg ett kort',
    noSheet: 'Ingen omgång är räknad än',
    help: [
      'Skriv numret på ett val, eller ett kort: hd eller QH för hjärter dam, s10 för spader tio.',
      'Enter tar det enda valet. s visar protokollet, r reglerna, ? den här listan, q slutar.',
    ],
    unknown: (typed) => `${typed} passar inte här. ? visar vad du kan skriva.`,
    which: (cards) => `Vilket menar du: ${cards}? Skriv numret.`,
    stopped: 'Matchen är avbruten.',
    kept: (file) => `Loggen finns i ${file}.`,
    hint: '? hjälp · s protokollet · r reglerna · q sluta',
  },
  nl: {
    hand: 'Hand',
    trick: 'Slag',
    table: 'Tafel',
    play: 'Speel een kaart',
    noSheet: 'Er is nog geen ronde geteld',
    help: [
      'Typ het nummer van een keuze, of een kaart: hv of QH voor harten vrouw, s10 voor schoppen tien.',
      'Enter neemt de enige keuze. s toont de stand, r de regels, ? deze lijst, q stopt.',
    ],
    unknown: (typed) => `${typed} past hier niet. ? toont wat je kunt typen.`,
    which: (cards) => `Welke bedoel je: ${cards}? Typ het nummer.`,
    stopped: 'De partij is gestopt.',
    kept: (file) => `Het verslag staat in ${file}.`,
    hint: '? hulp · s stand · r regels · q stoppen',
  },
  en: {
    hand: 'Hand',
    trick: 'Trick',
    table: 'Table',
    play: 'Play a card',
    noSheet: 'No deal has been scored yet',
    help: [
      'Type the number of a choice, or a card: hq or QH for the queen of hearts, s10 for the ten of spades.',
      'Enter takes the only choice. s shows the score sheet, r the rules, ? this list, q stops.',
    ],
    unknown: (typed) => `${typed} means nothing here. ? shows what you can type.`,
    which: (cards) => `Which one do you mean: ${cards}? Type its number.`,
    stopped: 'The match is stopped.',
    kept: (file) => `The record is in ${file}.`,
    hint: '? help · s score sheet · r rules · q stop',
  },
};
