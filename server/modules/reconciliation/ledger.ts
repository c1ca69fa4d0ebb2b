import { schedule } from '#business/schedule.ts';
import { today } from '#domain/calendar/zone.ts';
import { compareOrder } from '#domain/ledger/compare-order.ts';
import type { Difference } from '#domain/ledger/difference.ts';
import type { GatewayRecord, OrderRecords } from '#domain/ledger/records.ts';
import { atOneMoment } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { needsGatewayRecord, readGatewayRecords } from './gateway.ts';
import { checkCalendar, checkReceipts } from './parts/calendar.ts';
import { newestInstant, orderNumbersAfter, recordsOf, standInRecordsOf } from './queries/ledger.ts';

export type LedgerCheck = {
  /** Orders from this instant on are compared with the gateway; older ones while something of them is open. */
  since: Date | null;
  /** Told each difference as it is found. */
  tell(difference: Difference): void;
  /** Orders that are read at one moment. */
  page?: number;
};

export type LedgerResult = { orders: number; differences: number; inFlight: number };

type Checked = Pick<Deps, 'db' | 'clock' | 'cards' | 'sandbox'>;

/**
 * Compares bookings, receipts, ledger, refunds and the gateway's own record, order by order, and tells each difference.
 * Changes nothing and may run beside the program: a page of orders is read at one moment, and what is under way is told
 * as such. Where the stand-in takes the cards, its books are read directly, so that they may know more than we do.
 */
export async function checkLedger(deps: Checked, { since, tell, page = 500 }: LedgerCheck): Promise<LedgerResult> {
  const result: LedgerResult = { orders: 0, differences: 0, inFlight: 0 };
  const count = (differences: readonly Difference[]) => {
    for (const difference of differences) {
      if (difference.inFlight) result.inFlight += 1;
      else result.differences += 1;
      tell(difference);
    }
  };
  for (let after = ''; ; ) {
    const { orders, standIn, now } = await readPage(deps, { after, most: page });
    const last = orders.at(-1);
    if (!last) break;
    const asked = orders.filter(
      (order) => needsGatewayRecord(order, since) || isYoungCharge(standIn?.get(order.orderNo), since),
    );
    const gateway = standIn ?? (await readGatewayRecords(deps.cards, asked));
    const isAsked = new Set(asked);
    for (const order of orders) {
      count(compareOrder(order, isAsked.has(order) ? (gateway.get(order.orderNo) ?? null) : null, now));
    }
    result.orders += orders.length;
    after = last.orderNo;
  }
  count(await checkReceipts(deps.db));
  count(await checkCalendar(deps.db, today(await readNow(deps), schedule.timeZone)));
  return result;
}

type Page = { orders: OrderRecords[]; standIn: ReadonlyMap<string, GatewayRecord> | null; now: Date };

function readPage(deps: Checked, { after, most }: { after: string; most: number }): Promise<Page> {
  return atOneMoment(deps.db, async (tx) => {
    const numbers = await orderNumbersAfter(tx, { after, most, standIn: deps.sandbox });
    return {
      orders: await recordsOf(tx, numbers),
      standIn: deps.sandbox ? await standInRecordsOf(tx, numbers) : null,
      now: await readNow({ ...deps, db: tx }),
    };
  });
}

/** Only the stand-in's books can know of a charge that our side has never heard of. */
const isYoungCharge = (record: GatewayRecord | undefined, since: Date | null): boolean =>
  record?.charges.some(({ approvedAt }) => since && approvedAt && approvedAt >= since) ?? false;

/** A sandbox that runs beside us may have been given another clock, so nothing on record lies in the future. */
async function readNow({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<Date> {
  const newest = await newestInstant(db);
  const now = clock.now();
  return newest && newest > now ? newest : now;
}
