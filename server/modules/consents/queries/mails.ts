import { eq, sql } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';
import { consentMails } from '#server/database/schema/consents.ts';

export type ConsentMail = typeof consentMails.$inferSelect;

/** Records a mail to be sent; false if it already was: one request per visit, one offer per client and season. */
export async function insertConsentMail(tx: Db, mail: typeof consentMails.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(consentMails).values(mail).onConflictDoNothing().returning({ id: consentMails.id });
  return rows.length === 1;
}

export async function findConsentMail(db: Db, id: string): Promise<ConsentMail | null> {
  const [row] = await db.select().from(consentMails).where(eq(consentMails.id, id));
  return row ?? null;
}

/** The mail with this unsubscribe link. */
export async function findByUnsubscribe(db: Db, tokenHash: string): Promise<ConsentMail | null> {
  const [row] = await db.select().from(consentMails).where(eq(consentMails.unsubscribeHash, tokenHash));
  return row ?? null;
}

/** The mail with this appointment link. */
export async function findByOffer(db: Db, tokenHash: string): Promise<ConsentMail | null> {
  const [row] = await db.select().from(consentMails).where(eq(consentMails.offerHash, tokenHash));
  return row ?? null;
}

/** Serializes the entries of one address, whichever page they come from. */
export async function lockAddress(tx: Db, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('consent of'), hashtext(${email}))`);
}
