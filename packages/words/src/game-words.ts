import type { Fault, Preset } from '@stikk/engine';
import type { Translate } from './translate.ts';

/** Who is at the table and who reads. */
export interface Telling {
  /** Name of the rule sheet, such as `bondebridge`. */
  readonly preset: string;
  /** Names by seat. */
  readonly names: readonly string[];
  /** The reader's own seat, who is spoken to as you; `undefined` for a spectator. */
  readonly you?: number | undefined;
  /** The state that the event or command met, or the one after the event; without it less is told. */
  readonly state?: unknown;
  /** The rule sheet: whether over and under are called out, and which card is higher. */
  readonly options?: unknown;
  /** Nothing is left to hide, as in the record of a finished match: sealed bids are told. */
  readonly open?: boolean | undefined;
}

/** What a refusal is told with. */
export interface Refused extends Telling {
  /** What was asked and refused. */
  readonly command?: { readonly type: string } | undefined;
}

/** A group of options on the house-rules form. */
export interface OptionGroup {
  readonly id: string;
  readonly label: string;
  readonly options: readonly string[];
}

/** The whole rule sheet in plain sentences. */
export interface RuleSheet {
  readonly title: string;
  readonly sections: readonly { readonly heading: string; readonly lines: readonly string[] }[];
}

/** One change of a rule sheet against its preset. */
export interface RuleChange {
  readonly option: string;
  readonly label: string;
  readonly from: string;
  readonly to: string;
}

/** What is said while a game is played: all that the table of one family needs. */
export interface Speech {
  /** An event as a sentence for the event list and the live region; `undefined` when it is not worth telling. */
  describeEvent(t: Translate, event: { readonly type: string }, telling: Telling): string | undefined;
  /** Why the rules refused a command, as a sentence. */
  refusalText(t: Translate, reason: string, refused: Refused): string;
}

/** Everything that one family of rules has to say. */
export interface GameWords extends Speech {
  /** The family's rule sheets by name. */
  readonly presets: Readonly<Record<string, Pick<Preset<never>, 'seats'>>>;
  faultText(t: Translate, fault: Fault): string;
  remedyText(t: Translate, remedy: Readonly<Record<string, unknown>>): string;
  optionGroups(t: Translate): readonly OptionGroup[];
  /** An option's name, in the words of the preset's own tradition. */
  optionLabel(t: Translate, option: string, preset: string): string;
  optionHint(t: Translate, option: string): string;
  optionValue(t: Translate, option: string, value: unknown): string;
  /** Whether an option has any effect under the other values. */
  matters(option: string, options: unknown): boolean;
  ruleSheet(t: Translate, preset: string, options: unknown): RuleSheet;
  ruleDiff(t: Translate, preset: string, options: unknown): readonly RuleChange[];
}
