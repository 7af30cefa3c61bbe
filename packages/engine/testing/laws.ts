import * as z from 'zod/mini';
import { canonicalJson } from '../src/canonical-json.ts';
import { HIDDEN, isCard } from '../src/card.ts';
import { fold } from '../src/fold.ts';
import { type Game, UNSEEN } from '../src/game.ts';
import type { Entry } from '../src/log.ts';
import type { Seat, Viewer } from '../src/seat.ts';
import { randomMatch, type Step } from './play.ts';
import { seeded } from './random.ts';

type Typed = { readonly type: string };

/** What the laws must be told of a game, written without its `legal`, `decide` and `redact`. */
export interface Subject<Options, State, Command extends Typed, Event extends Typed> {
  readonly game: Game<Options, State, Command, Event>;
  /** Everything worth trying on a state, legal or not. */
  alphabet(state: State): readonly Command[];
  /** The cards a viewer may know once `event` has happened on the true state `before`. */
  maySee(before: State, event: Event, viewer: Viewer, known: ReadonlySet<string>): ReadonlySet<string>;
  /** Whether the event is a secret choice that `viewer` may not read. */
  isSecret(event: Event, viewer: Viewer): boolean;
  /** Whatever must hold of every true state of this game; throws when it does not. */
  invariant(state: State): void;
}

class BrokenLaw extends Error {}

function hold(law: string, holds: boolean, ...evidence: readonly unknown[]): void {
  if (!holds) throw new BrokenLaw(`${law}: ${evidence.map((item) => JSON.stringify(item)).join(' | ')}`);
}

/** Whether `view` is `truth` with some things hidden and nothing else changed. */
export function isViewOf(view: unknown, truth: unknown): boolean {
  if (view === HIDDEN) return true;
  if (view === null || typeof view !== 'object') return Object.is(view, truth);
  if (truth === null || typeof truth !== 'object' || Array.isArray(view) !== Array.isArray(truth))
    return false;
  const keys = Object.keys(view);
  return (
    keys.length === Object.keys(truth).length &&
    keys.every((key) =>
      isViewOf((view as Record<string, unknown>)[key], (truth as Record<string, unknown>)[key]),
    )
  );
}

/** Every card named anywhere in a value. */
export function cardsIn(value: unknown, found: string[] = []): readonly string[] {
  if (isCard(value)) found.push(value);
  else if (value !== null && typeof value === 'object')
    for (const item of Object.values(value)) cardsIn(item, found);
  return found;
}

/**
 * Plays one random match and throws at the first law that does not hold: legal commands are those that
 * `decide` accepts; a seat's view gives the same ones; a prediction is the redacted truth; no viewer is shown
 * what may not be seen; views agree; redaction is idempotent; replay equals live; a strike equals never played;
 * the match ends; JSON round-trips.
 * @returns number of events
 */
export function checkLaws<Options, State, Command extends Typed, Event extends Typed>(
  subject: Subject<Options, State, Command, Event>,
  options: Options,
  seed: number,
): number {
  const { game } = subject;
  const random = seeded(seed ^ 0x5f3759df);
  const seats = game.seats(options);
  const viewers: readonly Viewer[] = [
    ...Array.from({ length: seats }, (_, seat) => seat),
    'spectator',
    'director',
  ];
  const views = new Map<Viewer, State>(viewers.map((viewer) => [viewer, game.initial(seats)]));
  const known = new Map<Viewer, ReadonlySet<string>>(viewers.map((viewer) => [viewer, new Set<string>()]));
  const entries: Entry<Event>[] = [];
  const states: State[] = [game.initial(seats)];

  for (const step of randomMatch(game, options, seed)) {
    if (random(4) === 0) checkCommands(subject, step.before, options, seats, views);
    checkPredictions(subject, step, options, views);
    let truth = step.before;
    for (const event of step.events) {
      hold(
        'JSON round-trips',
        canonicalJson(z.parse(game.event, JSON.parse(JSON.stringify(event)))) === canonicalJson(event),
        event,
      );
      for (const viewer of viewers) {
        const redacted = game.redact(event, viewer);
        hold(
          'redact is idempotent',
          canonicalJson(game.redact(redacted, viewer)) === canonicalJson(redacted),
          redacted,
        );
        hold('redact only hides', isViewOf(redacted, event), viewer, redacted, event);
        if (viewer === 'director')
          hold('the director sees all', canonicalJson(redacted) === canonicalJson(event), event);
        else checkLeak(subject, truth, event, redacted, viewer, known);
        views.set(viewer, game.evolve(views.get(viewer)!, redacted));
      }
      truth = game.evolve(truth, event);
      entries.push({
        seq: entries.length + 1,
        v: game.version,
        at: 0,
        by: step.by,
        cause: `${states.length}`,
        game: event,
      });
    }
    subject.invariant(truth);
    for (const viewer of viewers)
      hold('views agree with the truth', isViewOf(views.get(viewer), truth), viewer);
    states.push(truth);
  }

  const last = states.at(-1)!;
  hold(
    'replay equals live',
    canonicalJson(fold(game, seats, JSON.parse(JSON.stringify(entries)))) === canonicalJson(last),
  );
  const { scores, winners = [] } = game.standing(last);
  hold('the match has winners', winners.length > 0);
  const sides = game.sides?.(options) ?? [];
  hold(
    'partners stand level',
    sides.every((side, seat) => scores[seat] === scores[sides.indexOf(side)]),
    sides,
    scores,
  );
  checkStrike(game, seats, entries, states, random(states.length - 1));
  return entries.length;
}

