import { sql } from 'drizzle-orm';
import { customType, integer, jsonb, text, timestamp } from 'drizzle-orm/pg-core';
import type { AppointmentTime } from '#domain/calendar/schedule.ts';
import type { Cents } from '#domain/money.ts';
import type { TaxRates } from '#domain/pricing/tax.ts';

/** `timestamptz`, always written from the program's clock, never by `now()`. */
export const instant = () => timestamp({ withTimezone: true, mode: 'date' });

/** `bytea`. */
export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** Whole cents. */
export const centsColumn = () => integer().$type<Cents>();

/** `9:00 AM`. */
export const timeColumn = () => text().$type<AppointmentTime>();

/** The rates of the taxes of a sale. Rows older than this column, or written by the previous release, have Québec's of 2013. */
export const taxRatesColumn = () => jsonb().$type<TaxRates>().notNull().default({ gst: 5000, qst: 9975 });

/** Text restricted to a list; the table adds the check constraint (`isIn`). */
export const oneOf = <const T extends readonly string[]>(_values: T) => text().$type<T[number]>();

/** `column in ('a', 'b')`, for a check constraint. */
export const isIn = (column: string, values: readonly string[]) =>
  sql.raw(`${column} in (${values.map((value) => `'${value}'`).join(', ')})`);
