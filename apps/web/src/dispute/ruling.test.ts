import { describe, expect, it } from 'vitest';
import { playUntil, sat } from '../../testing/sat.ts';
import { tidingsOf } from '../live/tidings.ts';
import { rulingsIn } from './ruling.ts';

const because = (reason: string) => ({ reason, note: `because of ${reason}` });

describe('rulings in a record', () => {
  const at = sat('bondebridge');
  playUntil(at, ({ entries }) => entries.length > 40);
  const before = at.entries.length;
  const none = { side: 0, points: 0 };
  at.rule({ ...because('conduct'), kind: 'warn', seat: 1 });
  at.rule({
    ...because('clock'),
    kind: 'adjust',
    points: Array.from({ length: at.seats }, (_, seat) => 2 * seat),
  });
  at.rule({ ...because('misclick'), kind: 'strike', from: before });
  at.rule({ ...because('other'), kind: 'pause', paused: true });
  at.rule({ ...because('other'), kind: 'pause', paused: false });
  at.rule({ ...because('left'), kind: 'hold', seat: 0 });
  at.rule({ ...because('reversal'), kind: 'none', reverses: before + 1 });
  at.rule({ ...because('agreed'), kind: 'void', void: true });
  at.rule({ ...because('agreed'), kind: 'void', void: false });
  const rulings = rulingsIn(at.entries);

  it('carry what they changed, why, and whom they concern', () => {
    expect(rulings.map(({ kind, reason, seat, on }) => [kind, reason, seat, on])).toEqual([
      ['warn', 'conduct', 1, false],
      ['adjust', 'clock', undefined, false],
      ['strike', 'misclick', undefined, false],
      ['pause', 'other', undefined, true],
      ['pause', 'other', undefined, false],
      ['hold', 'left', 0, false],
      ['none', 'reversal', undefined, false],
      ['void', 'agreed', undefined, true],
      ['void', 'agreed', undefined, false],
    ]);
    expect(rulings.map(({ note }) => note)).toEqual(rulings.map(({ reason }) => `because of ${reason}`));
    expect(rulings[1]!.points).toEqual(
      Array.from({ length: at.seats }, (_, side) => ({ ...none, side, points: 2 * side }))
        .slice(1)
        .map((one) => expect.objectContaining(one)),
    );
    expect(rulings[6]!.reverses).toBe(rulings[0]!.seq);
  });

  it('are told from an entry on, each once, and not a second time as what they changed', () => {
    expect(rulingsIn(at.entries, rulings[3]!.seq).map(({ kind }) => kind)).toEqual(
      rulings.slice(4).map(({ kind }) => kind),
    );
    expect(tidingsOf(at.entries, before)).toEqual([]);
  });
});
