import {
  type Language,
  languages,
  messagesOf,
  type Translate,
  translator,
  type Values,
} from '../src/index.ts';

/** Every message of a language by its key. */
export function messages(language: Language): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const walk = (node: unknown, path: string) => {
    if (typeof node === 'string') found.set(path, node);
    else
      for (const [key, child] of Object.entries(node as object)) walk(child, path ? `${path}.${key}` : key);
  };
  walk(messagesOf(language).game, '');
  return found;
}

const asked = new Set<string>();
/** The keys that anything has asked for through {@link strict}. */
export const askedKeys: ReadonlySet<string> = asked;

function recorded(language: Language): Translate {
  const t = translator(language, (error) => {
    throw error;
  });
  const record = (key: string, values?: Values) => {
    asked.add(key);
    return t(key, values);
  };
  return Object.assign(record, { has: (key: string) => t.has(key) });
}

/** The words of a language, which throw where a message or a value is missing. */
export const strict = Object.fromEntries(
  languages.map((language) => [language, recorded(language)]),
) as Readonly<Record<Language, Translate>>;

/** Values that an option's schema lists, found by walking through defaults, options and unions. */
export function valuesOf(schema: unknown): readonly unknown[] {
  const { def } = schema as { def: Record<string, unknown> };
  if (def.innerType) return valuesOf(def.innerType);
  if (def.entries) return Object.values(def.entries);
  if (Array.isArray(def.options)) return def.options.flatMap(valuesOf);
  if (Array.isArray(def.values)) return def.values;
  if (def.type === 'array') return [[], ...valuesOf(def.element).map((item) => [item])];
  if (def.type === 'int' || def.type === 'number') return [0, 1, 2, 5];
  return def.type === 'boolean' ? [true, false] : [];
}
