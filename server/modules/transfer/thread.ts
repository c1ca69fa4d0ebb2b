import { stringify } from 'csv-stringify/sync';
import { isReasonHead } from '#domain/import/columns.ts';
import type { Language } from '#domain/language.ts';
import { spreadsheetOf } from '#server/common/spreadsheet.ts';
import { type ImportFault, type ImportFile, readFile } from './parts/lines.ts';

const reasonHead = { en: 'Reason', fr: 'Motif' } as const;

/** The rejected lines, each preceded by its reason, to be fixed and imported again. Null if there are none. */
function restOf(
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

type Rest = { file: Pick<ImportFile, 'head' | 'records'>; faults: readonly ImportFault[]; language: Language };

/** A worker thread: parses files of megabytes without delaying customers' requests. */
export const read = (csv: string): ImportFile => readFile(csv);
export const rest = ({ file, faults, language }: Rest): string | null => restOf(file, faults, language);
