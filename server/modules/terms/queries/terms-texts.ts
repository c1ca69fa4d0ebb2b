import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '#server/database/database.ts';
import { arg, oneRow, prepared } from '#server/database/prepared.ts';
import { termsAcceptances } from '#server/database/schema/checkout.ts';
import { termsTexts } from '#server/database/schema/settings/terms.ts';

export async function insertTermsTexts(db: Db, texts: readonly (typeof termsTexts.$inferInsert)[]): Promise<void> {
  await db
    .insert(termsTexts)
    .values([...texts])
    .onConflictDoNothing();
}

/** What was accepted for a booking. One acceptance may cover two checkouts of a browser: the later one references it itself. */
export async function findAcceptedText(db: Db, { id, orderNo }: { id: string; orderNo: string }) {
  const [found] = await findAccepted(db, { id, orderNo });
  return found ?? null;
}

const otherText = alias(termsTexts, 'other_text');

const findAccepted = prepared('find_accepted_terms', (db) => {
  const accepted = sql`
    select id from terms_acceptances where booking_id = ${arg('id')}
    union all select terms_acceptance_id from booking_contexts where order_no = ${arg('orderNo')}`;
  return db
    .select({
      termsVersion: termsAcceptances.termsVersion,
      language: termsAcceptances.language,
      acceptedAt: termsAcceptances.acceptedAt,
      textHash: termsAcceptances.textHash,
      content: termsTexts.content,
      otherContent: otherText.content,
    })
    .from(termsAcceptances)
    .leftJoin(termsTexts, eq(termsTexts.textHash, termsAcceptances.textHash))
    .leftJoin(
      otherText,
      and(eq(otherText.termsVersion, termsAcceptances.termsVersion), ne(otherText.language, termsAcceptances.language)),
    )
    .where(sql`${termsAcceptances.id} in (${accepted})`)
    .orderBy(desc(termsAcceptances.id))
    .limit(oneRow);
});

/** Records that the French text of a booking's terms was sent with its confirmation, if both texts are stored. */
export async function markFrenchSent(tx: Db, bookingId: string, at: Date): Promise<void> {
  await tx.execute(sql`
    update terms_acceptances set french_sent_at = ${at.toISOString()}::timestamptz
    where booking_id = ${bookingId} and french_sent_at is null
      and text_hash in (select text_hash from terms_texts)
      and terms_version in (select terms_version from terms_texts where language = 'fr')`);
}
