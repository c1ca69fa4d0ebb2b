import { kept as backups } from '#domain/backup/retention.ts';
import { nbsp } from '#domain/format.ts';
import type { Bilingual, Language } from '#domain/language.ts';
import { bookYears, retention } from '../retention.ts';

/** What each rule of retention ends, in the reader's words; null where it says nothing about a person. */
export const keptUnder: Readonly<Record<keyof typeof retention, Bilingual | null>> = {
  checkouts: { en: 'A booking that was started and not paid', fr: 'Une réservation commencée et non payée' },
  operatorBookings: {
    en: 'What we agreed with you by telephone for a payment link',
    fr: 'Ce dont nous avons convenu avec vous au téléphone pour un lien de paiement',
  },
  quotes: {
    en: 'A price that we offered you in writing, and your acceptance',
    fr: 'Un prix que nous vous avons proposé par écrit, et votre acceptation',
  },
  priceLetters: {
    en: 'A price that you had sent to your address',
    fr: 'Un prix que vous vous êtes fait envoyer',
  },
  priceReminders: {
    en: 'The same where you asked to be reminded, and the proof of it',
    fr: 'Le même prix si vous avez demandé un rappel, et la preuve de cette demande',
  },
  unconfirmedAreaRequests: {
    en: 'A request about an area that nobody confirmed',
    fr: 'Une demande sur un secteur que personne n’a confirmée',
  },
  unconfirmedWaiting: {
    en: 'A place on the waiting list that nobody confirmed',
    fr: 'Une inscription à la liste d’attente que personne n’a confirmée',
  },
  untiedAcceptances: {
    en: 'The proof that terms were accepted, where no booking followed',
    fr: 'La preuve d’une acceptation des conditions, sans réservation ensuite',
  },
  holds: {
    en: 'An unreadable trace of the browser and the network for which a day was held',
    fr: 'Une trace illisible du navigateur et du réseau pour lesquels une journée était retenue',
  },
  messages: {
    en: 'The words and the address of a message that we sent, or that you sent us by text',
    fr: 'Le texte et l’adresse d’un message que nous avons envoyé, ou que vous nous avez envoyé par texto',
  },
  refundRecipients: {
    en: 'Where we wrote about a payment that could not be booked',
    fr: 'L’adresse où nous avons écrit au sujet d’un paiement sans réservation',
  },
  reviews: { en: 'A request to assess a storefront', fr: 'Une demande d’évaluation d’une vitrine' },
  photos: {
    en: 'A photograph of your storefront before or after a visit',
    fr: 'Une photo de votre vitrine avant ou après une visite',
  },
  plans: { en: 'A yearly plan of visits that has ended', fr: 'Un plan annuel de visites qui a pris fin' },
  consents: {
    en: 'A consent to our emails that was withdrawn, and its proof',
    fr: 'Un consentement à nos courriels qui a été retiré, et sa preuve',
  },
  areaRequests: {
    en: 'A request to be told when an area is served, and its proof',
    fr: 'Une demande d’être avisé quand un secteur sera desservi, et sa preuve',
  },
  waiting: {
    en: 'A place on the waiting list for a day that frees up, and its proof',
    fr: 'Une inscription à la liste d’attente pour une journée qui se libère, et sa preuve',
  },
  accountantMonths: null,
  jobRuns: null,
  weather: null,
};

const yearDays = 365;

/** `1 day`, `90 days`, `1 year`, `3 years`; `12 mois`, `3 ans`. */
export function period(days: number, language: Language): string {
  if (days === yearDays && language === 'fr') return `12${nbsp}mois`;
  const isYears = days % yearDays === 0;
  const count = isYears ? days / yearDays : days;
  const unit = { en: isYears ? 'year' : 'day', fr: isYears ? 'an' : 'jour' }[language];
  return `${count}${language === 'fr' ? nbsp : ' '}${unit}${count > 1 ? 's' : ''}`;
}

/** Each kind of record and how long it is kept, the shortest first. */
export function keptLines(language: Language): string[] {
  const colon = language === 'fr' ? `${nbsp}:` : ':';
  const timed = (Object.keys(keptUnder) as (keyof typeof retention)[])
    .toSorted((one, other) => retention[one].days - retention[other].days)
    .flatMap((rule) => {
      const what = keptUnder[rule]?.[language];
      return what === undefined ? [] : [`${what}${colon} ${period(retention[rule].days, language)}.`];
    });
  return [...timed, ...lasting[language]];
}

const lasting: Bilingual<readonly string[]> = {
  en: [
    `A booking with its invoice and its payment: ${bookYears} years from the end of the tax year of the visit, as tax law requires. Names, contact details and addresses are then removed.`,
    'A wish not to receive text messages: as long as it has to be honoured.',
    `Copies for emergencies: ${backups.monthly} months at most.`,
  ],
  fr: [
    `Une réservation avec sa facture et son paiement${nbsp}: ${bookYears}${nbsp}ans après la fin de l’année d’imposition de la visite, comme le veulent les lois fiscales. Les noms, coordonnées et adresses sont ensuite effacés.`,
    `Le souhait de ne pas recevoir de messages texte${nbsp}: tant qu’il faut le respecter.`,
    `Les copies de secours${nbsp}: ${backups.monthly}${nbsp}mois au plus.`,
  ],
};
