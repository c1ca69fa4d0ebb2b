import { jsonb, pgTable } from 'drizzle-orm/pg-core';
import type { Company } from '#domain/settings/company-words.ts';
import { versionColumns } from './versions.ts';

/** Companies that an owner recommends to visitors we cannot serve. */
export const companyLists = pgTable('company_lists', {
  ...versionColumns(),
  companies: jsonb().$type<readonly Company[]>().notNull(),
});
