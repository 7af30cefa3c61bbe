import { type Actor, type Card, SUITS, type Trump } from '@stikk/engine';
import type { CommandOf, OhHellCommand } from '../../src/oh-hell/command.ts';
import type { OhHellEvent } from '../../src/oh-hell/event.ts';
import type { OhHellOptions } from '../../src/oh-hell/options.ts';
import { firstDealer } from './dealer.ts';
import { lastOf, tiedLast } from './leaver.ts';
import { packOf, sameCards, without } from './pack.ts';
import { type Planned, packSize, planOf } from './schedule.ts';
import { scoreOf } from './score.ts';
import { bestOf, type Laid, playable } from './trick.ts';
import { dealOut, dealtPack, drawnTrump, removedTwos, setesdalTrump, wayOf } from './trump.ts';

type Phase = 'choose' | 'deal' | 'bid' | 'adjust' | 'name' | 'play' | 'draw' | 'over';

export function naiveOhHell(options: OhHellOptions) {
  const players = options.players;
  const order = options.rankOrder;
  const plan = planOf(options);
  const pack = packOf(packSize(options));
  const sealed = options['bid.mode'] !== 'turn';
  const duties = {
    follow: options['play.follow'],
    mustTrump: options['play.mustTrump'],
    mustHead: options['play.mustHead'],
  };

  let phase: Phase = 'choose';
  let dealer = 0;
  let dealNumber = 0;
  let planned: Planned = { size: 0 };
  let rotated = 0;
  let trump: Trump | undefined;
  let hands: Card[][] = [];
  let bids: (number | null)[] = [];
  let taken: number[] = [];
  let trick: Laid[] = [];
  let trickNumber = 1;
  let actor = 0;
  let leader = 0;
  let choices: number[] = [];
  let tied: readonly number[] = [];
  let winners: number[] | undefined;
  const out: boolean[] = new Array(players).fill(false);
  const totals: number[] = new Array(players).fill(0);
  const madeCount: number[] = new Array(players).fill(0);
  const history: (number | null)[][] = [];
  let said: OhHellEvent[] = [];

  const left = (seat: number): number => {
    let next = (seat + 1) % players;
    while (out[next]) next = (next + 1) % players;
    return next;
  };
  const fromLeft = (): number[] => {
    const seats: number[] = [];
    for (let step = 1; step <= players; step++)
      if (!out[(dealer + step) % players]) seats.push((dealer + step) % players);
    return seats;
  };
  const living = (): number[] => fromLeft().sort((a, b) => a - b);
  const bySeat = <T>(value: (seat: number) => T): (T | null)[] => {
    const list: (T | null)[] = [];
    for (let seat = 0; seat < players; seat++) list.push(out[seat] ? null : value(seat));
    return list;
  };
  const sum = () => living().reduce((total, seat) => total + (bids[seat] ?? 0), 0);
  const oneCard = () => (planned.size === 1 ? (planned.oneCard ?? options['bid.oneCard']) : 'normal');
  const ruleNow = (): string => {
    if (planned.sumRule !== undefined) return planned.sumRule;
    if (planned.sumRule === undefined && planned.size < options['sumRule.fromSize']) return 'none';
    if (dealNumber === plan.length && options['sumRule.lastDeal'] === 'none') return 'none';
    return options.sumRule;
  };
  const highestBidder = (): number => {
    let best = fromLeft()[0]!;
    for (const seat of fromLeft()) if (bids[seat]! > bids[best]!) best = seat;
    return best;
  };

  function deal(command: CommandOf<'Deal'>) {
    dealNumber++;
    planned = plan[dealNumber - 1] ?? { size: Math.max(...plan.map((one) => one.size)) };
    const { size } = planned;
    const way = wayOf(options, planned);
    const alive = living().length;
    const drawn = command.drawn;
    let kept: readonly Card[] = [];
    let turnUp: Card | undefined;
    let removed: Card[] = [];
    let draws = 0;
    trump = 'NT';
    if (way === 'own') trump = planned.trump as Trump;
    if (way === 'fixed') trump = options['trump.suit'];
    if (way === 'highest_bidder') trump = undefined;
    if (way === 'rotation') {
      trump = options['trump.rotation'][rotated % options['trump.rotation'].length]!;
      rotated++;
    }
    if (way === 'draw') {
      draws = 1;
      trump = drawnTrump(options, drawn[0]!);
      if (!options['trump.drawReturn']) kept = drawn;
    }
    if (way === 'setesdal') {
      draws = drawn.length;
      trump = setesdalTrump(drawn);
    }
    const exact = size * alive === pack.length;
    if (way === 'turn_up' && exact && options['trump.noCardLeft'] === 'cut_before_deal') {
      draws = 1;
      trump = drawn[0]![1] as Trump;
    }
    if (options.leftover === 'nontrump_twos' && dealNumber === 1) {
      const before = without(pack, kept);
      removed = removedTwos(before, before.length - size * alive, trump!);
    }
    if (drawn.length !== draws) throw new Error(`${draws} cards should be drawn`);
    if (!sameCards(command.deck, dealtPack(pack, kept, removed))) throw new Error('not the pack to deal');
    const { hands: dealt, rest } = dealOut(command.deck, size, fromLeft(), players);
    hands = dealt;
    if (way === 'turn_up' && !exact) {
      turnUp = rest.shift()!;
      trump = turnUp[1] as Trump;
    }
    if (way === 'turn_up' && exact && options['trump.noCardLeft'] === 'dealer_last_card') {
      turnUp = hands[dealer]!.at(-1)!;
      trump = turnUp[1] as Trump;
    }
    const kind = oneCard();
    said.push({
      type: 'HandsDealt',
      deal: dealNumber,
      size,
      dealer,
      hands: hands.map((hand) => [...hand]),
      stock: rest,
      seen: kind === 'forehead' ? 'others' : kind === 'unseen' ? 'none' : 'own',
      bidding: sealed ? 'sealed' : 'turn',
      ...(trump === undefined ? {} : { trump }),
      ...(turnUp === undefined ? {} : { turnUp }),
      ...(drawn.length === 0 ? {} : { drawn: [...drawn] }),
      ...(removed.length === 0 ? {} : { removed }),
    });
    bids = new Array(players).fill(null);
    taken = new Array(players).fill(0);
    trick = [];
    trickNumber = 1;
    actor = left(dealer);
    phase = 'bid';
  }

  function bid(command: CommandOf<'MakeBid'>, by: number) {
    bids[by] = command.bid;
    said.push({ type: 'BidMade', seat: by, bid: command.bid, sealed });
    if (living().some((seat) => bids[seat] === null)) {
      actor = left(by);
      return;
    }
    if (sealed) said.push({ type: 'BidsRevealed', bids: [...bids] });
    const rule = ruleNow();
    if (sum() === planned.size && (rule === 'left_adjusts' || rule === 'highest_adjusts')) {
      actor = rule === 'left_adjusts' ? left(dealer) : highestBidder();
      choices = [bids[actor]! - 1, bids[actor]! + 1].filter((b) => b >= 0 && b <= planned.size);
      phase = 'adjust';
      said.push({ type: 'AdjustmentDue', seat: actor, choices: [...choices] });
      return;
    }
    close();
  }

  function close() {
    const total = sum();
    leader = options.firstLead === 'highest_bidder' ? highestBidder() : left(dealer);
    const naming = trump === undefined;
    said.push({
      type: 'BiddingClosed',
      sum: total,
      call: total > planned.size ? 'over' : total < planned.size ? 'under' : 'even',
      leader,
      ...(naming ? { naming: highestBidder() } : {}),
    });
    if (oneCard() === 'unseen') said.push({ type: 'HandsUncovered', hands: hands.map((hand) => [...hand]) });
    if (naming) {
      actor = highestBidder();
      phase = 'name';
    } else startPlay();
  }

  function startPlay() {
    phase = 'play';
    actor = leader;
    if (oneCard() !== 'forehead') return;
    for (let count = living().length; count > 0; count--) play(hands[actor]![0]!);
  }

  function play(card: Card) {
    hands[actor] = without(hands[actor]!, [card]);
    trick.push({ seat: actor, card });
    said.push({ type: 'CardPlayed', seat: actor, card });
    if (trick.length < living().length) {
      actor = left(actor);
      return;
    }
    actor = bestOf(trick, trump, order).seat;
    taken[actor]!++;
    said.push({ type: 'TrickTaken', seat: actor, trick: trickNumber });
    trick = [];
    trickNumber++;
    if (trickNumber > planned.size) score();
  }

  function score() {
    const points = bySeat((seat) => scoreOf(options, planned.size, bids[seat]!, taken[seat]!));
    const made = bySeat((seat) => bids[seat] === taken[seat]);
    history.push(points);
    for (const seat of living()) {
      totals[seat]! += points[seat]!;
      if (made[seat]) madeCount[seat]!++;
    }
    const flatOut = living().every((seat) => !made[seat]);
    said.push({ type: 'DealScored', deal: dealNumber, points, made, flatOut });
    if (risen() && living().length > options['elimination.min']) {
      if (oneLeaves()) return;
    }
    goOn();
  }

  const risen = (): boolean =>
    options.elimination === 'each_ascending_round' &&
    dealNumber > 1 &&
    dealNumber < plan.length &&
    planned.size > plan[dealNumber - 2]!.size;

  const tooMany = (): boolean =>
    options.elimination === 'when_needed' &&
    dealNumber < plan.length &&
    living().length > options['elimination.min'] &&
    living().length * plan[dealNumber]!.size > pack.length;

  function oneLeaves(): boolean {
    if (options['elimination.tie'] === 'none_out' && tiedLast(living(), totals)) return false;
    const last = lastOf(living(), totals, madeCount, history);
    if (last.by === 'draw') {
      tied = last.seats;
      phase = 'draw';
      said.push({ type: 'EliminationTied', seats: [...tied] });
      return true;
    }
    out[last.seats[0]!] = true;
    said.push({ type: 'PlayerEliminated', seat: last.seats[0]!, by: last.by });
    return false;
  }

  function drawOut(command: CommandOf<'DrawOut'>) {
    if ([...command.order].sort().join() !== [...tied].sort().join()) throw new Error('not the tied seats');
    out[command.order[0]!] = true;
    said.push({ type: 'PlayerEliminated', seat: command.order[0]!, by: 'draw' });
    goOn();
  }

  function goOn() {
    while (tooMany()) if (oneLeaves()) return;
    const best = Math.max(...living().map((seat) => totals[seat]!));
    let leaders = living().filter((seat) => totals[seat] === best);
    const extra = dealNumber - plan.length;
    const onward = options['end.tie'] === 'extra_deal' && leaders.length > 1 && extra < 10;
    if (extra < 0 || onward) {
      dealer = nextDealer();
      phase = 'deal';
      return;
    }
    if (options['end.tie'] === 'most_made') {
      const most = Math.max(...leaders.map((seat) => madeCount[seat]!));
      leaders = leaders.filter((seat) => madeCount[seat] === most);
    }
    winners = leaders;
    phase = 'over';
    said.push({ type: 'MatchEnded', winners: [...leaders] });
  }

  function nextDealer(): number {
    if (options['dealer.next'] === 'clockwise') return left(dealer);
    let worst = 0;
    let next = left(dealer);
    for (const seat of fromLeft()) {
      const off = Math.abs(bids[seat]! - taken[seat]!);
      if (off > worst) {
        worst = off;
        next = seat;
      }
    }
    return next;
  }

  function toAct(): Actor[] {
    if (phase === 'over') return [];
    if (phase === 'choose' || phase === 'deal' || phase === 'draw') return ['house'];
    if (phase === 'bid' && sealed) return living().filter((seat) => bids[seat] === null);
    return [actor];
  }

  function legal(seat: number): OhHellCommand[] {
    if (!toAct().includes(seat)) return [];
    const commands: OhHellCommand[] = [];
    const deal = dealNumber;
    if (phase === 'bid') {
      const hooked = ruleNow() === 'dealer_hook' && seat === dealer;
      for (let bid = 0; bid <= planned.size; bid++)
        if (!hooked || sum() + bid !== planned.size) commands.push({ type: 'MakeBid', deal, bid });
    }
    if (phase === 'adjust') for (const bid of choices) commands.push({ type: 'AdjustBid', deal, bid });
    if (phase === 'name')
      for (const suit of [...SUITS, 'NT'] as const) commands.push({ type: 'NameTrump', deal, trump: suit });
    if (phase === 'play')
      for (const card of playable(hands[seat]!, trick, trump, order, duties))
        commands.push({ type: 'PlayCard', deal, trick: trickNumber, card });
    return commands;
  }

  function apply(command: OhHellCommand, by: Actor): OhHellEvent[] {
    said = [];
    if (command.type === 'ChooseDealer') {
      const how = options['dealer.first'];
      dealer = firstDealer(how, options['dealer.chosen'], players, order, command);
      const { draws, throws } = command;
      said.push({
        type: 'DealerChosen',
        dealer,
        how,
        ...(draws === undefined ? {} : { draws }),
        ...(throws === undefined ? {} : { throws }),
      });
      phase = 'deal';
    }
    if (command.type === 'Deal') deal(command);
    if (command.type === 'MakeBid') bid(command, by as number);
    if (command.type === 'AdjustBid') {
      said.push({ type: 'BidAdjusted', seat: actor, from: bids[actor]!, bid: command.bid });
      bids[actor] = command.bid;
      close();
    }
    if (command.type === 'NameTrump') {
      trump = command.trump;
      said.push({ type: 'TrumpNamed', seat: actor, trump });
      startPlay();
    }
    if (command.type === 'PlayCard') play(command.card);
    if (command.type === 'DrawOut') drawOut(command);
    return said;
  }

  return {
    apply,
    legal,
    toAct,
    standing: () => ({
      deal: dealNumber,
      scores: [...totals],
      ...(winners === undefined ? {} : { winners }),
    }),
  };
}
