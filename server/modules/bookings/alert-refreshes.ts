import type { Db } from '#server/database/database.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import { refreshesOf } from './queries/visits.ts';

type Why = { reason: string; now: Date; isWrong: (refresh: Booking) => boolean };

/** Tells the operator which refreshes of a visit, still to come, do not fit what became of it. */
export async function alertAboutRefreshes(tx: Db, { id, orderNo: of }: Booking, { reason, now, isWrong }: Why) {
  const wrong = (await refreshesOf(tx, id)).filter((refresh) => refresh.status === 'active' && isWrong(refresh));
  const entries = wrong.map(({ id: refreshId, orderNo, appointmentDate: date, appointmentTime: time }) => {
    const detail = { reason, orderNo, date, time, of };
    return {
      topic: 'operator.alert',
      subject: `refresh:${refreshId}`,
      dedupeKey: now.toISOString(),
      dueAt: now,
      detail,
    } as const;
  });
  if (entries.length > 0) await enqueue(tx, entries, now);
}
