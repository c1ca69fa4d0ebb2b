import { brand } from '#business/brand.ts';
import type { Bilingual } from '#domain/language.ts';
import type { ContactWords } from '#domain/settings/contact-words.ts';

export const waitingList = {
  /** How long a freed day is held for one person, unless an owner changes it; quiet hours do not count. */
  holdHours: 4,
  /** A day with less than this left is no longer offered. */
  leastMinutes: 60,
  /** Once this many people pass on a day within a week it opens to everyone, so that a dozen addresses cannot keep it unsold. */
  mostPeople: 5,
  /** The longest date range a person can ask for. */
  longestDays: 214,
} as const;

/**
 * What a visitor agrees to on joining the waiting list: the purpose, the sender, how to reach them, the right to withdraw. To be
 * confirmed by the operator’s counsel.
 */
export const waitingConsent: Bilingual<(contact: Pick<ContactWords, 'address' | 'email'>) => string> = {
  en: ({ address, email }) =>
    `I agree to receive emails from ${brand.legalName} when a day frees up within these dates. I can withdraw at any time with the link in each email. ${brand.legalName}, ${address}, ${email}.`,
  fr: ({ address, email }) =>
    `J’accepte que ${brand.legalName} m’écrive par courriel quand une journée se libère entre ces dates. Je peux retirer mon consentement en tout temps au moyen du lien de chaque courriel. ${brand.legalName}, ${address}, ${email}.`,
};

/** The same for texts, with a separate checkbox; the texting notice is beside it. */
export const waitingTextConsent: Bilingual<string> = {
  en: 'Send me a text as well.',
  fr: 'Envoyez-moi aussi un texto.',
};
