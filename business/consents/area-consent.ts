import { brand } from '#business/brand.ts';
import type { Bilingual } from '#domain/language.ts';
import type { ContactWords } from '#domain/settings/contact-words.ts';

/**
 * What a visitor agrees to when asking to hear that an area is served. The anti-spam law requires the purpose, the
 * sender, how to reach them, and that consent can be withdrawn. To be confirmed by the operator's counsel.
 */
export const areaConsent: Bilingual<(contact: Pick<ContactWords, 'address' | 'email'>) => string> = {
  en: ({ address, email }) =>
    `I agree to receive one email from ${brand.legalName} when my area is served. I can withdraw at any time with the link in each email. ${brand.legalName}, ${address}, ${email}.`,
  fr: ({ address, email }) =>
    `J’accepte que ${brand.legalName} m’écrive une seule fois par courriel quand mon secteur sera desservi. Je peux retirer mon consentement en tout temps au moyen du lien de chaque courriel. ${brand.legalName}, ${address}, ${email}.`,
};
