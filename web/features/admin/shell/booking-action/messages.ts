import { nbsp } from '#domain/format.ts';

/** The words about changes of a booking: what was done, what was not and why, and what changed meanwhile. */
const en = {
  working: 'One moment...',
  password: 'Your password',
  passwordWrong: 'This password is not right.',
  refusals: {
    changed: {
      title: 'This booking has changed meanwhile',
      text: 'Your change was not saved. Confirm again if you still want it.',
    },
    unknown: {
      title: 'No answer arrived',
      text: 'It may have been done: look at what is shown before you press again.',
    },
    'signed-out': {
      title: 'This was not done',
      text: 'Your session had ended, and nothing was changed. Press again.',
    },
    refused: { title: 'This was not done', text: null },
  },
  notify: 'Tell the client by email',
  notifyHint: 'The texts of the visit follow the new day either way.',
  anyDay: 'Choose a day that is closed to visitors',
  anyDayHint: 'The visit is placed on it all the same, as long as nobody else has that day.',
  date: 'Date',
  gone: 'This visit is cancelled or over.',
  moved: 'Visit moved',
  movedText: (name: string, visit: string) => `${name}: ${visit}`,
  difference: {
    visit: (now: string, before: string) => `The visit is now on ${now}. It was on ${before}.`,
    status: (now: string, before: string) => `The status is now ‘${now}’. It was ‘${before}’.`,
    refund: (now: string) => `Refund: ${now}.`,
    payment: (what: string) => `Payment: ${what}.`,
    amount: (what: string, change: string) => `${what}: ${change}.`,
    insteadOf: (now: string, before: string) => `${now} instead of ${before}`,
    note: (who: string, words: string) => `${who} wrote: ${words}`,
    contact: (who: string) => `${who} corrected the contact.`,
    storefront: (who: string) => `${who} corrected the storefront.`,
    message: (what: string) => `${what} was sent again.`,
    other: 'Something else about it was changed.',
  },
  refunds: {
    'not-eligible': 'none, it was too late',
    'not-needed': 'none, nothing was paid',
    pending: 'on its way',
    review: 'needs a person',
    refunded: 'made',
  },
};

const fr: typeof en = {
  working: 'Un instant…',
  password: 'Votre mot de passe',
  passwordWrong: 'Ce mot de passe n’est pas le bon.',
  refusals: {
    changed: {
      title: 'Cette réservation a changé entre-temps',
      text: 'Rien de votre part n’a encore été écrit. Appuyez de nouveau si vous le souhaitez toujours.',
    },
    unknown: {
      title: 'Aucune réponse n’est arrivée',
      text: `C’est peut-être déjà fait${nbsp}: regardez ce qui est affiché avant d’appuyer de nouveau.`,
    },
    'signed-out': {
      title: 'Cela n’a pas été fait',
      text: 'Votre session avait pris fin, et rien n’a été changé. Appuyez de nouveau.',
    },
    refused: { title: 'Cela n’a pas été fait', text: null },
  },
  notify: 'Prévenir le client par courriel',
  notifyHint: 'Les textos de la visite suivent la nouvelle date dans tous les cas.',
  anyDay: 'Choisir une journée fermée aux visiteurs',
  anyDayHint: 'La visite y est placée malgré tout, si personne d’autre n’a cette journée.',
  date: 'Date',
  gone: 'Cette visite est annulée ou passée.',
  moved: 'Visite déplacée',
  movedText: (name, visit) => `${name}${nbsp}: ${visit}`,
  difference: {
    visit: (now, before) => `La visite a maintenant lieu le ${now}. Elle était prévue le ${before}.`,
    status: (now, before) => `L’état est maintenant «${nbsp}${now}${nbsp}». Il était «${nbsp}${before}${nbsp}».`,
    refund: (now) => `Remboursement${nbsp}: ${now}.`,
    payment: (what) => `Paiement${nbsp}: ${what}.`,
    amount: (what, change) => `${what}${nbsp}: ${change}.`,
    insteadOf: (now, before) => `${now} au lieu de ${before}`,
    note: (who, words) => `${who} a écrit${nbsp}: ${words}`,
    contact: (who) => `${who} a corrigé les coordonnées.`,
    storefront: (who) => `${who} a corrigé la vitrine.`,
    message: (what) => `Message renvoyé${nbsp}: ${what}.`,
    other: 'Autre chose y a été changé.',
  },
  refunds: {
    'not-eligible': 'aucun, il était trop tard',
    'not-needed': 'aucun, rien n’avait été payé',
    pending: 'en cours',
    review: 'à traiter par une personne',
    refunded: 'fait',
  },
};

export const messages = { en, fr };
