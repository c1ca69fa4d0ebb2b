import type { Mail } from '#adapters/mail/port.ts';
import { brand } from '#business/brand.ts';
import { mailTextsAt } from '#server/modules/texts/mail-texts.ts';
import type { OutboxRow } from '#server/outbox/enqueue.ts';
import { facadesIn } from '../mail/facade.ts';
import { accountantMail } from './accountant.ts';
import { addressMail } from './address-mail.ts';
import {
  bookingLinkMail,
  cancellationMail,
  certificateMail,
  confirmationMail,
  rescheduleMail,
} from './booking-mail.ts';
import { chargeMail, chargePaidMail } from './charge-mail.ts';
import { planMail, ratingMail, seasonMail } from './consent-mail.ts';
import { invoiceCopyMail } from './invoice-copy.ts';
import { accessMail, alertMail, areaMail, paidNotBookedMail, refundMail, reviewMail } from './other-mail.ts';
import { paymentLinkMail } from './payment-link.ts';
import { priceLetterMail, priceReminderMail } from './price-letter.ts';
import { weatherMail } from './proposal.ts';
import { quoteMail } from './quote.ts';
import { reviewAnswerMail } from './review-mail.ts';
import type { Composer, Composing, Dropped } from './types.ts';
import { waitingMail } from './waiting.ts';

const composers: Readonly<Partial<Record<OutboxRow['topic'], Composer>>> = {
  'mail.confirmation': confirmationMail,
  'mail.cancellation': cancellationMail,
  'mail.reschedule': rescheduleMail,
  'mail.weather-proposal': weatherMail,
  'mail.certificate': certificateMail,
  'mail.booking-link': bookingLinkMail,
  'mail.refund': refundMail,
  'mail.paid-not-booked': paidNotBookedMail,
  'mail.manual-review': reviewMail,
  'mail.manual-review-receipt': reviewMail,
  'mail.review-accepted': reviewAnswerMail,
  'mail.review-declined': reviewAnswerMail,
  'mail.review-question': reviewAnswerMail,
  'mail.payment-link': paymentLinkMail,
  'mail.quote': quoteMail,
  'mail.price-letter': priceLetterMail,
  'mail.price-reminder': priceReminderMail,
  'mail.charge': chargeMail,
  'mail.charge-paid': chargePaidMail,
  'mail.rating-request': ratingMail,
  'mail.season-offer': seasonMail,
  'mail.plan-visit': planMail,
  'mail.waiting-confirm': waitingMail,
  'mail.waiting-offer': waitingMail,
  'mail.access-changed': accessMail,
  'mail.address': addressMail,
  'mail.accountant-month': accountantMail,
  'mail.invoice-copy': invoiceCopyMail,
  'mail.area-confirm': areaMail,
  'mail.area-opened': areaMail,
  'operator.alert': alertMail,
};

/** The mail of an outbox row, composed from current data, or why it is obsolete. */
export async function composeMail(deps: Composing, row: OutboxRow): Promise<Mail | Dropped> {
  const compose = composers[row.topic];
  if (!compose) throw new Error(`not a mail: ${row.topic}`);
  const settings = await deps.settings.read();
  const contents = await compose(deps, row, settings);
  if ('dropped' in contents) return contents;
  const {
    language,
    to = row.recipient,
    name = '',
    replyTo = settings.contact.email,
    calendar,
    unsubscribe,
    attachments = [],
  } = contents;
  if (!to) throw new Error(`nobody to write to: ${row.topic} ${row.id}`);
  const { contact } = settings;
  const letter = contents.letter({ language, contact, texts: mailTextsAt(settings, deps.clock.now()) });
  return {
    messageId: `outbox-${row.id}@${new URL(deps.publicUrl).hostname}`,
    from: { name: brand.name, address: deps.mailFrom },
    to: { name, address: to },
    replyTo,
    language,
    ...letter,
    ...(calendar ? { calendar } : {}),
    ...(unsubscribe === undefined ? {} : { unsubscribe }),
    attachments: [...attachments, ...(await facadesIn(letter.html))],
  };
}
