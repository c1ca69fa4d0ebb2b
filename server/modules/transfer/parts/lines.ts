import { createHash } from 'node:crypto';
import { CsvError, parse } from 'csv-parse/sync';
import { brand } from '#business/brand.ts';
import { delimiterOf, type ImportColumn, readHeads } from '#domain/import/columns.ts';
import type { Cells } from '#domain/import/read-line.ts';
import { type ImportReason, importReasonsOf } from '#domain/import/reasons.ts';
import type { Bilingual } from '#domain/language.ts';

const importReasons = importReasonsOf(brand.prefix);

export type ImportFault = { line: number; column: string | null; reason: Bilingual };
export type ImportLine = { line: number; cells: Cells };

const maxLines = 2000;

export const faultOf = (line: number, reason: ImportReason, column: string | null = null): ImportFault => ({
  line,
  column,
  reason: importReasons[reason],
});

type Parsed = { record: string[]; line: number };

/**
 * The lines of a CSV file as cells by column, with the line number at which each ends, and the faults of the others. A fault
 * of the file as a whole leaves no lines.
 */
export function readFile(csv: string): { lines: ImportLine[]; faults: ImportFault[]; ignored: string[] } {
  const empty = { lines: [], ignored: [] };
  const records: Parsed[] = [];
  try {
    parse(csv, {
      bom: true,
      delimiter: delimiterOf(csv),
      // Checked below, where every uneven line is reported; the parser would stop at the first.
      relax_column_count: true,
      skip_records_with_empty_values: true,
      to: maxLines + 2, // the head, and the line that is one too many
      on_record(record: string[], { lines: line }) {
        records.push({ record, line });
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error.lines === 'number' ? error.lines : 1;
    return { ...empty, faults: [faultOf(line, 'not-csv')] };
  }
  const [head, ...rows] = records;
  const { columns, ignored, missing, twice } = readHeads(head?.record ?? []);
  const faults = [
    ...missing.map((column) => faultOf(1, 'column-missing', column)),
    ...twice.map((column) => faultOf(1, 'column-twice', column)),
    ...(rows.length === 0 ? [faultOf(1, 'no-lines')] : []),
    ...(rows.length > maxLines ? [faultOf(1, 'too-many')] : []),
  ];
  if (faults.length > 0) return { ...empty, ignored, faults };
  const lines: ImportLine[] = [];
  for (const { record, line } of rows) {
    const uneven = unevenness(record, columns.length);
    if (uneven) faults.push(faultOf(line, uneven));
    else lines.push({ line, cells: cellsOf(record, columns) });
  }
  return { lines, faults, ignored };
}

/** An unquoted separator, or a missing one, shifts the following cells. Extra empty cells at the end are harmless. */
function unevenness(record: readonly string[], heads: number): ImportReason | null {
  if (record.length < heads) return 'cells-few';
  return record.slice(heads).some((cell) => cell.trim() !== '') ? 'cells-many' : null;
}

/** Removes the apostrophe that spreadsheets and our own export put before what looks like a formula. */
const cellsOf = (record: readonly string[], columns: readonly (ImportColumn | null)[]): Cells =>
  Object.fromEntries(
    columns.flatMap((column, index) => {
      const value = (record[index] ?? '').replace(/^'(?=[=+\-@\t\r])/, '').trim();
      return column === null ? [] : [[column, value]];
    }),
  );

/**
 * An order number for a line without one, derived from the visit so that importing a file twice adds nothing. Its last part
 * is no time of day, so it never collides with the checkout's own numbers.
 */
export function orderNumberOf({ email = '', appointmentDate = '', appointmentTime = '' }: Cells): string {
  const digest = createHash('sha256')
    .update([email.toLowerCase(), appointmentDate, appointmentTime].join('\n'))
    .digest();
  return `${brand.prefix}-${appointmentDate.replaceAll('-', '')}-${300_000 + (digest.readUInt32BE(0) % 700_000)}`;
}
