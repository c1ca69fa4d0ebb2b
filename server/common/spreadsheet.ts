import { stringify } from 'csv-stringify/sync';
import type { Language } from '#domain/language.ts';
import { type Cents, cents, toDecimal } from '#domain/money.ts';

/**
 * How a spreadsheet in a language reads CSV by default: UTF-8 with a byte order mark, CRLF; in French, whose decimal
 * sign is the comma, with semicolons between the cells.
 */
export const spreadsheetOf = (language: Language) =>
  ({ bom: true, record_delimiter: 'windows', delimiter: language === 'fr' ? ';' : ',' }) as const;

export const decimalOf = (number: number | string, language: Language): string =>
  language === 'fr' ? String(number).replace('.', ',') : String(number);

/** Dollars, which are written as the language does. */
type Amount = { amount: Cents };
export type Row = readonly (string | number | Amount)[];

export const money = (amount: number): Amount => ({ amount: cents(amount) });

/** Rows as CSV for spreadsheets of a language; a text that would be read as a formula is kept a text. */
export const csv = (rows: readonly Row[], language: Language): string =>
  stringify(
    rows.map((row) => row.map((cell) => cellOf(cell, language))),
    spreadsheetOf(language),
  );

function cellOf(cell: Row[number], language: Language): string | number {
  if (typeof cell === 'object') return decimalOf(toDecimal(cell.amount), language);
  return typeof cell === 'string' && /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
}
