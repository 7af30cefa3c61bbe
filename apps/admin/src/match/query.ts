import {
  parseAsBoolean,
  parseAsInteger,
  parseAsIsoDate,
  parseAsString,
  parseAsStringLiteral,
  useQueryStates,
} from 'nuqs';
import type { server } from '../server/client.ts';

const SORTS = ['createdAt', 'updatedAt', 'deal'] as const;
const STATES = ['live', 'finished'] as const;
const DAY_MS = 24 * 60 * 60_000;

const PARTS = {
  text: parseAsString.withDefault(''),
  preset: parseAsString.withDefault(''),
  status: parseAsStringLiteral(STATES),
  from: parseAsIsoDate,
  until: parseAsIsoDate,
  disputed: parseAsBoolean.withDefault(false),
  automatic: parseAsBoolean.withDefault(false),
  struck: parseAsBoolean.withDefault(false),
  by: parseAsStringLiteral(SORTS).withDefault('updatedAt'),
  descending: parseAsBoolean.withDefault(true),
  skip: parseAsInteger.withDefault(0),
};

/** What is looked for, as the address of the page keeps it. */
export const useQuery = () => useQueryStates(PARTS);
export type Query = ReturnType<typeof useQuery>[0];

type Input = Parameters<typeof server.matches.query>[0];

/** The same as the server takes it: without what is not asked, days from their beginning to their end. */
export function asInput({ text, preset, status, from, until, ...query }: Query, limit: number): Input {
  const typed = text.trim();
  return {
    ...(typed !== '' && { text: typed.slice(0, 60) }),
    ...(preset !== '' && { preset }),
    ...(status !== null && { status }),
    ...(from !== null && { from: from.getTime() }),
    ...(until !== null && { until: until.getTime() + DAY_MS - 1 }),
    ...(query.disputed && { disputed: true }),
    ...(query.automatic && { automatic: true }),
    ...(query.struck && { struck: true }),
    by: query.by,
    descending: query.descending,
    skip: Math.max(0, query.skip),
    limit,
  };
}
