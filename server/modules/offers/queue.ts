import { offerLinkDays } from '#business/returning.ts';
import { dayMs } from '#domain/durations.ts';
import type { ProposedDay } from '#domain/offers/plan-days.ts';
import { linkToken, sha256 } from '#server/common/secrets.ts';
import type { Db } from '#server/database/database.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import type { Deps } from '#server/deps.ts';
import { insertConsentMail } from '#server/modules/consents/queries/mails.ts';
import { enqueue } from '#server/outbox/enqueue.ts';

type Queueing = Pick<Deps, 'ids' | 'appSecret' | 'clock'>;
type Kind =
  | { purpose: 'rating'; page: string }
  | { purpose: 'season'; recordId: string; season: number }
  | { purpose: 'plan'; season: number; visitNo: number; days: ProposedDay[] };
type Mail = { booking: Booking; email: string } & Kind;

/** Queues a consent-based mail with its own links; false if already queued, by this process or another. */
export async function queueMail(deps: Queueing, tx: Db, { booking, email, ...mail }: Mail): Promise<boolean> {
  const now = deps.clock.now();
  const link = () => {
    const id = deps.ids.uuid();
    return { id, hash: sha256(linkToken(deps.appSecret, id)) };
  };
  const own = link();
  const row = { id: own.id, unsubscribeHash: own.hash, bookingId: booking.id, email, createdAt: now };
  const { purpose } = mail;
  if (mail.purpose === 'rating') {
    if (!(await insertConsentMail(tx, { ...row, purpose }))) return false;
  } else {
    const offer = link();
    const offerExpiresAt = new Date(now.getTime() + offerLinkDays * dayMs);
    const links = { offerId: offer.id, offerHash: offer.hash, offerExpiresAt };
    if (!(await insertConsentMail(tx, { ...row, ...mail, ...links }))) return false;
  }
  const entry = { subject: booking.id, recipient: booking.email, language: booking.language, dueAt: now };
  const detail = { mailId: own.id, ...(mail.purpose === 'rating' && { page: mail.page }) };
  await enqueue(tx, [{ ...entry, ...nameOf(mail), detail }], now);
  return true;
}

function nameOf(mail: Kind) {
  if (mail.purpose === 'rating') return { topic: 'mail.rating-request', dedupeKey: '' } as const;
  if (mail.purpose === 'season') return { topic: 'mail.season-offer', dedupeKey: `season-${mail.season}` } as const;
  return { topic: 'mail.plan-visit', dedupeKey: `plan-${mail.season}-${mail.visitNo}` } as const;
}
