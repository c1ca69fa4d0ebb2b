import { type Contact, contactChange, type OwnContact } from '#domain/booking/contact.ts';
import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts';
import type { Db } from '#server/database/database.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import type { Deps } from '#server/deps.ts';
import { audit } from '#server/modules/audit/record.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import { readdressQueued } from '#server/outbox/queries.ts';
import { authorizeByLink, type LinkCredentials } from './authorize-by-link.ts';
import { type Actor, type ChangedBooking, changeBooking, raiseVersion } from './change.ts';
import { insertCorrection, subjectsOf } from './queries/changes.ts';

type Wish = { orderNo: string; version: number; contact: Contact; by: Actor };

/**
 * An operator corrects whom a booking is for. What has not left yet goes to where they are reached now. The audit log
 * names the fields alone: it is never altered, and a person may be forgotten.
 */
export const correctContact = (
  deps: Deps,
  { orderNo, version, contact, by }: Wish,
): Promise<ChangedBooking | Refusal> =>
  changeBooking(deps, { orderNo, version }, async (tx, booking) => {
    const written = await writeCorrection(deps, tx, { booking, contact, by: by.id });
    if (!written) return { version };
    await audit(tx, deps, { by: by.id, action: 'booking.corrected', subject: booking.id, after: written.logged });
    return { version: written.version };
  });

/**
 * Whoever holds the secret link of a booking corrects how they are reached; what they did not touch stays. While the visit is to come, a new e-mail
 * address gets the confirmation, and with it the link.
 */
export async function correctOwnContact(
  deps: Deps,
  { orderNo, key, contact: changed }: LinkCredentials & { contact: OwnContact },
): Promise<ChangedBooking | Refusal> {
  const opened = await authorizeByLink(deps, { orderNo, key });
  if (isRefusal(opened)) return opened;
  return changeBooking(deps, { orderNo }, async (tx, booking) => {
    const { id, email, language, version, status } = booking;
    if (status === 'cancelled') return refuse('ALREADY_CANCELLED');
    const { contactName = booking.contactName, phone = booking.phone, ...more } = changed;
    const { specialInstructions = booking.specialInstructions } = more;
    const contact = { ...booking, contactName, phone, email: more.email ?? email, specialInstructions };
    const written = await writeCorrection(deps, tx, { booking, contact, by: null });
    if (!written) return { version };
    if (contact.email !== email && status === 'active') {
      const now = deps.clock.now();
      const dedupeKey = `correction-${written.logged.correction}`;
      const confirmation = { topic: 'mail.confirmation', subject: id, dueAt: now, dedupeKey } as const;
      await enqueue(tx, [{ ...confirmation, recipient: contact.email, language }], now);
    }
    return { version: written.version };
  });
}

/** Writes what differs; null where nothing does. */
async function writeCorrection(
  { clock }: Pick<Deps, 'clock'>,
  tx: Db,
  { booking, contact, by }: { booking: Booking; contact: Contact; by: string | null },
) {
  const change = contactChange(booking, contact);
  if (!change) return null;
  const { email, phone, language } = contact;
  await readdressQueued(tx, await subjectsOf(tx, booking), { mail: email, sms: phone, language });
  const row = { bookingId: booking.id, administratorId: by, ...change, createdAt: clock.now() };
  const correction = await insertCorrection(tx, row);
  const { version } = await raiseVersion(tx, booking, change.after);
  return { version, logged: { correction, fields: Object.keys(change.after) } };
}
