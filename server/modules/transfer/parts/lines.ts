import { createHash } from 'node:crypto';
import { CsvError, parse } from 'csv-parse/sync';
import { brand } from '#business/brand.ts';
import { addedFields, isAdded } from '#domain/booking/fields.ts';
import { delimiterOf, type ImportColumn, isSeparatorLine, readHeads } from '#domain/import/columns.ts';
import type { Cells } from '#domain/import/read-line.ts';
import { type ImportReason, importReasonsOf } from '#domain/import/reasons.ts';
import type { Bilingual, Language } from '#domain/language.ts';

export const importReasons = importReasonsOf(brand.prefix);

export type ImportFault = { line: number; column: string | null; reason: Bilingual };
export type ImportLine = { line: number; cells: Cells };

const maxLines = 2000;
/** In characters: more than all fields of a booking at their longest. */
const longestLine = 20_000;

export const faultOf = (line: number, reason: ImportReason, column: string | null = null): ImportFault => ({
  line,
  column,
  reason: importReasons[reason],
});

export type ImportTasks = {
  read(csv: string): Promise<ImportFile>;
  rest(asked: {
    file: Pick<ImportFile, 'head' | 'records'>;
    faults: readonly ImportFault[];
    language: Language;
  }): Promise<string | null>;
};

type Parsed = { record: string[]; line: number };
/** A file as it was read; `head` and `records` unchanged, for returning rejected lines. */
export type ImportFile = {
  head: readonly string[];
  records: readonly Parsed[];
  lines: ImportLine[];
  faults: ImportFault[];
  ignored: string[];
};

/** The lines of a CSV file, and the faults of the others. A fault of the file as a whole leaves no lines. */
export function readFile(file: string): ImportFile {
  const csv = file.replaceAll(/\r\n?/g, '\n');
  const empty = { head: [], records: [], lines: [], ignored: [] };
  const records: Parsed[] = [];
  try {
    parse(csv, {
      bom: true,
      delimiter: delimiterOf(csv),
      // Checked below, where every uneven line is reported; the parser would stop at the first.
      relax_column_count: true,
      // In an unquoted cell, quotation marks are literal.
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: longestLine,
      skip_records_with_empty_values: true,
      to: maxLines + 3, // perhaps a line that names the separator, the head, and the line that is one too many
      on_record(record: string[], { lines: line }) {
        if (records.length > 0 || !isSeparatorLine(record)) records.push({ record, line });
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error.lines === 'number' ? error.lines : 1;
    return { ...empty, faults: [faultOf(line, error.code === 'CSV_MAX_RECORD_SIZE' ? 'line-long' : 'not-csv')] };
  }
  const [first, ...rows] = records;
  const head = first?.record ?? [];
  const { columns, ignored, missing, twice } = readHeads(head);
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
  return { head, records: rows, lines, faults, ignored };
}

/** An unquoted separator, or a missing one, shifts the following cells. Extra empty cells at the end are harmless. */
function unevenness(record: readonly string[], heads: number): ImportReason | null {
  if (record.length < heads) return 'cells-few';
  return record.slice(heads).some((cell) => cell.trim() !== '') ? 'cells-many' : null;
}

/** An address that was typed in several lines. */
const inOneLine = (value: string): string => value.replaceAll(/\s*,?\s*[\n\v\u2028\u2029]\s*/g, ', ');

const isInLines = (column: ImportColumn): boolean => isAdded(column) && addedFields[column].lines;

/** Removes the apostrophe that spreadsheets and our own export put before what looks like a formula. */
const cellsOf = (record: readonly string[], columns: readonly (ImportColumn | null)[]): Cells =>
  Object.fromEntries(
    columns.flatMap((column, index) => {
      const value = (record[index] ?? '').replace(/^'(?=[=+\-@\t\r])/, '').trim();
      return column === null ? [] : [[column, isInLines(column) ? value : inOneLine(value)]];
    }),
  );

type Identity = Pick<Cells, 'email' | 'appointmentDate' | 'appointmentTime'>;

/**
 * An order number for a line without one, derived from the visit so that importing a file twice adds nothing. Its last part
 * is no time of day, so it never collides with the checkout's own numbers.
 */
export function orderNumberOf({ email = '', appointmentDate = '', appointmentTime = '' }: Identity): string {
  const digest = createHash('sha256')
    .update([email.toLowerCase(), appointmentDate, appointmentTime].join('\n'))
    .digest();
  return `${brand.prefix}-${appointmentDate.replaceAll('-', '')}-${300_000 + (digest.readUInt32BE(0) % 700_000)}`;
}
