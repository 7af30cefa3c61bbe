import { z } from 'zod';

/** The id of a match, as it comes in. */
export const matchId = z.string().regex(/^[0-9a-z]{1,32}$/);
