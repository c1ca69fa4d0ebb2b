import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import { brand } from '#business/brand.ts';
import { schedule } from '#business/schedule.ts';
import { today } from '#domain/calendar/zone.ts';
import type { Language } from '#domain/language.ts';
import { decimalOf, spreadsheetOf } from '#server/common/spreadsheet.ts';
import { atOneMoment } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { audit } from '#server/modules/audit/record.ts';
import type { Operator } from '#server/operator.ts';
import { headIn } from './heads.ts';
import { type ExportName, type ExportRow, exportAmounts, exportHeads, exportRows } from './queries/export.ts';

/** Frees the database connection when a client stops reading. */
const timeoutMs = 10 * 60_000;

type ExportRequest = { name: ExportName; form: 'csv' | 'json'; language: Language };
type ExportedFile = { name: string; type: string; body: Readable };

/** All rows of one kind from one snapshot, streamed with back-pressure; audited before the first row is sent. */
export async function exportData(
  deps: Deps,
  operator: Operator,
  { name, form, language }: ExportRequest,
): Promise<ExportedFile> {
  await audit(deps.db, deps, { by: operator.id, action: 'export', subject: `${name}.${form}` });
  const body = new PassThrough();
  const signal = AbortSignal.timeout(timeoutMs);
  const sending = atOneMoment(deps.db, (tx) => {
    const rows = exportRows(tx, name);
    return form === 'csv'
      ? pipeline(Readable.from(rows), asCsv(name, language), body, { signal })
      : pipeline(Readable.from(asJson(rows)), body, { signal });
  });
  sending.catch((error: unknown) => {
    deps.log.warn({ name, form, error }, 'export aborted');
    body.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  const day = today(deps.clock.now(), schedule.timeZone);
  return {
    name: `${brand.key}-${name}-${day}.${form}`,
    type: form === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8',
    body,
  };
}

/** For spreadsheets of a language, with escaped formulas. */
function asCsv(name: ExportName, language: Language) {
  const amounts = new Set(exportAmounts(name));
  return stringify({
    ...spreadsheetOf(language),
    header: true,
    columns: exportHeads(name).map((key) => ({ key, header: headIn(key, language) })),
    escape_formulas: true,
    cast: {
      boolean: (value) => String(value),
      object: (value) => JSON.stringify(value),
      number: (value) => decimalOf(value, language),
      string: (value, { column }) => (amounts.has(String(column)) ? decimalOf(value, language) : value),
    },
  });
}

async function* asJson(rows: AsyncIterable<ExportRow>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const row of rows) {
    yield `${before}${JSON.stringify(row)}`;
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
