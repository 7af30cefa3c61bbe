import * as z from 'zod/mini';
import type { Fields } from './family.ts';

/** What an option is set with. */
export type Control =
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly optional: boolean }
  /** A number, or one of some words. */
  | {
      readonly kind: 'number-or-word';
      readonly min: number;
      readonly max: number;
      readonly words: readonly string[];
    }
  | { readonly kind: 'switch' }
  | { readonly kind: 'choice'; readonly values: readonly (string | number)[] }
  /** An order in which a value may come again. */
  | { readonly kind: 'order'; readonly values: readonly string[]; readonly most: number }
  | { readonly kind: 'set'; readonly values: readonly string[] }
  | { readonly kind: 'formula' }
  /** A list of deals, each with rules of its own if it has any. */
  | { readonly kind: 'deals'; readonly most: number; readonly largest: number; readonly own: OwnRules }
  /** A number for each bid. */
  | { readonly kind: 'table' };

/** Values that a deal of a list may set for itself, by rule. */
export type OwnRules = Readonly<Record<string, readonly string[]>>;

interface Schema {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly const?: string | number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
}

const constantsOf = (schema: Schema): readonly (string | number)[] => {
  if (schema.enum) return schema.enum;
  if (schema.const !== undefined) return [schema.const];
  return (schema.anyOf ?? []).flatMap(constantsOf);
};

const wordsOf = (schema: Schema): readonly string[] =>
  constantsOf(schema).filter((value) => typeof value === 'string');

const numberIn = (schema: Schema) => ({ min: schema.minimum ?? 0, max: schema.maximum ?? 99 });

function control(name: string, schema: Schema, optional: boolean): Control {
  if (schema.type === 'boolean') return { kind: 'switch' };
  if (schema.type === 'integer') return { kind: 'number', ...numberIn(schema), optional };
  if (schema.anyOf) {
    const number = schema.anyOf.find(({ type }) => type === 'integer');
    if (number) return { kind: 'number-or-word', ...numberIn(number), words: wordsOf(schema) };
    const values = constantsOf(schema);
    if (values.length === schema.anyOf.length) return { kind: 'choice', values };
  }
  if (schema.type === 'string')
    return schema.pattern ? { kind: 'formula' } : { kind: 'choice', values: wordsOf(schema) };
  if (schema.type === 'array' && schema.items) return listControl(schema, schema.items);
  if (schema.type === 'object' && schema.additionalProperties) return { kind: 'table' };
  throw new Error(`nothing to set ${name} with`);
}

function listControl(schema: Schema, items: Schema): Control {
  const most = schema.maxItems ?? 99;
  const deal = items.anyOf?.find(({ type }) => type === 'object');
  if (deal) {
    const { size, ...rules } = deal.properties ?? {};
    const own = Object.fromEntries(Object.entries(rules).map(([rule, values]) => [rule, wordsOf(values)]));
    return { kind: 'deals', most, largest: size?.maximum ?? 26, own };
  }
  const values = wordsOf(items);
  return (schema.minItems ?? 0) > 0 ? { kind: 'order', values, most } : { kind: 'set', values };
}

const drawn = new Map<Fields, Readonly<Record<string, Control>>>();

/** Every option of a family by its name, in the order of the sheet, with what it is set with. */
export function controlsOf(fields: Fields): Readonly<Record<string, Control>> {
  const known = drawn.get(fields);
  if (known) return known;
  const form = z.toJSONSchema(fields) as Schema & { required?: readonly string[] };
  const controls = Object.fromEntries(
    Object.entries(form.properties ?? {}).map(([name, schema]) => [
      name,
      control(name, schema, !form.required?.includes(name)),
    ]),
  );
  drawn.set(fields, controls);
  return controls;
}
