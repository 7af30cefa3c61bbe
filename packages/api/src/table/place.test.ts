import type { PlaceRow, TableRow } from '@stikk/db';
import { describe, expect, it } from 'vitest';
import { rulesOf } from '../match/create.ts';
import { botAt, filled, handedOver, isComplete, left, readied, seated, underSheet } from './place.ts';

const person = (place: number, userId: string, rest: Partial<PlaceRow> = {}): PlaceRow => ({
  place,
  kind: 'person',
  userId,
  name: userId,
  level: null,
  nonce: 'n',
  device: null,
  satAt: place,
  readyAt: null,
  ...rest,
});

const tableWith = (seats: number, places: readonly PlaceRow[], rest: Partial<TableRow> = {}): TableRow => ({
  id: 't',
  code: 'BCDFGH',
  name: 'T',
  hostId: places.find(({ userId }) => userId !== null)?.userId ?? null,
  game: 'oh-hell',
  preset: 'bondebridge',
  changes: {},
  options: {},
  seats,
  password: null,
  listed: false,
  rated: false,
  watch: 'end',
  clock: null,
  matchId: null,
  version: 1,
  createdAt: 0,
  touchedAt: 0,
  status: null,
  places,
  barred: [],
  ...rest,
});

const newcomer = (userId: string, name = userId) => ({ userId, name, nonce: 'n', device: null });
const who = ({ places, seats }: TableRow) =>
  Array.from({ length: seats }, (_, place) => {
    const taken = places.find((one) => one.place === place);
    return taken === undefined ? '' : (taken.userId ?? `bot ${taken.level}`);
  });

describe('sitting down', () => {
  const three = tableWith(3, [person(0, 'anna')]);

  it('takes the first free place, or the one that is named', () => {
    expect(who(seated(three, newcomer('bo'), undefined, 5))).toEqual(['anna', 'bo', '']);
    expect(who(seated(three, newcomer('bo'), 2, 5))).toEqual(['anna', '', 'bo']);
    expect(() => seated(three, newcomer('bo'), 0, 5)).toThrow('place-taken');
    expect(() => seated(three, newcomer('bo'), 3, 5)).toThrow('malformed');
    expect(() => seated(tableWith(1, [person(0, 'anna')]), newcomer('bo'), undefined, 5)).toThrow(
      'table-full',
    );
  });

  it('is never sitting down in the place of a name', () => {
    for (const name of ['anna', 'ANNA', ' anna', 'аnnа', 'an\u200bna'])
      expect(() => seated(three, newcomer('bo', name), undefined, 5)).toThrow('name-taken');
  });

  it('changes nothing for who sits there already', () => {
    expect(seated(three, newcomer('anna', 'Somebody'), 2, 5)).toBe(three);
  });

  it('takes a name from a bot', () => {
    const table = filled(three, 1, { bot: 'easy' }, 3);
    const { places } = seated(table, newcomer('kari', 'Kári'), undefined, 5);
    expect(table.places[1]!.name).toBe('Kari');
    expect(places.map(({ name }) => name)).toEqual(['anna', 'Ola', 'Kári']);
  });

  it('makes a host of whoever comes to a table that all have left', () => {
    const empty = left(three, 'anna');
    expect(empty.hostId).toBeNull();
    expect(seated(empty, newcomer('bo'), undefined, 5).hostId).toBe('bo');
  });

  it('is for a table without a match under way, and not for who was sent away', () => {
    expect(() => seated({ ...three, status: 'live' }, newcomer('bo'), undefined, 5)).toThrow(
      'already-started',
    );
    expect(who(seated({ ...three, status: 'finished' }, newcomer('bo'), undefined, 5))).toContain('bo');
    const full = seated(three, newcomer('bo'), 1, 5);
    const without = filled(full, 1, 'open', 6);
    expect(who(without)).toEqual(['anna', '', '']);
    expect(() => seated(without, newcomer('bo', 'Other'), undefined, 7)).toThrow('kicked');
  });
});

describe('the host', () => {
  it('is followed by the person who sat down next', () => {
    const table = tableWith(4, [
      person(0, 'anna', { satAt: 1 }),
      botAt(1, 'easy', ['anna'], 0),
      person(2, 'bo', { satAt: 9 }),
      person(3, 'cy', { satAt: 4 }),
    ]);
    expect(left(table, 'anna').hostId).toBe('cy');
    expect(left(table, 'cy').hostId).toBe('anna');
    expect(handedOver(table, 2).hostId).toBe('bo');
    for (const place of [1, 7]) expect(() => handedOver(table, place)).toThrow('place-empty');
  });

  it('does not send themselves away', () => {
    expect(() => filled(tableWith(2, [person(0, 'anna')]), 0, 'open', 1)).toThrow('malformed');
    expect(() => filled(tableWith(2, [person(0, 'anna')]), 2, 'open', 1)).toThrow('malformed');
  });

  it('changes one bot for another', () => {
    const once = filled(tableWith(2, [person(0, 'anna')]), 1, { bot: 'easy' }, 1);
    expect(who(filled(once, 1, { bot: 'normal' }, 2))).toEqual(['anna', 'bot normal']);
    expect(who(filled(once, 1, 'open', 2))).toEqual(['anna', '']);
    expect(filled(once, 1, 'open', 2).barred).toEqual([]);
  });
});

describe('another rule sheet', () => {
  const under = (table: TableRow, players: number) =>
    underSheet(table, 'bondebridge', { players }, rulesOf('bondebridge', { players, 'schedule.max': 4 }));
  const mixed = tableWith(5, [
    person(0, 'anna', { readyAt: 1 }),
    botAt(1, 'easy', ['anna'], 0),
    botAt(3, 'normal', ['anna'], 0),
    person(4, 'bo', { readyAt: 1 }),
  ]);

  it('opens places when it asks for more', () => {
    const table = under(mixed, 6);
    expect(who(table)).toEqual(['anna', 'bot easy', '', 'bot normal', 'bo', '']);
    expect(table).toMatchObject({ changes: { players: 6 }, options: { players: 6 }, game: 'oh-hell' });
    expect(table.places.every(({ readyAt }) => readyAt === null)).toBe(true);
  });

  it('moves people to free places when it asks for fewer, and lets go of bots before people', () => {
    expect(who(under(mixed, 4))).toEqual(['anna', 'bot easy', 'bo', 'bot normal']);
    expect(who(under(mixed, 3))).toEqual(['anna', 'bot easy', 'bo']);
  });

  it('is refused while too many people sit', () => {
    const crowd = tableWith(
      4,
      ['anna', 'bo', 'cy', 'di'].map((name, place) => person(place, name)),
    );
    expect(() => under(crowd, 3)).toThrow('too-many-seated');
    expect(who(under(left(crowd, 'bo'), 3))).toEqual(['anna', 'di', 'cy']);
  });
});

it('is complete when every place is taken, every person is ready and no match is under way', () => {
  const two = tableWith(3, [person(0, 'anna'), person(1, 'bo')]);
  const ready = readied(readied(two, 'anna', 1), 'bo', 2);
  expect(isComplete(ready)).toBe(false);
  const full = filled(ready, 2, { bot: 'easy' }, 3);
  expect(isComplete(full)).toBe(true);
  expect(isComplete({ ...full, status: 'live' })).toBe(false);
  expect(isComplete({ ...full, status: 'finished' })).toBe(true);
  expect(isComplete(readied(full, 'bo', null))).toBe(false);
  const bots = filled(filled(tableWith(2, []), 0, { bot: 'easy' }, 1), 1, { bot: 'easy' }, 1);
  expect(isComplete(bots)).toBe(false);
});
