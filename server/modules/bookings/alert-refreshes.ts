import type { RefreshReason } from '#domain/alerts/alert.ts';
import type { Db } from '#server/database/database.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import { alertEntry } from '#server/outbox/alert.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import { refreshesOf } from './queries/visits.ts';

type Why = { reason: RefreshReason; now: Date; isWrong: (refresh: Booking) => boolean };

/** Alerts the operator to upcoming refreshes of a visit that no longer fit after it changed. */
export async function alertAboutRefreshes(tx: Db, { id, orderNo: of }: Booking, { reason, now, isWrong }: Why) {
  const wrong = (await refreshesOf(tx, id)).filter((refresh) => refresh.status === 'active' && isWrong(refresh));
  const entries = wrong.map(({ id: refreshId, orderNo, appointmentDate: date, appointmentTime: time }) => {
    const alert = { reason, orderNo, facts: { date, time, of } };
    return alertEntry(alert, { subject: `refresh:${refreshId}`, dedupeKey: now.toISOString(), dueAt: now });
  });
  if (entries.length > 0) await enqueue(tx, entries, now);
}
