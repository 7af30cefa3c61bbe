import { BEAT_MS } from '@stikk/ui';

/** Between the last bid and the first word, so that it has come to everybody, and onto every cloth. */
const LEAD_MS = 800;

/**
 * When the count to three begins that opens bids which were in at `at`: one moment for everybody.
 * @param at by the server's clock, milliseconds since 1970
 * @param ahead milliseconds by which that clock is ahead of this device's
 * @returns by this device's clock
 */
export const countFrom = (at: number, ahead: number): number => at + LEAD_MS - ahead;

/** When the count is over that began at `from`. */
export const countOver = (from: number): number => from + 2 * BEAT_MS;
