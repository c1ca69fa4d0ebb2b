import { schedule } from '#business/schedule.ts';
import { today } from '#domain/calendar/zone.ts';
import { compareOrder } from '#domain/ledger/compare-order.ts';
import type { Difference } from '#domain/ledger/difference.ts';
import { atOneMoment } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { checkCalendar, checkReceipts } from './parts/calendar.ts';
import { newestInstant, orderNumbersAfter, recordsOf } from './queries/ledger.ts';

export type LedgerCheck = {
  /** Orders from this instant on are compared with the gateway; older ones while something of them is open. */
  since: Date | null;
  /** Told each difference as it is found. */
  tell(difference: Difference): void;
  /** Orders that are read at one moment. */
  page?: number;
  /** Called before the gateway is asked about an order; it stops the check by throwing. */
  beforeEach?: () => Promise<void>;
};

export type LedgerResult = { orders: number; differences: number; inFlight: number };

type Checked = Pick<Deps, 'db' | 'clock' | 'gatewayBooks'>;

/**
 * Compares bookings, receipts, ledger, refunds and the gateway's own record, order by order, and reports each
 * difference. Changes nothing and may run beside the program: what differs is read once more, because it may have
 * changed while it was read, and what is under way is reported as such.
 */
export async function checkLedger(
  deps: Checked,
  { since, tell, page = 500, beforeEach }: LedgerCheck,
): Promise<LedgerResult> {
  const result: LedgerResult = { orders: 0, differences: 0, inFlight: 0 };
  const count = (differences: readonly Difference[]) => {
    for (const difference of differences) {
      if (difference.inFlight) result.inFlight += 1;
      else result.differences += 1;
      tell(difference);
    }
  };
  const asked = { since, ...(beforeEach && { beforeEach }) };
  for (let after = ''; ; ) {
    const numbers = await nextOrders(deps, after, page);
    const last = numbers.at(-1);
    if (last === undefined) break;
    for (const [orderNo, found] of await compareOrders(deps, numbers, asked)) {
      const isSure = found.every(({ inFlight }) => inFlight);
      count(isSure ? found : ((await compareOrders(deps, [orderNo], asked)).get(orderNo) ?? []));
    }
    result.orders += numbers.length;
    after = last;
  }
  count(await checkReceipts(deps.db));
  count(await checkCalendar(deps.db, today(await readNow(deps), schedule.timeZone)));
  return result;
}

/** The next order numbers that our side or the gateway knows of. */
async function nextOrders({ db, gatewayBooks }: Checked, after: string, limit: number): Promise<string[]> {
  const [ours, theirs] = await Promise.all([
    orderNumbersAfter(db, { after, most: limit }),
    gatewayBooks.orderNumbersAfter(after, limit),
  ]);
  return [...new Set([...ours, ...theirs])].sort().slice(0, limit);
}

type Asked = Parameters<Deps['gatewayBooks']['recordsOf']>[1];

/** Our records of these orders, as they were at one moment, against what the gateway says of them afterwards. */
async function compareOrders(deps: Checked, numbers: readonly string[], asked: Asked) {
  const { orders, now } = await atOneMoment(deps.db, async (tx) => ({
    orders: await recordsOf(tx, numbers),
    now: await readNow({ ...deps, db: tx }),
  }));
  const gateway = await deps.gatewayBooks.recordsOf(orders, asked);
  return new Map(
    orders.map((order) => [order.orderNo, compareOrder(order, gateway.get(order.orderNo) ?? null, now)] as const),
  );
}

/** A sandbox that runs beside us may have been given another clock, so nothing on record lies in the future. */
async function readNow({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<Date> {
  const newest = await newestInstant(db);
  const now = clock.now();
  return newest && newest > now ? newest : now;
}
