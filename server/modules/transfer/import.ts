import { createHmac } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { taxRates } from '#business/taxes.ts';
import { areasAt } from '#domain/funnel/area.ts';
import { type ImportRules, readLine } from '#domain/import/read-line.ts';
import { type Refusal, refuse } from '#domain/refusal.ts';
import { isSameSecret } from '#server/common/secrets.ts';
import type { Db } from '#server/database/database.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { audit } from '#server/modules/audit/record.ts';
import { calendarView } from '#server/modules/calendar/open-days.ts';
import type { Operator } from '#server/operator.ts';
import { faultOf, type ImportFault, type ImportLine, orderNumberOf, readFile } from './parts/lines.ts';
import { type CustomerCheck, type FreshBooking, writeImported } from './parts/write.ts';
import { existingOrders, lockImports } from './queries/import.ts';

export type ImportRequest = { csv: string; texts: boolean; approval: string | null };
export type ImportResult = {
  lines: number;
  known: number;
  fresh: number;
  upcoming: number;
  faults: ImportFault[];
  ignored: string[];
  approval: string | null;
};

/** Carries the result out of a transaction that is rolled back. */
class RolledBack extends Error {
  readonly result: ImportResult;
  constructor(result: ImportResult) {
    super('rolled back');
    this.result = result;
  }
}

/**
 * Imports existing bookings. They were paid and invoiced elsewhere, so nothing is charged, invoiced or confirmed. A dry run
 * does everything and rolls back; the real run needs the `approval` of a dry run without faults. All or nothing.
 */
export async function importBookings(
  deps: Deps,
  operator: Pick<Operator, 'id'>,
  { csv, texts, approval }: ImportRequest,
  check: CustomerCheck,
): Promise<ImportResult | Refusal> {
  const expected = approvalOf(deps, { csv, texts });
  if (approval !== null && !isSameSecret(approval, expected)) return refuse('IMPORT_CHANGED');
  const { lines, faults: uneven, ignored } = readFile(csv);
  const empty = { lines: lines.length, known: 0, fresh: 0, upcoming: 0, ignored, approval: null };
  if (lines.length === 0) return { ...empty, faults: uneven };

  const rules = await rulesOf(deps);
  const calendar = await deps.calendar.rules.read();
  try {
    const result = await transact(deps.db, async (tx) => {
      await lockImports(tx);
      const { fresh, known, faults } = await readBookings(tx, lines, rules, check);
      const allFaults = [...uneven, ...faults];
      for (const booking of fresh) {
        const fault = await writeImported(deps, tx, booking, { calendar, texts });
        if (fault) allFaults.push(fault);
      }
      const upcoming = fresh.filter(({ visit }) => visit.upcoming).length;
      const counts = { ...empty, known, fresh: fresh.length, upcoming };
      if (allFaults.length > 0) {
        throw new RolledBack({ ...counts, faults: allFaults.toSorted((a, b) => a.line - b.line) });
      }
      if (approval === null) throw new RolledBack({ ...counts, faults: [], approval: expected });
      const after = { bookings: fresh.length, texts };
      await audit(tx, deps, { by: operator.id, action: 'import', subject: expected.slice(0, 16), after });
      return { ...counts, faults: [] };
    });
    deps.calendar.claims.forget();
    return result;
  } catch (error) {
    if (error instanceof RolledBack) return error.result;
    throw error;
  }
}

/** Pages are answered after so many. */
const linesAtOnce = 50;

/** The bookings that can be imported, how many were imported before, and every fault of the others. */
async function readBookings(tx: Db, lines: readonly ImportLine[], rules: ImportRules, check: CustomerCheck) {
  const faults: ImportFault[] = [];
  const numbered = lines.map((line) => ({ ...line, orderNo: line.cells.orderNo || orderNumberOf(line.cells) }));
  const existing = await existingOrders(
    tx,
    numbered.map(({ orderNo }) => orderNo),
  );
  const seen = new Set<string>();
  const fresh: FreshBooking[] = [];
  let known = 0;
  for (const [index, { line, cells, orderNo }] of numbered.entries()) {
    if (index % linesAtOnce === 0) await setImmediate();
    const before = existing.get(orderNo);
    if (seen.has(orderNo)) faults.push(faultOf(line, 'order-twice', 'orderNo'));
    else if (before?.imported) known += 1;
    else {
      if (before) faults.push(faultOf(line, 'order-taken', 'orderNo'));
      const { visit, faults: wrong } = readLine(cells, rules);
      const { customer, faults: details } = check(cells);
      faults.push(...wrong.map(({ column, reason }) => faultOf(line, reason, column)));
      faults.push(...details.map((detail) => ({ line, ...detail })));
      const isValid = !before && visit && customer && wrong.length + details.length === 0;
      if (isValid) fresh.push({ line, orderNo, cells, visit, customer });
    }
    seen.add(orderNo);
  }
  return { fresh, known, faults };
}

async function rulesOf({ calendar, clock }: Deps): Promise<ImportRules> {
  const facts = await calendar.rules.read();
  const now = clock.now();
  return { view: calendarView(facts, now), area: areasAt(facts, now), rates: taxRates };
}

/** A MAC of the file and the choice, so that the real run repeats the dry run exactly. */
const approvalOf = ({ appSecret }: Deps, { csv, texts }: Pick<ImportRequest, 'csv' | 'texts'>): string =>
  createHmac('sha256', appSecret).update(`import\n${texts}\n${csv}`).digest('base64url');
