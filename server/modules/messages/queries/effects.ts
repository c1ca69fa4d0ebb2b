import { eq } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';
import { weatherNotifications } from '#server/database/schema/index.ts';

/** Notes on a weather proposal what became of its text. */
export async function markProposalText(
  tx: Db,
  notificationId: number,
  smsDeliveryStatus: 'sent' | 'delivered' | 'failed' | 'unknown',
): Promise<void> {
  await tx.update(weatherNotifications).set({ smsDeliveryStatus }).where(eq(weatherNotifications.id, notificationId));
}
