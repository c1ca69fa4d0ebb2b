import type { Language } from '#domain/language.ts';
import type { Cents } from '#domain/money.ts';

export type NewTicket = {
  ticket: string;
  orderNo: string;
  amount: Cents;
  language: Language;
  createdAt: Date;
};

export type Outcome = 'approved' | 'declined';

/** What the bank said, once per ticket. */
export type Settlement = {
  settledAt: Date;
  /** Three digits; below 050 is an approval. */
  responseCode: string;
  isoCode: string;
  /** The card as books may keep it: first six and last four digits, nothing between. */
  firstSixLastFour: string;
  cardType: string;
  /** MMYY, empty when a script paid without one. */
  expiry: string;
};

/** `serial` is given by the store, ascending; the gateway's own numbers are made of it. */
export type StoredTicket = NewTicket & { serial: number } & (
    | { state: 'open' }
    | { state: Outcome; settlement: Settlement }
  );

export type SettledTicket = Extract<StoredTicket, { settlement: Settlement }>;

/** The simulator's books. They outlive the program, as the real gateway's would. */
export type SimulatorStore = {
  /** Throws when the ticket exists: ids are handed in and must be fresh. */
  createTicket(ticket: NewTicket): Promise<StoredTicket>;
  findTicket(ticket: string): Promise<StoredTicket | null>;
  /**
   * Closes an open ticket in one indivisible step. False, and nothing written, when the ticket is not open or when
   * this would be the second approval of its order number.
   */
  settleTicket(ticket: string, outcome: Outcome, settlement: Settlement): Promise<boolean>;
  /** The approved ticket of an order number: what preload refuses, and what a refund will start from. */
  approvedOrder(orderNo: string): Promise<SettledTicket | null>;
  /** Every ticket, oldest first. */
  all(): Promise<StoredTicket[]>;
};

/** Books that end with the process; for tests. */
export function memoryStore(): SimulatorStore {
  const tickets = new Map<string, StoredTicket>();
  const approved = (orderNo: string): SettledTicket | null =>
    [...tickets.values()].filter(isSettled).find((one) => one.state === 'approved' && one.orderNo === orderNo) ?? null;
  return {
    async createTicket(ticket) {
      if (tickets.has(ticket.ticket)) throw new Error(`ticket ${ticket.ticket} exists`);
      const stored: StoredTicket = { ...ticket, serial: tickets.size + 1, state: 'open' };
      tickets.set(stored.ticket, stored);
      return stored;
    },
    findTicket: async (ticket) => tickets.get(ticket) ?? null,
    async settleTicket(ticket, outcome, settlement) {
      const stored = tickets.get(ticket);
      if (stored?.state !== 'open' || (outcome === 'approved' && approved(stored.orderNo))) return false;
      tickets.set(ticket, { ...stored, state: outcome, settlement });
      return true;
    },
    approvedOrder: async (orderNo) => approved(orderNo),
    all: async () => [...tickets.values()],
  };
}

export function isSettled(ticket: StoredTicket): ticket is SettledTicket {
  return ticket.state !== 'open';
}
