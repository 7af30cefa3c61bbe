import type { DealPlan, Fault, Preset } from '@stikk/engine';
import type { AnyGame } from '@stikk/variants';
import * as z from 'zod/mini';
import { type Family, type Fields, familyOf, type Target } from './family.ts';

export type Changes = Readonly<Record<string, unknown>>;
export type Sheet = Readonly<Record<string, unknown>>;

/** House rules while they are being written: a preset and what is changed in it. */
export interface Draft {
  readonly preset: string;
  readonly changes: Changes;
}

export interface Difference {
  readonly option: string;
  readonly from: unknown;
  readonly to: unknown;
}

/** What a draft comes to. */
export interface Outcome {
  readonly game: AnyGame;
  readonly preset: Preset<unknown>;
  readonly fields: Fields;
  /** In a game to a target, where the plan of deals says nothing. */
  readonly target: Target | undefined;
  readonly sheet: Sheet;
  readonly faults: readonly Fault[];
  readonly plan: readonly DealPlan[];
  /** Options that differ from the preset at the same number of seats, in the order of the sheet. */
  readonly differences: readonly Difference[];
  readonly seats: number;
}

/** How many sit down: asked for everywhere, and never a change of the rules. */
const SEATS = 'players';

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const known = (preset: string): Family => {
  const found = familyOf(preset);
  if (!found) throw new RangeError(`no preset ${preset}`);
  return found;
};

function resolved({ preset, changes }: Draft): Sheet {
  const { game, fields } = known(preset);
  return z.parse(fields, game.resolve(preset, changes));
}

const seatsOf = (draft: Draft) => resolved(draft)[SEATS];

/** The preset without changes, for as many as the draft seats. */
const unchanged = (draft: Draft): Sheet =>
  resolved({ preset: draft.preset, changes: { [SEATS]: seatsOf(draft) } });

/**
 * What a draft comes to, also where it contradicts itself.
 * @throws RangeError when there is no such preset
 */
export function outcome(draft: Draft): Outcome {
  const { game, preset, fields, targetOf } = known(draft.preset);
  const sheet = resolved(draft);
  const base = unchanged(draft);
  const options = Object.keys(fields.shape).filter((option) => option !== SEATS);
  return {
    game,
    preset,
    fields,
    target: targetOf?.(sheet),
    sheet,
    faults: game.faults(sheet),
    plan: game.plan(sheet),
    differences: options
      .filter((option) => !same(base[option], sheet[option]))
      .map((option) => ({ option, from: base[option], to: sheet[option] })),
    seats: game.seats(sheet),
  };
}

/** A preset as it stands, for as many as sat before if it speaks of so many. */
export function begun(name: string, seats?: number): Draft {
  const { preset } = known(name);
  const fits = seats !== undefined && seats >= preset.seats.min && seats <= preset.seats.max;
  return { preset: name, changes: { [SEATS]: fits ? seats : preset.seats.usual } };
}

/** Sets an option. A change that says what would hold anyway is not kept. */
function set(draft: Draft, option: string, value: unknown): Draft {
  const { [option]: _, ...others } = draft.changes;
  const without: Draft = { ...draft, changes: others };
  const holds = option !== SEATS && same(resolved(without)[option], value);
  return holds ? without : { ...draft, changes: { ...others, [option]: value } };
}

/** Several options at once, as a remedy of a fault asks for. */
export const changed = (draft: Draft, changes: Changes): Draft =>
  Object.entries(changes).reduce((so, [option, value]) => set(so, option, value), draft);

/** Sets one option, and what cannot be without it: a list of deals begins as the deals there were. */
export function chosen(draft: Draft, option: string, value: unknown): Draft {
  if (option !== 'schedule.pattern') return set(draft, option, value);
  if (value !== 'custom') return changed(draft, { 'schedule.list': undefined, [option]: value });
  const sizes = outcome(draft).plan.map(({ size }) => size);
  return changed(draft, { 'schedule.list': sizes.length > 0 ? sizes : [1], [option]: value });
}

/** An option as the preset has it, also where it follows from another change. */
export const reverted = (draft: Draft, option: string): Draft =>
  chosen(draft, option, unchanged(draft)[option]);
