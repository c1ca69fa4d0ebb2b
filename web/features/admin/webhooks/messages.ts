import type { StopCause } from '#domain/webhooks/events.ts';

/** The words of the webhooks. */
export const messages = {
  title: { en: 'Webhooks', fr: 'Webhooks' },
  subtitle: {
    en: 'Other programs (Zapier, Make, n8n, a spreadsheet) hear what happens to a booking: numbers, days and amounts, signed as Standard Webhooks describes.',
    fr: 'D’autres programmes (Zapier, Make, n8n, une feuille de calcul) apprennent ce qui arrive à une réservation\u00a0: numéros, dates et montants, signés selon Standard Webhooks.',
  },
  failed: { en: 'The webhooks could not be loaded.', fr: 'Les webhooks n’ont pas pu être chargés.' },
  empty: { en: 'Nothing is sent anywhere yet.', fr: 'Rien n’est encore envoyé.' },
  add: { en: 'Add a webhook', fr: 'Ajouter un webhook' },
  change: { en: 'Change', fr: 'Modifier' },
  save: { en: 'Save', fr: 'Enregistrer' },
  saved: { en: 'Saved', fr: 'Enregistré' },
  url: { en: 'Address (https)', fr: 'Adresse (https)' },
  events: { en: 'Tell it when a booking is', fr: 'L’avertir quand une réservation est' },
  noEvent: { en: 'Choose at least one.', fr: 'Choisissez-en au moins un.' },
  customer: {
    en: 'Also send the client’s name, address, phone and email',
    fr: 'Envoyer aussi le nom, l’adresse, le téléphone et le courriel du client',
  },
  withCustomer: { en: 'with personal data', fr: 'avec des renseignements personnels' },
  stop: { en: 'Stop', fr: 'Arrêter' },
  start: { en: 'Start again', fr: 'Remettre en marche' },
  trial: { en: 'Send a trial', fr: 'Envoyer un essai' },
  trialSent: { en: 'The trial is on its way', fr: 'L’essai est parti' },
  rotate: { en: 'New secret', fr: 'Nouveau secret' },
  rotateText: {
    en: 'The present secret still signs for a day, so that the other program can change over.',
    fr: 'Le secret actuel signe encore pendant une journée, le temps de changer dans l’autre programme.',
  },
  remove: { en: 'Remove', fr: 'Retirer' },
  removeText: {
    en: 'Nothing more is sent there, and its deliveries are forgotten.',
    fr: 'Rien n’y sera plus envoyé, et ses envois seront oubliés.',
  },
  removed: { en: 'Removed', fr: 'Retiré' },
  notDone: { en: 'Nothing was changed', fr: 'Rien n’a été modifié' },
  causes: {
    owner: { en: (at: string) => `Stopped on ${at}.`, fr: (at: string) => `Arrêté le ${at}.` },
    gone: {
      en: (at: string) => `Stopped on ${at}: it asked for no more events (410).`,
      fr: (at: string) => `Arrêté le ${at}\u00a0: il ne veut plus d’événements (410).`,
    },
    silent: {
      en: (at: string) => `Stopped on ${at}: it accepted no event for a week, or its address may not be called.`,
      fr: (at: string) =>
        `Arrêté le ${at}\u00a0: il n’a accepté aucun événement depuis une semaine, ou son adresse n’est pas permise.`,
    },
  } satisfies Record<StopCause, unknown>,
  formerUntil: {
    en: (at: string) => `The former secret signs too, until ${at}.`,
    fr: (at: string) => `L’ancien secret signe aussi, jusqu’au ${at}.`,
  },
  secretTitle: { en: 'Its secret', fr: 'Son secret' },
  secretText: {
    en: 'Copy it now: it is not shown again.',
    fr: 'Copiez-le maintenant\u00a0: il ne sera plus affiché.',
  },
  copied: { en: 'Done', fr: 'Terminé' },
  deliveries: { en: 'Last deliveries', fr: 'Derniers envois' },
  noDeliveries: { en: 'Nothing has been sent yet.', fr: 'Rien n’a encore été envoyé.' },
  event: { en: 'Event', fr: 'Événement' },
  trialEvent: { en: 'Trial', fr: 'Essai' },
  booking: { en: 'Booking', fr: 'Réservation' },
  to: { en: 'To', fr: 'Vers' },
  sent: { en: 'Date', fr: 'Date' },
  state: { en: 'State', fr: 'État' },
  states: {
    queued: { en: 'Waiting', fr: 'En attente' },
    calling: { en: 'On its way', fr: 'En route' },
    done: { en: 'Received', fr: 'Reçu' },
    failed: { en: 'Not received', fr: 'Non reçu' },
    dropped: { en: 'Not sent', fr: 'Non envoyé' },
  },
  attempts: {
    en: (count: number) => (count === 1 ? '1 attempt' : `${count} attempts`),
    fr: (count: number) => (count <= 1 ? `${count} essai` : `${count} essais`),
  },
  next: { en: (at: string) => `next on ${at}`, fr: (at: string) => `prochain le ${at}` },
  again: { en: 'Send again', fr: 'Renvoyer' },
  queuedAgain: { en: 'It is sent again', fr: 'L’envoi recommence' },
};
