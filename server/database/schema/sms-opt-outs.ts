import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** Numbers that asked for no more texts, in E.164. */
export const smsOptOuts = pgTable('sms_opt_outs', {
  phone: text().primaryKey(),
  /** The word that was sent, or the provider's code. */
  reason: text().notNull(),
  createdAt: instant().notNull(),
});
