import { dropPushes, hasPush, keepPush } from '@stikk/db';
import { z } from 'zod';
import { Failure } from '../failure.ts';
import { type Context, personal, procedure, router, welcoming } from '../trpc.ts';

const endpoint = z.url().max(1000);
/** A point of P-256, uncompressed: 65 bytes. */
const p256dh = z.string().regex(/^B[\w-]{86}=?$/);
/** 16 bytes. */
const auth = z.string().regex(/^[\w-]{22}(==)?$/);
const locale = z.string().regex(/^[a-z]{2}$/);

/** Devices that are told while no page is open there. */
export const pushRouter = router({
  /** What a browser is to know this server's messages by. */
  key: procedure.query(({ ctx }): string => ctx.push.key),

  /** Tells this device from now on what concerns the caller, in its language. */
  keep: welcoming
    .input(z.strictObject({ endpoint, p256dh, auth, locale }))
    .mutation(async ({ ctx, input }): Promise<void> => {
      const { services, person, push } = ctx;
      await ctx.limits.count('change', person.id);
      if (!push.accepts(input.endpoint)) throw new Failure('malformed');
      await keepPush(services.database.db, {
        ...input,
        userId: person.id,
        device: ctx.device() ?? '',
        contact: contactOf(ctx),
        createdAt: services.now(),
      });
    }),

  /** Tells this device nothing any more. */
  drop: personal.mutation(async ({ ctx }): Promise<void> => {
    await ctx.limits.count('change', ctx.person.id);
    await dropPushes(ctx.services.database.db, ctx.person.id, ctx.device() ?? '');
  }),

  /** Whether a device is told what concerns the caller. */
  kept: personal
    .input(z.strictObject({ endpoint }))
    .mutation(
      ({ ctx, input }): Promise<boolean> => hasPush(ctx.services.database.db, ctx.person.id, input.endpoint),
    ),
});

/** Whom a push service that has something to say can turn to: the site itself, where it has a name. */
function contactOf({ headers }: Context): string {
  const url = `https://${headers.get('host')}/`;
  const named = URL.canParse(url) && /\.[a-z]+$/.test(new URL(url).hostname);
  return named ? new URL(url).origin : 'mailto:nobody@stikk.invalid';
}
