import type { Shuffle, Suit } from '@stikk/engine';
import { type BondtolvaState, bondtolva } from '@stikk/variants/bondtolva';
import * as z from 'zod/mini';
import { type Answer, bag } from '../answer.ts';
import { type Checker, checker } from '../checker.ts';
import { card, count, suit } from '../input.ts';
import { unsupported } from '../sheet.ts';
import { declarations, done, folded, type TolvaSheet, wonTrick } from './scene.ts';

const trump = z.nullable(suit);
const asIs: Shuffle = (_, items) => items;

/** Whether the winner of a trick may declare, and how much of the talon lies there before anything is drawn. */
export const tolvaWindow: Checker<TolvaSheet> = checker(
  z.object({ trick: count.check(z.gte(1)) }),
  (sheet, { trick }): Answer => {
    const options = { ...sheet, 'dealer.first': 'chosen' as const };
    let state: BondtolvaState = bondtolva.initial(sheet.players);
    while (bondtolva.toAct(state)[0] === 'house') {
      const decision = bondtolva.decide(state, bondtolva.house(state, options, asIs), 'house', options);
      if (!decision.ok) throw unsupported(decision.reason);
      state = folded(state, decision.events);
    }
    for (;;) {
      if (!('deal' in state) || state.turn === undefined) throw unsupported(`trick ${trick}`);
      const seat = state.turn;
      const act = bondtolva
        .legal(state, seat, options)
        .find((command) => command.type === 'PlayCard' || command.type === 'DrawCard')!;
      const decision = bondtolva.decide(state, act, seat, options);
      if (!decision.ok) throw new Error(decision.reason);
      for (const event of decision.events) {
        state = bondtolva.evolve(state, event);
        if (event.type !== 'TrickTaken' || event.trick !== trick || !('deal' in state)) continue;
        const { deal } = state;
        const left = deal.hands.some((hand) => hand.length > 0) || deal.talon.length > 0;
        return {
          talongBeforeDraw: deal.drawing ? deal.talon.length : null,
          mayDeclare: left && state.phase !== 'answering' && state.window !== undefined,
        };
      }
    }
  },
);

/** What may be declared with a hand, and what each gives. */
export const tolvaDeclare: Checker<TolvaSheet> = checker(
  z.object({
    hand: z.array(card),
    declaredSuits: z.array(suit),
    trump,
    justWonTrick: z.boolean(),
    talong: z.nullable(count),
  }),
  (sheet, { hand, declaredSuits, trump, justWonTrick, talong }) => {
    const hands = Array.from({ length: sheet.players }, (_, seat) => (seat === 0 ? hand : undefined));
    const before = declarations(declaredSuits, trump ?? undefined, 1);
    const state = wonTrick(hands, talong, before, sheet, justWonTrick ? 0 : 1);
    const options = bondtolva.legal(state, 0, sheet).flatMap((command) => {
      if (command.type !== 'DeclareMarriage') return [];
      const event = done(state, { type: 'DeclareMarriage', suit: command.suit }, 0, sheet)?.[0];
      if (event?.type !== 'MarriageDeclared') throw new Error(`${command.suit} is offered and refused`);
      return [{ type: event.kind, suit: event.suit, points: event.points }];
    });
    return { options: bag(options) };
  },
);

/** What the partner answers, the suits it may make trump or tjog, and what that gives. */
export const tolvaQuestion: Checker<TolvaSheet> = checker(
  z.object({
    ask: z.enum(['whole', 'half']),
    suit: z.optional(suit),
    partner: z.array(card),
    asker: z.array(card),
    declaredSuits: z.array(suit),
    trump,
  }),
  (sheet, { ask, suit, partner, asker, declaredSuits, trump }) => {
    const before = declarations(declaredSuits, trump ?? undefined, 1);
    const state = wonTrick([asker, undefined, partner, undefined], null, before, sheet);
    const none = (answer: string) => ({ answer, suits: bag([]), points: 0 });
    const events = done(state, { type: 'AskPartner', kind: ask, ...(suit && { suit }) }, 0, sheet);
    if (events === undefined) return none('illegal');
    const next = folded(state, events);
    const points = sheet[trump === null ? 'tolva.points.trumf' : 'tolva.points.tjog'];
    const answered = events.find((event) => event.type === 'PartnerAnswered');
    if (answered?.yes === false) return none('no');
    const suits: readonly Suit[] = answered?.suit
      ? [answered.suit]
      : bondtolva
          .legal(next, 2, sheet)
          .flatMap((command) => (command.type === 'AnswerSuit' ? [command.suit] : []));
    return { answer: 'yes', suits: bag(suits), points };
  },
);
