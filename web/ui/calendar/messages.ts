/** The words of the month, of its times, and of moving a visit. */
export const messages = {
  previousMonth: { en: 'Previous month', fr: 'Mois précédent' },
  nextMonth: { en: 'Next month', fr: 'Mois suivant' },
  noEarlierMonth: { en: 'There is nothing to book before this month.', fr: 'Il n’y a rien à réserver avant ce mois.' },
  noLaterMonth: {
    en: 'Bookings are not open beyond this month.',
    fr: 'Les réservations ne sont pas ouvertes au-delà de ce mois.',
  },
  days: {
    available: { en: 'Available', fr: 'Libre' },
    inDemand: { en: 'In demand', fr: 'Très demandé' },
    booked: { en: 'Booked', fr: 'Réservé' },
    closed: { en: 'Closed', fr: 'Fermé' },
    past: { en: 'Past', fr: 'Passé' },
    selected: { en: 'Selected', fr: 'Choisi' },
  },
  outlooks: {
    rain: { en: 'Rain likely', fr: 'Pluie probable' },
    clear: { en: 'Clear weather expected', fr: 'Beau temps prévu' },
  },
  near: {
    legend: { en: 'Our crew is in the neighbourhood', fr: 'Notre équipe est dans le quartier' },
    day: { en: 'our crew is in the neighbourhood that day', fr: 'notre équipe est dans le quartier ce jour-là' },
  },
  openDays: {
    en: (names: readonly string[]) =>
      listed(
        names.map((name) => `${name}s`),
        'and',
      ),
    fr: (names: readonly string[]) =>
      `Les ${listed(
        names.map((name) => `${name}s`),
        'et',
      )}`,
  },
  calendarLoading: { en: 'The calendar is loading.', fr: 'Le calendrier se charge.' },
  calendarFailed: { en: 'The calendar could not be loaded.', fr: 'Le calendrier n’a pas pu se charger.' },
  tryAgain: { en: 'Try again', fr: 'Réessayer' },
  noFreeDay: { en: 'No free day this month', fr: 'Aucune journée libre ce mois-ci' },
  nextFree: {
    en: (date: string) => `Next free day: ${date}`,
    fr: (date: string) => `Prochaine journée libre\u00a0: ${date}`,
  },
  betweenSeasonsTitle: {
    en: (date: string) => `The next season begins on ${date}`,
    fr: (date: string) => `La prochaine saison commence le ${date}`,
  },
  betweenSeasons: {
    en: 'We make no visits between seasons. You can already book a day in the next one.',
    fr: 'Nous ne faisons aucune visite entre deux saisons. Vous pouvez dès maintenant réserver une journée de la prochaine.',
  },
  nextSeason: { en: ', next season', fr: ', prochaine saison' },
  nothingFreeTitle: { en: 'No day is free this season', fr: 'Aucune journée libre cette saison' },
  nothingFree: {
    en: 'Every day until the season ends is taken. Write or call us, and we will find one with you.',
    fr: 'Toutes les journées sont prises d’ici la fin de la saison. Écrivez-nous ou appelez-nous pour en trouver une.',
  },
  taken: { en: (date: string) => `${date} is no longer free`, fr: (date: string) => `Le ${date} n’est plus libre` },
  takenText: {
    en: 'The calendar is up to date again. Please choose another day; your other answers are kept.',
    fr: 'Le calendrier est de nouveau à jour. Veuillez choisir une autre journée; vos autres réponses sont conservées.',
  },
  date: { en: 'Date', fr: 'Date' },
  time: { en: 'Time', fr: 'Heure' },
  timeBlocked: { en: 'Not offered that day', fr: 'Non disponible ce\u00a0jour-là' },
  move: { en: 'Move the visit', fr: 'Déplacer le rendez-vous' },
  moving: { en: 'Moving...', fr: 'Déplacement…' },
  keep: { en: 'Keep as is', fr: 'Le laisser tel quel' },
  chooseDay: { en: 'Choose a day', fr: 'Choisir un jour' },
  noDay: { en: 'No day', fr: 'Aucun jour' },
  now: { en: 'Now', fr: 'Maintenant' },
  after: { en: 'New', fr: 'Nouveau' },
  missing: {
    day: { en: 'Choose a day first.', fr: 'Choisissez d’abord une journée.' },
    time: { en: 'Choose a time first.', fr: 'Choisissez d’abord une heure.' },
    change: { en: 'The visit is at that time already.', fr: 'Le rendez-vous est déjà prévu à ce moment.' },
  },
};

function listed(names: readonly string[], and: string): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${and} ${last}`;
}
