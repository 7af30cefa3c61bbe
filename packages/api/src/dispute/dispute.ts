import { accept, type Decision, refuse, type Seat } from '@stikk/engine';
import type { Crossing, Ruling } from '@stikk/engine/table';
import { z } from 'zod';

export const CATEGORIES = [
  'misclick',
  'connection',
  'clock',
  'rule',
  'collusion',
  'conduct',
  'other',
] as const;
export type Category = (typeof CATEGORIES)[number];

/** What somebody has to say. */
export const words = z.string().trim().min(1).max(2000);

/** What a player calls a director with. */
export const call = {
  /** The entry of the match that it is about. */
  about: z.int().min(1).max(1_000_000),
  category: z.enum(CATEGORIES),
  words,
  /** What they would have done about it. */
  proposal: words.exactOptional(),
};
export type Call = z.infer<z.ZodObject<typeof call>>;

/** How a match stands, as far as a ruling can change it. */
export interface Outcome {
  readonly deal: number;
  readonly scores: readonly number[];
  readonly winners: readonly number[] | null;
  readonly void: boolean;
}

/** What a ruling changes. */
export interface Effect {
  readonly before: Outcome;
  readonly after: Outcome;
  /** What it takes in that cannot be made unseen. */
  readonly crossings: readonly Crossing[];
}

/** A ruling that one director would make, whole, for another to judge. */
export interface Proposal {
  readonly rulingId: string;
  readonly ruling: Ruling;
  /** Until when a person may not play, milliseconds since 1970; for a suspension alone. */
  readonly until?: number;
  readonly effect: Effect;
}

/** What can be done with a dispute. Players open, answer and appeal; directors do the rest. */
export type Move =
  | ({ readonly what: 'open' } & Call)
  | { readonly what: 'answer' | 'appeal'; readonly words: string }
  /** To leave it is to put it back for another director. */
  | { readonly what: 'take' | 'leave' | 'close' }
  | { readonly what: 'ask'; readonly seat: Seat; readonly words: string }
  | { readonly what: 'propose'; readonly proposal: Proposal }
  /** Of the proposal with this id, so that nobody judges another than they read. */
  | { readonly what: 'confirm' | 'decline'; readonly rulingId: string; readonly words: string };

/** One step of a dispute, as it is kept. */
export type Step =
  | {
      readonly type: 'Opened';
      readonly seat: Seat;
      readonly about: number;
      readonly category: Category;
      readonly words: string;
      readonly proposal?: string;
    }
  | { readonly type: 'Answered' | 'Appealed'; readonly seat: Seat; readonly words: string }
  | { readonly type: 'Taken' | 'Left' | 'Closed' }
  | { readonly type: 'Asked'; readonly seat: Seat; readonly words: string }
  | ({ readonly type: 'Proposed' } & Proposal)
  | { readonly type: 'Confirmed' | 'Declined'; readonly words: string }
  /** What was confirmed could not be made any more, for a reason of the match's. */
  | { readonly type: 'Lapsed'; readonly reason: string }
  /** A ruling was written into the match, as its entry `entry`. */
  | { readonly type: 'Ruled'; readonly kind: string; readonly reason: string; readonly entry: number };

export type State = 'open' | 'taken' | 'waiting' | 'proposed' | 'ruled' | 'appealed' | 'closed';

/** Steps that are the directors' own: whoever plays is told of a ruling once it is made. */
const INTERNAL: readonly Step['type'][] = ['Proposed', 'Confirmed', 'Declined', 'Lapsed'];
type InternalStep = Extract<Step, { readonly type: 'Proposed' | 'Confirmed' | 'Declined' | 'Lapsed' }>;
export type PlayerStep = Exclude<Step, InternalStep>;
export type PlayerState = Exclude<State, 'proposed'>;

export const isForPlayers = (step: Step): step is PlayerStep => !INTERNAL.includes(step.type);
export const stateForPlayers = (state: State): PlayerState => (state === 'proposed' ? 'taken' : state);

/** A dispute as far as its steps go. */
export interface Dispute {
  readonly state: State;
  readonly seat: Seat;
  readonly about: number;
  readonly category: Category;
  /** The director who has it. */
  readonly takenBy: string | undefined;
  /** Who is asked, while it waits for an answer. */
  readonly asked: Seat | undefined;
  /** What waits for another director, while it does; who has confirmed it, once they have. */
  readonly proposed:
    | (Proposal & { readonly by: string; readonly confirmedBy: string | undefined })
    | undefined;
  /** Who has ruled on it, alone or two together. */
  readonly ruledBy: readonly string[];
  readonly appeals: number;
}

