import { sql } from 'drizzle-orm';
import { integer, text, timestamp } from 'drizzle-orm/pg-core';
import type { Cents } from '#domain/money.ts';

/** An instant; the program's clock writes it, never the database's. */
export const instant = () => timestamp({ withTimezone: true, mode: 'date' });

/** Whole cents. */
export const centsColumn = () => integer().$type<Cents>();

/** Text that is one of a fixed list; the check that holds it is written beside the table. */
export const oneOf = <const T extends readonly string[]>(_values: T) => text().$type<T[number]>();

/** `column in ('a', 'b')` for a check constraint. */
export const isIn = (column: string, values: readonly string[]) =>
  sql.raw(`${column} in (${values.map((value) => `'${value}'`).join(', ')})`);
