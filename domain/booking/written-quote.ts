import type { IsoDate } from '#domain/calendar/day.ts';
import type { AppointmentTime } from '#domain/calendar/schedule.ts';
import { dayMs } from '#domain/durations.ts';
import { coverageOf, type Layout } from '#domain/funnel/layout.ts';
import type { StorefrontSize } from '#domain/funnel/size.ts';
import { type Cents, cents, sum } from '#domain/money.ts';
import type { CoatingType } from '#domain/pricing/service.ts';
import type { RatedQuote, TaxRates } from '#domain/pricing/tax.ts';
import type { BookingChoice } from './checkout.ts';

/** One storefront of a written quote, at an owner's own price before taxes. */
export type QuotedStorefront = {
  address: string;
  postalCode: string;
  storefrontSize: StorefrontSize;
  selectedLayout: Layout;
  coatingType: CoatingType;
  /** What is done there, in the owner's words. */
  words: string;
  base: Cents;
};

export const quoteDays = { least: 1, most: 90, usual: 30 };
export const mostStorefronts = 20;
export const quoteWordsLength = 2000;
export const storefrontWordsLength = 400;

/** Days after an acceptance for choosing the days of the visits. */
const choiceDays = 30;
/** How long a chosen day is held unpaid. */
export const quoteHoldHours = 48;

export const quoteStates = ['open', 'accepted', 'expired', 'withdrawn'] as const;
export type QuoteState = (typeof quoteStates)[number];

type Ends = { expiresAt: Date; acceptedAt: Date | null; withdrawnAt: Date | null };

/** Until when it can be accepted, and once it is, until when days can be chosen. */
export const openUntil = ({ expiresAt, acceptedAt }: Pick<Ends, 'expiresAt' | 'acceptedAt'>): Date =>
  acceptedAt === null ? expiresAt : new Date(Math.max(expiresAt.getTime(), acceptedAt.getTime() + choiceDays * dayMs));

export function quoteState(quote: Ends, now: Date): QuoteState {
  if (quote.withdrawnAt !== null) return 'withdrawn';
  if (openUntil(quote) <= now) return 'expired';
  return quote.acceptedAt === null ? 'open' : 'accepted';
}

/** What a storefront of a quote becomes on a day. */
export const choiceOf = (
  { postalCode, storefrontSize, selectedLayout, coatingType }: QuotedStorefront,
  visit: { appointmentDate: IsoDate; appointmentTime: AppointmentTime },
): BookingChoice => ({
  ...{ postalCode, storefrontSize, selectedLayout, coatingType, ...visit },
  glassCoverage: coverageOf(selectedLayout),
  ...{ feeling: null, aesthetic: null, purpose: null },
  ...{ monthlyService: 'no', clientNumber: null, invitationCode: null },
});

/** Several bookings, each with its own rounding of the taxes, as one sum. */
export function quotesSummed(quotes: readonly RatedQuote[], taxRates: TaxRates): RatedQuote {
  const of = (name: 'base' | 'gst' | 'qst' | 'total') => sum(cents(0), ...quotes.map((quote) => quote[name]));
  return { base: of('base'), gst: of('gst'), qst: of('qst'), total: of('total'), taxRates };
}
