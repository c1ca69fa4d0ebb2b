import { refundLost } from '#domain/booking/promise.ts';
import { checkAppointment } from '#domain/calendar/availability.ts';
import type { IsoDate } from '#domain/calendar/day.ts';
import type { AppointmentTime } from '#domain/calendar/schedule.ts';
import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts';
import type { VisitPolicy } from '#domain/settings/contact.ts';
import { sha256 } from '#server/common/secrets.ts';
import type { Db } from '#server/database/database.ts';
import type { WaitingDraft, WaitingEntry, WaitingOffer } from '#server/database/schema/days/waiting.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps, Visitor } from '#server/deps.ts';
import { deadlinesOf } from '#server/modules/bookings/deadlines.ts';
import { writeMove } from '#server/modules/bookings/move/write.ts';
import { lockVisit } from '#server/modules/bookings/queries/visits.ts';
import { appointmentCodes } from '#server/modules/calendar/appointment-refusals.ts';
import { calendarView } from '#server/modules/calendar/open-days.ts';
import type { CalendarRules } from '#server/modules/calendar/snapshot.ts';
import { findEntry, lockEntry, updateEntry } from './queries/entries.ts';
import { endOffer, nameHolder, openOffer } from './queries/offers.ts';

export type TakenDay =
  | { taken: 'checkout'; date: IsoDate; draft: WaitingDraft & { email: string; phone: string | null } }
  | { taken: 'moved'; date: IsoDate; time: AppointmentTime };
type Wish = { token: string; time: AppointmentTime | null };

/** Moves an existing visit to the held day, free of charge; for anyone else the day is held for this browser's checkout. */
export async function takeDay(deps: Deps, visitor: Pick<Visitor, 'hash'>, wish: Wish): Promise<TakenDay | Refusal> {
  const found = await findEntry(deps.db, sha256(wish.token));
  if (!found) return refuse('WAITING_LINK_INVALID');
  const [rules, { policy }] = await Promise.all([deps.calendar.rules.read(), deps.settings.read()]);
  const now = deps.clock.now();
  const taken = await transact<TakenDay | Refusal>(deps.db, async (tx) => {
    const entry = await lockEntry(tx, found.id);
    const offer = entry && (await openOffer(tx, entry.id));
    if (entry?.state !== 'waiting' || !offer || offer.expiresAt <= now) return refuse('WAITING_OFFER_ENDED');
    if (entry.bookingId !== null)
      return moveThere(tx, { entry, offer, bookingId: entry.bookingId, time: wish.time, rules, policy, now });
    await nameHolder(tx, offer.holdId, visitor.hash);
    const { draft, email, phone } = entry;
    return { taken: 'checkout', date: offer.serviceDate, draft: { ...draft, email, phone } };
  });
  deps.calendar.claims.forget();
  if (!isRefusal(taken) && taken.taken === 'checkout')
    deps.calendar.dayQueue.admit({ date: taken.date, visitorHash: visitor.hash });
  return taken;
}

type Moving = {
  entry: WaitingEntry;
  offer: WaitingOffer;
  bookingId: string;
  time: AppointmentTime | null;
  rules: CalendarRules;
  policy: VisitPolicy;
  now: Date;
};

async function moveThere(
  tx: Db,
  { entry, offer, bookingId, time: wished, rules, policy, now }: Moving,
): Promise<TakenDay | Refusal> {
  const { serviceDate: date, holdId } = offer;
  const booking = await lockVisit(tx, bookingId);
  if (booking?.status !== 'active') return refuse('ALREADY_CANCELLED');
  const deadlines = deadlinesOf(booking, policy);
  if (now > deadlines.moveUntil) return refuse('MOVE_TOO_LATE');
  const time = wished ?? booking.appointmentTime;
  const closed = checkAppointment(date, time, calendarView(rules, now));
  if (closed) return refuse(appointmentCodes[closed]);
  const lost = refundLost(deadlines, now);
  const moved = await writeMove(tx, { booking, date, time, movedBy: 'customer', lost, from: { holdId }, now });
  if (isRefusal(moved)) return moved;
  await endOffer(tx, offer.id, { state: 'taken', now });
  await updateEntry(tx, entry.id, { state: 'booked', endedAt: now });
  return { taken: 'moved', date, time };
}
