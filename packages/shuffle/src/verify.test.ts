import type { Entry, TableEvent } from '@stikk/engine';
import { describe, expect, it } from 'vitest';
import { type HiCardEvent, hiCard } from '../test/hi-card.ts';
import { playedMatch, SECRET, sample } from '../test/match.ts';
import { chained } from './chain.ts';
import { shuffler } from './draw.ts';
import { headerOf } from './record.ts';
import { verify } from './verify.ts';

type Log = Entry<HiCardEvent>[];
const honest = sample();
const header = headerOf(honest);
const seqOf = (type: string, nth = 0): number =>
  honest.filter((entry) => ('game' in entry ? entry.game : entry.table).type === type)[nth]!.seq;

/** The record with changed events under new numbers and hashes: what a dishonest server would hand out. */
function forged(change: (log: Log) => Log | undefined): readonly Entry<HiCardEvent>[] {
  const copy: Log = JSON.parse(JSON.stringify(honest)) as Log;
  return chained((change(copy) ?? copy).map((entry, index) => ({ ...entry, seq: index + 1 })));
}

const edited = (seq: number, event: Partial<Record<string, unknown>>) => (log: Log) => {
  const entry = log[seq - 1]!;
  log[seq - 1] = (
    'game' in entry
      ? { ...entry, game: { ...entry.game, ...event } }
      : { ...entry, table: { ...entry.table, ...event } }
  ) as Entry<HiCardEvent>;
  return log;
};
const without = (seq: number) => (log: Log) => log.filter((entry) => entry.seq !== seq);
const verdict = (log: readonly Entry<HiCardEvent>[], claim = headerOf(log)) => verify(claim, hiCard, log);

