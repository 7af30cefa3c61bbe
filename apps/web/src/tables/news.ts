import type { Person, Place, TableView } from './wire.ts';

/** Something that happened at a table, as far as its people should hear of it. */
export interface News {
  readonly kind: 'sat' | 'left' | 'ready' | 'unready' | 'away' | 'back' | 'host' | 'bot' | 'rules';
  /** Whose news it is. */
  readonly name: string;
}

type Told = Pick<TableView, 'places' | 'preset' | 'changes'>;

const nameOf = (place: Place | undefined) => (place === undefined || place.kind === 'open' ? '' : place.name);
/** Names are told apart at a table, so a name is the person. */
const people = ({ places }: Told): ReadonlyMap<string, Person> =>
  new Map(places.flatMap((place) => (place.kind === 'person' ? [[place.name, place] as const] : [])));

const changeOf = (was: Person, is: Person): News['kind'] | undefined => {
  if (is.host && !was.host) return 'host';
  if (is.ready !== was.ready) return is.ready ? 'ready' : 'unready';
  if (is.present !== was.present) return is.present ? 'back' : 'away';
  return undefined;
};

/** What is new between two looks at a table. */
export function newsOf(before: Told, after: Told): readonly News[] {
  const was = people(before);
  const is = people(after);
  const bots = after.places.filter(
    (place, number) => place.kind === 'bot' && nameOf(before.places[number]) !== place.name,
  );
  const rules =
    before.preset !== after.preset || JSON.stringify(before.changes) !== JSON.stringify(after.changes);
  const changed = [...is].flatMap(([name, person]): News[] => {
    const old = was.get(name);
    if (!old) return [{ kind: 'sat', name }];
    const kind = changeOf(old, person);
    // New rules ask everybody anew: that is said once, for all.
    return kind === undefined || (rules && kind === 'unready') ? [] : [{ kind, name }];
  });
  return [
    ...[...was.keys()].filter((name) => !is.has(name)).map((name): News => ({ kind: 'left', name })),
    ...(rules ? [{ kind: 'rules', name: '' } as const] : []),
    ...bots.map((place): News => ({ kind: 'bot', name: nameOf(place) })),
    ...changed,
  ];
}
