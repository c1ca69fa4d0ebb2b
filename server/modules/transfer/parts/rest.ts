import { stringify } from 'csv-stringify/sync';
import { isReasonHead } from '#domain/import/columns.ts';
import type { Language } from '#domain/language.ts';
import { spreadsheetOf } from '#server/common/spreadsheet.ts';
import type { ImportFault, ImportFile } from './lines.ts';

const reasonHead = { en: 'Reason', fr: 'Motif' } as const;

/**
 * The rejected lines, unchanged, each preceded by its reason: a separate file, to be fixed and
 * imported again. Null if there are none.
 */
export function restOf(
  { head, records }: Pick<ImportFile, 'head' | 'records'>,
  faults: readonly ImportFault[],
  language: Language,
): string | null {
  const byLine = Map.groupBy(faults, ({ line }) => line);
  const old = new Set(head.flatMap((one, index) => (isReasonHead(one) ? [index] : [])));
  const own = (record: readonly string[]) => record.filter((_, index) => !old.has(index));
  const rows = records.flatMap(({ record, line }) => {
    const found = byLine.get(line);
    return found ? [[found.map(({ reason }) => reason[language]).join(' '), ...own(record)]] : [];
  });
  if (rows.length === 0) return null;
  return stringify([[reasonHead[language], ...own(head)], ...rows], {
    ...spreadsheetOf(language),
    escape_formulas: true,
  });
}
