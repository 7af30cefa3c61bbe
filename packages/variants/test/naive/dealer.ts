import type { Card } from '@stikk/engine';
import { strength } from './pack.ts';

export interface Draw {
  readonly dealer?: number | undefined;
  readonly draws?: readonly (readonly (Card | null)[])[] | undefined;
  readonly throws?: readonly (readonly (string | null)[])[] | undefined;
}

const BEATS: Record<string, string> = { rock: 'scissors', scissors: 'paper', paper: 'rock' };

function onlyThese<T>(round: readonly (T | null)[], inside: readonly number[]): void {
  for (let seat = 0; seat < round.length; seat++)
    if ((round[seat] !== null) !== inside.includes(seat)) throw new Error(`seat ${seat} wrongly in or out`);
}

/** The first dealer (R-BB-13, R-OH-09, A-13b). */
export function firstDealer(
  how: string,
  chosen: number,
  players: number,
  order: string,
  command: Draw,
): number {
  if (how === 'chosen') return chosen;
  if (how === 'random') return command.dealer!;
  let inside: number[] = [];
  for (let seat = 0; seat < players; seat++) inside.push(seat);
  if (how === 'high_card') {
    for (const round of command.draws!) {
      onlyThese(round, inside);
      const best = Math.max(...inside.map((seat) => strength(round[seat]!, order)));
      inside = inside.filter((seat) => strength(round[seat]!, order) === best);
    }
  } else {
    for (const round of command.throws!) {
      onlyThese(round, inside);
      const shown = new Set(inside.map((seat) => round[seat]!));
      if (shown.size !== 2) continue;
      const [one, other] = [...shown] as [string, string];
      const winning = BEATS[one] === other ? one : other;
      inside = inside.filter((seat) => round[seat] === winning);
    }
  }
  if (inside.length !== 1) throw new Error('nobody has been settled as the first dealer');
  return inside[0]!;
}
