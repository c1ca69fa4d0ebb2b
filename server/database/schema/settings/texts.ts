import { jsonb, pgTable } from 'drizzle-orm/pg-core';
import type { Texts } from '#domain/settings/text-words.ts';
import { versionColumns } from './versions.ts';

/** The letter to those who ask what this is, as an owner worded it. */
export const letters = pgTable('letters', {
  ...versionColumns(),
  texts: jsonb().$type<Texts>().notNull(),
});

/** The questions and answers as an owner worded them. */
export const questionLists = pgTable('question_lists', {
  ...versionColumns(),
  texts: jsonb().$type<Texts>().notNull(),
});

/** What mails say, as an owner worded it. */
export const mailTexts = pgTable('mail_texts', {
  ...versionColumns(),
  texts: jsonb().$type<Texts>().notNull(),
});
