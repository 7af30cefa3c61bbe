import { expect, test } from 'vitest';
import { accept, type Decision, refuse, UNSEEN } from './game.ts';
import { predict } from './predict.ts';
import type { Actor } from './seat.ts';

type Command = { readonly type: 'Put'; readonly letters: string } | { readonly type: 'Guess' };
type Event = { readonly type: 'Put'; readonly letter: string };

/** Letters are put in a row that has room for so many; nobody but seat 1 may read an x. */
const row = {
  decide(state: string, command: Command, by: Actor, room: number): Decision<Event> {
    if (by !== 1) return refuse('not-your-turn');
    if (command.type === 'Guess') return refuse(UNSEEN);
    if (state.length + command.letters.length > room) return refuse('no-room');
    return accept(...[...command.letters].map((letter): Event => ({ type: 'Put', letter })));
  },
  evolve: (state: string, { letter }: Event) => state + letter,
  redact: (event: Event, viewer: unknown): Event =>
    event.letter === 'x' ? { ...event, letter: viewer === 1 ? 'X' : '?' } : event,
};
const put = (commandId: string, letters: string) => ({
  commandId,
  command: { type: 'Put', letters } as const,
});
const guess = { commandId: 'g', command: { type: 'Guess' } as const };

test('what is pending is decided in order, each on what the one before leads to', () => {
  expect(predict(row, 'a', [put('1', 'bc'), put('2', 'x')], 1, 4)).toEqual({
    state: 'abcX',
    pending: [put('1', 'bc'), put('2', 'x')],
    dropped: [],
  });
});

test('what is refused is dropped with its reason, and what comes after is decided without it', () => {
  expect(predict(row, 'a', [put('1', 'bcde'), put('2', 'f')], 1, 4)).toEqual({
    state: 'af',
    pending: [put('2', 'f')],
    dropped: [{ ...put('1', 'bcde'), reason: 'no-room' }],
  });
  expect(predict(row, 'a', [put('1', 'b')], 0, 4).dropped).toEqual([
    { ...put('1', 'b'), reason: 'not-your-turn' },
  ]);
});

test('what depends on a hidden card stays pending and changes nothing', () => {
  expect(predict(row, 'a', [guess, put('2', 'b')], 1, 4)).toEqual({
    state: 'ab',
    pending: [guess, put('2', 'b')],
    dropped: [],
  });
});
