import type { ConsentPage, ConsentPurpose } from '#domain/consents/consent.ts';
import type { Bilingual } from '#domain/language.ts';

export const messages = {
  title: { en: 'Consents', fr: 'Consentements' },
  purposes: {
    season: { en: 'News of the season and offers', fr: 'Nouvelles de la saison et offres' },
    rating: { en: 'Request for a review', fr: 'Demande d’avis' },
    photos: { en: 'Photographs on the page of the booking', fr: 'Photos sur la page de la réservation' },
    plan: { en: 'Days for planned visits', fr: 'Journées des visites planifiées' },
    texts: { en: 'Texts about the booking', fr: 'Textos sur la réservation' },
  } satisfies Record<ConsentPurpose, Bilingual>,
  given: {
    en: (purpose: string, email: string) => `${purpose}: agreed (${email})`,
    fr: (purpose: string, email: string) => `${purpose}\u00a0: accepté (${email})`,
  },
  withdrawn: {
    en: (purpose: string, email: string) => `${purpose}: withdrawn (${email})`,
    fr: (purpose: string, email: string) => `${purpose}\u00a0: retiré (${email})`,
  },
  erased: { en: 'address erased', fr: 'adresse effacée' },
  pages: {
    booking: { en: 'on the page of booking', fr: 'sur la page de la réservation' },
    payment: { en: 'at the phone number, booking', fr: 'au numéro de téléphone, réservation' },
    unsubscribe: { en: 'by the link of an email, booking', fr: 'par le lien d’un courriel, réservation' },
    'one-click': { en: 'by the button of a mail program, booking', fr: 'par le bouton d’une messagerie, réservation' },
    operator: { en: 'by the business, booking', fr: 'par l’entreprise, réservation' },
    erasure: { en: 'with the erasure of the person, booking', fr: 'avec l’effacement de la personne, réservation' },
  } satisfies Record<ConsentPage, Bilingual>,
  where: {
    en: (page: string, order: string) => `${page} ${order}`,
    fr: (page: string, order: string) => `${page} ${order}`,
  },
  words: {
    en: (version: string, language: string) => `text of ${version}, ${language}`,
    fr: (version: string, language: string) => `texte du ${version}, ${language}`,
  },
  languages: { en: { en: 'English', fr: 'French' }, fr: { en: 'anglais', fr: 'français' } },
  by: { en: (who: string) => `by ${who}`, fr: (who: string) => `par ${who}` },
  withdraw: { en: 'Withdraw', fr: 'Retirer' },
  withdrawing: { en: 'Withdrawing...', fr: 'Retrait…' },
  withdrawOne: {
    en: (purpose: string) => `Withdraw: ${purpose}`,
    fr: (purpose: string) => `Retirer\u00a0: ${purpose}`,
  },
  done: { en: 'The consent is withdrawn', fr: 'Le consentement est retiré' },
  notDone: { en: 'It was not withdrawn', fr: 'Le consentement n’est pas retiré' },
};
