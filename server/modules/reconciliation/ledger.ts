import { schedule } from '#business/schedule.ts';
import { today } from '#domain/calendar/zone.ts';
import { compareOrder } from '#domain/ledger/compare-order.ts';
import { type Difference, Differences, text } from '#domain/ledger/difference.ts';
import type { Db } from '#server/database/database.ts';
import { atOneMoment } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { compareSums } from '#server/modules/reports/compare-sums.ts';
import { checkCalendar, checkReceipts } from './parts/calendar.ts';
import { newestInstant, orderNumbersAfter, recordsOf } from './queries/ledger.ts';

/** Daily report sums that do not match their rows. */
async function checkSums(db: Db): Promise<Difference[]> {
  const found: Difference[] = [];
  await compareSums(db, ({ day, name, kept, rows }) => {
    const differences = new Differences(day);
    differences.add('daily-sum-differs', ['sums', { text: name }, { text: kept }], text('rows', rows));
    found.push(...differences.found);
  });
  return found;
}

export type LedgerCheck = {
  /** Compares orders from this instant on with the gateway, and older ones while something of them is open; null for all. */
  since: Date | null;
  report(difference: Difference): void;
  /** How many orders are read in one snapshot. */
  pageSize?: number;
  /** Called before each request to the gateway; aborts the check by throwing. */
  beforeEach?: () => Promise<void>;
};

export type LedgerResult = { orders: number; differences: number; inFlight: number };

type CheckDeps = Pick<Deps, 'db' | 'clock' | 'gatewayBooks'>;

/**
 * Compares bookings, receipts, ledger, refunds and the gateway's own records, order by order, and reports each difference.
 * Read-only and safe beside the running program: differences are read a second time, because data may have changed in
 * between, and work in progress is reported as such.
 */
export async function checkLedger(
  deps: CheckDeps,
  { since, report, pageSize = 500, beforeEach }: LedgerCheck,
): Promise<LedgerResult> {
  const result: LedgerResult = { orders: 0, differences: 0, inFlight: 0 };
  const count = (differences: readonly Difference[]) => {
    for (const difference of differences) {
      if (difference.inFlight) result.inFlight += 1;
      else result.differences += 1;
      report(difference);
    }
  };
  const options = { since, ...(beforeEach && { beforeEach }) };
  for (let after = ''; ; ) {
    const numbers = await nextOrders(deps, after, pageSize);
    const last = numbers.at(-1);
    if (last === undefined) break;
    for (const [orderNo, found] of await compareOrders(deps, numbers, options)) {
      const isCertain = found.every(({ inFlight }) => inFlight);
      count(isCertain ? found : ((await compareOrders(deps, [orderNo], options)).get(orderNo) ?? []));
    }
    result.orders += numbers.length;
    after = last;
  }
  count(await checkReceipts(deps.db));
  count(await checkCalendar(deps.db, today(await readNow(deps), schedule.timeZone)));
  count(await checkSums(deps.db));
  return result;
}

/** The next order numbers on record with us or the gateway. */
async function nextOrders({ db, gatewayBooks }: CheckDeps, after: string, limit: number): Promise<string[]> {
  const [ours, theirs] = await Promise.all([
    orderNumbersAfter(db, { after, limit }),
    gatewayBooks.orderNumbersAfter(after, limit),
  ]);
  return [...new Set([...ours, ...theirs])].sort().slice(0, limit);
}

type RecordOptions = Parameters<Deps['gatewayBooks']['recordsOf']>[1];

/** Differences by order number: our records, from one snapshot, against the gateway's, read after it. */
async function compareOrders(deps: CheckDeps, numbers: readonly string[], options: RecordOptions) {
  const { orders, now } = await atOneMoment(deps.db, async (tx) => ({
    orders: await recordsOf(tx, numbers),
    now: await readNow({ ...deps, db: tx }),
  }));
  const gateway = await deps.gatewayBooks.recordsOf(orders, options);
  return new Map(
    orders.map((order) => [order.orderNo, compareOrder(order, gateway.get(order.orderNo) ?? null, now)] as const),
  );
}

/** The clock, or the newest event if that is later: a sandbox running beside this program may have set its clock ahead. */
async function readNow({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<Date> {
  const newest = await newestInstant(db);
  const now = clock.now();
  return newest && newest > now ? newest : now;
}
