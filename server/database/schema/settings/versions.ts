import { integer, text } from 'drizzle-orm/pg-core';
import { instant } from '#server/database/schema/columns.ts';

/** What every version of a fact has that owners set. A row is never changed, but for being withdrawn before it begins. */
export const versionColumns = () => ({
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  startsAt: instant().notNull(),
  note: text(),
  administratorId: text().notNull(),
  createdAt: instant().notNull(),
  cancelledAt: instant(),
});
