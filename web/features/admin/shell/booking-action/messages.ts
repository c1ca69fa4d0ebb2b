import { nbsp } from '#domain/format.ts';

/** Messages about changes to a booking: what was done, what was not and why, and what changed meanwhile. */
export const messages = {
  working: { en: 'One moment...', fr: 'Un instant…' },
  password: { en: 'Your password', fr: 'Votre mot de passe' },
  passwordWrong: { en: 'This password is incorrect.', fr: 'Ce mot de passe n’est pas le bon.' },
  refusals: {
    changed: {
      title: { en: 'This booking has changed in the meantime', fr: 'Cette réservation a changé entre-temps' },
      text: {
        en: 'Your change was not saved. Confirm again if you still want it.',
        fr: 'Votre modification n’a pas été enregistrée. Confirmez de nouveau si vous la souhaitez toujours.',
      },
    },
    unknown: {
      title: { en: 'No answer arrived', fr: 'Aucune réponse n’est arrivée' },
      text: {
        en: 'The change may have gone through: check the booking before you try again.',
        fr: `La modification est peut-être déjà faite${nbsp}: vérifiez la réservation avant de réessayer.`,
      },
    },
    'signed-out': {
      title: { en: 'This was not done', fr: 'Cela n’a pas été fait' },
      text: {
        en: 'Your session had ended, and nothing was changed. Please try again.',
        fr: 'Votre session avait pris fin, et rien n’a été changé. Veuillez réessayer.',
      },
    },
    refused: { title: { en: 'This was not done', fr: 'Cela n’a pas été fait' }, text: { en: null, fr: null } },
  },
  notify: { en: 'Notify the client by email', fr: 'Aviser le client par courriel' },
  notifyHint: {
    en: 'Texts about the visit follow the new day either way.',
    fr: 'Les textos de la visite suivent la nouvelle date dans tous les cas.',
  },
  atClientsWish: { en: 'The client asked for it', fr: 'À la demande du client' },
  atClientsWishHint: {
    en: 'If the time for a refund has passed, it stays so. Otherwise it is counted again from the new day.',
    fr: 'Si le délai de remboursement est terminé, il le reste. Sinon, il se recompte selon la nouvelle date.',
  },
  anyDay: { en: 'Choose a day that is closed to customers', fr: 'Choisir une journée fermée aux clients' },
  anyDayHint: {
    en: 'You can still book this day, as long as no other visit has it.',
    fr: 'Vous pouvez tout de même y placer la visite, si aucune autre n’a cette journée.',
  },
  date: { en: 'Date', fr: 'Date' },
  load: {
    en: (taken: number, crews: number) => `${taken} of ${crews} crews taken`,
    fr: (taken: number, crews: number) =>
      `${taken} équipe${taken > 1 ? 's' : ''} prise${taken > 1 ? 's' : ''} sur ${crews}`,
  },
  loadLegend: {
    en: 'In each free day: crews taken, of how many.',
    fr: `Dans chaque journée libre${nbsp}: les équipes prises, et combien il y en a.`,
  },
  gone: { en: 'This visit is cancelled or over.', fr: 'Cette visite est annulée ou passée.' },
  moved: { en: 'Visit moved', fr: 'Rendez-vous déplacé' },
  movedText: {
    en: (name: string, visit: string) => `${name}: ${visit}`,
    fr: (name: string, visit: string) => `${name}${nbsp}: ${visit}`,
  },
  difference: {
    visit: {
      en: (now: string, before: string) => `The visit is now on ${now}. It was on ${before}.`,
      fr: (now: string, before: string) => `La visite a maintenant lieu le ${now}. Elle était prévue le ${before}.`,
    },
    status: {
      en: (now: string, before: string) => `The status is now ‘${now}’. It was ‘${before}’.`,
      fr: (now: string, before: string) =>
        `L’état est maintenant «${nbsp}${now}${nbsp}». Il était «${nbsp}${before}${nbsp}».`,
    },
    refund: { en: (now: string) => `Refund: ${now}.`, fr: (now: string) => `Remboursement${nbsp}: ${now}.` },
    payment: { en: (what: string) => `Payment: ${what}.`, fr: (what: string) => `Paiement${nbsp}: ${what}.` },
    amount: {
      en: (what: string, change: string) => `${what}: ${change}.`,
      fr: (what: string, change: string) => `${what}${nbsp}: ${change}.`,
    },
    insteadOf: {
      en: (now: string, before: string) => `${now} instead of ${before}`,
      fr: (now: string, before: string) => `${now} au lieu de ${before}`,
    },
    note: {
      en: (who: string, words: string) => `${who} wrote: ${words}`,
      fr: (who: string, words: string) => `${who} a écrit${nbsp}: ${words}`,
    },
    contact: {
      en: (who: string) => `${who} corrected the contact.`,
      fr: (who: string) => `${who} a corrigé les coordonnées.`,
    },
    storefront: {
      en: (who: string) => `${who} corrected the storefront.`,
      fr: (who: string) => `${who} a corrigé la vitrine.`,
    },
    message: {
      en: (what: string) => `${what} was sent again.`,
      fr: (what: string) => `Message renvoyé${nbsp}: ${what}.`,
    },
    other: { en: 'Something else was changed.', fr: 'Autre chose y a été changé.' },
  },
  refunds: {
    'not-eligible': { en: 'none, it was too late', fr: 'aucun, il était trop tard' },
    'not-needed': { en: 'none, nothing was paid', fr: 'aucun, rien n’avait été payé' },
    pending: { en: 'on its way', fr: 'en cours' },
    review: { en: 'needs a person', fr: 'à traiter par une personne' },
    refunded: { en: 'made', fr: 'fait' },
  },
};
