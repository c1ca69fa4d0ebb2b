import { and, eq, gt, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '#server/database/database.ts';
import { bookings } from '#server/database/schema/bookings.ts';
import { consentMails } from '#server/database/schema/consents.ts';
import { secretLinks } from '#server/database/schema/secret-links.ts';

type Link = { tokenHash: string; bookingId: string; now: Date };

/** Whether a live link of a booking's mails has this token: that of the booking, or that of an offer that followed it. */
export async function isLinkTo(db: Db, { tokenHash, bookingId, now }: Link): Promise<boolean> {
  const own = db
    .select({ bookingId: secretLinks.bookingId })
    .from(secretLinks)
    .where(
      and(
        eq(secretLinks.tokenHash, tokenHash),
        eq(secretLinks.purpose, 'order'),
        eq(secretLinks.bookingId, bookingId),
        gt(secretLinks.expiresAt, now),
      ),
    );
  const offered = db
    .select({ bookingId: consentMails.bookingId })
    .from(consentMails)
    .innerJoin(bookings, eq(bookings.id, consentMails.bookingId))
    .where(
      and(
        eq(consentMails.offerHash, tokenHash),
        eq(consentMails.bookingId, bookingId),
        // After a change of address, the old mail's recipient is not the customer.
        eq(consentMails.email, sql`lower(trim(${bookings.email}))`),
        gt(consentMails.offerExpiresAt, now),
      ),
    );
  return (await unionAll(own, offered)).length > 0;
}
