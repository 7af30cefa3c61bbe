import { accountsAmong, type Db, type PlaceRow, type TableRow } from '@stikk/db';
import { Failure } from '../failure.ts';
import { mustBeAdmitted } from '../suspended.ts';

/**
 * Whether somebody may sit down and be ready at a table.
 * @throws the failures `suspended` and `accounts-only`
 */
export async function mayPlayAt(
  db: Db,
  { rated }: Pick<TableRow, 'rated'>,
  userId: string,
  now: number,
): Promise<void> {
  await mustBeAdmitted(db, userId, now, rated);
  if (rated && !(await accountsAmong(db, [userId])).has(userId)) throw new Failure('accounts-only');
}

/** @throws the failure `accounts-only` where a guest or a bot has a place */
export async function mustBeAccounts(db: Db, places: readonly Pick<PlaceRow, 'userId'>[]): Promise<void> {
  const accounts = await accountsAmong(
    db,
    places.flatMap(({ userId }) => userId ?? []),
  );
  if (places.some(({ userId }) => userId === null || !accounts.has(userId)))
    throw new Failure('accounts-only');
}
