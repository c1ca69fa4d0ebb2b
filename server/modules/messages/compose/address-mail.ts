import * as z from 'zod/mini';
import { maskedEmail } from '#domain/booking/contact.ts';
import { issued } from '#server/common/secrets.ts';
import { siteIn } from '#server/common/site.ts';
import { awaitedAddress } from '#server/modules/bookings/address/awaited.ts';
import { undoUntil } from '#server/modules/bookings/address/undo.ts';
import { issuedToken } from '#server/modules/bookings/issued-token.ts';
import { findChange } from '#server/modules/bookings/queries/address-changes.ts';
import { findBookingById } from '#server/modules/bookings/queries/bookings.ts';
import { type AddressFacts, addressTemplate, newsOf } from '../mail/address/template.ts';
import { bookingLinks } from '../parts/links.ts';
import type { Composer, Dropped } from './types.ts';

const Told = z.object({
  kind: z.enum(['confirm', 'told', 'counted', 'undone', 'news']),
  changeId: z.string(),
  of: z.optional(z.enum(newsOf)),
});

const ended: Dropped = { dropped: 'address-settled' };

/** The mails to a booking's new and former address. An unconfirmed address gets nothing else. */
export const addressMail: Composer = async (deps, row) => {
  const { kind, changeId, of = 'confirmation' } = Told.parse(row.detail);
  const booking = await findBookingById(deps.db, row.subject);
  const change = await findChange(deps.db, changeId);
  if (!booking || !change?.to) return ended;
  const language = row.language ?? booking.language;
  const letterOf = (facts: AddressFacts) => ({ letter: addressTemplate(facts), language });
  if (kind === 'undone') {
    const { booking: link } = await bookingLinks(deps, booking, language);
    return letterOf({ kind, booking, link });
  }
  if (change.endedAt !== null) return ended;
  const until = undoUntil(change);
  const site = siteIn(deps, language);
  if (kind === 'told' || kind === 'counted') {
    const link = `${site}/address-change?token=${issued(deps, { id: change.id, tokenHash: change.undoHash })}`;
    return letterOf({ kind, booking, address: maskedEmail(change.to), link, until });
  }
  if ((await awaitedAddress(deps, deps.db, booking.id))?.id !== change.id) return ended;
  const link = `${site}/confirmation?order=${booking.orderNo}&key=${await issuedToken(deps, change.linkId)}`;
  return letterOf(kind === 'news' ? { kind, of, booking, link } : { kind, booking, link, until });
};
