import type { Mail } from '#adapters/mail/port.ts';
import { brand } from '#business/brand.ts';
import type { OutboxRow } from '#server/outbox/enqueue.ts';
import { letterWithContact } from '../parts/contact.ts';
import { cancellationMail, confirmationMail, rescheduleMail, weatherMail } from './booking-mail.ts';
import { alertMail, areaMail, refundMail, reviewMail } from './other-mail.ts';
import { reviewAnswerMail } from './review-mail.ts';
import type { Composing, Contents, Dropped } from './types.ts';

type Composer = (deps: Composing, row: OutboxRow) => Promise<Contents | Dropped>;

const composers: Readonly<Partial<Record<OutboxRow['topic'], Composer>>> = {
  'mail.confirmation': confirmationMail,
  'mail.cancellation': cancellationMail,
  'mail.reschedule': rescheduleMail,
  'mail.weather-proposal': weatherMail,
  'mail.refund': refundMail,
  'mail.manual-review': reviewMail,
  'mail.manual-review-receipt': reviewMail,
  'mail.review-accepted': reviewAnswerMail,
  'mail.review-declined': reviewAnswerMail,
  'mail.review-question': reviewAnswerMail,
  'mail.area-confirm': areaMail,
  'mail.area-opened': areaMail,
  'operator.alert': alertMail,
};

/** The mail of an outbox row, written from what is known now, or why it is not wanted any more. */
export async function composeMail(deps: Composing, row: OutboxRow): Promise<Mail | Dropped> {
  const compose = composers[row.topic];
  if (!compose) throw new Error(`not a mail: ${row.topic}`);
  const contents = await compose(deps, row);
  if ('dropped' in contents) return contents;
  const { contact } = await deps.settings.read();
  const {
    letter,
    language,
    to = row.recipient,
    name = '',
    replyTo = contact.email,
    calendar,
    attachments = [],
  } = contents;
  if (!to) throw new Error(`nobody to write to: ${row.topic} ${row.id}`);
  return {
    messageId: `outbox-${row.id}@${new URL(deps.publicUrl).hostname}`,
    from: { name: brand.name, address: deps.mailFrom },
    to: { name, address: to },
    replyTo,
    language,
    ...letterWithContact(letter, contact),
    ...(calendar ? { calendar } : {}),
    attachments,
  };
}
