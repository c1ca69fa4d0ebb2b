export const messages = {
  title: { en: 'Waiting list', fr: 'Liste d’attente' },
  subtitle: {
    en: 'Everyone waiting for a day to free up. Each freed day is held for one person at a time, the longest wait first.',
    fr: 'Les personnes qui attendent qu’une journée se libère\u00a0: chaque journée est retenue pour une seule à la fois, dans l’ordre d’arrivée.',
  },
  empty: { en: 'Nobody is waiting for a day.', fr: 'Personne n’attend de journée.' },
  failed: { en: 'The waiting list could not be loaded.', fr: 'La liste d’attente n’a pas pu être chargée.' },
  more: {
    en: 'There are more: they are in Files.',
    fr: 'Il y en a d’autres\u00a0: elles sont dans les fichiers à exporter.',
  },
  span: {
    en: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
    fr: (from: string, to: string) => (from === to ? from : `du ${from} au ${to}`),
  },
  since: { en: (moment: string) => `since ${moment}`, fr: (moment: string) => `depuis le ${moment}` },
  earlier: { en: 'for an earlier day than their visit', fr: 'pour une journée avant sa visite' },
  states: {
    none: { en: 'Waiting', fr: 'En attente' },
    open: {
      en: (day: string, until: string) => `${day} is held until ${until}`,
      fr: (day: string, until: string) => `Journée du ${day} retenue jusqu’au ${until}`,
    },
    taken: { en: (day: string) => `Took ${day}`, fr: (day: string) => `A pris la journée du ${day}` },
    passed: {
      en: (day: string) => `Waiting; ${day} was held before and went to the next person`,
      fr: (day: string) => `En attente; la journée du ${day} lui a été proposée, puis est passée à la suivante`,
    },
    booked: { en: 'Has booked', fr: 'A réservé' },
  },
  offer: { en: 'Offer a day', fr: 'Proposer une journée' },
  offerText: {
    en: 'A free day is held for this person, and a message goes out at once.',
    fr: 'Une journée libre est retenue pour cette personne, et un message part aussitôt.',
  },
  day: { en: 'Day', fr: 'Journée' },
  hold: { en: 'Hold and tell', fr: 'Retenir et aviser' },
  offered: {
    en: 'The day is held, and a message is on its way.',
    fr: 'La journée est retenue, et un message est en route.',
  },
  remove: { en: 'Remove', fr: 'Retirer' },
  removeTitle: { en: 'Take this person off the list?', fr: 'Retirer cette personne de la liste?' },
  removeText: {
    en: 'Their address is forgotten, and a day that is held goes to the next person. They are not told.',
    fr: 'Son adresse est oubliée, et la journée retenue passe à la personne suivante. Aucun message ne l’en avise.',
  },
  removed: { en: 'Taken off the waiting list.', fr: 'Personne retirée de la liste d’attente.' },
};
