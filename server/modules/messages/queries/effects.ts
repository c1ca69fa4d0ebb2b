import { eq } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';
import { weatherNotifications } from '#server/database/schema/weather.ts';
import { markFrenchSent } from '#server/modules/terms/queries/terms-texts.ts';
import type { OutboxRow } from '#server/outbox/enqueue.ts';

/** Notes on a weather proposal what became of its text; other messages have no such place. */
export async function markProposalText(
  tx: Db,
  { topic, detail }: OutboxRow,
  smsDeliveryStatus: 'sent' | 'delivered' | 'failed' | 'unknown',
): Promise<void> {
  const id = detail?.notificationId;
  if (topic !== 'sms.weather-proposal' || typeof id !== 'number') return;
  await tx.update(weatherNotifications).set({ smsDeliveryStatus }).where(eq(weatherNotifications.id, id));
}

/** Notes on the acceptance of the terms that their French text went out, as it does with every confirmation. */
export async function markTermsSent(tx: Db, { topic, subject }: OutboxRow, at: Date): Promise<void> {
  if (topic === 'mail.confirmation') await markFrenchSent(tx, subject, at);
}
