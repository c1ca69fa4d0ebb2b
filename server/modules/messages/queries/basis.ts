import { eq } from 'drizzle-orm';
import { toE164 } from '#domain/typed/phone.ts';
import type { Db } from '#server/database/database.ts';
import { arg, prepared } from '#server/database/prepared.ts';
import { bookings } from '#server/database/schema/bookings.ts';
import { findAreaRequestById } from '#server/modules/areas/queries.ts';
import { findConsentMail } from '#server/modules/consents/queries/mails.ts';
import { offerFacts } from '#server/modules/offers/queries/facts.ts';
import { findManualReview } from '#server/modules/reviews/queries.ts';
import { findEntryById } from '#server/modules/waiting/queries/entries.ts';
import { openOffer } from '#server/modules/waiting/queries/offers.ts';
import { findProposal } from '#server/modules/weather/queries/proposals.ts';
import type { OutboxRow } from '#server/outbox/enqueue.ts';
import { isOptedOut } from './opt-outs.ts';

/** What decides whether a message is still wanted. It is only sent as composed while this is unchanged. */
export async function basisOf(db: Db, { topic, subject, recipient, detail }: OutboxRow): Promise<string> {
  if (topic.startsWith('mail.area')) return String((await findAreaRequestById(db, subject))?.state);
  if (topic.includes('.waiting-')) {
    const [entry, offer] = [await findEntryById(db, subject), await openOffer(db, subject)];
    return JSON.stringify([entry?.state, topic.endsWith('-offer') && [offer?.id, offer?.expiresAt]]);
  }
  if (topic.startsWith('mail.review')) return String((await findManualReview(db, subject))?.linkExpiresAt?.getTime());
  const { mailId } = detail ?? {};
  if (typeof mailId === 'string') {
    const mail = await findConsentMail(db, mailId);
    return JSON.stringify(mail && (await offerFacts(db, mail)));
  }
  const [visit] = await findVisit(db, { id: subject });
  const { notificationId } = detail ?? {};
  const proposal = typeof notificationId === 'number' ? await findProposal(db, notificationId) : null;
  const optedOut = topic.startsWith('sms.') && (await isOptedOut(db, toE164(recipient ?? '') ?? ''));
  return JSON.stringify([visit, proposal?.state, optedOut]);
}

const findVisit = prepared('find_visit', (db) =>
  db
    .select({
      status: bookings.status,
      date: bookings.appointmentDate,
      time: bookings.appointmentTime,
      sequence: bookings.calendarSequence,
    })
    .from(bookings)
    .where(eq(bookings.id, arg('id'))),
);
