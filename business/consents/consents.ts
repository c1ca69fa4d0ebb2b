import { brand } from '#business/brand.ts';
import type { ConsentPurpose } from '#domain/consents/consent.ts';
import type { Bilingual, Language } from '#domain/language.ts';
import type { ContactWords } from '#domain/settings/contact-words.ts';
import { textConsent } from './text-consent.ts';

/** Bump with every change to the wording below, so that we know which text was agreed to. */
export const consentVersion = '2026-12-01';

/**
 * What a customer agrees to, with a checkbox per purpose: further e-mails, or showing the photos of a visit. The anti-spam law
 * requires the purpose, the sender, how to reach them, and the right to withdraw. To be confirmed by the operator's counsel.
 */
const purposes: Readonly<Record<ConsentPurpose, Bilingual>> = {
  season: {
    en: `I agree to receive emails from ${brand.legalName} with news of the season and offers for my storefront.`,
    fr: `J’accepte que ${brand.legalName} m’envoie par courriel des nouvelles de la saison et des offres pour ma vitrine.`,
  },
  rating: {
    en: `I agree to receive one email from ${brand.legalName} after a visit, asking for a review.`,
    fr: `J’accepte que ${brand.legalName} m’écrive par courriel une fois après une visite pour me demander un avis.`,
  },
  plan: {
    en: `I agree to receive emails from ${brand.legalName} proposing days for the visits of my yearly plan.`,
    fr: `J’accepte que ${brand.legalName} m’envoie par courriel les journées proposées pour les visites de mon plan annuel.`,
  },
  photos: {
    en: `I agree that ${brand.legalName} may show me, on this page, the photographs its crew takes of my storefront before and after a visit.`,
    fr: `J’accepte que ${brand.legalName} me montre sur cette page les photos de ma vitrine que son équipe prend avant et après une visite.`,
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
  en: ({ address, email }) =>
    `You can withdraw at any time, here. Anyone with the link to this page sees them too; we publish them nowhere. ${brand.legalName}, ${address}, ${email}.`,
  fr: ({ address, email }) =>
    `Vous pouvez retirer votre consentement en tout temps, ici. Quiconque a le lien de cette page les voit aussi; nous ne les publions nulle part. ${brand.legalName}, ${address}, ${email}.`,
};

const notes: Readonly<Record<ConsentPurpose, Bilingual<(contact: Writer) => string>>> = {
  season: mailNotes,
  rating: mailNotes,
  plan: mailNotes,
  photos: photoNotes,
  texts: { en: () => '', fr: () => '' },
};

/** The label beside a checkbox. */
export const consentWords = (purpose: ConsentPurpose, language: Language): string => purposes[purpose][language];

/** The note below a checkbox, or below several about e-mails. */
export const consentNote = (purpose: ConsentPurpose, language: Language, contact: Writer): string =>
  notes[purpose][language](contact);

/** Everything the person who ticked a box had read, as stored. */
export const consentText = (purpose: ConsentPurpose, language: Language, contact: Writer): string =>
  `${consentWords(purpose, language)} ${consentNote(purpose, language, contact)}`.trimEnd();
