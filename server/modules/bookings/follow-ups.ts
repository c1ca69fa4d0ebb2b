import type { BookingChoice, Customer } from '#domain/booking/checkout.ts';
import type { Language } from '#domain/language.ts';
import { linkToken, sha256 } from '#server/common/secrets.ts';
import type { Deps } from '#server/deps.ts';
import type { OutboxEntry } from '#server/outbox/enqueue.ts';
import { invoiceCopy } from '#server/outbox/invoice-copy.ts';
import { linkLives } from './move/write.ts';
import type { LinkPurpose } from './queries/links.ts';
import { reminderOf } from './schedule-texts.ts';

type Booked = {
  bookingId: string;
  choice: BookingChoice;
  customer: Pick<Customer, 'email' | 'phone' | 'invoiceEmail'>;
  language: Language;
  now: Date;
};

/** The follow-ups of a booking: its confirmation links, the mail, the scheduled reminder, the accounting. */
export function followUpsOf(
  deps: Pick<Deps, 'ids' | 'appSecret'>,
  { bookingId, choice, customer, language, now }: Booked,
) {
  const { appointmentDate: date, appointmentTime: time } = choice;
  const link = (purpose: LinkPurpose, expiresAt: Date) => {
    const id = deps.ids.uuid();
    return { id, bookingId, purpose, tokenHash: sha256(linkToken(deps.appSecret, id)), createdAt: now, expiresAt };
  };
  const lives = linkLives(date, time);
  const entries: OutboxEntry[] = [
    { topic: 'mail.confirmation', subject: bookingId, recipient: customer.email, language, dueAt: now },
    ...invoiceCopy({ id: bookingId, ...customer, language }, { of: 'sale', now }),
    { topic: 'accounting.booking', subject: bookingId, dueAt: now },
    ...reminderOf({ bookingId, phone: customer.phone, language, date, time, sequence: 0 }, now),
  ];
  return { links: { cancel: link('cancel', lives.cancel), order: link('order', lives.order) }, entries };
}
