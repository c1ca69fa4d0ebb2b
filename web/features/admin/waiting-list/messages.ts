const en = {
  title: 'Waiting list',
  subtitle:
    'Everyone waiting for a day to free up. Each freed day is held for one person at a time, the longest wait first.',
  empty: 'Nobody waits for a day.',
  failed: 'The waiting list could not be read.',
  more: 'There are more: they are in Files.',
  span: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
  since: (moment: string) => `since ${moment}`,
  earlier: 'for an earlier day than their visit',
  states: {
    none: 'Waiting',
    open: (day: string, until: string) => `${day} is held until ${until}`,
    taken: (day: string) => `Took ${day}`,
    passed: (day: string) => `Waiting; ${day} was held before and went to the next person`,
    booked: 'Has booked',
  },
  offer: 'Offer a day',
  offerText: 'A free day is held for this person, and a message goes out at once.',
  day: 'Day',
  hold: 'Hold and tell',
  offered: 'The day is held, and a message is on its way.',
  remove: 'Remove',
  removeTitle: 'Take this person off the list?',
  removeText: 'Their address is forgotten, and a day that is held goes to the next person. They are not told.',
  removed: 'Taken off the waiting list.',
};

const fr: typeof en = {
  title: 'Liste d’attente',
  subtitle:
    'Les personnes qui attendent qu’une journée se libère\u00a0: chaque journée est retenue pour une seule à la fois, dans l’ordre d’arrivée.',
  empty: 'Personne n’attend de journée.',
  failed: 'La liste d’attente n’a pas pu être lue.',
  more: 'Il y en a d’autres\u00a0: elles sont dans les fichiers à exporter.',
  span: (from, to) => (from === to ? from : `du ${from} au ${to}`),
  since: (moment) => `depuis le ${moment}`,
  earlier: 'pour une journée avant sa visite',
  states: {
    none: 'En attente',
    open: (day, until) => `Journée du ${day} retenue jusqu’au ${until}`,
    taken: (day) => `A pris la journée du ${day}`,
    passed: (day) => `En attente\u00a0; la journée du ${day} lui a été offerte, puis est passée à la suivante`,
    booked: 'A réservé',
  },
  offer: 'Offrir une journée',
  offerText: 'Une journée libre est retenue pour cette personne, et un message part aussitôt.',
  day: 'Journée',
  hold: 'Retenir et aviser',
  offered: 'La journée est retenue, et un message est en route.',
  remove: 'Retirer',
  removeTitle: 'Retirer cette personne de la liste\u00a0?',
  removeText:
    'Son adresse est oubliée, et la journée retenue passe à la personne suivante. Aucun message ne l’en avise.',
  removed: 'Personne retirée de la liste d’attente.',
};

export const messages = { en, fr };
