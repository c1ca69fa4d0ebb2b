import { eq } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';
import { smsOptOuts } from '#server/database/schema/index.ts';

/** Nobody sends this number a text any more; who said so first is kept. False where it was so already. */
export async function insertOptOut(tx: Db, optOut: typeof smsOptOuts.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(smsOptOuts).values(optOut).onConflictDoNothing().returning({ phone: smsOptOuts.phone });
  return rows.length > 0;
}

/** The number may be sent texts again; false where it might be all along. */
export async function deleteOptOut(tx: Db, phone: string): Promise<boolean> {
  const rows = await tx.delete(smsOptOuts).where(eq(smsOptOuts.phone, phone)).returning({ phone: smsOptOuts.phone });
  return rows.length > 0;
}

export async function isOptedOut(db: Db, phone: string): Promise<boolean> {
  const rows = await db.select({ phone: smsOptOuts.phone }).from(smsOptOuts).where(eq(smsOptOuts.phone, phone));
  return rows.length > 0;
}