describe('verify', () => {
  it('accepts an honest match', () => {
    expect(verify(header, hiCard, honest)).toEqual({ ok: true, entries: honest.length });
  });

  it('accepts a match with a struck deal: the redeal is a new deck', () => {
    const log = playedMatch(hiCard, 'hi-card', { players: 3, deals: 2 }, { after: 7 });
    expect(log.some((entry) => 'table' in entry && entry.table.type === 'PlayStruck')).toBe(true);
    expect(verify(headerOf(log), hiCard, log)).toEqual({ ok: true, entries: log.length });
  });

  it('accepts rulings after the end, and nothing else there', () => {
    const after = (by: Entry['by'], table: TableEvent) =>
      forged((log) => [...log, { ...log.at(-1)!, by, cause: 'later', table } as Entry<HiCardEvent>]);
    const verdictOn = (by: Entry['by'], table: TableEvent) => {
      const found = verdict(after(by, table));
      return found.ok ? 'fits' : found.reason;
    };
    expect(verdictOn('director', { type: 'ScoreAdjusted', side: 0, points: -3, note: '' })).toBe('fits');
    expect(verdictOn('director', { type: 'MatchVoided', void: true })).toBe('fits');
    expect(verdictOn('director', { type: 'Paused' })).toBe('order');
    expect(verdictOn('table', { type: 'MatchFinished' })).toBe('order');
    expect(verdictOn('director', { type: 'PlayStruck', from: n - 3, why: 'ruling', note: '' })).toBe('order');
  });

  it('takes a ruling of the director as it stands', () => {
    const log = forged((entries) => {
      const at = seqOf('Scored');
      const by = 'director' as const;
      entries[at - 2] = { ...entries[at - 2]!, by, cause: 'ruling' };
      entries[at - 1] = { ...entries[at - 1]!, by, cause: 'ruling' };
      return entries;
    });
    expect(verdict(log).ok).toBe(true);
  });

  const dealt = seqOf('Dealt');
  const guessed = seqOf('Guessed');
  const scored = seqOf('Scored');
  const ended = seqOf('Ended');
  const n = honest.length;
  const raw = (change: (log: Log) => Log) => change(JSON.parse(JSON.stringify(honest)) as Log);
  const otherDeck = [
    ...shuffler(SECRET, ['nonce-0', 'nonce-1', 'nonce-2'], 5)('deck', ['2C', '3D', '4H'] as const),
  ];

  it.each([
    ['a card changed in the file', raw(edited(dealt, { cards: ['2C', '3C', '4C'] })), dealt, 'hash'],
    ['a guess changed in the file', raw(edited(guessed, { highest: 'x' })), guessed, 'hash'],
    ['a score changed in the file', raw(edited(scored, { points: [10, 10, 10] })), scored, 'hash'],
    ['a time changed in the file', raw((log) => log.with(3, { ...log[3]!, at: 5 })), 4, 'hash'],
    ['a line missing from the file', raw(without(guessed)), guessed, 'gap'],
    ['the last line twice', raw((log) => [...log, log[n - 1]!]), n, 'order'],
    ['a line twice', raw((log) => log.toSpliced(guessed, 0, log[guessed - 1]!)), guessed, 'order'],
    ['two lines exchanged', raw((log) => log.with(6, log[7]!).with(7, log[6]!)), 7, 'gap'],
    [
      'a hash left out',
      raw((log) => log.with(n - 1, { ...log[n - 1]!, hash: undefined } as never)),
      n,
      'hash',
    ],
    ['another deck, rehashed', forged(edited(dealt, { cards: otherDeck })), dealt, 'draw'],
    [
      'a deck nobody drew twice',
      forged(edited(seqOf('Dealt', 1), { cards: otherDeck })),
      seqOf('Dealt', 1),
      'draw',
    ],
    ['a score, rehashed', forged(edited(scored, { points: [10, 10, 10] })), scored, 'score'],
    ['a winner, rehashed', forged(edited(ended, { winners: [0, 1, 2] })), ended, 'rules'],
    ['a score left out', forged(without(ended)), ended, 'rules'],
    ['a guess for another', forged(edited(guessed, { seat: 2 })), guessed, 'rules'],
    ['a guess left out', forged(without(guessed)), scored - 1, 'rules'],
    [
      'a command of a seat not to act',
      forged((log) => log.with(dealt - 1, { ...log[dealt - 1]!, by: 0 })),
      dealt,
      'actor',
    ],
    ['a nonce', forged(edited(2, { nonce: 'mine' })), dealt, 'draw'],
    ['a seat that nobody took', forged(without(3)), 4, 'order'],
    ['a commitment', forged(edited(1, { commitment: 'a'.repeat(64) })), n, 'secret'],
    ['a secret', forged(edited(n, { secret: 'a'.repeat(64) })), n, 'secret'],
    [
      'play before the start',
      forged((log) => [...log.slice(0, 4), log[5]!, log[4]!, ...log.slice(6)]),
      5,
      'order',
    ],
    [
      'a finish before the end',
      forged((log) => [...log.slice(0, dealt), ...log.slice(-2)]),
      dealt + 1,
      'unfinished',
    ],
    ['no secret', forged((log) => log.slice(0, -1)), n, 'truncated'],
    ['the end of a command', forged((log) => log.slice(0, scored - 1)), scored, 'truncated'],
    [
      'a cause used twice',
      forged((log) =>
        log.with(seqOf('Dealt', 1) - 1, { ...log[seqOf('Dealt', 1) - 1]!, cause: log[dealt - 1]!.cause }),
      ),
      seqOf('Dealt', 1),
      'cause',
    ],
    [
      'one cause for two actors',
      forged((log) => log.with(dealt, { ...log[dealt]!, cause: log[dealt - 1]!.cause })),
      dealt + 1,
      'actor',
    ],
    [
      'a seat that there is not',
      forged((log) => log.with(guessed - 1, { ...log[guessed - 1]!, by: 9 })),
      guessed,
      'actor',
    ],
    ['a card face down', forged(edited(dealt, { cards: ['2C', '??', '4C'] })), dealt, 'hidden'],
    ['a secret among the seats', forged((log) => log.toSpliced(3, 0, log[n - 1]!)), 4, 'order'],
  ])('finds %s', (_, log, seq, reason) => {
    expect(verdict(log as Log, { ...header, entries: log.length, last: log.at(-1)!.hash })).toMatchObject({
      ok: false,
      seq,
      reason,
    });
  });

  it('finds a header that tells of another match', () => {
    expect(verdict(honest, { ...header, options: { players: 3, deals: 3 } })).toMatchObject({
      seq: 1,
      reason: 'header',
    });
    expect(verdict(honest, { ...header, seats: 2 })).toMatchObject({ seq: 1, reason: 'header' });
    expect(verdict(honest, { ...header, last: 'b'.repeat(64) })).toMatchObject({ seq: n, reason: 'hash' });
    expect(verdict(honest, { ...header, entries: n + 4 })).toMatchObject({ seq: n + 1, reason: 'truncated' });
  });

  it('finds what cannot follow at all, by a ruling or by a seat', () => {
    const strict: typeof hiCard = {
      ...hiCard,
      evolve(state, event) {
        if (event.type === 'Ended' && state.scored < state.deal) throw new Error('corrupt');
        return hiCard.evolve(state, event);
      },
    };
    const log = forged((entries) =>
      entries.with(guessed - 1, {
        ...entries[guessed - 1]!,
        by: 'director',
        game: { type: 'Ended', winners: [0] },
      } as Entry<HiCardEvent>),
    );
    expect(verify(headerOf(log), strict, log)).toMatchObject({ seq: guessed, reason: 'rules' });

    const wrong = forged(edited(scored, { points: [10, 10, 10] }));
    const stricter: typeof hiCard = {
      ...hiCard,
      evolve(state, event) {
        if (event.type === 'Scored' && event.points.every((points) => points === 10))
          throw new Error('corrupt');
        return hiCard.evolve(state, event);
      },
    };
    expect(verify(headerOf(wrong), stricter, wrong)).toMatchObject({ seq: scored, reason: 'rules' });
  });

  it('tells what would have fitted', () => {
    const expected = (log: readonly Entry<HiCardEvent>[]) => {
      const found = verdict(log, { ...header, entries: log.length, last: log.at(-1)!.hash! });
      return found.ok ? undefined : found.expected;
    };
    const eventAt = (seq: number) => {
      const entry = honest[seq - 1]!;
      return 'game' in entry ? entry.game : undefined;
    };
    const { commitment } = (honest[0] as Entry & { table: TableEvent }).table as {
      commitment: string;
    } & TableEvent;
    expect(expected(raw(edited(guessed, { highest: 'x' })))).toEqual({
      hash: chained(raw(edited(guessed, { highest: 'x' }))).at(guessed - 1)!.hash,
    });
    expect(expected(forged(edited(dealt, { cards: otherDeck })))).toEqual({ events: [eventAt(dealt)] });
    expect(expected(forged(edited(scored, { points: [10, 10, 10] })))).toEqual({ events: [eventAt(scored)] });
    expect(expected(forged(edited(guessed, { seat: 2 })))).toEqual({
      events: [true, false].map((highest) => ({ ...eventAt(guessed), highest })),
    });
    expect(expected(forged((log) => log.with(dealt - 1, { ...log[dealt - 1]!, by: 0 })))).toEqual({
      actors: ['house'],
    });
    expect(expected(forged(edited(n, { secret: 'a'.repeat(64) })))).toEqual({ commitment });
    expect(expected(raw(without(guessed)))).toBeUndefined();
  });

  describe('of a match that is not over', () => {
    const open = honest.slice(0, guessed);
    const bare = open.map(({ hash: _, ...entry }) => entry) as unknown as Log;

    it('finds all that there is to fit, with hashes or without any', () => {
      for (const log of [open, bare])
        expect(verdict(log)).toEqual({ ok: false, seq: guessed + 1, reason: 'live' });
    });

    it('proves its draws to whoever knows the secret', () => {
      const after = (log: readonly Entry<HiCardEvent>[], secret?: string) =>
        verify(headerOf(log), hiCard, log, secret);
      const bent = forged(edited(dealt, { cards: otherDeck })).slice(0, dealt);
      expect(after(open, SECRET)).toEqual({ ok: false, seq: guessed + 1, reason: 'live' });
      expect(after(bent)).toMatchObject({ seq: dealt + 1, reason: 'live' });
      expect(after(bent, SECRET)).toMatchObject({ seq: dealt, reason: 'draw' });
      expect(after(open, 'a'.repeat(64))).toMatchObject({ seq: 1, reason: 'secret' });
    });

    it('finds what does not', () => {
      const last = open.at(-1)!;
      expect(verdict(open.with(-1, { ...last, at: 5 }))).toMatchObject({ seq: guessed, reason: 'hash' });
      expect(verdict(bare.with(-1, { ...last, by: 9, hash: undefined } as never))).toMatchObject({
        seq: guessed,
        reason: 'actor',
      });
      expect(verdict(bare.with(0, open[0]!))).toMatchObject({ seq: 2, reason: 'hash' });
    });
  });
});
