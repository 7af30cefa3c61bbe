import { decideBot } from '@stikk/bots';
import { createLocalTable } from '@stikk/client/local';
import { type Entry, fold } from '@stikk/engine';
import { commit, parseRecord, shuffler, verify } from '@stikk/shuffle';
import { gameOf } from '@stikk/variants';
import { expect, test } from 'vitest';
import { begun, chosen, outcome } from '../rules/draft.ts';
import { opening } from './begin.ts';
import { OWN_SEAT, type SoloMatch } from './match.ts';
import { recordText } from './record.ts';

/** A match as the device begins it, under a preset with changes. */
function matchOf(preset: string, changes: Readonly<Record<string, unknown>>): SoloMatch {
  const draft = Object.entries(changes).reduce(
    (so, [option, value]) => chosen(so, option, value),
    begun(preset),
  );
  const { game, sheet, seats } = outcome(draft);
  return {
    id: 'a',
    game: game.id,
    preset,
    options: sheet,
    seats: Array.from({ length: seats }, (_, seat) =>
      seat === OWN_SEAT
        ? { name: 'Ada', kind: 'person' }
        : { name: `Bot ${seat}`, kind: 'bot', level: 'easy' },
    ),
    secret: '5a'.repeat(32),
    nonces: Array.from({ length: seats }, (_, seat) => `nonce-${seat}`),
    createdAt: 1000,
    touchedAt: 1000,
    finished: false,
    seq: 0,
    deal: 0,
    deals: 1,
    scores: [],
    sides: [],
    yourTurn: false,
  };
}

/** Plays it out at a table in the page, the person choosing as an easy bot would. */
async function playedOut(match: SoloMatch): Promise<readonly Entry[]> {
  const game = gameOf(match.game)!;
  const bot = (turn: { seat: number; view: unknown; record: readonly unknown[]; seed: number }) =>
    decideBot({ ...turn, game: game.id, options: match.options, level: 'easy' });
  const table = createLocalTable({
    game,
    options: match.options as never,
    seat: OWN_SEAT,
    entries: opening(match, game.version, commit(match.secret)) as never,
    shuffle: (draws) => shuffler(match.secret, match.nonces, draws),
    bot: bot as never,
    closing: [{ type: 'SecretRevealed', secret: match.secret }],
    now: () => 2000,
  });
  const seen: Entry<never>[] = [];
  await new Promise<void>((ended) => {
    table.follow(0, {
      opened: () => undefined,
      entry: (entry) => {
        seen.push(entry as never);
        const view = fold(game as never, match.seats.length, seen);
        if (game.toAct(view).includes(OWN_SEAT)) {
          const command = bot({ seat: OWN_SEAT, view, record: [], seed: 1 });
          void table.submit(`person-${entry.seq}`, command as never);
        }
      },
      live: () => undefined,
      lost: () => undefined,
      ended,
    });
  });
  return table.entries();
}

test.each([
  ['bondebridge', { 'schedule.pattern': 'custom', 'schedule.list': [1, 2] }],
  ['ohhell', { 'schedule.pattern': 'custom', 'schedule.list': [3] }],
  ['bondtolva', {}],
])(
  'a match of %s that a device has kept proves itself as one of the server does',
  async (preset, changes) => {
    const entries = await playedOut(matchOf(preset, changes));
    const record = parseRecord(recordText(entries), gameOf);
    if (!record.ok) throw new Error(record.detail);
    expect(record.header).toMatchObject({ preset, entries: entries.length });
    expect(verify(record.header, record.game, record.entries as never)).toMatchObject({ ok: true });
  },
);