/** A dispute after one more step by a user. */
export function after(before: Dispute | undefined, step: Step, by: string): Dispute {
  if (step.type === 'Opened') {
    const { seat, about, category } = step;
    return {
      state: 'open',
      seat,
      about,
      category,
      takenBy: undefined,
      asked: undefined,
      proposed: undefined,
      ruledBy: [],
      appeals: 0,
    };
  }
  if (before === undefined) throw new Error(`a dispute does not begin with ${step.type}`);
  switch (step.type) {
    case 'Taken':
      return { ...before, state: before.state === 'waiting' ? 'waiting' : 'taken', takenBy: by };
    case 'Left':
      return {
        ...before,
        state: before.appeals > 0 ? 'appealed' : 'open',
        takenBy: undefined,
        asked: undefined,
        proposed: undefined,
      };
    case 'Asked':
      return { ...before, state: 'waiting', asked: step.seat };
    case 'Answered':
      return before.state === 'waiting' && before.asked === step.seat
        ? { ...before, state: 'taken', asked: undefined }
        : before;
    case 'Proposed': {
      const { type: _, ...proposal } = step;
      const proposed = { ...proposal, by, confirmedBy: undefined };
      return { ...before, state: 'proposed', asked: undefined, proposed };
    }
    case 'Confirmed':
      return { ...before, proposed: before.proposed && { ...before.proposed, confirmedBy: by } };
    case 'Declined':
    case 'Lapsed':
      return { ...before, state: 'taken', proposed: undefined };
    case 'Ruled': {
      const together = before.proposed?.confirmedBy === undefined ? [] : [before.proposed.by];
      const ruledBy = [...new Set([...before.ruledBy, ...together, by])];
      return { ...before, state: 'ruled', asked: undefined, proposed: undefined, ruledBy };
    }
    case 'Appealed':
      return { ...before, state: 'appealed', takenBy: undefined, appeals: before.appeals + 1 };
    case 'Closed':
      return { ...before, state: 'closed', takenBy: undefined, asked: undefined };
  }
}

/** So many appeals are heard. */
const MOST_APPEALS = 1;

/** Whoever would do something with a dispute. */
export type Party =
  | { readonly kind: 'player'; readonly seat: Seat }
  /** A director; `sits` where they have a seat in the match. */
  | { readonly kind: 'director'; readonly id: string; readonly sits: boolean };

/** What a move leads to, or a stable code why it may not be made. */
export function decided(dispute: Dispute | undefined, it: Move, by: Party): Decision<Step> {
  if (it.what === 'open') {
    if (by.kind !== 'player') return refuse('only-a-player');
    const { what: _, ...told } = it;
    return accept<Step>({ type: 'Opened', seat: by.seat, ...told });
  }
  if (dispute === undefined) return refuse('no-such-dispute');
  return by.kind === 'player' ? byPlayer(dispute, it, by.seat) : byDirector(dispute, it, by);
}

function byPlayer(dispute: Dispute, it: Move, seat: Seat): Decision<Step> {
  if (dispute.state === 'closed') return refuse('closed');
  if (it.what === 'answer')
    return dispute.state === 'ruled'
      ? refuse('ruled-already')
      : accept<Step>({ type: 'Answered', seat, words: it.words });
  if (it.what !== 'appeal') return refuse('only-a-director');
  if (dispute.state !== 'ruled') return refuse('not-ruled');
  return dispute.appeals < MOST_APPEALS
    ? accept<Step>({ type: 'Appealed', seat, words: it.words })
    : refuse('appealed-already');
}

function byDirector(
  dispute: Dispute,
  it: Move,
  { id, sits }: Extract<Party, { kind: 'director' }>,
): Decision<Step> {
  if (sits) return refuse('own-match');
  if (it.what === 'take') {
    if (dispute.state === 'closed') return refuse('closed');
    if (dispute.state === 'ruled') return refuse('ruled-already');
    if (dispute.takenBy !== undefined) return refuse('taken-already');
    return dispute.ruledBy.includes(id) ? refuse('own-ruling') : accept<Step>({ type: 'Taken' });
  }
  if (it.what === 'confirm' || it.what === 'decline') {
    const barred = unjudged(dispute, id);
    if (barred) return barred;
    if (dispute.proposed?.rulingId !== it.rulingId) return refuse('not-proposed');
    return accept<Step>({ type: it.what === 'confirm' ? 'Confirmed' : 'Declined', words: it.words });
  }
  const hindered = unruly(dispute, id);
  switch (it.what) {
    case 'leave':
      if (dispute.state === 'ruled') return refuse('ruled-already');
      if (dispute.proposed?.confirmedBy !== undefined) return refuse('confirmed-already');
      return hindered ?? accept<Step>({ type: 'Left' });
    case 'ask':
      if (dispute.state === 'proposed') return refuse('proposed-already');
      return hindered ?? accept<Step>({ type: 'Asked', seat: it.seat, words: it.words });
    case 'propose':
      if (hindered) return hindered;
      if (dispute.state === 'proposed') return refuse('proposed-already');
      return dispute.state === 'ruled'
        ? refuse('ruled-already')
        : accept<Step>({ type: 'Proposed', ...it.proposal });
    case 'close':
      return dispute.state === 'ruled' ? accept<Step>({ type: 'Closed' }) : (hindered ?? refuse('not-ruled'));
    default:
      return refuse('only-a-player');
  }
}

/** Why a director may not rule on a dispute now; `undefined` while they may. */
export function unruly(
  dispute: Dispute,
  id: string,
): { readonly ok: false; readonly reason: string } | undefined {
  if (dispute.state === 'closed') return refuse('closed');
  if (dispute.takenBy !== id) return refuse('not-taken');
  return undefined;
}

/** Why a director may not judge what another proposes; `undefined` while they may. */
export function unjudged(
  { proposed, ruledBy }: Dispute,
  id: string,
): { readonly ok: false; readonly reason: string } | undefined {
  if (proposed === undefined) return refuse('not-proposed');
  if (proposed.confirmedBy !== undefined) return refuse('confirmed-already');
  if (proposed.by === id) return refuse('own-proposal');
  return ruledBy.includes(id) ? refuse('own-ruling') : undefined;
}
