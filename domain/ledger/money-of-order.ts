import { type Cents, cents, sum } from '#domain/money.ts';
import type { PaymentEventType } from './event-types.ts';

/** One line of the ledger, as far as money is concerned. */
export type LedgerEvent = { ticket: string | null; eventType: PaymentEventType; amount: Cents | null };

/** What can be said of the money of an order, the least pressing first. */
const states = [
  /** The ledger knows nothing of it. */
  'nothing',
  'unpaid',
  'declined',
  /** Nothing was due. */
  'free',
  /** The payment is on record for another order, whose booking it paid. */
  'on-record-elsewhere',
  'given-back',
  /** The booking was cancelled too late to bring anything back. */
  'kept',
  'booked',
  /** The gateway says so, and nothing has come of it yet. */
  'paid',
  'return-requested',
  /** Asked for, and not answered: it may have moved. */
  'return-unknown',
] as const;
export type MoneyState = (typeof states)[number];

export type MoneyOfOrder = {
  charged: Cents;
  givenBack: Cents;
  /** Of several tickets, the state of the one that presses most. */
  state: MoneyState;
};

type Meaning = { payment: MoneyState } | { comingBack: MoneyState };

// A state of the payment only ever rises in the list above; of what comes back, the newest line counts.
const meanings: Readonly<Record<PaymentEventType, Meaning>> = {
  'ticket.opened': { payment: 'unpaid' },
  'ticket.failed': { payment: 'unpaid' },
  'checkout.abandoned': { payment: 'unpaid' },
  'receipt.declined': { payment: 'declined' },
  'payment.not-needed': { payment: 'free' },
  'receipt.approved': { payment: 'paid' },
  'payment.not-booked': { payment: 'paid' },
  'payment.booked': { payment: 'booked' },
  'refund.not-due': { comingBack: 'kept' },
  'refund.requested': { comingBack: 'return-requested' },
  'void.asked': { comingBack: 'return-unknown' },
  'refund.asked': { comingBack: 'return-unknown' },
  'refund.unknown': { comingBack: 'return-unknown' },
  'refund.not-sent': { comingBack: 'return-requested' },
  'void.refused': { comingBack: 'return-requested' },
  'refund.refused': { comingBack: 'return-requested' },
  'void.approved': { comingBack: 'given-back' },
  'refund.approved': { comingBack: 'given-back' },
};

const rank = ['nothing', 'unpaid', 'declined', 'free', 'on-record-elsewhere', 'paid', 'booked'];
const chargeLines: readonly string[] = ['receipt.approved', 'payment.booked', 'payment.not-booked'];
const returnLines: readonly string[] = ['void.approved', 'refund.approved'];

type OfTicket = { charged: number; givenBack: number; payment: MoneyState; comingBack: MoneyState | null };

/**
 * The money of one order, told from its ledger alone, oldest line first: what was charged, what was given back, and how
 * it stands. One charge is often seen several times, so it counts once per ticket; each return counts.
 */
export function moneyOfOrder(events: readonly LedgerEvent[]): MoneyOfOrder {
  const tickets = [...Map.groupBy(events, ({ ticket }) => ticket ?? '').values()].map(ofTicket);
  const stands = tickets.map(({ payment, comingBack }) => comingBack ?? payment);
  return {
    charged: sum(...tickets.map(({ charged }) => cents(charged))),
    givenBack: sum(...tickets.map(({ givenBack }) => cents(givenBack))),
    state: states.findLast((state) => stands.includes(state)) ?? 'nothing',
  };
}

function ofTicket(events: readonly LedgerEvent[]): OfTicket {
  const told: OfTicket = { charged: 0, givenBack: 0, payment: 'nothing', comingBack: null };
  for (const event of events) {
    const { eventType, amount } = event;
    if (chargeLines.includes(eventType)) told.charged = Math.max(told.charged, amount ?? 0);
    if (returnLines.includes(eventType)) told.givenBack += amount ?? 0;
    const meaning = meaningOf(event);
    if ('comingBack' in meaning) told.comingBack = meaning.comingBack;
    else if (rank.indexOf(meaning.payment) > rank.indexOf(told.payment)) told.payment = meaning.payment;
  }
  return told;
}

function meaningOf({ eventType, amount }: LedgerEvent): Meaning {
  // Without an amount nothing moved for this order.
  if (eventType === 'payment.not-booked' && amount === null) return { payment: 'on-record-elsewhere' };
  return meanings[eventType];
}
