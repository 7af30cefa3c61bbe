import { localBus } from '@stikk/db';
import { expect, it } from 'vitest';
import { handTime } from '../../testing/time.ts';
import { type Attendance, openAttendance } from './attendance.ts';

/** Processes that hear each other, until one is silenced. */
function processes(count: number, kind: 'postgres' | 'pglite' = 'postgres') {
  const time = handTime();
  const bus = localBus();
  const dead = new Set<number>();
  const all = Array.from(
    { length: count },
    (_, index): Attendance =>
      openAttendance({
        ...time,
        database: { kind } as never,
        bus: {
          ...bus,
          tell: (topic, note) => dead.has(index) || bus.tell(topic, note),
          hear: (listener) => bus.hear((topic, note) => dead.has(index) || listener(topic, note)),
        },
      }),
  );
  return { time, all, die: (index: number) => dead.add(index) };
}

it('tells every process who is here, and those that come later', () => {
  const { all } = processes(2);
  const first = all[0]!.open('m');
  first.tend();
  const leave = first.enter(0);
  first.enter(undefined);
  const second = all[1]!.open('m');
  expect([second.isPresent(0), second.isPresent(1), second.watchers()]).toEqual([true, false, 1]);
  second.enter(1);
  expect(first.isPresent(1)).toBe(true);
  leave();
  expect(all[1]!.open('other').isPresent(1)).toBe(false);
});

it('a seat whose pages are open in two processes is away when both are closed', () => {
  const { all, time } = processes(2);
  const rooms = all.map((one) => one.open('m'));
  const leave = rooms.map((room) => room.enter(0));
  leave[0]!();
  time.pass(60_000);
  expect(rooms.map((room) => room.isPresent(0))).toEqual([true, true]);
  leave[1]!();
  const left = time.now();
  time.pass(2999);
  expect(rooms.map((room) => room.awaySince(0))).toEqual([undefined, undefined]);
  time.pass(1);
  expect(rooms.map((room) => room.awaySince(0))).toEqual([left, left]);
});

it('a process that dies takes those who were there with it, and no others', () => {
  const { all, time, die } = processes(2);
  const rooms = all.map((one) => one.open('m'));
  rooms[0]!.enter(0);
  rooms[1]!.enter(1);
  rooms[1]!.enter(undefined);
  let changes = 0;
  rooms[0]!.onChange(() => changes++);
  die(1);
  time.pass(11_000);
  expect(rooms[0]!.isPresent(1)).toBe(true);
  time.pass(9000);
  expect([rooms[0]!.isPresent(0), rooms[0]!.isPresent(1), rooms[0]!.watchers()]).toEqual([true, false, 0]);
  expect(changes).toBeGreaterThan(0);
});

it('finds out whether another process looks after a match', async () => {
  const { all, time } = processes(3);
  const first = all[0]!.open('m');
  const alone = first.isTended();
  // Who asks the same at the same time looks after nothing yet.
  const second = all[1]!.open('m');
  const both = second.isTended();
  time.pass(500);
  expect([await alone, await both]).toEqual([false, false]);
  first.tend();
  expect(await all[2]!.open('m').isTended()).toBe(true);
});

it('asks nobody where there can be no other process', async () => {
  const { all } = processes(1, 'pglite');
  expect(await all[0]!.open('m').isTended()).toBe(false);
});

it('reminds everybody', () => {
  const { all } = processes(2);
  const rooms = all.map((one) => one.open('m'));
  rooms[0]!.nudge(0, 1);
  expect(rooms[1]!.nudged()).toEqual(rooms[0]!.nudged());
  expect(rooms[1]!.nudged()).toMatchObject({ by: 0, seat: 1 });
});
