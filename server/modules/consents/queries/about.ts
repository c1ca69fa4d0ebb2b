import { asc, eq, inArray, or } from 'drizzle-orm';
import { consentAddress, purposesGiven } from '#domain/consents/consent.ts';
import type { Db } from '#server/database/database.ts';
import { administrators } from '#server/database/schema/access/administrators.ts';
import { bookings } from '#server/database/schema/bookings.ts';
import { consents } from '#server/database/schema/consents.ts';

type About = readonly { id: string; email: string }[];

/** The consents and withdrawals by the addresses of some bookings, or from their pages and mails, oldest first. */
export function consentsAbout(db: Db, about: About) {
  const emails = [...new Set(about.map(({ email }) => consentAddress(email)))].filter((email) => email !== '');
  const ids = about.map(({ id }) => id);
  return db
    .select({ consent: consents, by: administrators.email, orderNo: bookings.orderNo })
    .from(consents)
    .innerJoin(bookings, eq(bookings.id, consents.bookingId))
    .leftJoin(administrators, eq(administrators.id, consents.administratorId))
    .where(or(inArray(consents.bookingId, ids), inArray(consents.email, emails)))
    .orderBy(asc(consents.id));
}
type Found = Awaited<ReturnType<typeof consentsAbout>>;

/** The same as an operator sees it, the newest first; for an erased address, only that there was one. */
export function consentsShown(found: Found) {
  const rows = found.map(({ consent }) => consent);
  return found
    .map(({ consent: { id, email, purpose, given, page, language, textVersion, createdAt }, by, orderNo }) => ({
      id,
      at: createdAt.toISOString(),
      email: email.includes('@') ? email : null,
      purpose,
      given,
      page,
      language,
      version: textVersion,
      by,
      orderNo,
      // Text consent is withdrawn by number: with STOP or at its booking.
      canWithdraw:
        given &&
        purpose !== 'texts' &&
        email.includes('@') &&
        purposesGiven(rows.filter((row) => row.email === email)).includes(purpose) &&
        !rows.some((row) => row.id > id && row.email === email && row.purpose === purpose),
    }))
    .toReversed();
}
