import type { RuleChange } from './game-words.ts';

/** How a family compares two of its rule sheets. */
export interface Compared<Name extends string> {
  /** Options in the order of the form. */
  readonly names: readonly Name[];
  readonly now: Readonly<Partial<Record<Name, unknown>>>;
  readonly before: Readonly<Partial<Record<Name, unknown>>>;
  readonly label: (option: Name) => string;
  readonly value: (option: Name, value: unknown) => string;
}

/** Not changes of the rules: how many play, and which seat deals first. */
const ASIDE: readonly string[] = ['players', 'dealer.chosen'];

/** What differs between two rule sheets of a family. */
export const changesOf = <Name extends string>({
  names,
  now,
  before,
  label,
  value,
}: Compared<Name>): readonly RuleChange[] =>
  names
    .filter((option) => !ASIDE.includes(option))
    .filter((option) => JSON.stringify(now[option]) !== JSON.stringify(before[option]))
    .map((option) => ({
      option,
      label: label(option),
      from: value(option, before[option]),
      to: value(option, now[option]),
    }));
