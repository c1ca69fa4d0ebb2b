import { and, eq, inArray } from 'drizzle-orm';
import { certifiedTypes } from '#business/services.ts';
import type { Db } from '#server/database/database.ts';
import { bookings, certificates } from '#server/database/schema/index.ts';

/** Writes the certificate of a booking; one that it has already stays as it is. */
export async function insertCertificate(tx: Db, row: typeof certificates.$inferInsert): Promise<void> {
  await tx.insert(certificates).values(row).onConflictDoNothing({ target: certificates.bookingId });
}

/** The number of a booking's certificate, while its visit is taken as done. */
export async function findCertificateNumber(db: Db, bookingId: string): Promise<string | null> {
  const done = and(eq(bookings.status, 'completed'), inArray(bookings.coatingType, [...certifiedTypes]));
  const [row] = await db
    .select({ number: certificates.number })
    .from(certificates)
    .innerJoin(bookings, and(eq(bookings.id, certificates.bookingId), done))
    .where(eq(certificates.bookingId, bookingId));
  return row?.number ?? null;
}

/** What a certificate confirms, as the booking stands now; nothing of a person is read. */
export async function findCertificate(db: Db, number: string) {
  const { status, paymentStatus, coatingType, appointmentDate, selectedLayout, storefrontSize } = bookings;
  const [row] = await db
    .select({ status, paymentStatus, coatingType, appointmentDate, selectedLayout, storefrontSize })
    .from(certificates)
    .innerJoin(bookings, eq(bookings.id, certificates.bookingId))
    .where(eq(certificates.number, number));
  return row ?? null;
}
