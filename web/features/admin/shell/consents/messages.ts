import type { ConsentPage, ConsentPurpose } from '#domain/consents/consent.ts';

const en = {
  title: 'Consents',
  purposes: {
    season: 'News of the season and offers',
    rating: 'Request for a review',
    photos: 'Photographs on the page of the booking',
    plan: 'Days for planned visits',
    texts: 'Texts about the booking',
  } satisfies Record<ConsentPurpose, string>,
  given: (purpose: string, email: string) => `${purpose}: agreed (${email})`,
  withdrawn: (purpose: string, email: string) => `${purpose}: withdrawn (${email})`,
  erased: 'address erased',
  pages: {
    booking: 'on the page of booking',
    payment: 'at the phone number, booking',
    unsubscribe: 'by the link of an email, booking',
    'one-click': 'by the button of a mail program, booking',
    operator: 'by the business, booking',
    erasure: 'with the erasure of the person, booking',
  } satisfies Record<ConsentPage, string>,
  where: (page: string, order: string) => `${page} ${order}`,
  words: (version: string, language: string) => `text of ${version}, ${language}`,
  languages: { en: 'English', fr: 'French' },
  by: (who: string) => `by ${who}`,
  withdraw: 'Withdraw',
  withdrawing: 'Withdrawing...',
  withdrawOne: (purpose: string) => `Withdraw: ${purpose}`,
  done: 'The consent is withdrawn',
  notDone: 'It was not withdrawn',
};

const fr: typeof en = {
  title: 'Consentements',
  purposes: {
    season: 'Nouvelles de la saison et offres',
    rating: 'Demande d’avis',
    photos: 'Photos sur la page de la réservation',
    plan: 'Journées des visites planifiées',
    texts: 'Textos sur la réservation',
  },
  given: (purpose, email) => `${purpose}\u00a0: accepté (${email})`,
  withdrawn: (purpose, email) => `${purpose}\u00a0: retiré (${email})`,
  erased: 'adresse effacée',
  pages: {
    booking: 'sur la page de la réservation',
    payment: 'au numéro de téléphone, réservation',
    unsubscribe: 'par le lien d’un courriel, réservation',
    'one-click': 'par le bouton d’une messagerie, réservation',
    operator: 'par l’entreprise, réservation',
    erasure: 'avec l’effacement de la personne, réservation',
  },
  where: (page, order) => `${page} ${order}`,
  words: (version, language) => `texte du ${version}, ${language}`,
  languages: { en: 'anglais', fr: 'français' },
  by: (who) => `par ${who}`,
  withdraw: 'Retirer',
  withdrawing: 'Retrait…',
  withdrawOne: (purpose) => `Retirer\u00a0: ${purpose}`,
  done: 'Le consentement est retiré',
  notDone: 'Le consentement n’est pas retiré',
};

export const messages = { en, fr };
