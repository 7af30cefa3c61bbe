import type { Entry } from '@stikk/engine';
import { chained, encodeRecord } from '@stikk/shuffle';

/** The whole record of a finished match as JSON lines: as a server writes it, to be checked or handed over. */
export const recordText = (entries: readonly Entry[]): string => encodeRecord(chained(entries));
