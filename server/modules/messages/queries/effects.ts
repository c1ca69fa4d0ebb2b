import { eq } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';
import { weatherNotifications } from '#server/database/schema/weather.ts';
import { markFrenchSent } from '#server/modules/terms/queries/terms-texts.ts';
import type { OutboxRow } from '#server/outbox/enqueue.ts';

/** Records the outcome of a weather proposal's text on it; other messages have no such field. */
export async function markProposalText(
  tx: Db,
  { topic, detail }: OutboxRow,
  smsDeliveryStatus: 'sent' | 'delivered' | 'failed' | 'unknown',
): Promise<void> {
  const id = detail?.notificationId;
  if (topic !== 'sms.weather-proposal' || typeof id !== 'number') return;
  await tx.update(weatherNotifications).set({ smsDeliveryStatus }).where(eq(weatherNotifications.id, id));
}

/** Records on the terms acceptance that the French text was sent, as with every confirmation. */
export async function markTermsSent(tx: Db, { topic, subject }: OutboxRow, at: Date): Promise<void> {
  if (topic === 'mail.confirmation') await markFrenchSent(tx, subject, at);
}
