import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Charge, GatewayRecord } from '#domain/ledger/records.ts';
import { chargeTransactionNo, followOnTransactionNo } from '#sandbox/cards/simulator.ts';
import type { Db } from '#server/database/database.ts';
import { sandboxCardRefunds as refunds, sandboxCardTickets as tickets } from '#server/database/schema/sandbox.ts';
import { type GatewayBooks, needsGatewayRecord } from '#server/modules/reconciliation/gateway.ts';
import { settledTicket } from './card-rows.ts';

/** The card simulator's records in our database: unlike the real gateway's, they can be listed. */
export const simulatorBooks = (db: Db): GatewayBooks => ({
  isMetered: false,
  async orderNumbersAfter(after, limit) {
    const { rows } = await db.execute<{ order_no: string }>(sql`
      select order_no from (
        select order_no from ${tickets} where state = 'approved' union select order_no from ${refunds} where approved
      ) as known where order_no > ${after} order by order_no limit ${limit}`);
    return rows.map((row) => row.order_no);
  },
  async recordsOf(orders, { since, beforeEach }) {
    await beforeEach?.();
    const records = await recordsIn(
      db,
      orders.map(({ orderNo }) => orderNo),
    );
    const isRecent = ({ charges }: GatewayRecord) =>
      charges.some(({ approvedAt }) => since && approvedAt && approvedAt >= since);
    return new Map(
      orders.flatMap((order) => {
        const record = records.get(order.orderNo) ?? { charges: [], returns: [], silent: [] };
        return needsGatewayRecord(order, since) || isRecent(record) ? [[order.orderNo, record] as const] : [];
      }),
    );
  },
});

/** What the simulator approved and refunded for these orders. */
async function recordsIn(db: Db, orderNumbers: readonly string[]): Promise<Map<string, GatewayRecord>> {
  const numbers = [...orderNumbers];
  const approved = await db
    .select()
    .from(tickets)
    .where(and(inArray(tickets.orderNo, numbers), eq(tickets.state, 'approved')));
  const returned = await db
    .select()
    .from(refunds)
    .where(and(inArray(refunds.orderNo, numbers), eq(refunds.approved, true)));
  const chargesOf = Map.groupBy(approved, ({ orderNo }) => orderNo);
  const returnsOf = Map.groupBy(returned.map(returnOf), ({ orderNo }) => orderNo);
  return new Map(
    numbers.map((orderNo) => [
      orderNo,
      { charges: chargesOf.get(orderNo)?.map(chargeOf) ?? [], returns: returnsOf.get(orderNo) ?? [], silent: [] },
    ]),
  );
}

const returnOf = ({ orderNo, transactionNo, amount, serial }: typeof refunds.$inferSelect) => ({
  orderNo,
  transactionNo,
  amount,
  refundTransactionNo: followOnTransactionNo(serial),
});

function chargeOf(row: typeof tickets.$inferSelect): Charge {
  const { ticket, amount, serial } = row;
  const approvedAt = settledTicket(row)?.settlement.settledAt ?? row.createdAt;
  return { ticket, amount, approvedAt, transactionNo: chargeTransactionNo(serial) };
}
