import { expect, it } from 'vitest';
import type { Replay } from '../replay/use-replay.ts';
import type { CaseFile, Circumstances } from '../server/client.ts';
import { caseText } from './case-file.ts';

it('holds the steps, what was said and ruled around it, the whole record and whether it proves itself, and nothing of who downloads it', () => {
  const step = { at: 5, by: 'Kari', hash: 'ab', step: { type: 'Taken' } };
  const file = { id: 'x', matchId: 'm', steps: [step], yours: true, barred: null } as unknown as CaseFile;
  const around: Circumstances = {
    said: [{ at: 4, seat: 1, saying: { phrase: 'sorry' }, hash: 'cd' }],
    whole: true,
    rulings: [],
  };
  const entries = [{ seq: 1 }, { seq: 2 }];
  const match = { matchId: 'm', entries, proved: true, you: 2 } as unknown as Replay['file'];
  expect(JSON.parse(caseText(file, around, { file: match }))).toEqual({
    dispute: { id: 'x', matchId: 'm', steps: [step], barred: null },
    circumstances: around,
    match: { matchId: 'm', entries, proved: true },
  });
});
