import { sql } from 'drizzle-orm';
import { integer, text, timestamp } from 'drizzle-orm/pg-core';
import type { Cents } from '#domain/money.ts';

/** `timestamptz`, always written from the program's clock, never by `now()`. */
export const instant = () => timestamp({ withTimezone: true, mode: 'date' });

/** Whole cents. */
export const centsColumn = () => integer().$type<Cents>();

/** Text restricted to a list; the table adds the check constraint (`isIn`). */
export const oneOf = <const T extends readonly string[]>(_values: T) => text().$type<T[number]>();

/** `column in ('a', 'b')`, for a check constraint. */
export const isIn = (column: string, values: readonly string[]) =>
  sql.raw(`${column} in (${values.map((value) => `'${value}'`).join(', ')})`);
