import { asc, eq } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';
import { administrators } from '#server/database/schema/access/administrators.ts';
import { storefrontCorrections } from '#server/database/schema/bookings.ts';

/** Stores a storefront correction; returns its id. */
export async function insertStorefrontCorrection(
  tx: Db,
  one: typeof storefrontCorrections.$inferInsert,
): Promise<number> {
  const [row] = await tx.insert(storefrontCorrections).values(one).returning({ id: storefrontCorrections.id });
  if (!row) throw new Error('a correction was not written');
  return row.id;
}

/** The corrections of a booking's storefront with who made them, the oldest first. */
export const storefrontCorrectionsWithOperators = (db: Db, bookingId: string) =>
  db
    .select({ correction: storefrontCorrections, by: administrators.email })
    .from(storefrontCorrections)
    .leftJoin(administrators, eq(administrators.id, storefrontCorrections.administratorId))
    .where(eq(storefrontCorrections.bookingId, bookingId))
    .orderBy(asc(storefrontCorrections.id));
