import { type Cents, cents, sum } from '#domain/money.ts';

export type LedgerEvent = { ticket: string | null; eventType: PaymentEventType; amount: Cents | null };

/** The states of an order's money, the least urgent first. */
const states = [
  'nothing',
  'unpaid',
  'declined',
  'free',
  /** The payment belongs to the booking of another order. */
  'on-record-elsewhere',
  'refunded',
  /** Cancelled too late for a refund. */
  'kept',
  'booked',
  /** Approved by the gateway, not booked yet. */
  'paid',
  'return-requested',
  /** Requested without an answer: the money may have moved. */
  'return-unknown',
] as const;
export type MoneyState = (typeof states)[number];

export type MoneyOfOrder = {
  charged: Cents;
  refunded: Cents;
  /** The most urgent state of its tickets. */
  state: MoneyState;
};

type Meaning = { payment: MoneyState } | { comingBack: MoneyState | null };

// The state of a payment only moves forward in `rank`; of its refund, the newest event counts.
const meanings = {
  'ticket.opened': { payment: 'unpaid' },
  'ticket.failed': { payment: 'unpaid' },
  'checkout.abandoned': { payment: 'unpaid' },
  'receipt.declined': { payment: 'declined' },
  'payment.not-needed': { payment: 'free' },
  'receipt.approved': { payment: 'paid' },
  'payment.recorded-by-hand': { payment: 'paid' },
  'payment.not-booked': { payment: 'paid' },
  'payment.booked': { payment: 'booked' },
  'refund.not-due': { comingBack: 'kept' },
  // The visit goes ahead after all.
  'refund.taken-back': { comingBack: null },
  'refund.requested': { comingBack: 'return-requested' },
  'void.asked': { comingBack: 'return-unknown' },
  'refund.asked': { comingBack: 'return-unknown' },
  'refund.unknown': { comingBack: 'return-unknown' },
  'refund.not-sent': { comingBack: 'return-requested' },
  'void.refused': { comingBack: 'return-requested' },
  'refund.refused': { comingBack: 'return-requested' },
  'void.approved': { comingBack: 'refunded' },
  'refund.approved': { comingBack: 'refunded' },
  'refund.sent-again-by-hand': { comingBack: 'return-requested' },
  'refund.confirmed-by-hand': { comingBack: 'refunded' },
  'refund.returned-elsewhere': { comingBack: 'refunded' },
} as const satisfies Record<string, Meaning>;
export type PaymentEventType = keyof typeof meanings;
export const paymentEventTypes = Object.keys(meanings) as PaymentEventType[];

const rank = ['nothing', 'unpaid', 'declined', 'free', 'on-record-elsewhere', 'paid', 'booked'];
const chargeLines: readonly string[] = [
  'receipt.approved',
  'payment.recorded-by-hand',
  'payment.booked',
  'payment.not-booked',
];

/** The events saying that money was refunded, each once per refund. */
export const returnLines: readonly string[] = [
  'void.approved',
  'refund.approved',
  'refund.confirmed-by-hand',
  'refund.returned-elsewhere',
];

type OfTicket = { charged: number; refunded: number; payment: MoneyState; comingBack: MoneyState | null };

/**
 * The money of one order from its ledger events, oldest first: what was charged and refunded, and its state. A charge is often
 * recorded several times, so it counts once per ticket; every refund counts.
 */
export function moneyOfOrder(events: readonly LedgerEvent[]): MoneyOfOrder {
  const tickets = [...Map.groupBy(events, ({ ticket }) => ticket ?? '').values()].map(ofTicket);
  const stands = tickets.map(({ payment, comingBack }) => comingBack ?? payment);
  return {
    charged: sum(...tickets.map(({ charged }) => cents(charged))),
    refunded: sum(...tickets.map(({ refunded }) => cents(refunded))),
    state: states.findLast((state) => stands.includes(state)) ?? 'nothing',
  };
}

function ofTicket(events: readonly LedgerEvent[]): OfTicket {
  const money: OfTicket = { charged: 0, refunded: 0, payment: 'nothing', comingBack: null };
  for (const event of events) {
    const { eventType, amount } = event;
    if (chargeLines.includes(eventType)) money.charged = Math.max(money.charged, amount ?? 0);
    if (returnLines.includes(eventType)) money.refunded += amount ?? 0;
    const meaning = meaningOf(event);
    if ('comingBack' in meaning) money.comingBack = meaning.comingBack;
    else if (rank.indexOf(meaning.payment) > rank.indexOf(money.payment)) money.payment = meaning.payment;
  }
  return money;
}

function meaningOf({ eventType, amount }: LedgerEvent): Meaning {
  // Without an amount, no money moved for this order.
  if (eventType === 'payment.not-booked' && amount === null) return { payment: 'on-record-elsewhere' };
  return meanings[eventType];
}
