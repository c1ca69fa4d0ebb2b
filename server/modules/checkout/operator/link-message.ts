import type { Customer } from '#domain/booking/checkout.ts';
import type { Language } from '#domain/language.ts';

/** The topics of payment link messages. */
export const linkMessages = ['mail.payment-link', 'sms.payment-link'] as const;

type Link = { id: string; channel: 'mail' | 'sms'; customer: Customer; language: Language; expiresAt: Date };

/** The mail or the text with a payment link, without its send time. */
export const linkMessage = ({ id, channel, customer, language, expiresAt }: Link) => ({
  topic: channel === 'mail' ? linkMessages[0] : linkMessages[1],
  subject: id,
  recipient: channel === 'mail' ? customer.email : customer.phone,
  language,
  detail: { answerBy: expiresAt.toISOString() },
});
