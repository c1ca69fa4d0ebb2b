import { createHash } from 'node:crypto';
import { CsvError, parse } from 'csv-parse/sync';
import { type ImportColumn, readHeads } from '#domain/import/columns.ts';
import type { Cells } from '#domain/import/read-line.ts';
import { type ImportReason, importReasons } from '#domain/import/reasons.ts';
import type { Bilingual } from '#domain/language.ts';

export type ImportFault = { line: number; column: string | null; reason: Bilingual };
export type ImportLine = { line: number; cells: Cells };

const most = 2000;

export const faultOf = (line: number, reason: ImportReason, column: string | null = null): ImportFault => ({
  line,
  column,
  reason: importReasons[reason],
});

type Parsed = { record: string[]; line: number };

/**
 * The lines of a CSV file by the names of their columns, with the line on which each ends, and what is wrong with the
 * others. Where something is wrong with the file as a whole there are none.
 */
export function readFile(csv: string): { lines: ImportLine[]; faults: ImportFault[]; ignored: string[] } {
  const nothing = { lines: [], ignored: [] };
  const records: Parsed[] = [];
  try {
    parse(csv, {
      bom: true,
      delimiter: delimiterOf(csv),
      // Each line that is uneven is named below; the parser would stop at the first.
      relax_column_count: true,
      skip_records_with_empty_values: true,
      on_record(record: string[], { lines: line }) {
        records.push({ record, line });
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error.lines === 'number' ? error.lines : 1;
    return { ...nothing, faults: [faultOf(line, 'not-csv')] };
  }
  const [head, ...rest] = records;
  const { columns, ignored, missing, twice } = readHeads(head?.record ?? []);
  const faults = [
    ...missing.map((column) => faultOf(1, 'column-missing', column)),
    ...twice.map((column) => faultOf(1, 'column-twice', column)),
    ...(rest.length === 0 ? [faultOf(1, 'no-lines')] : []),
    ...(rest.length > most ? [faultOf(1, 'too-many')] : []),
  ];
  if (faults.length > 0) return { ...nothing, ignored, faults };
  const lines: ImportLine[] = [];
  for (const { record, line } of rest) {
    const uneven = unevenness(record, columns.length);
    if (uneven) faults.push(faultOf(line, uneven));
    else lines.push({ line, cells: cellsOf(record, columns) });
  }
  return { lines, faults, ignored };
}

/** A comma without quotation marks, or one too few, moves what follows to other columns. Empty cells at the end do not. */
function unevenness(record: readonly string[], heads: number): ImportReason | null {
  if (record.length < heads) return 'cells-few';
  return record.slice(heads).some((cell) => cell.trim() !== '') ? 'cells-many' : null;
}

/** What the heads are parted by; a French spreadsheet parts by semicolons, since it writes amounts with commas. */
function delimiterOf(csv: string): string {
  const head = csv.slice(0, csv.search(/[\r\n]|$/));
  const parts = (delimiter: string) => head.split(delimiter).length;
  return [',', ';', '\t'].reduce((best, one) => (parts(one) > parts(best) ? one : best));
}

/** A spreadsheet's export has a mark before what looks like a formula; it is not part of the value. */
const cellsOf = (record: readonly string[], columns: readonly (ImportColumn | null)[]): Cells =>
  Object.fromEntries(
    columns.flatMap((column, index) => {
      const value = (record[index] ?? '').replace(/^'(?=[=+\-@\t\r])/, '').trim();
      return column === null ? [] : [[column, value]];
    }),
  );

/**
 * The number of a booking whose file names none: the same for the same visit, so that a file that comes twice brings it
 * once. It ends in no time of day, as the house's own do.
 */
export function orderNumberOf({ email = '', appointmentDate = '', appointmentTime = '' }: Cells): string {
  const digest = createHash('sha256')
    .update([email.toLowerCase(), appointmentDate, appointmentTime].join('\n'))
    .digest();
  return `HC-${appointmentDate.replaceAll('-', '')}-${300_000 + (digest.readUInt32BE(0) % 700_000)}`;
}
