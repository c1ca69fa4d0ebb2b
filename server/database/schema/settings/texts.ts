import { jsonb, pgTable } from 'drizzle-orm/pg-core';
import type { Texts } from '#domain/settings/text-words.ts';
import { versionColumns } from './versions.ts';

/** The introductory letter, as edited by an owner. */
export const letters = pgTable('letters', {
  ...versionColumns(),
  texts: jsonb().$type<Texts>().notNull(),
});

/** The questions and answers as edited by an owner. */
export const questionLists = pgTable('question_lists', {
  ...versionColumns(),
  texts: jsonb().$type<Texts>().notNull(),
});

/** Mail texts, as edited by an owner. */
export const mailTexts = pgTable('mail_texts', {
  ...versionColumns(),
  texts: jsonb().$type<Texts>().notNull(),
});
