import type { Customer } from '#domain/booking/checkout.ts';
import type { Language } from '#domain/language.ts';

/** What tells of payment links. */
export const linkMessages = ['mail.payment-link', 'sms.payment-link'] as const;

type Link = { id: string; channel: 'mail' | 'sms'; customer: Customer; language: Language; expiresAt: Date };

/** The mail or the text with a payment link, without the moment at which it goes out. */
export const linkMessage = ({ id, channel, customer, language, expiresAt }: Link) => ({
  topic: channel === 'mail' ? linkMessages[0] : linkMessages[1],
  subject: id,
  recipient: channel === 'mail' ? customer.email : customer.phone,
  language,
  detail: { answerBy: expiresAt.toISOString() },
});
