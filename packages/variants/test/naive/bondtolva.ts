import { type Actor, type Card, SUITS, type Suit } from '@stikk/engine';
import type { BondtolvaCommand, CommandOf } from '../../src/bondtolva/command.ts';
import type { BondtolvaEvent, BookedFor } from '../../src/bondtolva/event.ts';
import type { BondtolvaOptions } from '../../src/bondtolva/options.ts';
import { firstDealer } from './dealer.ts';
import { bestSide, eyesIn, matadorsIn } from './matador.ts';
import { packOf, sameCards, without } from './pack.ts';
import { type TolvaDeal, tolvaDeal } from './tolva-deal.ts';
import { bestOf, type Laid, playable } from './trick.ts';

type Phase = 'choose' | 'deal' | 'play' | 'answer' | 'over';

export function naiveBondtolva(options: BondtolvaOptions) {
  const players = options.players;
  const order = options.rankOrder;
  const layout = options['tolva.layout'];
  const teams = options.teams === 'opposite_pairs';
  const sides = teams ? 2 : players;
  const settle = options['tolva.settle'];
  const strict = layout !== 'talong' && options['tolva.strictMultiplayer'];
  const pack = packOf(options.deck);

  let phase: Phase = 'choose';
  let dealer = 0;
  let dealNumber = 0;
  let table: TolvaDeal = { hands: [], covered: [], open: [], talon: [] };
  let trick: Laid[] = [];
  let trickNumber = 1;
  let actor = 0;
  let trump: Suit | undefined;
  let declared: Suit[] = [];
  let declaredNow = false;
  let asked: string[] = [];
  let yesTo: Suit[] = [];
  let mustDraw = false;
  let mustLead: Card[] = [];
  let taken: Card[][] = [];
  let dealPoints: number[] = [];
  let winners: number[] | undefined;
  const scores: number[] = new Array(sides).fill(0);
  let said: BondtolvaEvent[] = [];

  const sideOf = (seat: number) => (teams ? seat % 2 : seat);
  const partner = (seat: number) => (seat + 2) % 4;
  const fromLeft = (): number[] => {
    const seats: number[] = [];
    for (let step = 1; step <= players; step++) seats.push((dealer + step) % players);
    return seats;
  };
  const holding = (seat: number): Card[] => {
    const cards = [...table.hands[seat]!];
    for (const card of table.open[seat]!) if (card !== undefined) cards.push(card);
    return cards;
  };
  const holds = (seat: number, card: Card) => holding(seat).includes(card);
  const pairOf = (suit: Suit): [Card, Card] => [`K${suit}`, `Q${suit}`];
  const freeSuits = () => SUITS.filter((suit) => !declared.includes(suit));
  const wholePairs = (seat: number) =>
    freeSuits().filter((suit) => pairOf(suit).every((card) => holds(seat, card)));
  const halfPairs = (seat: number) =>
    freeSuits().filter((suit) => pairOf(suit).filter((card) => holds(seat, card)).length === 1);

  function deal(command: CommandOf<'Deal'>) {
    if (!sameCards(command.deck, pack)) throw new Error('not the pack to deal');
    dealNumber++;
    const seats = fromLeft();
    table = tolvaDeal(layout, command.deck, seats);
    said.push({
      type: 'HandsDealt',
      deal: dealNumber,
      dealer,
      hands: table.hands.map((hand) => [...hand]),
      talon: [...table.talon],
      ...(layout === 'tableau36'
        ? {
            covered: table.covered.map((row) => row.map((card) => card!)),
            open: table.open.map((row) => row.map((card) => card!)),
          }
        : {}),
    });
    trick = [];
    trickNumber = 1;
    actor = seats[0]!;
    trump = undefined;
    declared = [];
    mustDraw = false;
    mustLead = [];
    taken = [];
    dealPoints = [];
    for (let side = 0; side < sides; side++) {
      taken.push([]);
      dealPoints.push(0);
    }
    phase = 'play';
  }

  /** Adds and checks (R-TO-24, R-TO-25); whether the side has won. */
  function book(side: number, cause: BookedFor, points: number): boolean {
    if (points === 0) return false;
    const from = scores[side]!;
    const bust = from + points > options['tolva.target'];
    scores[side] = bust ? options['tolva.bust'] : from + points;
    said.push({ type: 'PointsBooked', side, for: cause, points, from, to: scores[side]!, bust });
    return scores[side] === options['tolva.target'];
  }

  function end(winning: readonly number[]) {
    winners = [];
    for (let seat = 0; seat < players; seat++) if (winning.includes(sideOf(seat))) winners.push(seat);
    phase = 'over';
    said.push({ type: 'MatchEnded', winners: [...winners] });
  }

  function declare(suit: Suit) {
    const kind = trump === undefined ? 'trumf' : 'tjog';
    const points = options[`tolva.points.${kind}`];
    const [king, queen] = pairOf(suit);
    const holder = (card: Card) => (holds(actor, card) ? actor : partner(actor));
    said.push({
      type: 'MarriageDeclared',
      seat: actor,
      suit,
      kind,
      points,
      ...(options['tolva.showPair'] ? { king: holder(king), queen: holder(queen) } : {}),
    });
    if (trump === undefined) trump = suit;
    declared.push(suit);
    declaredNow = true;
    if (options['tolva.mustLeadPair']) mustLead = [king, queen].filter((card) => holds(actor, card));
    const side = sideOf(actor);
    if (settle === 'deal_end') dealPoints[side]! += points;
    else if (book(side, kind, points)) end([side]);
  }

  function ask(command: CommandOf<'AskPartner'>) {
    const mate = partner(actor);
    const { kind, suit } = command;
    asked.push(suit ?? 'whole');
    said.push({ type: 'PartnerAsked', seat: actor, kind, ...(suit === undefined ? {} : { suit }) });
    if (kind === 'half') {
      const yes = pairOf(suit!).some((card) => holds(mate, card));
      if (yes) yesTo.push(suit!);
      said.push({ type: 'PartnerAnswered', seat: mate, yes, suit: suit! });
      return;
    }
    const pairs = wholePairs(mate);
    if (pairs.length > 1) {
      said.push({ type: 'AnswerDue', seat: mate });
      phase = 'answer';
    } else if (pairs.length === 1) answer(pairs[0]!);
    else said.push({ type: 'PartnerAnswered', seat: mate, yes: false });
  }

  function answer(suit: Suit) {
    said.push({ type: 'PartnerAnswered', seat: partner(actor), yes: true, suit });
    phase = 'play';
    declare(suit);
  }

  function draw() {
    const first = table.talon.shift()!;
    const second = table.talon.shift()!;
    const other = (actor + 1) % 2;
    const cards: Card[] = [];
    cards[actor] = first;
    cards[other] = second;
    table.hands[actor]!.push(first);
    table.hands[other]!.push(second);
    mustDraw = false;
    said.push({ type: 'CardsDrawn', cards, first: actor });
  }

  function play(card: Card) {
    table.hands[actor] = without(table.hands[actor]!, [card]);
    const place = table.open[actor]!.indexOf(card);
    if (place >= 0) table.open[actor]![place] = undefined;
    mustLead = [];
    trick.push({ seat: actor, card });
    said.push({ type: 'CardPlayed', seat: actor, card });
    actor = (actor + 1) % players;
    if (trick.length < players) return;
    actor = bestOf(trick, trump, order).seat;
    for (const laid of trick) taken[sideOf(actor)]!.push(laid.card);
    said.push({ type: 'TrickTaken', seat: actor, trick: trickNumber });
    trick = [];
    trickNumber++;
    turnCovers();
    declaredNow = false;
    asked = [];
    yesTo = [];
    mustDraw = table.talon.length > 0;
    if (taken.flat().length === pack.length) close();
  }

  function turnCovers() {
    for (let seat = 0; seat < players; seat++)
      for (let place = 0; place < table.open[seat]!.length; place++) {
        const card = table.covered[seat]![place];
        if (table.open[seat]![place] !== undefined || card === undefined) continue;
        table.open[seat]![place] = card;
        table.covered[seat]![place] = undefined;
        said.push({ type: 'CoverTurned', seat, place, card });
      }
  }

  function close() {
    const last = sideOf(actor);
    const matadors = bestSide(taken);
    const points = {
      last: options['tolva.points.last'],
      matadors: options['tolva.points.matadors'],
    };
    let winning: number | undefined;
    if (settle === 'immediate') {
      if (book(last, 'last', points.last)) winning = last;
      else if (matadors !== null && book(matadors, 'matadors', points.matadors)) winning = matadors;
    } else {
      const reached: number[] = [];
      for (let side = 0; side < sides; side++) {
        let sum = dealPoints[side]!;
        let cause: BookedFor = 'closing';
        if (side === last) sum += points.last;
        if (side === matadors) sum += points.matadors;
        if (last !== matadors) cause = side === last ? 'last' : 'matadors';
        if (book(side, settle === 'hybrid' ? cause : 'deal', sum)) reached.push(side);
      }
      for (const seat of [actor, ...fromLeft()]) if (reached.includes(sideOf(seat))) winning ??= sideOf(seat);
    }
    said.push({
      type: 'DealScored',
      deal: dealNumber,
      last,
      matadors,
      counts: taken.map(matadorsIn),
      eyes: taken.map(eyesIn),
    });
    if (winning !== undefined) end([winning]);
    else if (dealNumber >= options['tolva.mostDeals']) {
      const most = Math.max(...scores);
      end([...scores.keys()].filter((side) => scores[side] === most));
    } else {
      dealer = (dealer + 1) % players;
      phase = 'deal';
    }
  }

  function toAct(): Actor[] {
    if (phase === 'over') return [];
    if (phase === 'choose' || phase === 'deal') return ['house'];
    return [phase === 'answer' ? partner(actor) : actor];
  }

  function legal(seat: number): BondtolvaCommand[] {
    if (!toAct().includes(seat)) return [];
    const at = { deal: dealNumber, trick: trickNumber };
    const commands: BondtolvaCommand[] = [];
    if (phase === 'answer') {
      for (const suit of wholePairs(seat)) commands.push({ type: 'AnswerSuit', ...at, suit });
      return commands;
    }
    if (trick.length === 0 && trickNumber > 1 && !declaredNow && (layout !== 'talong' || mustDraw)) {
      for (const suit of freeSuits())
        if (wholePairs(seat).includes(suit) || yesTo.includes(suit))
          commands.push({ type: 'DeclareMarriage', ...at, suit });
      const questions = options['tolva.questions'];
      if (teams && (asked.length === 0 || options['tolva.questionsPerTrick'] === 'free')) {
        if ((questions === 'whole' || questions === 'both') && !asked.includes('whole'))
          commands.push({ type: 'AskPartner', ...at, kind: 'whole' });
        if (questions === 'half' || questions === 'both')
          for (const suit of halfPairs(seat))
            if (!asked.includes(suit)) commands.push({ type: 'AskPartner', ...at, kind: 'half', suit });
      }
    }
    if (mustDraw) {
      commands.push({ type: 'DrawCard', ...at });
      return commands;
    }
    let cards = playable(holding(seat), trick, trump, order, {
      follow: options['play.follow'] && table.talon.length === 0,
      mustTrump: strict || options['play.mustTrump'],
      mustHead: strict || options['play.mustHead'],
    });
    if (mustLead.length > 0) cards = mustLead;
    for (const card of cards) commands.push({ type: 'PlayCard', ...at, card });
    return commands;
  }

  function apply(command: BondtolvaCommand, _by: Actor): BondtolvaEvent[] {
    said = [];
    if (command.type === 'ChooseDealer') {
      const how = options['dealer.first'];
      dealer = firstDealer(how, options['dealer.chosen'], players, order, command);
      const { draws, throws } = command;
      const seats: number[] = [];
      for (let seat = 0; seat < players; seat++) seats.push(sideOf(seat));
      said.push({
        type: 'DealerChosen',
        dealer,
        how,
        sides: seats,
        ...(draws === undefined ? {} : { draws }),
        ...(throws === undefined ? {} : { throws }),
      });
      phase = 'deal';
    }
    if (command.type === 'Deal') deal(command);
    if (command.type === 'PlayCard') play(command.card);
    if (command.type === 'DrawCard') draw();
    if (command.type === 'DeclareMarriage') declare(command.suit);
    if (command.type === 'AskPartner') ask(command);
    if (command.type === 'AnswerSuit') answer(command.suit);
    return said;
  }

  return {
    apply,
    legal,
    toAct,
    standing: () => {
      const bySeat: number[] = [];
      for (let seat = 0; seat < players; seat++) bySeat.push(scores[sideOf(seat)]!);
      return { deal: dealNumber, scores: bySeat, ...(winners === undefined ? {} : { winners }) };
    },
  };
}
