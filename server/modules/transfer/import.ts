import { createHmac, timingSafeEqual } from 'node:crypto';
import { servedAreas } from '#business/area.ts';
import { schedule } from '#business/schedule.ts';
import { taxRates } from '#business/taxes.ts';
import { type ImportRules, readLine } from '#domain/import/read-line.ts';
import { type Refusal, refuse } from '#domain/refusal.ts';
import type { Db } from '#server/database/database.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { audit } from '#server/modules/audit/record.ts';
import { calendarView } from '#server/modules/calendar/open-days.ts';
import type { Operator } from '#server/operator.ts';
import { faultOf, type ImportFault, type ImportLine, orderNumberOf, readFile } from './parts/lines.ts';
import { type CustomerCheck, type FreshBooking, writeImported } from './parts/write.ts';
import { queueForImport, takenOrders } from './queries/import.ts';

export type ImportAsked = { csv: string; texts: boolean; approval: string | null };
export type ImportResult = {
  lines: number;
  known: number;
  fresh: number;
  upcoming: number;
  faults: ImportFault[];
  ignored: string[];
  approval: string | null;
};

/** Carries a result out of a transaction of which nothing is kept. */
class NothingKept extends Error {
  readonly result: ImportResult;
  constructor(result: ImportResult) {
    super('nothing is kept');
    this.result = result;
  }
}

/**
 * Brings bookings of before over: paid and recorded elsewhere, so neither charged, invoiced nor written to again. The dry
 * run does all of it and keeps nothing; the real run needs what a dry run without faults answered. All or nothing.
 */
export async function importBookings(
  deps: Deps,
  operator: Operator,
  { csv, texts, approval }: ImportAsked,
  check: CustomerCheck,
): Promise<ImportResult | Refusal> {
  const right = approvalOf(deps, { csv, texts });
  if (approval !== null && !isSame(approval, right)) return refuse('IMPORT_CHANGED');
  const { lines, faults: uneven, ignored } = readFile(csv);
  const nothing = { lines: lines.length, known: 0, fresh: 0, upcoming: 0, ignored, approval: null };
  if (lines.length === 0) return { ...nothing, faults: uneven };

  const rules = await rulesOf(deps);
  const { crews } = await deps.calendar.rules.read();
  try {
    const result = await transact(deps.db, async (tx) => {
      await queueForImport(tx);
      const { fresh, known, faults } = await readBookings(tx, lines, rules, check);
      const wrong = [...uneven, ...faults];
      for (const booking of fresh) {
        const fault = await writeImported(deps, tx, booking, { crews, texts });
        if (fault) wrong.push(fault);
      }
      const upcoming = fresh.filter(({ visit }) => visit.upcoming).length;
      const counted = { ...nothing, known, fresh: fresh.length, upcoming };
      if (wrong.length > 0) throw new NothingKept({ ...counted, faults: wrong.toSorted((a, b) => a.line - b.line) });
      if (approval === null) throw new NothingKept({ ...counted, faults: [], approval: right });
      const after = { bookings: fresh.length, texts };
      await audit(tx, deps, { by: operator.id, action: 'import', subject: right.slice(0, 16), after });
      return { ...counted, faults: [] };
    });
    deps.calendar.claims.forget();
    return result;
  } catch (error) {
    if (error instanceof NothingKept) return error.result;
    throw error;
  }
}

/** What is right about every line, and everything that is wrong with any. */
async function readBookings(tx: Db, lines: readonly ImportLine[], rules: ImportRules, check: CustomerCheck) {
  const faults: ImportFault[] = [];
  const numbered = lines.map((line) => ({ ...line, orderNo: line.cells.orderNo || orderNumberOf(line.cells) }));
  const taken = await takenOrders(
    tx,
    numbered.map(({ orderNo }) => orderNo),
  );
  const seen = new Set<string>();
  const fresh: FreshBooking[] = [];
  let known = 0;
  for (const { line, cells, orderNo } of numbered) {
    const before = taken.get(orderNo);
    if (seen.has(orderNo)) faults.push(faultOf(line, 'order-twice', 'orderNo'));
    else if (before?.imported) known += 1;
    else {
      if (before) faults.push(faultOf(line, 'order-taken', 'orderNo'));
      const { visit, faults: wrong } = readLine(cells, rules);
      const { customer, faults: details } = check(cells);
      faults.push(...wrong.map(({ column, reason }) => faultOf(line, reason, column)));
      faults.push(...details.map((detail) => ({ line, ...detail })));
      const right = !before && visit && customer && wrong.length + details.length === 0;
      if (right) fresh.push({ line, orderNo, cells, visit, customer });
    }
    seen.add(orderNo);
  }
  return { fresh, known, faults };
}

async function rulesOf({ calendar, clock }: Deps): Promise<ImportRules> {
  const facts = await calendar.rules.read();
  const area = { served: servedAreas, blocked: facts.blockedAreas };
  return { view: { ...calendarView(facts, clock.now()), schedule }, area, rates: taxRates };
}

/** Only a dry run of the very same file and choice tells it. */
const approvalOf = ({ appSecret }: Deps, { csv, texts }: Pick<ImportAsked, 'csv' | 'texts'>): string =>
  createHmac('sha256', appSecret).update(`import\n${texts}\n${csv}`).digest('base64url');

const isSame = (given: string, right: string): boolean =>
  given.length === right.length && timingSafeEqual(Buffer.from(given), Buffer.from(right));
