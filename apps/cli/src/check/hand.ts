import type { Card, Seat } from '@stikk/engine';
import { type OhHellOptions, type OhHellState, ohHell } from '@stikk/variants/oh-hell';
import * as z from 'zod/mini';
import { bag, mismatch } from './answer.ts';
import { card, seat } from './input.ts';
import { folded, houseDeals, seated } from './scene.ts';

const step = z.union([
  z.object({ seat, bid: z.int(), legal: z.array(z.int()) }),
  z.object({ seat, card, legal: z.array(card) }),
]);

const recordedHand = z.object({
  players: z.int().check(z.gte(2), z.lte(10)),
  deck: z.optional(z.int()),
  size: z.int().check(z.gte(1)),
  dealer: seat,
  hands: z.array(z.array(card)),
  turnUp: z.optional(z.nullable(card)),
  scoring: z.record(z.string(), z.unknown()),
  /** Rules of the hand beyond scoring; Oh Hell's where nothing is said. */
  options: z.optional(z.record(z.string(), z.unknown())),
  steps: z.array(step),
  points: z.array(z.int()),
});
type RecordedHand = z.infer<typeof recordedHand>;

/** What is wrong with a recorded hand when it is played again through the rules. */
export function handFault(value: unknown, line: number): string | undefined {
  const read = z.safeParse(recordedHand, value);
  if (!read.success) return `line ${line}: not a recorded hand (${read.error.issues[0]!.path.join('.')})`;
  try {
    const wrong = replayed(read.data);
    return wrong && `line ${line}: ${wrong}`;
  } catch (error) {
    return `line ${line}: ${error instanceof Error ? error.message : String(error)}`;
  }
}

function sheetFor(hand: RecordedHand): OhHellOptions {
  const scoring = Object.entries(hand.scoring).map(([name, value]) => [`scoring.${name}`, value]);
  const sheet = z.safeParse(
    ohHell.options,
    ohHell.resolve('ohhell', {
      players: hand.players,
      ...(hand.deck !== undefined && { deck: hand.deck }),
      ...Object.fromEntries(scoring),
      ...hand.options,
      'schedule.pattern': 'custom',
      'schedule.list': [hand.size],
    }),
  );
  if (sheet.success) return sheet.data;
  const issue = sheet.error.issues[0]!;
  throw new Error(`unsupported: option ${issue.path.join('.')} (${issue.message})`);
}

/** The order of the pack that deals these hands and turns that card. */
function packOf(hand: RecordedHand): readonly (Card | undefined)[] {
  const order: (Card | undefined)[] = [];
  for (let round = 0; round < hand.size; round++)
    for (let step = 1; step <= hand.players; step++)
      order.push(hand.hands[(hand.dealer + step) % hand.players]?.[round]);
  return hand.turnUp == null ? order : [...order, hand.turnUp];
}

function replayed(hand: RecordedHand): string | undefined {
  const options = sheetFor(hand);
  const before = seated(hand.players, hand.dealer);
  const dealt = houseDeals(before, options, { deck: packOf(hand) });
  const deal = mismatch(
    { hands: hand.hands, turnUp: hand.turnUp ?? null },
    { ...dealt, turnUp: dealt.turnUp ?? null },
  );
  if (deal !== undefined) return `deal: ${deal}`;
  let state: OhHellState = folded(before, [dealt]);
  for (const [index, step] of hand.steps.entries()) {
    const at = `step ${index + 1}, seat ${step.seat}`;
    const turn: Seat | undefined = 'turn' in state ? state.turn : undefined;
    if (turn !== step.seat)
      return `${at}: it is the turn of ${turn === undefined ? 'nobody' : `seat ${turn}`}`;
    const commands = ohHell.legal(state, step.seat, options);
    const offered = commands.map((command) =>
      'card' in command ? command.card : 'bid' in command ? command.bid : null,
    );
    const wrong = mismatch({ legal: step.legal }, { legal: bag(offered) });
    if (wrong !== undefined) return `${at}: ${wrong}`;
    const wanted = 'card' in step ? step.card : step.bid;
    const command = commands[offered.indexOf(wanted)];
    if (command === undefined) return `${at}: ${wanted} is not legal`;
    const decision = ohHell.decide(state, command, step.seat, options);
    if (!decision.ok) return `${at}: ${wanted} was offered and refused (${decision.reason})`;
    state = folded(state, decision.events);
  }
  const row = state.match.sheet[0];
  if (row === undefined) return 'the hand is not played to its end';
  return mismatch({ points: hand.points }, { points: row.points });
}
