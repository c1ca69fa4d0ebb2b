import { bigint, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Schedule } from '#domain/calendar/schedule.ts';
import { versionColumns } from './versions.ts';

/** Settings changed by the operator; a missing row means the default in `business/`. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
});

/** Weekdays, hours and seasons that an owner set. */
export const schedules = pgTable('schedules', {
  ...versionColumns(),
  schedule: jsonb().$type<Schedule>().notNull(),
});

/** The served areas that an owner set. */
export const areaLists = pgTable('area_lists', {
  ...versionColumns(),
  areas: jsonb().$type<readonly string[]>().notNull(),
});

/** Areas blocked by the operator, whether or not they are among the served ones. */
export const blockedPostalCodes = pgTable('blocked_postal_codes', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  postalCode: text().notNull().unique(),
});
