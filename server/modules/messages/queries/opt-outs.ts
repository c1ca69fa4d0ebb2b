import { asc, eq, inArray } from 'drizzle-orm';
import { toE164 } from '#domain/typed/phone.ts';
import type { Db } from '#server/database/database.ts';
import { smsOptOuts } from '#server/database/schema/received-texts.ts';

/** Opts a number out of texts; the first reason is kept. False if it already was. */
export async function insertOptOut(tx: Db, optOut: typeof smsOptOuts.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(smsOptOuts).values(optOut).onConflictDoNothing().returning({ phone: smsOptOuts.phone });
  return rows.length > 0;
}

/** Allows texts to a number again; false if they were not blocked. */
export async function deleteOptOut(tx: Db, phone: string): Promise<boolean> {
  const rows = await tx.delete(smsOptOuts).where(eq(smsOptOuts.phone, phone)).returning({ phone: smsOptOuts.phone });
  return rows.length > 0;
}

export async function isOptedOut(db: Db, phone: string): Promise<boolean> {
  const rows = await db.select({ phone: smsOptOuts.phone }).from(smsOptOuts).where(eq(smsOptOuts.phone, phone));
  return rows.length > 0;
}

/** Since when a number, in any format, is opted out. */
export async function textsStoppedSince(db: Db, typed: string): Promise<Date | null> {
  const phone = toE164(typed) ?? '';
  const [row] = await db.select({ at: smsOptOuts.createdAt }).from(smsOptOuts).where(eq(smsOptOuts.phone, phone));
  return row?.at ?? null;
}

export const optOutsOf = (db: Db, phones: readonly string[]) =>
  db
    .select()
    .from(smsOptOuts)
    .where(inArray(smsOptOuts.phone, [...phones]))
    .orderBy(asc(smsOptOuts.phone));
