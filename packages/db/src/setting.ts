import { eq } from 'drizzle-orm';
import type { Db } from './open.ts';
import { setting } from './schema/index.ts';

/** The stored value of a setting; `initial` is stored, and returned, by whoever asks first. */
export async function settingOf(db: Db, key: string, initial: () => string): Promise<string> {
  await db.insert(setting).values({ key, value: initial() }).onConflictDoNothing();
  const [row] = await db.select().from(setting).where(eq(setting.key, key));
  return row!.value;
}
