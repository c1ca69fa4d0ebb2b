import type { Bilingual } from '#domain/language.ts';
import type { ContactWords } from '#domain/settings/contact-words.ts';
import { brand } from '#tests/brand/business/brand.ts';

export const waitingList = {
  /** How long a freed day is held for one person; the quiet hours do not count. */
  holdHours: 4,
  /** A day on which less than this is left is not offered any more. */
  leastMinutes: 60,
  mostPeople: 5,
  /** The longest span that can be wished for. */
  longestDays: 214,
} as const;

/**
 * What a visitor agrees to who waits for a day: the purpose, who writes, how to reach them, and that it can be taken back. To be
 * confirmed by the operator’s counsel.
 */
export const waitingConsent: Bilingual<(contact: Pick<ContactWords, 'address' | 'email'>) => string> = {
  en: ({ address, email }) =>
    `I agree to receive emails from ${brand.legalName} when a day frees up within these dates. I can withdraw at any time with the link in each email. ${brand.legalName}, ${address}, ${email}.`,
  fr: ({ address, email }) =>
    `J’accepte que ${brand.legalName} m’écrive par courriel quand une journée se libère entre ces dates. Je peux retirer mon consentement en tout temps au moyen du lien de chaque courriel. ${brand.legalName}, ${address}, ${email}.`,
};

/** The same for a text message, by a box of its own; what texts are stands beside it. */
export const waitingTextConsent: Bilingual<string> = {
  en: 'Send me a text as well.',
  fr: 'Envoyez-moi aussi un texto.',
};
