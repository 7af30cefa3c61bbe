import type { AppRouter } from '@stikk/api';
import type { inferRouterOutputs } from '@trpc/server';
import type { SoloMatch } from '../solo/match.ts';

/** What an account keeps of the matches that were played on devices. */
export type AccountShelf = NonNullable<inferRouterOutputs<AppRouter>['solo']['shelf']>;
export type AccountCopy = AccountShelf['copies'][number];

type Own = Pick<SoloMatch, 'id' | 'seq' | 'finished'>;

/** Whether the account has all of a match that this device has. */
export function isKept(account: AccountShelf | undefined, { id, seq, finished }: Own): boolean {
  if (!account) return false;
  if (finished) return account.finished.includes(id);
  return account.copies.some((copy) => copy.matchId === id && copy.seq >= seq);
}

/** What the account has more of than this device. */
export const newerCopies = (account: AccountShelf | undefined, own: readonly Own[]): readonly AccountCopy[] =>
  account?.copies.filter(({ matchId, seq }) => {
    const here = own.find(({ id }) => id === matchId);
    return here === undefined || here.seq < seq;
  }) ?? [];
