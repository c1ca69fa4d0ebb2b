import { choiceOf, quoteHoldHours, quoteState } from '#domain/booking/written-quote.ts';
import type { IsoDate } from '#domain/calendar/day.ts';
import type { AppointmentTime } from '#domain/calendar/schedule.ts';
import { quoteAt } from '#domain/pricing/tax.ts';
import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts';
import { sha256 } from '#server/common/secrets.ts';
import type { Db } from '#server/database/database.ts';
import type { Quote } from '#server/database/schema/documents/quotes.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { inDemandAt } from '#server/modules/calendar/open-days.ts';
import type { CalendarRules } from '#server/modules/calendar/snapshot.ts';
import { isDayTaken, placeLink } from '#server/modules/checkout/operator/place-link.ts';
import { endLink } from '#server/modules/checkout/operator/withdraw-link.ts';
import { linksOfQuote, lockOperatorBooking } from '#server/modules/checkout/queries/operator-bookings.ts';
import { freeOverdueDay } from '#server/modules/checkout/recover.ts';
import { checkVisit } from '#server/modules/checkout/validate.ts';
import { findQuoteByToken, lockQuote } from './queries.ts';
import { type ShownQuote, showQuote } from './read.ts';

type Visit = { place: number; appointmentDate: IsoDate; appointmentTime: AppointmentTime };

/** The client of an accepted quote chooses the day of one storefront: it is held, with a payment link of its own. */
export async function chooseDay(
  deps: Deps,
  { token, ...visit }: Visit & { token: string },
): Promise<ShownQuote | Refusal> {
  const quote = await findQuoteByToken(deps.db, sha256(token));
  if (!quote?.customer) return refuse('QUOTE_LINK_INVALID');
  const now = deps.clock.now();
  const [rules, overUnpaidSince] = await Promise.all([deps.calendar.rules.read(), inDemandAt(deps, now)]);
  const write = () => transact(deps.db, (tx) => holdVisit(deps, tx, quote.id, { ...visit, rules, overUnpaidSince }));
  let held = await write();
  // A hold may have expired, and only its ticket has to be checked.
  if (isDayTaken(held) && (await freeOverdueDay(deps, { date: visit.appointmentDate, visitorHash: '' })))
    held = await write();
  deps.calendar.claims.forget();
  return isRefusal(held) ? held : showQuote(deps, quote);
}

type Choosing = Visit & { rules: CalendarRules; overUnpaidSince: Date | null };

async function holdVisit(
  deps: Deps,
  tx: Db,
  quoteId: string,
  { place, rules, overUnpaidSince, ...visit }: Choosing,
): Promise<Refusal | 'held'> {
  const quote = await lockQuote(tx, quoteId);
  const storefront = quote?.storefronts[place];
  if (!quote?.customer || !storefront) return refuse('QUOTE_LINK_INVALID');
  const ended = whyNotChoosing(quote, deps.clock.now());
  if (ended) return ended;
  const before = await endBefore(deps, tx, { quoteId, place, ...visit });
  if (before !== 'gone') return before;
  const notOpen = checkVisit(visit, rules, deps.clock.now());
  if (notOpen) return notOpen;
  const made = {
    ...quoteAt(storefront.base, deps.taxRatesAt(deps.clock.now())),
    ...{ id: deps.ids.uuid(), administratorId: quote.administratorId, way: 'link' as const, language: quote.language },
    ...{ bookingData: choiceOf(storefront, visit), listedBase: storefront.base, priceReason: null, refreshOf: null },
    note: [storefront.words, quote.words].filter(Boolean).join('\n\n') || null,
    ...{ quoteId, quotePlace: place },
  };
  const customer = { ...quote.customer, address: storefront.address };
  const link = { made, customer, channel: 'mail' as const, hours: quoteHoldHours, rules, overUnpaidSince };
  const placed = await placeLink(deps, tx, link);
  if (placed === 'asked-before') throw new Error('an id was drawn twice');
  return placed instanceof Date ? 'held' : placed;
}

function whyNotChoosing(quote: Quote, now: Date): Refusal | null {
  const state = quoteState(quote, now);
  if (state === 'accepted') return null;
  if (state === 'open') return refuse('QUOTE_NOT_ACCEPTED');
  return refuse(state === 'withdrawn' ? 'QUOTE_WITHDRAWN' : 'QUOTE_EXPIRED');
}

type Chosen = Visit & { quoteId: string };

/** Ends the link that was there before: what is paid stays, and the same day once more stays as it is held. */
async function endBefore(
  { clock }: Pick<Deps, 'clock'>,
  tx: Db,
  { quoteId, place, appointmentDate, appointmentTime }: Chosen,
): Promise<Refusal | 'held' | 'gone'> {
  const found = (await linksOfQuote(tx, quoteId)).find(({ link }) => link.quotePlace === place);
  const link = found ? await lockOperatorBooking(tx, found.link.id) : null;
  if (!link || link.cancelledAt !== null) return 'gone';
  if (link.bookingId !== null) return refuse('PAYMENT_LINK_PAID');
  const now = clock.now();
  const { bookingData, expiresAt } = link;
  const isSame = bookingData.appointmentDate === appointmentDate && bookingData.appointmentTime === appointmentTime;
  if (isSame && expiresAt !== null && expiresAt > now) return 'held';
  await endLink(tx, link, now);
  return 'gone';
}
