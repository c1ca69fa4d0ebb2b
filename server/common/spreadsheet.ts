import type { Language } from '#domain/language.ts';

/**
 * How a spreadsheet of a language reads CSV without being asked: UTF-8 with a byte order mark, CRLF; in French, whose decimal
 * sign is the comma, with semicolons between the cells.
 */
export const spreadsheetOf = (language: Language) =>
  ({ bom: true, record_delimiter: 'windows', delimiter: language === 'fr' ? ';' : ',' }) as const;

/** A number as a spreadsheet of the language reads it. */
export const decimalOf = (number: number | string, language: Language): string =>
  language === 'fr' ? String(number).replace('.', ',') : String(number);
