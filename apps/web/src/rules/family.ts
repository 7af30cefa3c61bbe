import type { Preset } from '@stikk/engine';
import { type AnyGame, games, presetOf } from '@stikk/variants';
import { type BondtolvaOptions, bondtolva, draft as bondtolvaDraft } from '@stikk/variants/bondtolva';
import { ohHell, draft as ohHellDraft } from '@stikk/variants/oh-hell';
import type * as z from 'zod/mini';

/** The options of a family, for a rule sheet that may contradict itself. */
export type Fields = z.ZodMiniObject<Readonly<Record<string, z.core.$ZodType>>>;

/** Where a match ends, and where those fall to who go over it, if anybody does. */
export interface Target {
  readonly goal: number;
  readonly fall?: number;
}

/** A family that house rules can be written for, and one of its presets. */
export interface Family {
  readonly game: AnyGame;
  readonly preset: Preset<unknown>;
  readonly fields: Fields;
  /** Given where as many deals are played as it takes to reach a target: then none are known beforehand. */
  readonly targetOf?: (sheet: unknown) => Target;
}

const FORMS: Readonly<Record<string, Pick<Family, 'fields' | 'targetOf'>>> = {
  [ohHell.id]: { fields: ohHellDraft },
  [bondtolva.id]: {
    fields: bondtolvaDraft,
    targetOf(sheet) {
      const { 'tolva.target': goal, 'tolva.bust': fall } = sheet as BondtolvaOptions;
      return { goal, fall };
    },
  },
};

/** The family of a preset; `undefined` where there is no such preset, or no house rules for it yet. */
export function familyOf(name: string): Family | undefined {
  const found = presetOf(name);
  const form = found && FORMS[found.game.id];
  return form && { ...found, ...form };
}

/** Every preset that house rules can start from. */
export const PRESETS: readonly string[] = Object.values(games)
  .filter(({ id }) => id in FORMS)
  .flatMap(({ presets }) => Object.keys(presets));
