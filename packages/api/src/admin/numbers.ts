import type { NumbersView } from '../numbers.ts';
import { overseeing } from './trpc.ts';

/** How the server does, for whoever runs it. */
export const numberProcedures = {
  numbers: overseeing.query(({ ctx }): Promise<NumbersView> => ctx.services.numbers.view()),
};
