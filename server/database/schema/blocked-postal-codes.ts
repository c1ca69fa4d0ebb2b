import { bigint, pgTable, text } from 'drizzle-orm/pg-core';

/** Areas that the operator turned away, over and above those that are not served. */
export const blockedPostalCodes = pgTable('blocked_postal_codes', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  postalCode: text().notNull().unique(),
});
