import { schedule } from '#business/schedule.ts';
import { followsVisit } from '#domain/booking/refresh.ts';
import { today } from '#domain/calendar/zone.ts';
import { type Refusal, refuse } from '#domain/refusal.ts';
import { takeBackUntil } from '#domain/take-back.ts';
import type { Db } from '#server/database/database.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import type { Deps } from '#server/deps.ts';
import { audit } from '#server/modules/audit/record.ts';
import { tellWebhooks, withdrawEvent } from '#server/outbox/webhooks.ts';
import { alertAboutRefreshes } from './alert-refreshes.ts';
import { holdBackCertificate, issueCertificate } from './certificate/issue.ts';
import { type Actor, type ChangedBooking, changeBooking, raiseVersion } from './change.ts';
import { followOutcome } from './schedule-texts.ts';

type Outcome = 'completed' | 'no-show' | 'active';
type Wish = { orderNo: string; version: number; outcome: Outcome; by: Actor };

/** Marks a visit as done or as a no-show, from its day on; `active` undoes that. Its texts and a coating's certificate follow the outcome. Idempotent. */
export const markOutcome = (deps: Deps, { outcome, by, ...asked }: Wish): Promise<ChangedBooking | Refusal> =>
  changeBooking(deps, asked, (tx, booking) => writeOutcome(tx, deps, { booking, outcome, by }));

type Written = { booking: Booking; outcome: Outcome; by: Actor; report?: string };

/** The same for a locked booking; `report` is the crew's report of it. */
export async function writeOutcome(
  tx: Db,
  deps: Deps,
  { booking, outcome, by, report }: Written,
): Promise<ChangedBooking | Refusal> {
  const { id, status, version, appointmentDate } = booking;
  if (status === 'cancelled') return refuse('ALREADY_CANCELLED');
  if (status === outcome) return { version };
  if (appointmentDate > today(deps.clock.now(), schedule.timeZone)) return refuse('VISIT_AHEAD');
  await audit(tx, deps, {
    by: by.id,
    action: 'booking.outcome',
    subject: id,
    before: { status },
    after: { status: outcome, ...(report !== undefined && { report }) },
  });
  const isWrong = (refresh: Booking) => !followsVisit({ ...booking, status: outcome }, refresh.appointmentDate);
  await alertAboutRefreshes(tx, booking, {
    reason: 'refresh-unfounded',
    isWrong,
    now: deps.clock.now(),
  });
  await followOutcome(tx, booking, { done: outcome === 'completed', now: deps.clock.now() });
  if (outcome === 'completed') await issueCertificate(tx, deps, booking);
  else await holdBackCertificate(tx, id);
  const changed = await raiseVersion(tx, booking, { status: outcome });
  const now = deps.clock.now();
  const event = { event: 'booking.done', bookingId: id, dedupeKey: version } as const;
  if (outcome === 'completed') await tellWebhooks(tx, { ...event, now, dueAt: takeBackUntil(now) });
  else await withdrawEvent(tx, id, 'booking.done');
  return changed;
}
