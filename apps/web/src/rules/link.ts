import * as z from 'zod/mini';
import { isLevel, type Level, levelsFor } from '../lobby/level.ts';
import { begun, type Draft, outcome } from './draft.ts';
import { familyOf } from './family.ts';

/** A table that is being set: its rules, and how well each bot plays, from the left of the player. */
export interface Setting {
  readonly draft: Draft;
  readonly bots: readonly Level[];
}

/** Parameters of an address as Next gives them. */
export type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

const first = (value: Query[string]) => (Array.isArray(value) ? value[0] : value) as string | undefined;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The value an address gives an option, as text where the option takes text, else as JSON. */
function readValue(schema: z.core.$ZodType, text: string): { value: unknown } | undefined {
  const candidates = text === '' ? [undefined] : [text, parsed(text)];
  for (const candidate of candidates) {
    const result = z.safeParse(schema, candidate);
    if (result.success && (candidate !== undefined || result.data === undefined)) return { value: candidate };
  }
  return undefined;
}

/** The table an address asks for. What it asks for and no rule sheet has is left out. */
export function settingOf(query: Query, fallback: string): Setting {
  const name = first(query.preset) ?? fallback;
  const preset = familyOf(name) ? name : fallback;
  const { shape = {} } = familyOf(preset)?.fields ?? {};
  const start = begun(preset);
  const changes: Record<string, unknown> = { ...start.changes };
  for (const [option, schema] of Object.entries(shape)) {
    const text = first(query[option]);
    const found = text === undefined ? undefined : readValue(schema, text);
    if (found) changes[option] = found.value;
  }
  const draft: Draft = { preset, changes };
  const levels = (first(query.bots) ?? '').split(',').filter(isLevel);
  return { draft, bots: levelsFor(outcome(draft).seats, levels) };
}

/** The other way: everything an address needs to bring the table back. */
export function queryOf({ draft, bots }: Setting): URLSearchParams {
  const query = new URLSearchParams({ preset: draft.preset });
  for (const [option, value] of Object.entries(draft.changes))
    query.set(option, value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value));
  const [level] = bots;
  const alike = bots.every((other) => other === level);
  if (level !== undefined && !(alike && level === 'normal'))
    query.set('bots', alike ? level : bots.join(','));
  return query;
}
