import type { IsoDate } from '#domain/calendar/day.ts';
import type { AppointmentTime } from '#domain/calendar/schedule.ts';
import { type Cents, toDecimal } from '#domain/money.ts';
import { minuteMs } from '../durations.ts';

export const sources = [
  'bookings',
  'receipts',
  'events',
  'refunds',
  'calendar',
  'settings',
  'gateway',
  'books',
  'rows',
  'sums',
] as const;
export type Source = (typeof sources)[number];

export const differenceCodes = [
  'amounts-differ',
  'appointment-differs',
  'booking-without-crew',
  'booking-without-event',
  'booking-without-payment',
  'books-silent',
  'books-silent-from-here',
  'cancelled-appointment-stands',
  'cancelled-keeps-day',
  'charge-differs',
  'charge-under-way',
  'charge-without-booking',
  'credit-note-differs',
  'credit-number-missing',
  'daily-sum-differs',
  'double-refund',
  'event-without-booking',
  'event-without-receipt',
  'event-without-refund',
  'gateway-silent',
  'invoice-differs',
  'invoice-open',
  'money-not-back-yet',
  'more-bookings-than-crews',
  'no-appointment',
  'over-refunded',
  'parts-differ',
  'payment-differs',
  'payment-state-wrong',
  'payment-without-booking',
  'receipt-of-another-order',
  'receipt-without-booking',
  'receipt-without-charge',
  'receipt-without-event',
  'refund-differs',
  'refund-here-only',
  'refund-not-in-ledger',
  'refund-state-wrong',
  'refund-without-event',
  'refund-without-payment',
  'refund-without-record',
  'refunded-yet-open',
  'settled-number-differs',
  'tax-over-credited',
  'taxes-differ',
  'too-many-invoices',
  'too-many-payments',
  'transaction-numbers-differ',
  'two-appointments',
] as const;
export type DifferenceCode = (typeof differenceCodes)[number];

export const saidStates = [
  'nothing',
  'silent',
  'active',
  'cancelled',
  'completed',
  'no-show',
  'not-eligible',
  'not-needed',
  'no-refund',
  'pending',
  'paid',
  'review',
  'refunded',
  'requested',
  'calling',
  'unknown',
  'done',
] as const;
export type SaidState = (typeof saidStates)[number];

/** One thing a source has on record; `text` is a number, or a third party's words. */
export type Said =
  | { amount: Cents }
  | { date: IsoDate; time: AppointmentTime | null }
  | { state: SaidState }
  | { text: string };

export type Statement = readonly [source: Source, ...says: readonly Said[]];

export type Difference = {
  subject: string;
  code: DifferenceCode;
  between: readonly [Statement, Statement];
  /** Explained by work in progress; reported, but not an error. */
  inFlight: boolean;
};

/** Work in progress for longer than this is a difference. */
export const inFlightMs = 10 * minuteMs;

export const says = (source: Source, amount: Cents | null): Statement =>
  amount === null ? state(source, 'nothing') : [source, { amount }];

export const state = (source: Source, ...states: readonly SaidState[]): Statement => [
  source,
  ...states.map((one) => ({ state: one })),
];

/** A number of ours or theirs, as recorded. */
export const text = (source: Source, number: string | number): Statement => [source, { text: String(number) }];

/** A difference as one line, for running the check from the command line. */
export function lineOf({ subject, code, between, inFlight }: Difference): string {
  const statements = between.map(([source, ...said]) => `${source}: ${said.map(plainly).join(', ')}`).join(', ');
  return `${subject}: ${inFlight ? 'in flight: ' : ''}${code} (${statements})`;
}

function plainly(said: Said): string {
  if ('amount' in said) return toDecimal(said.amount);
  if ('date' in said) return said.time === null ? said.date : `${said.date} ${said.time}`;
  return 'state' in said ? said.state : said.text;
}

export class Differences {
  readonly found: Difference[] = [];
  readonly #subject: string;

  constructor(subject: string) {
    this.#subject = subject;
  }

  add(code: DifferenceCode, one: Statement, other: Statement, inFlight = false): void {
    this.found.push({ subject: this.#subject, code, between: [one, other], inFlight });
  }
}
