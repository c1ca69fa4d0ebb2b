import type { Failure } from '#adapters/common/answer.ts';
import type { Done, OrderBooks } from '#domain/accounting/records.ts';
import type { RefusalKind } from '#domain/accounting/refusal.ts';
import type { IsoDate } from '#domain/calendar/day.ts';
import type { AppointmentTime } from '#domain/calendar/schedule.ts';
import type { Language } from '#domain/language.ts';
import type { PaymentMethod } from '#domain/ledger/by-hand.ts';
import type { Cents } from '#domain/money.ts';
import type { TaxRates } from '#domain/pricing/tax.ts';

/** What collects these rates over there. */
export type TaxGroup = { id: string; rates: TaxRates };

/** A booking as the appointment book and the accounts need it. */
export type Sale = {
  orderNo: string;
  clientId: string;
  language: Language;
  /** What the service is called in the customer's language. */
  service: string;
  date: IsoDate;
  time: AppointmentTime;
  /** Every day that the visit was ever on: an appointment of this order may have been made for any of them. */
  days: readonly IsoDate[];
  soldOn: IsoDate;
  /** No appointment is made for it any more; what was sold is recorded all the same. */
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
  /** What of it is price, and what is each tax. */
  base: Cents;
  gst: Cents;
  qst: Cents;
  on: IsoDate;
  transactionNo: string | null;
};

/** A part that is given back while the visit stays; its `reference` is its own, so that a repeat finds it. */
export type Part = GivenBack & { reference: string };

/** `settings`: whoever comes next is refused as well. `content`: only this booking is. `unclear`: one or the other. */
export type Problem = 'settings' | 'content' | 'unclear';

/**
 * What became of it; `done` holds every step that is known to be over there, also when a later one failed.
 * `refused-for-now` and `refused`: the step in hand did not happen. `unknown`: it may have; it is looked up next time.
 */
export type Outcome = { done: Done } & (
  | { state: 'done' }
  | ({ state: 'refused-for-now'; pauseMs?: number } & Why & Failure)
  | ({ state: 'refused'; detail: string; problem: Problem } & Why)
  | ({ state: 'unknown' } & Why & Failure)
);
/** Where nothing is said, a refusal is of this booking, and what is asked again was not answered. */
type Why = { kind?: RefusalKind };

/** `ofAll`: no other order would be read either, because of a quota, our settings or silence. */
export type BooksReading = { state: 'read'; books: OrderBooks } | ({ state: 'unavailable'; ofAll: boolean } & Failure);

/**
 * The appointment book and the accounts of an outside service. Each step is looked up by its order number before it is
 * taken, so that every call may be repeated. Two calls about one order must not run at once.
 */
export type AccountingService = {
  /** Contact, appointment, invoice with its taxes, payment. */
  recordBooking(sale: Sale, done: Done): Promise<Outcome>;
  recordMove(sale: Sale, done: Done): Promise<Outcome>;
  /** Cancels the appointment; the money may still stay. */
  recordCancellation(sale: Sale, done: Done): Promise<Outcome>;
  /** The money is back: a credit note of it, and its refund. */
  recordRefund(sale: Sale, done: Done, back: GivenBack): Promise<Outcome>;
  /** A part is back: a credit note of exactly that amount, and its refund. */
  recordPart(sale: Sale, done: Done, part: Part): Promise<Outcome>;
  /** `parts`: the references of what was given back in parts. */
  readOrder(order: Pick<Sale, 'orderNo' | 'days'> & { parts: readonly string[] }): Promise<BooksReading>;
};
