import { localBus } from '@stikk/db';
import { describe, expect, it } from 'vitest';
import { handTime } from '../../testing/time.ts';
import { entered, handedOver, type Lead, laterOf, moved, nobodyLeads, taken } from './lead.ts';
import { openStudies, type Studies, type Visit } from './studies.ts';

const spot = { seq: 7, as: null, beside: false };
const people = (...ids: string[]) => new Set(ids);

describe('the lead', () => {
  const ada = entered('ada')(nobodyLeads, people('ada')) as Lead;

  it('is of whoever finds nobody there', () => {
    expect(ada).toEqual({ turn: 1, leader: 'ada', spot: null });
    expect(entered('bo')(ada, people('ada', 'bo'))).toBe(ada);
    expect(entered('bo')(ada, people('bo'))).toMatchObject({ leader: 'bo' });
  });

  it('takes everybody along, and nobody else does', () => {
    expect(moved('ada', spot)(ada, people('ada'))).toEqual({ turn: 2, leader: 'ada', spot });
    expect(moved('bo', spot)(ada, people('ada', 'bo'))).toBe('not-leading');
  });

  it('is handed over to somebody who is there', () => {
    expect(handedOver('ada', 'bo')(ada, people('ada', 'bo'))).toMatchObject({ turn: 2, leader: 'bo' });
    expect(handedOver('ada', 'bo')(ada, people('ada'))).toBe('not-here');
    expect(handedOver('bo', 'bo')(ada, people('ada', 'bo'))).toBe('not-leading');
  });

  it('is taken once whoever led has gone', () => {
    expect(taken('bo')(ada, people('ada', 'bo'))).toBe('led-already');
    expect(taken('bo')(ada, people('bo'))).toMatchObject({ turn: 2, leader: 'bo' });
    expect(taken('bo')(ada, people('cy'))).toBe('not-here');
    expect(taken('ada')(ada, people('ada'))).toBe(ada);
  });

  it('that two took at once comes out the same for both', () => {
    const [bo, cy] = ['bo', 'cy'].map((one) => taken(one)(ada, people(one)) as Lead);
    expect(laterOf(bo!, cy!)).toBe(bo);
    expect(laterOf(cy!, bo!)).toBe(bo);
    expect(laterOf(ada, cy!)).toBe(cy);
  });
});

/** Processes that hear each other, until one is silenced. */
function processes(count: number, kind: 'postgres' | 'pglite' = 'postgres') {
  const time = handTime();
  const bus = localBus();
  const dead = new Set<number>();
  const all = Array.from(
    { length: count },
    (_, index): Studies =>
      openStudies({
        ...time,
        database: { kind } as never,
        bus: {
          ...bus,
          tell: (topic, note) => dead.has(index) || bus.tell(topic, note),
          hear: (listener) => bus.hear((topic, note) => dead.has(index) || listener(topic, note)),
        },
      }),
  );
  const enter = async (process: number, id: string): Promise<Visit> => {
    const entering = all[process]!.enter('m', { id, name: id }, () => undefined);
    time.pass(500);
    return entering;
  };
  const change = async (process: number, made: Parameters<Studies['change']>[1]) => {
    const changing = all[process]!.change('m', made);
    time.pass(500);
    return changing;
  };
  return { time, all, enter, change, die: (index: number) => dead.add(index) };
}

const seenIn = (visit: Visit) => {
  const { fellows, lead } = visit.view();
  return [fellows.map(({ id }) => id).join(' '), lead.leader, lead.spot?.seq ?? null];
};

describe.each([['postgres'], ['pglite']] as const)('on %s, those who look on together', (kind) => {
  it('go where the leader goes; a page that is loaded again has not gone', async () => {
    const { enter, change, time } = processes(1, kind);
    const ada = await enter(0, 'ada');
    const bo = await enter(0, 'bo');
    expect(seenIn(bo)).toEqual(['ada bo', 'ada', null]);
    expect(await change(0, moved('ada', spot))).toBeUndefined();
    expect(seenIn(bo)).toEqual(['ada bo', 'ada', 7]);
    ada.leave();
    time.pass(1000);
    expect(await change(0, taken('bo'))).toBe('led-already');
    const again = await enter(0, 'ada');
    time.pass(60_000);
    expect(seenIn(again)).toEqual(['ada bo', 'ada', 7]);
    again.leave();
    time.pass(3000);
    expect(await change(0, taken('bo'))).toBeUndefined();
    expect(seenIn(bo)).toEqual(['bo', 'bo', 7]);
    bo.leave();
    time.pass(3000);
    expect(seenIn(await enter(0, 'cy'))).toEqual(['cy', 'cy', null]);
  });
});

it('two processes see the same people, leader and position, and one that dies takes its own with it', async () => {
  const { enter, change, time, die } = processes(3);
  const ada = await enter(0, 'ada');
  const bo = await enter(1, 'bo');
  expect(seenIn(bo)).toEqual(['ada bo', 'ada', null]);
  expect(seenIn(ada)).toEqual(['ada bo', 'ada', null]);
  // The request may come to a process that knew nothing of it.
  expect(await change(2, moved('ada', spot))).toBeUndefined();
  expect(seenIn(bo)).toEqual(['ada bo', 'ada', 7]);
  die(0);
  time.pass(60_000);
  expect(seenIn(bo)).toEqual(['bo', 'ada', 7]);
  expect(await change(1, taken('bo'))).toBeUndefined();
  expect(seenIn(bo)).toEqual(['bo', 'bo', 7]);
});
