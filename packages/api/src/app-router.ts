import { disputeRouter } from './dispute/router.ts';
import { matchRouter } from './match/router.ts';
import { meRouter } from './me/router.ts';
import { pushRouter } from './push/router.ts';
import { soloRouter } from './solo/router.ts';
import { tableRouter } from './table/router.ts';
import { router } from './trpc.ts';

/** What the play app can ask. The admin app has a root of its own. */
export const appRouter = router({
  dispute: disputeRouter,
  match: matchRouter,
  me: meRouter,
  push: pushRouter,
  solo: soloRouter,
  table: tableRouter,
});
export type AppRouter = typeof appRouter;
