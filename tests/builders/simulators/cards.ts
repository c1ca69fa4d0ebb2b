import type { RefundAsked, SettledTicket, SimulatorStore, StoredRefund, StoredTicket } from '#sandbox/cards/store.ts';

/** Books that end with the process; for tests. */
export function memoryStore(): SimulatorStore {
  const tickets = new Map<string, StoredTicket>();
  const refunds: StoredRefund[] = [];
  const approvals = new Map<string, SettledTicket>();
  const approved = (orderNo: string): SettledTicket | null => approvals.get(orderNo) ?? null;
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
      const settled: SettledTicket = { ...stored, state: outcome, settlement };
      tickets.set(ticket, settled);
      if (outcome === 'approved') approvals.set(stored.orderNo, settled);
      return true;
    },
    approvedOrder: async (orderNo) => approved(orderNo),
    all: async () => [...tickets.values()],
    async recordRefund(asked, at, judge) {
      const before = refunds.filter(({ orderNo }) => orderNo === asked.orderNo);
      const verdict = judge({ charge: approved(asked.orderNo), before });
      const stored: StoredRefund = { ...asked, ...verdict, serial: refunds.length + 1, createdAt: at };
      refunds.push(stored);
      return stored;
    },
    findRefund: async (asked) => refunds.findLast((one) => isSameRefund(one, asked)) ?? null,
    refunds: async () => [...refunds],
  };
}

const isSameRefund = (one: StoredRefund, asked: RefundAsked): boolean =>
  one.orderNo === asked.orderNo &&
  one.transactionNo === asked.transactionNo &&
  one.method === asked.method &&
  (asked.amount === null || one.amount === asked.amount);
