import { nbsp } from '#domain/format.ts';

/** The words about changes of a booking: what was done, what was not and why, and what changed meanwhile. */
const en = {
  working: 'One moment...',
  password: 'Your password',
  passwordWrong: 'This password is incorrect.',
  refusals: {
    changed: {
      title: 'This booking has changed in the meantime',
      text: 'Your change was not saved. Confirm again if you still want it.',
    },
    unknown: {
      title: 'No answer arrived',
      text: 'The change may have gone through: check the booking before you try again.',
    },
    'signed-out': {
      title: 'This was not done',
      text: 'Your session had ended, and nothing was changed. Please try again.',
    },
    refused: { title: 'This was not done', text: null },
  },
  notify: 'Notify the client by email',
  notifyHint: 'Texts about the visit follow the new day either way.',
  atClientsWish: 'The client asked for it',
  atClientsWishHint: 'If the time for a refund is over, it stays over. Otherwise it counts anew from the new day.',
  anyDay: 'Choose a day that is closed to customers',
  anyDayHint: 'You can still book this day, as long as no other visit has it.',
  date: 'Date',
  load: (taken: number, crews: number) => `${taken} of ${crews} crews taken`,
  loadLegend: 'In each free day: crews taken, of how many.',
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
    other: 'Something else was changed.',
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
      text: 'Votre modification n’a pas été enregistrée. Confirmez de nouveau si vous la souhaitez toujours.',
    },
    unknown: {
      title: 'Aucune réponse n’est arrivée',
      text: `La modification est peut-être déjà faite${nbsp}: vérifiez la réservation avant de réessayer.`,
    },
    'signed-out': {
      title: 'Cela n’a pas été fait',
      text: 'Votre session avait pris fin, et rien n’a été changé. Veuillez réessayer.',
    },
    refused: { title: 'Cela n’a pas été fait', text: null },
  },
  notify: 'Aviser le client par courriel',
  notifyHint: 'Les textos de la visite suivent la nouvelle date dans tous les cas.',
  atClientsWish: 'À la demande du client',
  atClientsWishHint:
    'Si le délai de remboursement est terminé, il le reste. Sinon, il se recompte selon la nouvelle date.',
  anyDay: 'Choisir une journée fermée aux clients',
  anyDayHint: 'Vous pouvez tout de même y placer la visite, si aucune autre n’a cette journée.',
  date: 'Date',
  load: (taken, crews) => `${taken} équipe${taken > 1 ? 's' : ''} prise${taken > 1 ? 's' : ''} sur ${crews}`,
  loadLegend: `Dans chaque journée libre${nbsp}: les équipes prises, et combien il y en a.`,
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
