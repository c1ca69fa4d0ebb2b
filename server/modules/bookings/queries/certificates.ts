import { and, count, eq, inArray, lt, lte, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { certifiedTypes, limitedPlaces, limitedService } from '#business/services.ts';
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

/**
 * Which of the limited service's places a certificate is: they are counted as they were issued. It never changes, as no
 * certificate is taken away; null past the last place, once that of a visit that was given back was sold again.
 */
export async function certifiedPlace(db: Db, number: string): Promise<number | null> {
  const own = alias(certificates, 'own');
  const [row] = await db
    .select({ place: count() })
    .from(certificates)
    .innerJoin(
      bookings,
      and(eq(bookings.id, certificates.bookingId), eq(bookings.coatingType, limitedService?.key ?? '')),
    )
    .innerJoin(own, eq(own.number, number))
    .where(
      or(
        lt(certificates.issuedAt, own.issuedAt),
        and(eq(certificates.issuedAt, own.issuedAt), lte(certificates.number, own.number)),
      ),
    );
  return row && row.place > 0 && row.place <= limitedPlaces ? row.place : null;
}
