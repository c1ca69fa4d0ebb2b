import { and, asc, eq } from 'drizzle-orm';
import type { SettledTicket, Settlement, SimulatorStore, StoredTicket } from '#adapters/cards/simulator/store.ts';
import type { Db } from '../database.ts';
import { sandboxCardTickets as tickets } from '../schema/index.ts';
import { sqlState } from '../transaction.ts';

type Row = typeof tickets.$inferSelect;

const settlementOf = ({ settlement }: Row): Settlement => {
  const kept = settlement ?? {};
  return {
    settledAt: new Date(kept.settledAt ?? 0),
    responseCode: kept.responseCode ?? '',
    isoCode: kept.isoCode ?? '',
    firstSixLastFour: kept.firstSixLastFour ?? '',
    cardType: kept.cardType ?? '',
    expiry: kept.expiry ?? '',
  };
};

function stored(row: Row): StoredTicket {
  const { serial, ticket, orderNo, amount, language, createdAt, state } = row;
  const common = { serial, ticket, orderNo, amount, language, createdAt };
  return state === 'open' ? { ...common, state } : { ...common, state, settlement: settlementOf(row) };
}

/** The card stand-in's books in the program's own database; several copies of the program share them. */
export function sandboxCardBooks(db: Db): SimulatorStore {
  return {
    async createTicket(ticket) {
      const [row] = await db.insert(tickets).values(ticket).returning();
      if (!row) throw new Error(`ticket ${ticket.ticket} was not written`);
      return stored(row);
    },
    async findTicket(ticket) {
      const [row] = await db.select().from(tickets).where(eq(tickets.ticket, ticket));
      return row ? stored(row) : null;
    },
    async settleTicket(ticket, state, { settledAt, ...settlement }) {
      try {
        const rows = await db
          .update(tickets)
          .set({ state, settlement: { ...settlement, settledAt: settledAt.toISOString() } })
          .where(and(eq(tickets.ticket, ticket), eq(tickets.state, 'open')))
          .returning({ serial: tickets.serial });
        return rows.length > 0;
      } catch (error) {
        if (sqlState(error) === '23505') return false; // the order number was charged on another ticket
        throw error;
      }
    },
    async approvedOrder(orderNo) {
      const [row] = await db
        .select()
        .from(tickets)
        .where(and(eq(tickets.orderNo, orderNo), eq(tickets.state, 'approved')));
      const found = row ? stored(row) : null;
      return found && isSettled(found) ? found : null;
    },
    async all() {
      const rows = await db.select().from(tickets).orderBy(asc(tickets.serial));
      return rows.map(stored);
    },
  };
}

const isSettled = (ticket: StoredTicket): ticket is SettledTicket => ticket.state !== 'open';
