import { parseArgs } from 'node:util';
import { decideBot, type Level } from '@stikk/bots';
import type { Shuffle } from '@stikk/engine';
import {
  type BondtolvaCommand,
  type BondtolvaEvent,
  type BondtolvaOptions,
  type BondtolvaState,
  bondtolva,
} from '@stikk/variants/bondtolva';
import * as z from 'zod/mini';

/** Who plays a seat: a level, with a bound on its effort after a colon, `greedy` or `random`. */
type Player = string;

interface Tally {
  matches: number;
  wins: number;
  deals: number;
  points: number;
  falls: number;
  declared: number;
  last: number;
  matadors: number;
}

function stream(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const shuffleOf =
  (next: () => number): Shuffle =>
  (_, items) => {
    const copy = items.slice();
    for (let i = copy.length - 1; i > 0; i--) {
      const j = Math.floor(next() * (i + 1));
      [copy[i], copy[j]] = [copy[j]!, copy[i]!];
    }
    return copy;
  };

/** Declares whenever it can, leads high, takes what it can as cheaply as it can, throws its lowest card. */
function greedy(state: BondtolvaState, legal: readonly BondtolvaCommand[]): BondtolvaCommand {
  const first = legal.find((command) => command.type !== 'PlayCard' && command.type !== 'DrawCard');
  if (first) return first;
  if (state.phase !== 'playing') return legal[0]!;
  const { deal } = state;
  const rank = (card: string) => '23456789JQKTA'.indexOf(card[0]!);
  const cards = legal
    .flatMap((command) => (command.type === 'PlayCard' ? [command] : []))
    .sort((a, b) => rank(a.card) - rank(b.card));
  const [lead] = deal.trick;
  if (!lead) return cards.at(-1)!;
  const over = (card: string, best: string) =>
    card[1] === best[1] ? rank(card) > rank(best) : card[1] === deal.trump;
  const best = deal.trick.reduce(
    (held, play) => (over(play.card, held) ? play.card : held),
    lead.card as string,
  );
  return cards.find(({ card }) => over(card, best)) ?? cards[0]!;
}

const spent: number[] = [];

/** Plays a match; the same seed deals the same cards whoever plays. */
function playMatch(players: readonly Player[], options: BondtolvaOptions, seed: number): BondtolvaState {
  const next = stream(seed);
  const any = stream(seed + 1);
  const seats = players.length;
  let state = bondtolva.initial(seats);
  const views = players.map(() => bondtolva.initial(seats));
  const records: BondtolvaEvent[][] = players.map(() => []);
  while (state.phase !== 'over') {
    const actor = bondtolva.toAct(state)[0]!;
    let command: BondtolvaCommand;
    if (typeof actor !== 'number') command = bondtolva.house(state, options, shuffleOf(next));
    else {
      const [level, effort] = players[actor]!.split(':');
      const legal = bondtolva.legal(state, actor, options);
      if (level === 'random') command = legal[Math.floor(any() * legal.length)]!;
      else if (level === 'greedy') command = greedy(state, legal);
      else {
        const start = process.cpuUsage();
        command = decideBot({
          game: bondtolva.id,
          view: views[actor],
          seat: actor,
          options,
          level: level as Level,
          seed,
          record: records[actor]!,
          ...(effort !== undefined && { effort: Number(effort) }),
        }) as BondtolvaCommand;
        const { user, system } = process.cpuUsage(start);
        if (level === 'normal') spent.push((user + system) / 1000);
      }
    }
    const decision = bondtolva.decide(state, command, actor, options);
    if (!decision.ok) throw new Error(`${JSON.stringify(command)} refused: ${decision.reason}`);
    for (const event of decision.events) {
      state = bondtolva.evolve(state, event);
      players.forEach((_, seat) => {
        const seen = bondtolva.redact(event, seat);
        if (event.type === 'HandsDealt') records[seat] = [];
        records[seat]!.push(seen);
        views[seat] = bondtolva.evolve(views[seat]!, seen);
      });
    }
  }
  return state;
}

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: 'normal,easy' },
    preset: { type: 'string', default: 'bondtolva' },
    options: { type: 'string', default: '{}' },
    matches: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
  },
});

const lineUp = values.players.split(',');
const changes = { ...JSON.parse(values.options), players: lineUp.length };
const options = z.parse(bondtolva.options, bondtolva.resolve(values.preset, changes));
const tallies = new Map<Player, Tally>();
for (let match = 0; match < Number(values.matches); match++)
  for (let turn = 0; turn < lineUp.length; turn++) {
    const players = lineUp.map((_, seat) => lineUp[(seat + turn) % lineUp.length]!);
    const end = playMatch(players, options, Number(values.seed) * 100_003 + match);
    players.forEach((player, seat) => {
      const tally = tallies.get(player) ?? {
        matches: 0,
        wins: 0,
        deals: 0,
        points: 0,
        falls: 0,
        declared: 0,
        last: 0,
        matadors: 0,
      };
      tallies.set(player, tally);
      tally.matches++;
      if (end.phase === 'over' && end.winners.includes(seat)) tally.wins += 1;
      const side = end.match.sides[seat]!;
      for (const row of end.match.sheet) {
        tally.deals++;
        tally.points += row.bookings.reduce((sum, one) => sum + (one.side === side ? one.points : 0), 0);
        tally.falls += row.bookings.filter((one) => one.side === side && one.bust).length;
        tally.declared += row.declared.filter((one) => one.seat === seat).length;
        if (row.last === side) tally.last++;
        if (row.matadors === side) tally.matadors++;
      }
    });
  }
for (const [player, tally] of tallies) {
  const each = (count: number) => Number((count / tally.deals).toFixed(3));
  console.log(
    JSON.stringify({
      player,
      matches: tally.matches,
      wins: Number(((100 * tally.wins) / tally.matches).toFixed(1)),
      points: each(tally.points),
      falls: each(tally.falls),
      declared: each(tally.declared),
      last: each(tally.last),
      matadors: each(tally.matadors),
    }),
  );
}
if (spent.length > 0) {
  spent.sort((a, b) => a - b);
  const at = (part: number) => Number(spent[Math.floor(part * (spent.length - 1))]!.toFixed(1));
  console.log(JSON.stringify({ decisions: spent.length, p50: at(0.5), p95: at(0.95), max: at(1) }));
}
