import { addressLinkDays } from '#domain/booking/contact.ts';
import { consentAddress } from '#domain/consents/consent.ts';
import { dayMs, secondMs } from '#domain/durations.ts';
import { type Refusal, refuse } from '#domain/refusal.ts';
import { linkToken, sha256 } from '#server/common/secrets.ts';
import { countWithin } from '#server/database/count-within.ts';
import type { Db } from '#server/database/database.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import type { Deps } from '#server/deps.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import { mayWriteTo } from '#server/outbox/unconfirmed.ts';
import { endChanges, insertChange } from '../queries/address-changes.ts';
import { insertCorrection } from '../queries/changes.ts';
import { endAddressLinks, insertLinks } from '../queries/links.ts';
import { awaitedAddress } from './awaited.ts';

/** Per booking and day. */
const mostChanges = 3;

/** Counts an address that the holder of a link gave, and refuses one too many for the booking or for its mailbox. */
export async function tooMany(
  tx: Db,
  { bookingId, to, now }: { bookingId: string; to: string; now: Date },
): Promise<Refusal | null> {
  const { count, until } = await countWithin(tx, { key: `address ${bookingId}`, ms: dayMs, now });
  const retryAfter = Math.ceil((until.getTime() - now.getTime()) / secondMs);
  return count > mostChanges || !(await mayWriteTo(tx, to, now)) ? refuse('TOO_MANY_ADDRESSES', { retryAfter }) : null;
}

/**
 * Stores a new e-mail address requested through a locked booking's link. It is sent its own link, which
 * activates it; the old address is notified, with an undo link. Entering the old address again cancels the request.
 */
export async function askForAddress(
  deps: Pick<Deps, 'ids' | 'appSecret' | 'clock'>,
  tx: Db,
  booking: Booking,
  to: string,
): Promise<Refusal | null> {
  const now = deps.clock.now();
  const { id: bookingId, email: from, language } = booking;
  const waiting = await awaitedAddress(deps, tx, bookingId);
  if (waiting && consentAddress(waiting.to) === consentAddress(to)) return null;
  await endChanges(tx, { bookingId, now });
  await endAddressLinks(tx, bookingId);
  if (consentAddress(from) === consentAddress(to)) return null;
  const refused = await tooMany(tx, { bookingId, to, now });
  if (refused) return refused;

  const [id, linkId] = [deps.ids.uuid(), deps.ids.uuid()];
  const hashOf = (of: string) => sha256(linkToken(deps.appSecret, of));
  const expiresAt = new Date(now.getTime() + addressLinkDays * dayMs);
  const correction = { bookingId, administratorId: null, before: { email: from }, after: { email: to } };
  const correctionId = await insertCorrection(tx, { ...correction, createdAt: now });
  await insertLinks(tx, [
    { id: linkId, bookingId, purpose: 'address', tokenHash: hashOf(linkId), createdAt: now, expiresAt },
  ]);
  await insertChange(tx, { id, bookingId, correctionId, linkId, undoHash: hashOf(id), createdAt: now });
  const mail = (kind: 'confirm' | 'told', recipient: string) =>
    ({
      topic: 'mail.address',
      subject: bookingId,
      dedupeKey: `${kind}-${id}`,
      recipient,
      language,
      detail: { kind, changeId: id },
      dueAt: now,
    }) as const;
  await enqueue(tx, [mail('confirm', to), ...(from === '' ? [] : [mail('told', from)])], now);
  return null;
}
