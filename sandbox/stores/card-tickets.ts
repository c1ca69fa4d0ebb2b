import { and, asc, eq } from 'drizzle-orm';
import type { SimulatorStore } from '#sandbox/cards/simulator.ts';
import type { Db } from '#server/database/database.ts';
import { sandboxCardTickets as table } from '#server/database/schema/sandbox.ts';
import { sqlState } from '#server/database/transaction.ts';
import { databaseRefundBooks } from './card-refunds.ts';
import { type KeptSettlement, settledTicket, ticketOf } from './card-rows.ts';

/** The card simulator's records in PostgreSQL: they survive a killed process and are shared by all processes. */
export function databaseCardBooks(db: Db): SimulatorStore {
  return {
    async createTicket(ticket) {
      const [row] = await db.insert(table).values(ticket).returning();
      if (!row) throw new Error(`ticket ${ticket.ticket} was not stored`);
      return ticketOf(row);
    },

    async findTicket(ticket) {
      const [row] = await db.select().from(table).where(eq(table.ticket, ticket));
      return row ? ticketOf(row) : null;
    },

    async settleTicket(ticket, outcome, settlement) {
      const kept: KeptSettlement = { ...settlement, settledAt: settlement.settledAt.toISOString() };
      const open = and(eq(table.ticket, ticket), eq(table.state, 'open'));
      try {
        const settled = await db.update(table).set({ state: outcome, settlement: kept }).where(open).returning();
        return settled.length === 1;
      } catch (error) {
        // Another ticket of this order is approved: the unique index lets an order be charged once.
        if (sqlState(error) === '23505') return false;
        throw error;
      }
    },

    async approvedOrder(orderNo) {
      const [row] = await db
        .select()
        .from(table)
        .where(and(eq(table.orderNo, orderNo), eq(table.state, 'approved')));
      return settledTicket(row);
    },

    async all() {
      const rows = await db.select().from(table).orderBy(asc(table.serial));
      return rows.map(ticketOf);
    },

    ...databaseRefundBooks(db),
  };
}
