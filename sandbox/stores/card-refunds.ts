import { and, asc, desc, eq } from 'drizzle-orm';
import type { SimulatorStore } from '#sandbox/cards/simulator.ts';
import type { Db } from '#server/database/database.ts';
import { sandboxCardRefunds as table, sandboxCardTickets as tickets } from '#server/database/schema/sandbox.ts';
import { transact } from '#server/database/transaction.ts';
import { settledTicket } from './card-rows.ts';

/** The card simulator's refunds and voids. */
export function databaseRefundBooks(db: Db): Pick<SimulatorStore, 'recordRefund' | 'findRefund' | 'refunds'> {
  return {
    recordRefund: (asked, at, judge) =>
      transact(db, async (tx) => {
        // The payment's row is the lock: the second caller reads what the first wrote.
        const [charge] = await tx
          .select()
          .from(tickets)
          .where(and(eq(tickets.orderNo, asked.orderNo), eq(tickets.state, 'approved')))
          .for('update');
        const before = await tx.select().from(table).where(eq(table.orderNo, asked.orderNo)).orderBy(asc(table.serial));
        const verdict = judge({ charge: settledTicket(charge), before });
        const [stored] = await tx
          .insert(table)
          .values({ ...asked, ...verdict, createdAt: at })
          .returning();
        if (!stored) throw new Error(`a refund of ${asked.orderNo} was not stored`);
        return stored;
      }),

    async findRefund({ orderNo, transactionNo, method, amount }) {
      const same = [eq(table.orderNo, orderNo), eq(table.transactionNo, transactionNo), eq(table.method, method)];
      if (amount !== null) same.push(eq(table.amount, amount));
      const [newest] = await db
        .select()
        .from(table)
        .where(and(...same))
        .orderBy(desc(table.serial))
        .limit(1);
      return newest ?? null;
    },

    refunds: () => db.select().from(table).orderBy(asc(table.serial)),
  };
}
