import { and, eq } from 'drizzle-orm';
import type { OutboxTopic } from '#domain/delivery/topics.ts';
import type { Db } from '#server/database/database.ts';
import { bookings, weatherNotifications } from '#server/database/schema/index.ts';

type Visit = { bookingId: string; date: string; time: string };

/** What a booking says of its texts: which flag and date stand for which text is in docs/decisions/0026-delivery.md. */
const flags = (topic: OutboxTopic, at: Date) => {
  switch (topic) {
    case 'sms.service-reminder':
      return { serviceReminderSmsSent: true, serviceReminderSmsSentAt: at };
    case 'sms.aftercare':
      return { followUpSmsSent: true, followUpSmsSentAt: at };
    case 'sms.follow-up':
      return { dayAfterReminderSmsSent: true, dayAfterReminderSmsSentAt: at };
    default:
      return null;
  }
};

/** Notes on a booking that a text about its visit was sent; not when the visit has moved meanwhile. */
export async function markVisitText(
  tx: Db,
  { bookingId, date, time }: Visit,
  { topic, at }: { topic: OutboxTopic; at: Date },
): Promise<void> {
  const change = flags(topic, at);
  if (!change) return;
  const { id, appointmentDate, appointmentTime } = bookings;
  await tx
    .update(bookings)
    .set(change)
    .where(and(eq(id, bookingId), eq(appointmentDate, date), eq(appointmentTime, time)));
}

/** Notes on a weather proposal what became of its text. */
export async function markProposalText(
  tx: Db,
  notificationId: number,
  smsDeliveryStatus: 'sent' | 'delivered' | 'failed' | 'unknown',
): Promise<void> {
  await tx.update(weatherNotifications).set({ smsDeliveryStatus }).where(eq(weatherNotifications.id, notificationId));
}
