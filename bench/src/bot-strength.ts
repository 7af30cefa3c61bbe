import { parseArgs } from 'node:util';
import { decideBot, type Level } from '@stikk/bots';
import type { Shuffle } from '@stikk/engine';
import {
  type OhHellCommand,
  type OhHellEvent,
  type OhHellOptions,
  type OhHellState,
  ohHell,
} from '@stikk/variants/oh-hell';

/** Who plays a seat: a level, with a bound on its effort after a colon, or `random`. */
type Player = string;

interface Tally {
  deals: number;
  made: number;
  points: number;
  wins: number;
  matches: number;
  bySize: Map<number, { deals: number; made: number }>;
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

/** Plays a match; the same seed deals the same cards whoever plays. */
function playMatch(players: readonly Player[], options: OhHellOptions, seed: number): OhHellState {
  const next = stream(seed);
  const any = stream(seed + 1);
  const seats = players.length;
  let state = ohHell.initial(seats);
  const views = players.map(() => ohHell.initial(seats));
  const records: OhHellEvent[][] = players.map(() => []);
  while (state.phase !== 'over') {
    const actor = ohHell.toAct(state)[0]!;
    let command: OhHellCommand;
    if (actor === 'house') command = ohHell.house(state, options, shuffleOf(next));
    else {
      const seat = actor as number;
      const [level, effort] = players[seat]!.split(':');
      if (level === 'random') {
        const legal = ohHell.legal(state, seat, options);
        command = legal[Math.floor(any() * legal.length)]!;
      } else
        command = decideBot({
          game: ohHell.id,
          view: views[seat],
          seat,
          options,
          level: level as Level,
          seed,
          record: records[seat]!,
          ...(effort !== undefined && { effort: Number(effort) }),
        }) as OhHellCommand;
    }
    const decision = ohHell.decide(state, command, actor, options);
    if (!decision.ok) throw new Error(`${JSON.stringify(command)} refused: ${decision.reason}`);
    for (const event of decision.events) {
      state = ohHell.evolve(state, event);
      players.forEach((_, seat) => {
        const seen = ohHell.redact(event, seat);
        if (event.type === 'HandsDealt') records[seat] = [];
        records[seat]!.push(seen);
        views[seat] = ohHell.evolve(views[seat]!, seen);
      });
    }
  }
  return state;
}

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: 'normal,normal,normal,normal' },
    preset: { type: 'string', default: 'blackout' },
    options: { type: 'string', default: '{}' },
    /** Deals of this size only, twenty a match. */
    size: { type: 'string' },
    matches: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    /** Play each match once more for every turn of the seats. */
    rotate: { type: 'boolean', default: false },
  },
});

const lineUp = values.players.split(',');
const changes = {
  ...JSON.parse(values.options),
  players: lineUp.length,
  ...(values.size !== undefined && {
    'schedule.pattern': 'custom',
    'schedule.list': new Array(20).fill(Number(values.size)),
  }),
};
const options = ohHell.resolve(values.preset, changes) as OhHellOptions;
const parsed = (await import('zod/mini')).parse(ohHell.options, options) as OhHellOptions;
const tallies = new Map<Player, Tally>();
const started = performance.now();
for (let match = 0; match < Number(values.matches); match++)
  for (let turn = 0; turn < (values.rotate ? lineUp.length : 1); turn++) {
    const players = lineUp.map((_, seat) => lineUp[(seat + turn) % lineUp.length]!);
    const end = playMatch(players, parsed, Number(values.seed) * 100_003 + match);
    players.forEach((player, seat) => {
      let tally = tallies.get(player);
      if (!tally) {
        tally = { deals: 0, made: 0, points: 0, wins: 0, matches: 0, bySize: new Map() };
        tallies.set(player, tally);
      }
      tally.matches++;
      if (end.phase === 'over' && end.winners.includes(seat)) tally.wins += 1 / end.winners.length;
      for (const row of end.match.sheet) {
        if (row.made[seat] === null) continue;
        const size = tally.bySize.get(row.size) ?? { deals: 0, made: 0 };
        tally.bySize.set(row.size, size);
        const made = row.made[seat] ? 1 : 0;
        tally.deals++;
        tally.made += made;
        size.deals++;
        size.made += made;
        tally.points += row.points[seat]!;
      }
    });
  }
for (const [player, { deals, made, points, wins, matches, bySize }] of tallies)
  console.log(
    JSON.stringify({
      player,
      deals,
      exact: Number(((100 * made) / deals).toFixed(2)),
      points: Number((points / deals).toFixed(3)),
      wins: Number(((100 * wins) / matches).toFixed(1)),
      bySize: Object.fromEntries(
        [...bySize]
          .sort(([a], [b]) => a - b)
          .map(([size, tally]) => [size, Math.round((1000 * tally.made) / tally.deals) / 10]),
      ),
    }),
  );
console.log(JSON.stringify({ seconds: Number(((performance.now() - started) / 1000).toFixed(1)) }));
