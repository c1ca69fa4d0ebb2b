import type { Failure } from '#adapters/common/answer.ts';
import type { Done, OrderBooks } from '#domain/accounting/records.ts';
import type { RefusalKind } from '#domain/accounting/refusal.ts';
import type { IsoDate } from '#domain/calendar/day.ts';
import type { AppointmentTime } from '#domain/calendar/schedule.ts';
import type { Language } from '#domain/language.ts';
import type { PaymentMethod } from '#domain/ledger/by-hand.ts';
import type { Cents } from '#domain/money.ts';
import type { TaxRates } from '#domain/pricing/tax.ts';

/** Which account collects these rates at the service. */
export type TaxGroup = { id: string; rates: TaxRates };

/** A booking as the appointment and accounting services need it. */
export type Sale = {
  orderNo: string;
  clientId: string;
  language: Language;
  service: string;
  date: IsoDate;
  time: AppointmentTime;
  /** Every day that the visit was ever on: an appointment of this order may have been made for any of them. */
  days: readonly IsoDate[];
  soldOn: IsoDate;
  /** No appointment is made for it any more, but what was sold is still recorded. */
  cancelled: boolean;
  customer: {
    businessName: string;
    contactName: string;
    email: string;
    phone: string;
    phoneExtension: string | null;
    street: string;
    city: string;
    province: string;
    postalCode: string;
  };
  base: Cents;
  gst: Cents;
  qst: Cents;
  total: Cents;
  taxRates: TaxRates;
  /** How it was paid; by card also where nothing was due. */
  paymentMethod: PaymentMethod;
  /** The gateway's number of the payment, or the bank’s; null where nothing was due. */
  transactionNo: string | null;
};

/** Money that goes back to the customer. `transactionNo` is the gateway's own number of that. */
export type GivenBack = {
  amount: Cents;
  /** How much of it is price, and how much is each tax. */
  base: Cents;
  gst: Cents;
  qst: Cents;
  on: IsoDate;
  transactionNo: string | null;
};

/** A partial refund of a visit that goes ahead; its unique `reference` lets a retry find it. */
export type Part = GivenBack & { reference: string };

/** `settings`: the next booking will be refused too. `content`: only this one is. `unclear`: either. */
export type Problem = 'settings' | 'content' | 'unclear';

/**
 * The outcome; `done` lists every step known to exist at the service, even if a later one failed.
 * `refused-for-now` and `refused`: the current step did not happen. `unknown`: it may have; it is looked up next time.
 */
export type Outcome = { done: Done } & (
  | { state: 'done' }
  | ({ state: 'refused-for-now'; pauseMs?: number } & Why & Failure)
  | ({ state: 'refused'; detail: string; problem: Problem } & Why)
  | ({ state: 'unknown' } & Why & Failure)
);
/** By default a refusal concerns this booking, and a call to retry is one that got no answer. */
type Why = { kind?: RefusalKind };

/** `ofAll`: no other order can be read either: quota, our settings, or no response. */
export type BooksReading = { state: 'read'; books: OrderBooks } | ({ state: 'unavailable'; ofAll: boolean } & Failure);

/**
 * An outside service for appointments and accounting. Each step is looked up by its order number before it is
 * taken, so that every call may be repeated. Two calls about one order must not run at once.
 */
export type AccountingService = {
  /** Contact, appointment, invoice with its taxes, payment. */
  recordBooking(sale: Sale, done: Done): Promise<Outcome>;
  /** What was charged after a sale, under an order number of its own: invoice with its taxes, payment; no appointment. */
  recordCharge(sale: Sale, done: Done): Promise<Outcome>;
  recordMove(sale: Sale, done: Done): Promise<Outcome>;
  /** Cancels the appointment; the money may still stay. */
  recordCancellation(sale: Sale, done: Done): Promise<Outcome>;
  /** The money was refunded: a credit note for it, and its refund. */
  recordRefund(sale: Sale, done: Done, back: GivenBack): Promise<Outcome>;
  /** A part was refunded: a credit note for exactly that amount, and its refund. */
  recordPart(sale: Sale, done: Done, part: Part): Promise<Outcome>;
  /** `parts`: the references of the partial refunds. */
  readOrder(order: Pick<Sale, 'orderNo' | 'days'> & { parts: readonly string[] }): Promise<BooksReading>;
};
