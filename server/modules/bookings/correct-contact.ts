import { type Contact, contactChange } from '#domain/booking/contact.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { Deps } from '#server/deps.ts';
import { audit } from '#server/modules/audit/record.ts';
import { readdressQueued } from '#server/outbox/queries.ts';
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
    const change = contactChange(booking, contact);
    if (!change) return { version };
    const { id: bookingId } = booking;
    const { email, phone, language } = contact;
    const about = await subjectsOf(tx, booking);
    await readdressQueued(tx, about, { mail: email, sms: phone, language });
    const createdAt = deps.clock.now();
    const correction = await insertCorrection(tx, { bookingId, administratorId: by.id, ...change, createdAt });
    const after = { correction, fields: Object.keys(change.after) };
    await audit(tx, deps, { by: by.id, action: 'booking.corrected', subject: bookingId, after });
    return raiseVersion(tx, booking, change.after);
  });
