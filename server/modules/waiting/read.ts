import { openTimes } from '#domain/calendar/availability.ts';
import { type Refusal, refuse } from '#domain/refusal.ts';
import { sha256 } from '#server/common/secrets.ts';
import type { Deps } from '#server/deps.ts';
import { findBookingById } from '#server/modules/bookings/queries/bookings.ts';
import { calendarView } from '#server/modules/calendar/open-days.ts';
import { findEntry } from './queries/entries.ts';
import { openOffer } from './queries/offers.ts';

/** What the link in a waiting list mail is about: the request, and the day currently held for it. Read-only. */
export async function readWaiting(deps: Pick<Deps, 'db' | 'clock' | 'calendar'>, { token }: { token: string }) {
  const entry = await findEntry(deps.db, sha256(token));
  if (!entry) return refuse('WAITING_LINK_INVALID') satisfies Refusal;
  const now = deps.clock.now();
  const { state, fromDate: from, toDate: to, bookingId } = entry;
  const [offer, booking, rules] = await Promise.all([
    openOffer(deps.db, entry.id),
    bookingId === null ? null : findBookingById(deps.db, bookingId),
    deps.calendar.rules.read(),
  ]);
  const visit = booking && { date: booking.appointmentDate, time: booking.appointmentTime };
  if (state !== 'waiting' || !offer || offer.expiresAt <= now) return { state, from, to, visit, offer: null };
  const date = offer.serviceDate;
  const until = offer.expiresAt.toISOString();
  return { state, from, to, visit, offer: { date, until, times: openTimes(date, calendarView(rules, now)) } };
}
