import { messages as link } from '#web/ui/link.messages.ts';

export const messages = {
  ...link,
  title: { en: 'Your quote', fr: 'Votre soumission' },
  invalidText: {
    en: 'Please use the whole link in our message, or call us.',
    fr: 'Veuillez utiliser le lien entier de notre message, ou nous appeler.',
  },
  noToken: {
    en: 'This page opens with the link of a message with a quote.',
    fr: 'Cette page s’ouvre avec le lien d’un message contenant une soumission.',
  },
  unread: {
    en: 'Your quote could not be loaded just now. Its link still works.',
    fr: 'Votre soumission n’a pas pu être chargée pour le moment. Son lien fonctionne toujours.',
  },
  titles: {
    open: { en: 'Your quote', fr: 'Votre soumission' },
    accepted: { en: 'Choose your days', fr: 'Choisissez vos dates' },
    expired: { en: 'This quote has expired', fr: 'Cette soumission est expirée' },
    withdrawn: { en: 'This quote was withdrawn', fr: 'Cette soumission a été retirée' },
    done: { en: 'Everything is booked', fr: 'Tout est réservé' },
  },
  ledes: {
    open: {
      en: (company: string, until: string) => `Our price for ${company}. You can accept it until ${until}.`,
      fr: (company: string, until: string) => `Notre prix pour ${company}. Vous pouvez l’accepter jusqu’au ${until}.`,
    },
    accepted: {
      en: (company: string, until: string) =>
        `${company} has accepted. Each storefront becomes a booking of its own: choose a day for each, and pay for it, until ${until}.`,
      fr: (company: string, until: string) =>
        `${company} a accepté. Chaque vitrine devient une réservation\u00a0: choisissez une date pour chacune et payez-la, jusqu’au ${until}.`,
    },
    expired: {
      en: () => 'Nothing more can be accepted or paid with it. Please call us, and we will write a new one.',
      fr: () => 'Elle ne peut plus être acceptée ni payée. Appelez-nous, et nous en rédigerons une autre.',
    },
    withdrawn: {
      en: () => 'Nothing more can be charged. If this is a mistake, please call us.',
      fr: () => 'Plus rien ne peut être débité. S’il s’agit d’une erreur, appelez-nous.',
    },
    done: {
      en: (company: string) => `Thank you. A confirmation for each visit to ${company} was sent to you.`,
      fr: (company: string) => `Merci. Une confirmation vous a été envoyée pour chaque rendez-vous chez ${company}.`,
    },
  },
  service: { en: 'Service', fr: 'Service' },
  size: { en: 'Building type', fr: 'Taille de la vitrine' },
  layout: { en: 'Window layout', fr: 'Façade' },
  price: { en: 'Price before taxes', fr: 'Prix avant taxes' },
  visit: { en: 'Visit', fr: 'Rendez-vous' },
  all: { en: 'All together', fr: 'En tout' },
  accept: { en: 'Read the terms and accept', fr: 'Lire les conditions et accepter' },
  safe: {
    en: 'There is no charge to accept. You then choose a day for each storefront and pay for each by card.',
    fr: 'Rien n’est débité à l’acceptation. Vous choisissez ensuite une date pour chaque vitrine et payez chacune par carte.',
  },
  choose: { en: 'Choose a day', fr: 'Choisir une date' },
  chooseOther: { en: 'Choose another day', fr: 'Choisir une autre date' },
  pay: { en: 'Pay for this visit', fr: 'Payer ce rendez-vous' },
  see: { en: 'See the booking', fr: 'Voir la réservation' },
  states: {
    ready: {
      en: (until: string) => `Held for you until ${until}. It is booked once it is paid.`,
      fr: (until: string) => `Retenu pour vous jusqu’au ${until}. Réservé dès qu’il est payé.`,
    },
    paid: { en: () => 'Paid and booked.', fr: () => 'Payé et réservé.' },
    ended: {
      en: () => 'This day is no longer held. Nothing was charged.',
      fr: () => 'Cette date n’est plus retenue. Rien n’a été débité.',
    },
  },
  dayOf: { en: (address: string) => `A day for ${address}`, fr: (address: string) => `Une date pour le ${address}` },
  hold: { en: 'Hold this day', fr: 'Retenir cette date' },
  holding: { en: 'Holding...', fr: 'Un instant…' },
  close: { en: 'Close', fr: 'Fermer' },
  missingDay: { en: 'Choose a day and a time first.', fr: 'Choisissez d’abord une date et une heure.' },
  failed: { en: 'That did not work', fr: 'Cela n’a pas fonctionné' },
  failedText: {
    en: 'Please try again in a moment. Nothing was charged.',
    fr: 'Veuillez réessayer dans un instant. Rien n’a été débité.',
  },
};
