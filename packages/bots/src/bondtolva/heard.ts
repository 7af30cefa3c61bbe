import { type RankOrder, type Seat, SUITS, type Suit } from '@stikk/engine';
import type { BondtolvaEvent } from '@stikk/variants/bondtolva';
import { type Code, codeOf } from '../suit-mask.ts';
import { type Deciding, FOLLOW, MUST_HEAD, MUST_TRUMP, type Rules } from './rules.ts';

/** One way in which the two cards of a pair may have lain: who had which card and who had not. */
export interface Claim {
  readonly had: readonly (readonly [Code, Seat])[];
  readonly not: readonly (readonly [Code, Seat])[];
}

/** A player who most likely held no pair of these suits, by mask, when it could have declared one. */
export interface Passed {
  readonly seat: Seat;
  readonly suits: number;
  /** Cards drawn since. */
  readonly drawn: number;
  /** Whether the table has said so. */
  readonly sure: boolean;
}

/** What a deal's events tell beyond the cards on the table. */
export interface Heard {
  readonly may: Int32Array;
  readonly playedBy: ReadonlyMap<Code, Seat>;
  readonly shown: readonly (readonly [Code, Seat])[];
  /** For each half question answered: the ways in which the pair may have lain. */
  readonly claims: readonly (readonly Claim[])[];
  readonly passed: readonly Passed[];
}

/** Reads the events since the cards were dealt; empty where they are not all there. */
export function heardIn(
  view: Deciding,
  me: Seat,
  record: readonly BondtolvaEvent[],
  rules: Rules,
  order: RankOrder,
): Heard {
  const { players, faces, partnerOf, sideOf } = rules;
  const may = new Int32Array(players * 4).fill(0x1fff);
  const playedBy = new Map<Code, Seat>();
  const shown: (readonly [Code, Seat])[] = [];
  const claims: (readonly Claim[])[] = [];
  const passed: { seat: Seat; suits: number; drawn: number; sure: boolean }[] = [];
  const start = record.findLastIndex(({ type }) => type === 'HandsDealt');
  const none: Heard = { may, playedBy, shown, claims, passed };
  const first = record[start];
  if (first?.type !== 'HandsDealt' || first.deal !== view.deal.number) return none;

  const rankKing = 31 - Math.clz32(faces.king);
  const rankQueen = 31 - Math.clz32(faces.queen);
  const indexOf = (suit: Suit) => SUITS.indexOf(suit);
  let talon = first.talon.length;
  let trump = -1;
  let undeclared = 15;
  let led = -1;
  let best = -1;
  let bestSuit = -1;
  let lying = 0;
  let winner = -1;
  let granted = 0;
  let question: Extract<BondtolvaEvent, { type: 'PartnerAsked' }> | undefined;

  const pass = () => {
    if (winner < 0) return;
    const side = sideOf[winner]!;
    const points = trump < 0 ? rules.trumf : rules.tjog;
    const score = view.match.scores[side]!;
    if (winner !== me && points > 0 && score + points <= rules.target)
      passed.push({ seat: winner, suits: undeclared, drawn: 0, sure: false });
    winner = -1;
  };

  const played = (seat: Seat, code: Code) => {
    playedBy.set(code, seat);
    const suit = code >> 4;
    const rank = code & 15;
    if (lying === 0) led = suit;
    else if (talon === 0 && (rules.duties & FOLLOW) !== 0) {
      const at = seat * 4;
      if (suit !== led) {
        may[at + led] = 0;
        if ((rules.duties & MUST_TRUMP) !== 0 && trump >= 0 && suit !== trump) may[at + trump] = 0;
      }
      if (
        (rules.duties & MUST_HEAD) !== 0 &&
        suit === bestSuit &&
        rank < best &&
        (suit === led || (rules.duties & MUST_TRUMP) !== 0)
      )
        may[at + suit]! &= (1 << best) - 1;
    }
    if (lying === 0 || (suit === bestSuit && rank > best) || (suit === trump && bestSuit !== trump)) {
      best = rank;
      bestSuit = suit;
    }
    lying++;
  };

  for (let index = start + 1; index < record.length; index++) {
    const event = record[index]!;
    switch (event.type) {
      case 'CardPlayed':
        pass();
        granted = 0;
        played(event.seat, codeOf(event.card, order));
        break;
      case 'TrickTaken':
        lying = 0;
        if (!view.deal.drawing || talon > 0) winner = event.seat;
        break;
      case 'CardsDrawn':
        pass();
        talon -= players;
        for (const one of passed) one.drawn++;
        if (talon === 0) may.fill(0x1fff);
        break;
      case 'MarriageDeclared': {
        const suit = indexOf(event.suit);
        winner = -1;
        undeclared &= ~(1 << suit);
        if (trump < 0) trump = suit;
        if (((granted >> suit) & 1) === 0 && event.king === undefined)
          shown.push([suit * 16 + rankKing, event.seat], [suit * 16 + rankQueen, event.seat]);
        break;
      }
      case 'PartnerAsked':
        question = event;
        winner = -1;
        break;
      case 'PartnerAnswered': {
        const asker = partnerOf[event.seat]!;
        if (event.suit !== undefined && event.yes) granted |= 1 << indexOf(event.suit);
        if (question?.kind === 'half') {
          const suit = indexOf(question.suit!) * 16;
          claims.push(
            [
              [suit + rankKing, suit + rankQueen],
              [suit + rankQueen, suit + rankKing],
            ].map(
              ([own, other]): Claim => ({
                had: [[own!, asker], ...(event.yes ? ([[other!, event.seat]] as const) : [])],
                not: event.yes
                  ? []
                  : [
                      [other!, asker],
                      [other!, event.seat],
                    ],
              }),
            ),
          );
        } else if (!event.yes) passed.push({ seat: event.seat, suits: undeclared, drawn: 0, sure: true });
        else {
          const suit = indexOf(event.suit!) * 16;
          shown.push([suit + rankKing, event.seat], [suit + rankQueen, event.seat]);
        }
        break;
      }
    }
  }
  return { may, playedBy, shown, claims, passed: passed.filter(({ seat }) => seat !== me) };
}
