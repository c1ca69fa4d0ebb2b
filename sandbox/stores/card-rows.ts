import type { Settlement, StoredTicket } from '#sandbox/cards/simulator.ts';
import type { sandboxCardTickets } from '#server/database/schema/sandbox.ts';

type Row = typeof sandboxCardTickets.$inferSelect;

/** As stored in the table: instants are text there. */
export type KeptSettlement = { [K in keyof Settlement]: string };

/** A row of the card simulator's tickets, as the store returns it. */
export function ticketOf({ state, settlement, ...known }: Row): StoredTicket {
  if (state === 'open' || !settlement) return { ...known, state: 'open' };
  const { settledAt, ...kept } = settlement as KeptSettlement;
  return { ...known, state, settlement: { ...kept, settledAt: new Date(settledAt) } };
}

/** A ticket that was paid or declined; null if there is none or it is open. */
export function settledTicket(row: Row | undefined) {
  const ticket = row ? ticketOf(row) : null;
  return ticket && 'settlement' in ticket ? ticket : null;
}
