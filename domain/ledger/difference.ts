import { type Cents, toDecimal } from '#domain/money.ts';
import { minuteMs } from '../durations.ts';

export type Source =
  | 'bookings'
  | 'receipts'
  | 'events'
  | 'refunds'
  | 'calendar'
  | 'settings'
  | 'gateway'
  | 'books'
  | 'rows'
  | 'sums';

/** What one source has on record: an amount, `nothing`, or a state. */
export type Statement = readonly [source: Source, says: string];

export type Difference = {
  /** The order number, or the day. */
  subject: string;
  what: string;
  between: readonly [Statement, Statement];
  /** Explained by work under way; reported, but not an error. */
  inFlight: boolean;
};

/** What lies under way longer than this is a difference. */
export const inFlightMs = 10 * minuteMs;

/** An amount as a statement. */
export const says = (source: Source, amount: Cents | null): Statement => [
  source,
  amount === null ? 'nothing' : toDecimal(amount),
];

/** A difference as one line of text. */
export function lineOf({ subject, what, between, inFlight }: Difference): string {
  const statements = between.map(([source, text]) => `${source}: ${text}`).join(', ');
  return `${subject}: ${inFlight ? 'in flight: ' : ''}${what} (${statements})`;
}

/** Collects the differences of one subject. */
export class Differences {
  readonly found: Difference[] = [];
  readonly #subject: string;

  constructor(subject: string) {
    this.#subject = subject;
  }

  add(what: string, one: Statement, other: Statement, inFlight = false): void {
    this.found.push({ subject: this.#subject, what, between: [one, other], inFlight });
  }
}
