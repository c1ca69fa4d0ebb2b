import { date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Schedule } from '#domain/calendar/schedule.ts';
import { languages } from '#domain/language.ts';
import type { PriceList } from '#domain/pricing/price-list.ts';
import type { Company } from '#domain/settings/company-words.ts';
import type { Texts } from '#domain/settings/text-words.ts';
import { instant, oneOf } from './columns.ts';

/** Settings changed by the operator; a missing row means the default in `business/`. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
});

/** What every version of a fact has that owners set. A row is never changed, but for being withdrawn before it begins. */
const versionColumns = () => ({
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  startsAt: instant().notNull(),
  note: text(),
  administratorId: text().notNull(),
  createdAt: instant().notNull(),
  cancelledAt: instant(),
});

/** Prices that an owner set. */
export const priceLists = pgTable('price_lists', {
  ...versionColumns(),
  list: jsonb().$type<PriceList>().notNull(),
});

/** Weekdays, hours and seasons that an owner set. */
export const schedules = pgTable('schedules', {
  ...versionColumns(),
  schedule: jsonb().$type<Schedule>().notNull(),
});

/** The companies that an owner recommends to those whom we cannot serve. */
export const companyLists = pgTable('company_lists', {
  ...versionColumns(),
  companies: jsonb().$type<readonly Company[]>().notNull(),
});

/** The areas that an owner says are served. */
export const areaLists = pgTable('area_lists', {
  ...versionColumns(),
  areas: jsonb().$type<readonly string[]>().notNull(),
});

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

/** The terms as an owner worded them, under the name that an acceptance is recorded with. */
export const termsVersions = pgTable('terms_versions', {
  ...versionColumns(),
  version: text().notNull().unique(),
  texts: jsonb().$type<Texts>().notNull(),
});

/** What mails say, as an owner worded it. */
export const mailTexts = pgTable('mail_texts', {
  ...versionColumns(),
  texts: jsonb().$type<Texts>().notNull(),
});

/** How often each step of the funnel was reached per day: anonymous counts only. */
export const funnelCounts = pgTable(
  'funnel_counts',
  {
    day: date({ mode: 'string' }).notNull(),
    step: text().notNull(),
    language: oneOf(languages).notNull(),
    count: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.step, table.language] })],
);
