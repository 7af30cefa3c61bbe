import { matchRouter } from './match/router.ts';
import { router } from './trpc.ts';

/** What the play app can ask. The admin app has a root of its own. */
export const appRouter = router({ match: matchRouter });
export type AppRouter = typeof appRouter;
