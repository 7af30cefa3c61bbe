import { pgTable, text } from 'drizzle-orm/pg-core';

/** What the server chose once for itself and must keep, such as the key its cookies are signed with. */
export const setting = pgTable('setting', { key: text('key').primaryKey(), value: text('value').notNull() });
