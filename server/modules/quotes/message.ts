import type { Language } from '#domain/language.ts';

export const quoteMails = ['mail.quote'] as const;

type About = { id: string; language: Language; customer: { email: string } };

/** The mail with a quote, or the one that takes it back. */
export const quoteMail = ({ id, language, customer }: About) => ({
  topic: quoteMails[0],
  subject: id,
  recipient: customer.email,
  language,
});
