import { BOT_NAMES } from '@stikk/bots';
import type { Entry, TableEvent } from '@stikk/engine';
import { commit } from '@stikk/shuffle';
import { nonce } from '../lobby/nonce.ts';
import { outcome } from '../rules/draft.ts';
import type { Setting } from '../rules/link.ts';
import { OWN_SEAT, type SoloMatch } from './match.ts';
import { shelve } from './shelf.ts';

/** 256 random bits, hexadecimal. */
const secret = (): string => nonce() + nonce();

/** The first entries of a match: what is agreed, who sits where, and what the draws hang on. */
export function opening(
  match: Omit<SoloMatch, 'seq'>,
  version: number,
  commitment: string,
): readonly Entry[] {
  const { game, preset, options, seats, nonces, createdAt } = match;
  const happened: readonly TableEvent[] = [
    { type: 'MatchCreated', game, preset, options: { ...options }, seats: seats.length, commitment },
    ...seats.map(({ kind, level }, seat) => ({
      type: 'SeatTaken' as const,
      seat,
      kind,
      ...(level !== undefined && { level }),
      nonce: nonces[seat]!,
    })),
    { type: 'MatchStarted' },
  ];
  return happened.map((table, index) => ({
    seq: index + 1,
    v: version,
    at: createdAt,
    by: 'table',
    cause: 'create',
    table,
  }));
}

/**
 * Begins a match against bots that this device keeps.
 * @returns its id
 * @throws when its rules cannot be played, or the device keeps nothing
 */
export async function beginSolo({ draft, bots }: Setting, name: string): Promise<string> {
  const { game, sheet, faults, plan, seats } = outcome(draft);
  if (faults.length > 0) throw new RangeError('these rules cannot be played');
  const names = BOT_NAMES.filter((bot) => bot !== name);
  const initial = game.initial(seats);
  const now = Date.now();
  const match: Omit<SoloMatch, 'seq'> = {
    id: nonce(),
    game: game.id,
    preset: draft.preset,
    options: sheet,
    seats: [
      { name, kind: 'person' },
      ...bots.map((level, place) => ({ name: names[place]!, kind: 'bot' as const, level })),
    ],
    secret: secret(),
    nonces: Array.from({ length: seats }, nonce),
    createdAt: now,
    touchedAt: now,
    finished: false,
    deal: 0,
    deals: plan.length,
    scores: game.standing(initial).scores,
    sides: game.sides?.(sheet) ?? bots.map((_, seat) => seat).concat(bots.length),
    yourTurn: game.toAct(initial).includes(OWN_SEAT),
  };
  const entries = opening(match, game.version, commit(match.secret));
  await shelve({ ...match, seq: entries.length }, entries);
  return match.id;
}
