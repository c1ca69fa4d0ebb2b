import { and, eq, ne, sql } from 'drizzle-orm';
import type { IsoDate } from '#domain/calendar/day.ts';
import type { AppointmentTime } from '#domain/calendar/schedule.ts';
import type { Db } from '#server/database/database.ts';
import { outbox } from '#server/database/schema/outbox.ts';

/** Whether a reminder of a visit was ever queued; with its day and hour, whether it was sent. */
export async function hasReminder(
  tx: Db,
  bookingId: string,
  of?: { date: IsoDate; time: AppointmentTime },
): Promise<boolean> {
  const { subject, topic, state, detail } = outbox;
  const ofDay = of && and(ne(state, 'queued'), sql`${detail} @> ${JSON.stringify(of)}::jsonb`);
  const rows = await tx
    .select({ subject })
    .from(outbox)
    .where(and(eq(subject, bookingId), eq(topic, 'sms.service-reminder'), ofDay))
    .limit(1);
  return rows.length > 0;
}
