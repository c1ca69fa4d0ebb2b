import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import { brand } from '#business/brand.ts';
import { schedule } from '#business/schedule.ts';
import { today } from '#domain/calendar/zone.ts';
import { atOneMoment } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { audit } from '#server/modules/audit/record.ts';
import type { Operator } from '#server/operator.ts';
import { type ExportName, type ExportRow, exportHeads, exportRows } from './queries/export.ts';

/** Whoever stops reading does not keep a connection of the database for longer. */
const longestMs = 10 * 60_000;

type Wanted = { name: ExportName; form: 'csv' | 'json' };
type ExportedFile = { name: string; type: string; body: Readable };

/**
 * One kind of everything as a file, as it was at one moment. It is sent while it is read, as fast as it is taken; who
 * took what stands in the audit log before the first line leaves.
 */
export async function exportData(deps: Deps, operator: Operator, { name, form }: Wanted): Promise<ExportedFile> {
  await audit(deps.db, deps, { by: operator.id, action: 'export', subject: `${name}.${form}` });
  const body = new PassThrough();
  const signal = AbortSignal.timeout(longestMs);
  const sending = atOneMoment(deps.db, (tx) => {
    const rows = exportRows(tx, name);
    return form === 'csv'
      ? pipeline(Readable.from(rows), inCells(name), body, { signal })
      : pipeline(Readable.from(inJson(rows)), body, { signal });
  });
  sending.catch((error: unknown) => {
    deps.log.warn({ name, form, error }, 'an export was not taken to its end');
    body.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  const day = today(deps.clock.now(), schedule.timeZone);
  return {
    name: `${brand.name.toLowerCase()}-${name}-${day}.${form}`,
    type: form === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8',
    body,
  };
}

/** For spreadsheets: a mark of UTF-8 at the beginning, and no cell that one would take for a formula. */
const inCells = (name: ExportName) =>
  stringify({
    bom: true,
    header: true,
    columns: exportHeads(name),
    escape_formulas: true,
    record_delimiter: 'windows',
    cast: { boolean: (value) => String(value), object: (value) => JSON.stringify(value) },
  });

async function* inJson(rows: AsyncIterable<ExportRow>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const row of rows) {
    yield `${before}${JSON.stringify(row)}`;
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
