import { schedule } from '#business/schedule.ts';
import type { BookingChoice } from '#domain/booking/checkout.ts';
import { addDays } from '#domain/calendar/day.ts';
import { appointmentInstant } from '#domain/calendar/schedule.ts';
import type { Db } from '#server/db/database.ts';
import { type OutboxEntry, queue } from '#server/db/queries/outbox.ts';
import { insertLinks, type LinkPurpose } from '#server/db/queries/secret-links.ts';
import type { Deps } from '#server/deps.ts';
import { linkToken, sha256 } from '#server/secrets.ts';

const orderLinkDays = 30;

/** What follows a booking: the links of its confirmation, the mail, the texts at their hours, the accounting. */
export async function queueAftermath(
  deps: Pick<Deps, 'ids' | 'appSecret'>,
  tx: Db,
  { bookingId, choice, now }: { bookingId: string; choice: BookingChoice; now: Date },
): Promise<void> {
  const { appointmentDate: date, appointmentTime } = choice;
  const at = (day: string, time: string) => appointmentInstant(day, time, schedule.timeZone);
  const begins = at(date, appointmentTime);
  const link = (purpose: LinkPurpose, expiresAt: Date) => {
    const id = deps.ids.uuid();
    return { id, bookingId, purpose, tokenHash: sha256(linkToken(deps.appSecret, id)), createdAt: now, expiresAt };
  };
  await insertLinks(tx, [link('cancel', begins), link('order', at(addDays(date, orderLinkDays), appointmentTime))]);

  const entry = (topic: OutboxEntry['topic'], dueAt: Date): OutboxEntry => ({ topic, subject: bookingId, dueAt });
  const reminder = at(addDays(date, -1), '5:00 PM');
  await queue(
    tx,
    [
      entry('mail.confirmation', now),
      entry('accounting.booking', now),
      ...(reminder > now ? [entry('sms.service-reminder', reminder)] : []),
      entry('sms.aftercare', at(date, '6:00 PM')),
      entry('sms.follow-up', at(addDays(date, 1), '10:00 AM')),
    ],
    now,
  );
}
