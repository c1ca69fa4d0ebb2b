/** The words of the month, of its times, and of moving a visit to another of them. */
const en = {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  noEarlierMonth: 'There is nothing to book before this month.',
  noLaterMonth: 'Bookings are not open beyond this month.',
  days: {
    available: 'Available',
    inDemand: 'In demand',
    booked: 'Booked',
    closed: 'Closed',
    past: 'Past',
    selected: 'Selected',
  },
  outlooks: { rain: 'Rain likely', clear: 'Clear weather expected' },
  near: { legend: 'Our crew is in the neighbourhood', day: 'our crew is in the neighbourhood that day' },
  openDays: (names: readonly string[]) =>
    listed(
      names.map((name) => `${name}s`),
      'and',
    ),
  calendarLoading: 'The calendar is loading.',
  calendarFailed: 'The calendar could not be loaded.',
  tryAgain: 'Try again',
  noFreeDay: 'No free day this month',
  nextFree: (date: string) => `Next free day: ${date}`,
  betweenSeasonsTitle: (date: string) => `The next season begins on ${date}`,
  betweenSeasons: 'We make no visits between seasons. You can already book a day in the next one.',
  nothingFreeTitle: 'No day is free this season',
  nothingFree: 'Every day until the season ends is taken. Write or call us, and we will find one with you.',
  taken: (date: string) => `${date} is no longer free`,
  takenText: 'The calendar is up to date again. Please choose another day; your other answers are kept.',
  date: 'Date',
  time: 'Time',
  timeBlocked: 'Not offered that day',
  move: 'Move the visit',
  moving: 'Moving...',
  keep: 'Keep as is',
  chooseDay: 'Choose a day',
  noDay: 'No day',
  now: 'Now',
  after: 'New',
  missing: {
    day: 'Choose a day first.',
    time: 'Choose a time first.',
    change: 'The visit is at that time already.',
  },
};

const fr: typeof en = {
  previousMonth: 'Mois précédent',
  nextMonth: 'Mois suivant',
  noEarlierMonth: 'Il n’y a rien à réserver avant ce mois.',
  noLaterMonth: 'Les réservations ne sont pas ouvertes au-delà de ce mois.',
  days: {
    available: 'Libre',
    inDemand: 'Très demandé',
    booked: 'Réservé',
    closed: 'Fermé',
    past: 'Passé',
    selected: 'Choisi',
  },
  outlooks: { rain: 'Pluie probable', clear: 'Beau temps prévu' },
  near: { legend: 'Notre équipe est dans le quartier', day: 'notre équipe est dans le quartier ce jour-là' },
  openDays: (names) =>
    `Les ${listed(
      names.map((name) => `${name}s`),
      'et',
    )}`,
  calendarLoading: 'Le calendrier se charge.',
  calendarFailed: 'Le calendrier n’a pas pu se charger.',
  tryAgain: 'Réessayer',
  noFreeDay: 'Aucune journée libre ce mois-ci',
  nextFree: (date) => `Prochaine journée libre\u00a0: ${date}`,
  betweenSeasonsTitle: (date) => `La prochaine saison commence le ${date}`,
  betweenSeasons:
    'Nous ne faisons aucune visite entre deux saisons. Vous pouvez dès maintenant réserver une journée de la prochaine.',
  nothingFreeTitle: 'Aucune journée libre cette saison',
  nothingFree:
    'Toutes les journées sont prises d’ici la fin de la saison. Écrivez-nous ou appelez-nous pour en trouver une.',
  taken: (date) => `Le ${date} n’est plus libre`,
  takenText:
    'Le calendrier est de nouveau à jour. Veuillez choisir une autre journée\u00a0; vos autres réponses sont conservées.',
  date: 'Date',
  time: 'Heure',
  timeBlocked: 'Non offerte ce\u00a0jour-là',
  move: 'Déplacer la visite',
  moving: 'Déplacement…',
  keep: 'La laisser telle quelle',
  chooseDay: 'Choisir un jour',
  noDay: 'Aucun jour',
  now: 'Maintenant',
  after: 'Nouveau',
  missing: {
    day: 'Choisissez d’abord une journée.',
    time: 'Choisissez d’abord une heure.',
    change: 'La visite a déjà lieu à ce moment.',
  },
};

function listed(names: readonly string[], and: string): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${and} ${last}`;
}

export const messages = { en, fr };
