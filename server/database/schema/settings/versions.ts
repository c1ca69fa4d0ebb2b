import { integer, text } from 'drizzle-orm/pg-core';
import { instant } from '#server/database/schema/columns.ts';

/** Common columns of versioned facts set by owners. A row never changes, except for a withdrawal before it starts. */
export const versionColumns = () => ({
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  startsAt: instant().notNull(),
  note: text(),
  administratorId: text().notNull(),
  createdAt: instant().notNull(),
  cancelledAt: instant(),
});
