import type { Language } from '#domain/language.ts';

/**
 * How a spreadsheet in a language reads CSV by default: UTF-8 with a byte order mark, CRLF; in French, whose decimal
 * sign is the comma, with semicolons between the cells.
 */
export const spreadsheetOf = (language: Language) =>
  ({ bom: true, record_delimiter: 'windows', delimiter: language === 'fr' ? ';' : ',' }) as const;

export const decimalOf = (number: number | string, language: Language): string =>
  language === 'fr' ? String(number).replace('.', ',') : String(number);
