import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';
import { arg, prepared } from '#server/database/prepared.ts';
import { administrators, storefrontCorrections } from '#server/database/schema/index.ts';

export type StorefrontCorrection = typeof storefrontCorrections.$inferSelect;

/** Keeps what was corrected of a storefront; answers its number. */
export async function insertStorefrontCorrection(
  tx: Db,
  one: typeof storefrontCorrections.$inferInsert,
): Promise<number> {
  const [row] = await tx.insert(storefrontCorrections).values(one).returning({ id: storefrontCorrections.id });
  if (!row) throw new Error('a correction was not written');
  return row.id;
}

/** The corrections of a booking's storefront, the oldest first. */
export const storefrontCorrectionsOf = (db: Db, bookingId: string): Promise<StorefrontCorrection[]> =>
  findCorrections(db, { bookingId });

const findCorrections = prepared('find_storefront_corrections', (db) =>
  db
    .select()
    .from(storefrontCorrections)
    .where(eq(storefrontCorrections.bookingId, arg('bookingId')))
    .orderBy(asc(storefrontCorrections.id)),
);

/** The same with who made them. */
export const storefrontCorrectionsWithOperators = (db: Db, bookingId: string) =>
  db
    .select({ correction: storefrontCorrections, by: administrators.email })
    .from(storefrontCorrections)
    .leftJoin(administrators, eq(administrators.id, storefrontCorrections.administratorId))
    .where(eq(storefrontCorrections.bookingId, bookingId))
    .orderBy(asc(storefrontCorrections.id));

/** The correction whose difference a partial refund gives back; null where the refund is of something else. */
export async function findCorrectionOfRefund(
  db: Db,
  { bookingId, partNo }: { bookingId: string; partNo: string },
): Promise<StorefrontCorrection | null> {
  const { bookingId: booking, refundPart } = storefrontCorrections;
  const [row] = await db
    .select()
    .from(storefrontCorrections)
    .where(and(eq(booking, bookingId), eq(refundPart, partNo)));
  return row ?? null;
}
