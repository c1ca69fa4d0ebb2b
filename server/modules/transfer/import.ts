import { createHmac } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { schedule } from '#business/schedule.ts';
import { services } from '#business/services.ts';
import { midnight } from '#domain/calendar/zone.ts';
import { areasAt } from '#domain/funnel/area.ts';
import { type ImportRules, readLine } from '#domain/import/read-line.ts';
import type { Language } from '#domain/language.ts';
import { type Refusal, refuse } from '#domain/refusal.ts';
import { isSameSecret } from '#server/common/secrets.ts';
import type { Db } from '#server/database/database.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { audit } from '#server/modules/audit/record.ts';
import { calendarView } from '#server/modules/calendar/open-days.ts';
import type { Operator } from '#server/operator.ts';
import { faultOf, type ImportFault, type ImportLine, orderNumberOf } from './parts/lines.ts';
import { type CustomerCheck, type FreshBooking, type StoredLine, writeImported } from './parts/write.ts';
import { existingOrders, lockImports } from './queries/import.ts';

export type ImportRequest = { csv: string; texts: boolean; approval: string | null; language: Language };
export type ImportResult = {
  lines: number;
  known: number;
  fresh: number;
  upcoming: number;
  faults: ImportFault[];
  /** How many there are besides those. */
  more: number;
  ignored: string[];
  /** The first of the new ones, as they are or would be stored. */
  first: StoredLine[];
  /** A file of the rejected lines; null if there are none. */
  rest: string | null;
  approval: string | null;
};

/** Nobody reads more than this; every rejected line is in the returned file, with its reason. */
const toldFaults = 1000;
const toldOf = (all: readonly ImportFault[]) => ({
  faults: all.slice(0, toldFaults),
  more: Math.max(0, all.length - toldFaults),
});

/** Carries the result out of a transaction that is rolled back. */
class RolledBack extends Error {
  readonly result: ImportResult;
  constructor(result: ImportResult) {
    super('rolled back');
    this.result = result;
  }
}

/** This many lines show whether a file was read as intended. */
const shownLines = 5;

/**
 * Imports existing bookings. They were paid and invoiced elsewhere, so nothing is charged, invoiced or confirmed. A dry run
 * does everything and rolls back; the real run needs the `approval` of a dry run. Faulty lines are reported and
 * returned; the others are imported.
 */
export async function importBookings(
  deps: Deps,
  operator: Pick<Operator, 'id'>,
  { csv, texts, approval, language }: ImportRequest,
  check: CustomerCheck,
): Promise<ImportResult | Refusal> {
  const expected = approvalOf(deps, { csv, texts });
  if (approval !== null && !isSameSecret(approval, expected)) return refuse('IMPORT_CHANGED');
  const tasks = deps.importTasks ?? (await import('./thread.ts'));
  const file = await tasks.read(csv);
  const { lines, faults: uneven, ignored } = file;
  const empty = { lines: file.records.length, known: 0, fresh: 0, upcoming: 0, ignored, first: [], approval: null };
  if (lines.length === 0)
    return { ...empty, ...toldOf(uneven), rest: await tasks.rest({ file, faults: uneven, language }) };

  const rules = await rulesOf(deps);
  const calendar = await deps.calendar.rules.read();
  const { policy } = await deps.settings.read();
  try {
    const result = await transact(deps.db, async (tx) => {
      await lockImports(tx);
      const { fresh, known, faults } = await readBookings(tx, lines, rules, check);
      const allFaults = [...uneven, ...faults];
      const stored: StoredLine[] = [];
      for (const booking of fresh) {
        const written = await writeImported(deps, tx, booking, { calendar, policy, texts });
        if ('reason' in written) allFaults.push(written);
        else stored.push(written);
      }
      allFaults.sort((a, b) => a.line - b.line);
      const result = {
        ...empty,
        known,
        fresh: stored.length,
        upcoming: stored.filter(({ upcoming }) => upcoming).length,
        ...toldOf(allFaults),
        first: stored.slice(0, shownLines),
        rest: await tasks.rest({ file, faults: allFaults, language }),
      };
      const isPossible = stored.length > 0 || allFaults.length === 0;
      if (approval === null || !isPossible)
        throw new RolledBack({ ...result, approval: isPossible && approval === null ? expected : null });
      const after = { bookings: stored.length, texts };
      await audit(tx, deps, { by: operator.id, action: 'import', subject: expected.slice(0, 16), after });
      return result;
    });
    deps.calendar.claims.forget();
    return result;
  } catch (error) {
    if (error instanceof RolledBack) return error.result;
    throw error;
  }
}