function checkCommands<Options, State, Command extends Typed, Event extends Typed>(
  subject: Subject<Options, State, Command, Event>,
  state: State,
  options: Options,
  seats: number,
  views: ReadonlyMap<Viewer, State>,
): void {
  const { game } = subject;
  const alphabet = subject.alphabet(state);
  const acting = game.toAct(state);
  for (let seat = 0; seat < seats; seat++) {
    const legal = game.legal(state, seat, options).map(canonicalJson).sort();
    const accepted = alphabet
      .filter((command) => game.decide(state, command, seat, options).ok)
      .map(canonicalJson)
      .sort();
    hold(
      'legal is what decide accepts',
      canonicalJson(legal) === canonicalJson(accepted),
      seat,
      legal,
      accepted,
    );
    hold('only who is to act can act', legal.length > 0 === acting.includes(seat), seat, legal, acting);
    const seen = game.legal(views.get(seat)!, seat, options).map(canonicalJson).sort();
    hold(
      'the own view gives the same legal commands',
      canonicalJson(seen) === canonicalJson(legal),
      seat,
      seen,
      legal,
    );
  }
  for (const command of alphabet)
    hold('a seat’s command is not the house’s', !game.decide(state, command, 'house', options).ok, command);
}

function checkPredictions<Options, State, Command extends Typed, Event extends Typed>(
  { game }: Subject<Options, State, Command, Event>,
  step: Step<State, Command, Event>,
  options: Options,
  views: ReadonlyMap<Viewer, State>,
): void {
  if (typeof step.by !== 'number') return;
  const seat: Seat = step.by;
  const decision = game.decide(views.get(seat)!, step.command, seat, options);
  if (!decision.ok) {
    hold('a legal command is predicted or waits', decision.reason === UNSEEN, decision.reason, step.command);
    return;
  }
  const redacted = step.events.map((event) => game.redact(event, seat));
  const predicted = decision.events.map((event) => game.redact(event, seat));
  hold('a prediction is what the server will say', isViewOf(predicted, redacted), predicted, redacted);
}

function checkLeak<Options, State, Command extends Typed, Event extends Typed>(
  subject: Subject<Options, State, Command, Event>,
  truth: State,
  event: Event,
  redacted: Event,
  viewer: Viewer,
  known: Map<Viewer, ReadonlySet<string>>,
): void {
  const allowed = subject.maySee(truth, event, viewer, known.get(viewer)!);
  for (const card of cardsIn(redacted))
    hold('no viewer sees a hidden card', allowed.has(card), viewer, card, redacted);
  if (subject.isSecret(event, viewer))
    hold(
      'no viewer sees a secret choice',
      canonicalJson(redacted) !== canonicalJson(event),
      viewer,
      redacted,
    );
  known.set(viewer, allowed);
}

function checkStrike<Options, State, Command extends Typed, Event extends Typed>(
  game: Game<Options, State, Command, Event>,
  seats: number,
  entries: readonly Entry<Event>[],
  states: readonly State[],
  step: number,
): void {
  const from = entries.find((entry) => entry.cause === `${step + 1}`)!.seq;
  const strike: Entry<Event> = {
    seq: entries.length + 1,
    v: 1,
    at: 0,
    by: 'director',
    cause: 'strike',
    table: { type: 'PlayStruck', from, why: 'ruling', note: '' },
  };
  const struck = fold(game, seats, [...entries, strike]);
  hold('a strike equals never played', canonicalJson(struck) === canonicalJson(states[step]), from);
}
