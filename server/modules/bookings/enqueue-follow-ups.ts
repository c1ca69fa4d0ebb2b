import type { BookingChoice } from '#domain/booking/checkout.ts';
import type { Language } from '#domain/language.ts';
import { linkToken, sha256 } from '#server/common/secrets.ts';
import type { Db } from '#server/database/database.ts';
import type { Deps } from '#server/deps.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import { linkLives } from './move/write.ts';
import { insertLinks, type LinkPurpose } from './queries/links.ts';
import { scheduleVisitTexts } from './schedule-texts.ts';

type Booked = {
  bookingId: string;
  choice: BookingChoice;
  customer: { email: string; phone: string };
  language: Language;
  now: Date;
};

/** What follows a booking: the links of its confirmation, the mail, the texts at their hours, the accounting. */
export async function enqueueFollowUps(
  deps: Pick<Deps, 'ids' | 'appSecret'>,
  tx: Db,
  { bookingId, choice, customer, language, now }: Booked,
): Promise<void> {
  const { appointmentDate: date, appointmentTime: time } = choice;
  const link = (purpose: LinkPurpose, expiresAt: Date) => {
    const id = deps.ids.uuid();
    return { id, bookingId, purpose, tokenHash: sha256(linkToken(deps.appSecret, id)), createdAt: now, expiresAt };
  };
  const lives = linkLives(date, time);
  await insertLinks(tx, [link('cancel', lives.cancel), link('order', lives.order)]);
  await enqueue(
    tx,
    [
      { topic: 'mail.confirmation', subject: bookingId, recipient: customer.email, language, dueAt: now },
      { topic: 'accounting.booking', subject: bookingId, dueAt: now },
    ],
    now,
  );
  await scheduleVisitTexts(tx, { bookingId, phone: customer.phone, language, date, time, sequence: 0 }, now);
}
