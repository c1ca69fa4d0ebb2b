import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { languages } from '#domain/language.ts';
import type { Texts } from '#domain/settings/text-words.ts';
import { oneOf } from '#server/database/schema/columns.ts';
import { versionColumns } from './versions.ts';

/** The terms as edited by an owner, under the name that acceptances record. */
export const termsVersions = pgTable('terms_versions', {
  ...versionColumns(),
  version: text().notNull().unique(),
  texts: jsonb().$type<Texts>().notNull(),
});

/**
 * The wording behind the hash of an acceptance, exactly as it was hashed. A text no longer in the program can
 * still be sent to those who accepted it.
 */
export const termsTexts = pgTable('terms_texts', {
  textHash: text().primaryKey(),
  termsVersion: text().notNull(),
  language: oneOf(languages).notNull(),
  content: text().notNull(),
});
