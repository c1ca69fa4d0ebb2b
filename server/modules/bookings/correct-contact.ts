import { type Contact, contactChange, type OwnContact } from '#domain/booking/contact.ts';
import { addedOf } from '#domain/booking/fields.ts';
import { consentAddress } from '#domain/consents/consent.ts';
import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts';
import type { Db } from '#server/database/database.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import type { Deps } from '#server/deps.ts';
import { audit } from '#server/modules/audit/record.ts';
import { dequeue, enqueue } from '#server/outbox/enqueue.ts';
import { invoiceCopy } from '#server/outbox/invoice-copy.ts';
import { hasLeft, readdressQueued } from '#server/outbox/queries.ts';
import { askForAddress, tooMany } from './address/ask.ts';
import { stillOpens } from './address/lock-confirmed.ts';
import { renewLinks } from './address/renew-links.ts';
import { authorizeByLink, type LinkCredentials } from './authorize-by-link.ts';
import { type Actor, type ChangedBooking, changeBooking, raiseVersion } from './change.ts';
import { endChanges } from './queries/address-changes.ts';
import { insertCorrection, subjectsOf } from './queries/changes.ts';
import { followNumber } from './schedule-texts.ts';

/** As submitted: a missing extension stays unchanged, an empty one is removed. */
type GivenContact = Omit<Contact, 'phoneExtension'> & { phoneExtension?: string | null | undefined };
type Wish = { orderNo: string; version: number; contact: GivenContact; by: Actor };

/**
 * An operator corrects a booking's contact. Unsent messages go to the new contact. The audit log
 * only names the fields: it is immutable, and personal data may have to be erased.
 */
export const correctContact = (
  deps: Deps,
  { orderNo, version, contact: given, by }: Wish,
): Promise<ChangedBooking | Refusal> =>
  changeBooking(deps, { orderNo, version }, async (tx, booking) => {
    const { phoneExtension = booking.phoneExtension } = given;
    const contact = {
      ...given,
      phoneExtension: phoneExtension || null,
      ...addedOf(given),
    };
    const written = await writeCorrection(deps, tx, { booking, contact, by: by.id });
    if (!written) return { version };
    await followInvoice(deps, tx, { booking, contact, correction: written.logged.correction });
    if (consentAddress(contact.email) !== consentAddress(booking.email))
      await moveByOffice(deps, tx, { ...booking, ...contact }, written.logged.correction);
    await audit(tx, deps, { by: by.id, action: 'booking.corrected', subject: booking.id, after: written.logged });
    return { version: written.version };
  });

/**
 * An operator's correction takes effect at once, overriding the client's request. Links of the old address are revoked; the new
 * one gets the confirmation with its own, unless the first has not been sent yet.
 */
async function moveByOffice(deps: Deps, tx: Db, booking: Booking, correction: number): Promise<void> {
  const { id: subject, email: recipient, language, status } = booking;
  const now = deps.clock.now();
  await endChanges(tx, { bookingId: subject, now, counted: { since: booking.createdAt } });
  await renewLinks(deps, tx, booking, { now });
  if (status !== 'active' || recipient === '' || !(await hasLeft(tx, subject, ['mail.confirmation']))) return;
  const about = { topic: 'mail.confirmation', subject, dedupeKey: `correction-${correction}` } as const;
  await enqueue(tx, [{ ...about, recipient, language, dueAt: now }], now);
}

/**
 * The holder of a booking's secret link corrects their contact; untouched fields stay. A new e-mail address
 * takes effect once its own link was opened.
 */
export async function correctOwnContact(
  deps: Deps,
  { orderNo, key, contact: changed }: LinkCredentials & { contact: OwnContact },
): Promise<ChangedBooking | Refusal> {
  const opened = await authorizeByLink(deps, { orderNo, key });
  if (isRefusal(opened)) return opened;
  return changeBooking(deps, { orderNo }, async (tx, booking) => {
    if (!(await stillOpens(deps, tx, { booking, key }))) return refuse('BOOKING_LINK_NEEDED');
    if (booking.status === 'cancelled') return refuse('ALREADY_CANCELLED');
    const { contactName = booking.contactName, phone = booking.phone, email = booking.email, ...more } = changed;
    const { phoneExtension = booking.phoneExtension } = more;
    const isSame = consentAddress(email) === consentAddress(booking.email);
    const reached = { contactName, phone, phoneExtension: phoneExtension || null, ...(isSame && { email }) };
    const contact = { ...booking, ...reached, ...addedOf({ ...booking, ...more }) };
    const { invoiceEmail: to } = contact;
    const isNew = to !== null && to !== booking.invoiceEmail;
    const tooOften = isNew ? await tooMany(tx, { bookingId: booking.id, to, now: deps.clock.now() }) : null;
    if (tooOften) return tooOften;
    const written = await writeCorrection(deps, tx, { booking, contact, by: null });
    if (written) await followInvoice(deps, tx, { booking, contact, correction: written.logged.correction });
    const refused = changed.email === undefined ? null : await askForAddress(deps, tx, booking, email);
    return refused ?? { version: written?.version ?? booking.version };
  });
}

type Followed = { booking: Booking; contact: Contact; correction: number };

/** Another second address for the invoice gets all papers there are; the former one gets none any more. */
async function followInvoice({ clock }: Deps, tx: Db, { booking, contact, correction }: Followed): Promise<void> {
  if (contact.invoiceEmail === booking.invoiceEmail) return;
  const now = clock.now();
  await dequeue(tx, booking.id, ['mail.invoice-copy']);
  await enqueue(tx, invoiceCopy({ ...booking, ...contact }, { of: null, key: `contact-${correction}`, now }), now);
}

/** Writes the differences; null if there are none. */
async function writeCorrection(
  { clock }: Pick<Deps, 'clock'>,
  tx: Db,
  { booking, contact, by }: { booking: Booking; contact: Contact; by: string | null },
) {
  const change = contactChange(booking, contact);
  if (!change) return null;
  const { email, phone, language } = contact;
  await followNumber(tx, booking, contact, clock.now());
  await readdressQueued(tx, await subjectsOf(tx, booking), { mail: email, sms: phone, language });
  const row = { bookingId: booking.id, administratorId: by, ...change, createdAt: clock.now() };
  const correction = await insertCorrection(tx, row);
  const { version } = await raiseVersion(tx, booking, change.after);
  return { version, logged: { correction, fields: Object.keys(change.after) } };
}
