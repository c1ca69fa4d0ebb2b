import { and, eq, inArray } from 'drizzle-orm';
import { certifiedTypes } from '#business/services.ts';
import type { Db } from '#server/database/database.ts';
import { bookings } from '#server/database/schema/bookings.ts';
import { certificates } from '#server/database/schema/documents/certificates.ts';

/** Writes the certificate of a booking; an existing one stays unchanged. */
export async function insertCertificate(tx: Db, row: typeof certificates.$inferInsert): Promise<void> {
  await tx.insert(certificates).values(row).onConflictDoNothing({ target: certificates.bookingId });
}

/** The numbers of the certificates of some bookings, by booking, while their visits count as done. */
export async function certificatesOf(db: Db, bookingIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const done = and(eq(bookings.status, 'completed'), inArray(bookings.coatingType, [...certifiedTypes]));
  const rows = await db
    .select({ bookingId: certificates.bookingId, number: certificates.number })
    .from(certificates)
    .innerJoin(bookings, and(eq(bookings.id, certificates.bookingId), done))
    .where(inArray(certificates.bookingId, [...bookingIds]));
  return new Map(rows.map(({ bookingId, number }) => [bookingId, number]));
}

/** The same of one booking. */
export const findCertificateNumber = async (db: Db, bookingId: string): Promise<string | null> =>
  (await certificatesOf(db, [bookingId])).get(bookingId) ?? null;

/** What a certificate confirms, from the booking's current state; no personal data is read. */
export async function findCertificate(db: Db, number: string) {
  const { status, paymentStatus, coatingType, appointmentDate, selectedLayout, storefrontSize } = bookings;
  const [row] = await db
    .select({ status, paymentStatus, coatingType, appointmentDate, selectedLayout, storefrontSize })
    .from(certificates)
    .innerJoin(bookings, eq(bookings.id, certificates.bookingId))
    .where(eq(certificates.number, number));
  return row ?? null;
}
