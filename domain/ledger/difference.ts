import { type Cents, toDecimal } from '#domain/money.ts';
import { minuteMs } from '../durations.ts';

export type Source = 'bookings' | 'receipts' | 'events' | 'refunds' | 'calendar' | 'settings' | 'gateway' | 'books';

/** What one source says: an amount, nothing, or a few words. */
export type Statement = readonly [source: Source, says: string];

export type Difference = {
  /** The order's number, or the day. */
  subject: string;
  what: string;
  between: readonly [Statement, Statement];
  /** Work under way that explains it; said, but no fault. */
  inFlight: boolean;
};

/** What lies under way longer than this is a difference. */
export const inFlightMs = 10 * minuteMs;

/** An amount as a statement. */
export const says = (source: Source, amount: Cents | null): Statement => [
  source,
  amount === null ? 'nothing' : toDecimal(amount),
];

/** One plain line: whose, what, and what the two sources say. */
export function lineOf({ subject, what, between, inFlight }: Difference): string {
  const said = between.map(([source, text]) => `${source}: ${text}`).join(', ');
  return `${subject}: ${inFlight ? 'in flight: ' : ''}${what} (${said})`;
}

/** Notes differences of one order. */
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
