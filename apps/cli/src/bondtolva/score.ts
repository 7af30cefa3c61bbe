import type { Booking, DealRow } from '@stikk/variants/bondtolva';

/** `9 → 11` or, where it went over, `11 + 2 = 13 → 7`. */
export const bookingText = ({ from, points, to, bust }: Booking): string =>
  bust ? `${from} + ${points} = ${from + points} → ${to}` : `${from} → ${to}`;

/** A side's score after a deal; from a fall on with what it fell from: `13 → 7`, `13 → 7 → 8`. */
export function scoreCell(row: Pick<DealRow, 'bookings' | 'scores'>, side: number): string {
  const own = row.bookings.filter((booking) => booking.side === side);
  const fall = own.findIndex(({ bust }) => bust);
  if (fall < 0) return String(row.scores[side]!);
  return own
    .slice(fall)
    .map(({ from, points, to, bust }) => (bust ? `${from + points} → ${to}` : String(to)))
    .join(' → ');
}

/** The way to the target: `●●●●●●●○○○○○`. */
export const trackBar = (score: number, target: number): string =>
  `${'●'.repeat(Math.min(score, target))}${'○'.repeat(Math.max(target - score, 0))}`;
