import { brand } from '#business/brand.ts';
import type { Bilingual } from '#domain/language.ts';
import type { ContactWords } from '#domain/settings/contact-words.ts';

/**
 * What a visitor agrees to who has a price sent and ticks the reminder: the purpose, the sender, how to reach them, the right to
 * withdraw. To be confirmed by the operator's counsel.
 */
export const priceConsent: Bilingual<(contact: Pick<ContactWords, 'address' | 'email'>) => string> = {
  en: ({ address, email }) =>
    `Remind me once: I agree that ${brand.legalName} emails me a few days before the link ends. I can decline at any time by the link in the message. ${brand.legalName}, ${address}, ${email}.`,
  fr: ({ address, email }) =>
    `Me le rappeler une seule fois\u00a0: j’accepte que ${brand.legalName} m’écrive par courriel quelques jours avant la fin du lien. Je peux y renoncer en tout temps au moyen du lien du message. ${brand.legalName}, ${address}, ${email}.`,
};
