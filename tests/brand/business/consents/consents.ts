import type { ConsentPurpose } from '#domain/consents/consent.ts';
import type { Bilingual, Language } from '#domain/language.ts';
import type { ContactWords } from '#domain/settings/contact-words.ts';
import { brand } from '#tests/brand/business/brand.ts';
import { textConsent } from './text-consent.ts';

/** Goes up with every change of the words below, so that what was agreed to can be told apart. */
export const consentVersion = '2025-03-01';

/**
 * What a customer agrees to who wants to be written to again, a box for each purpose. The anti-spam law asks for the
 * purpose, who writes, how to reach them, and that consent can be taken back. To be confirmed by the operator's counsel.
 */
const purposes: Readonly<Record<ConsentPurpose, Bilingual>> = {
  season: {
    en: `I agree to receive emails from ${brand.legalName} with news of the season and offers for my storefront.`,
    fr: `J’accepte que ${brand.legalName} m’envoie par courriel des nouvelles de la saison et des offres pour ma vitrine.`,
  },
  plan: {
    en: `I agree that ${brand.legalName} emails me days for each visit of my yearly plan.`,
    fr: `J’accepte que ${brand.legalName} m’envoie par courriel des dates pour chaque visite de mon plan annuel.`,
  },
  photos: {
    en: `I agree that ${brand.legalName} shows me on this page the photographs of my storefront before and after a visit.`,
    fr: `J’accepte que ${brand.legalName} me montre sur cette page les photos de ma vitrine avant et après une visite.`,
  },
  rating: {
    en: `I agree to receive one email from ${brand.legalName} after a visit, asking for a review.`,
    fr: `J’accepte que ${brand.legalName} m’écrive par courriel une fois après une visite pour me demander un avis.`,
  },
  texts: textConsent,
};

type Writer = Pick<ContactWords, 'address' | 'email'>;

const mailNotes: Bilingual<(contact: Writer) => string> = {
  en: ({ address, email }) =>
    `You can withdraw at any time, here or with the link in each of these emails. ${brand.legalName}, ${address}, ${email}.`,
  fr: ({ address, email }) =>
    `Vous pouvez retirer votre consentement en tout temps, ici ou au moyen du lien de chacun de ces courriels. ${brand.legalName}, ${address}, ${email}.`,
};

const photoNotes: Bilingual<(contact: Writer) => string> = {
  en: ({ address, email }) => `You can withdraw at any time, here. ${brand.legalName}, ${address}, ${email}.`,
  fr: ({ address, email }) =>
    `Vous pouvez retirer votre consentement en tout temps, ici. ${brand.legalName}, ${address}, ${email}.`,
};

const notes: Readonly<Record<ConsentPurpose, Bilingual<(contact: Writer) => string>>> = {
  season: mailNotes,
  rating: mailNotes,
  plan: mailNotes,
  photos: photoNotes,
  texts: { en: () => '', fr: () => '' },
};

/** The words beside a box. */
export const consentWords = (purpose: ConsentPurpose, language: Language): string => purposes[purpose][language];

/** The words below a box, or below several that are about mails. */
export const consentNote = (purpose: ConsentPurpose, language: Language, contact: Writer): string =>
  notes[purpose][language](contact);

/** All that was read by whoever ticked a box, as it is kept. */
export const consentText = (purpose: ConsentPurpose, language: Language, contact: Writer): string =>
  `${consentWords(purpose, language)} ${consentNote(purpose, language, contact)}`.trimEnd();