/** Yields to other requests after this many. */
const linesAtOnce = 50;

/** The bookings that can be imported, how many were already imported, and every error of the others. */
async function readBookings(tx: Db, lines: readonly ImportLine[], rules: ImportRules, check: CustomerCheck) {
  const read: Reading[] = [];
  for (const [index, one] of lines.entries()) {
    if (index % linesAtOnce === 0) await setImmediate();
    read.push(readingOf(one, rules, check));
  }
  const existing = await existingOrders(
    tx,
    read.flatMap(({ orderNo, formerly }) => [orderNo, formerly]),
  );
  const faults: ImportFault[] = [];
  const seen = new Set<string>();
  const fresh: FreshBooking[] = [];
  let known = 0;
  for (const { line, cells, orderNo, formerly, visit, customer, wrong } of read) {
    const before = existing.get(orderNo) ?? existing.get(formerly);
    if (seen.has(orderNo)) faults.push(faultOf(line, 'order-twice', 'orderNo'));
    else if (before?.imported) known += 1;
    else {
      if (before) faults.push(faultOf(line, 'order-taken', 'orderNo'));
      faults.push(...wrong);
      if (!before && visit && customer && wrong.length === 0) fresh.push({ line, orderNo, cells, visit, customer });
    }
    seen.add(orderNo);
  }
  return { fresh, known, faults };
}

type Reading = Pick<FreshBooking, 'line' | 'cells' | 'orderNo'> & {
  visit: FreshBooking['visit'] | null;
  customer: FreshBooking['customer'] | null;
  wrong: ImportFault[];
  /** Its number in a file imported when numbers were derived from raw cells. */
  formerly: string;
};

/** A line read by itself. Its number is derived from its visit and client, whatever their spelling. */
function readingOf({ line, cells }: ImportLine, rules: ImportRules, check: CustomerCheck): Reading {
  const { visit, faults: ofVisit } = readLine(cells, rules);
  const { customer, faults: ofCustomer } = check(cells);
  const wrong = [
    ...ofVisit.map(({ column, reason }) => faultOf(line, reason, column)),
    ...ofCustomer.map((detail) => ({ line, ...detail })),
  ];
  const formerly = cells.orderNo || orderNumberOf(cells);
  const meant = visit && customer && { ...visit, email: customer.email };
  const orderNo = cells.orderNo || (meant ? orderNumberOf(meant) : formerly);
  return { line, cells, orderNo, formerly, visit, customer, wrong };
}

async function rulesOf({ calendar, clock, taxRatesAt }: Deps): Promise<ImportRules> {
  const facts = await calendar.rules.read();
  const now = clock.now();
  return {
    view: calendarView(facts, now),
    area: areasAt(facts, now),
    services,
    ratesOn: (day) => taxRatesAt(midnight(day, schedule.timeZone)),
  };
}

/** A MAC of the file and the choice, so that the real run repeats the dry run exactly. */
const approvalOf = ({ appSecret }: Deps, { csv, texts }: Pick<ImportRequest, 'csv' | 'texts'>): string =>
  createHmac('sha256', appSecret).update(`import\n${texts}\n${csv}`).digest('base64url');
