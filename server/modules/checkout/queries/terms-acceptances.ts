import { desc, inArray } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';
import { newRow, prepared } from '#server/database/prepared.ts';
import { termsAcceptances } from '#server/database/schema/checkout.ts';

export type NewTermsAcceptance = typeof termsAcceptances.$inferInsert;

export async function insertTermsAcceptance(db: Db, acceptance: NewTermsAcceptance): Promise<number> {
  const [row] = await insertAcceptance(db, newAcceptance.values(acceptance));
  if (!row) throw new Error('a terms acceptance was not written');
  return row.id;
}

const newAcceptance = newRow(termsAcceptances, ['termsVersion', 'acceptanceMethod', 'scrolledToBottom']);
const insertAcceptance = prepared('insert_acceptance', (db) =>
  db.insert(termsAcceptances).values(newAcceptance.args()).returning({ id: termsAcceptances.id }),
);

/** The terms that were accepted with some bookings, the newest first. */
export const acceptancesOf = (db: Db, bookingIds: readonly string[]) =>
  db
    .select()
    .from(termsAcceptances)
    .where(inArray(termsAcceptances.bookingId, [...bookingIds]))
    .orderBy(desc(termsAcceptances.id));
