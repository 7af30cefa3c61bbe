import { disputeProcedures } from './admin/dispute.ts';
import { matchProcedures } from './admin/match.ts';
import { numberProcedures } from './admin/numbers.ts';
import { peopleProcedures } from './admin/people.ts';
import { proposalProcedures } from './admin/proposal.ts';
import { signalProcedures } from './admin/signals.ts';
import { staffProcedures } from './admin/staff.ts';
import { studyProcedures } from './admin/study.ts';
import { adminRoot } from './admin/trpc.ts';

/** What the directors' app can ask. The play app has a root of its own and mounts none of this. */
export const adminRouter = adminRoot({
  ...staffProcedures,
  ...matchProcedures,
  ...disputeProcedures,
  ...proposalProcedures,
  ...peopleProcedures,
  ...studyProcedures,
  ...numberProcedures,
  ...signalProcedures,
});
export type AdminRouter = typeof adminRouter;
