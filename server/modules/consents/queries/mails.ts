import { eq, sql } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';
import { first } from '#server/database/first.ts';
import { consentMails } from '#server/database/schema/consents.ts';

export type ConsentMail = typeof consentMails.$inferSelect;

/** Records a mail to be sent; false if it already was: one request per visit, one offer per client and season. */
export async function insertConsentMail(tx: Db, mail: typeof consentMails.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(consentMails).values(mail).onConflictDoNothing().returning({ id: consentMails.id });
  return rows.length === 1;
}

export const findConsentMail = (db: Db, id: string): Promise<ConsentMail | null> =>
  first(db.select().from(consentMails).where(eq(consentMails.id, id)));

export const findByUnsubscribe = (db: Db, tokenHash: string): Promise<ConsentMail | null> =>
  first(db.select().from(consentMails).where(eq(consentMails.unsubscribeHash, tokenHash)));

export const findByOffer = (db: Db, tokenHash: string): Promise<ConsentMail | null> =>
  first(db.select().from(consentMails).where(eq(consentMails.offerHash, tokenHash)));

/** Serializes the entries of one address, whichever page they come from. */
export async function lockAddress(tx: Db, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('consent of'), hashtext(${email}))`);
}
