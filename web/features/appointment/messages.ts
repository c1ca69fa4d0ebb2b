import type { Missing } from './missing.ts';

const missingEn: Record<Missing, string> = {
  date: 'Choose a date first.',
  time: 'Choose a time first.',
  service: 'Choose a service first.',
  number: 'Enter your earlier order number.',
  numberChecking: 'The order number is being checked.',
  numberBad: 'The order number is not one we know.',
  code: 'Enter your invitation code.',
  codeChecking: 'The invitation code is being checked.',
  codeBad: 'The invitation code is not valid.',
};
const missingFr: typeof missingEn = {
  date: 'Choisissez d’abord une date.',
  time: 'Choisissez d’abord une heure.',
  service: 'Choisissez d’abord un service.',
  number: 'Entrez votre numéro de commande.',
  numberChecking: 'Vérification du numéro en cours.',
  numberBad: 'Ce numéro ne nous est pas connu.',
  code: 'Entrez votre code d’invitation.',
  codeChecking: 'Vérification du code en cours.',
  codeBad: 'Le code d’invitation n’est pas valide.',
};

const en = {
  title: 'Select Your Appointment',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  noEarlierMonth: 'There is nothing to book before this month.',
  noLaterMonth: 'Bookings are not open beyond this month.',
  days: { available: 'Available', booked: 'Booked', closed: 'Closed', past: 'Past', selected: 'Selected' },
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
  nothingFreeTitle: 'No day is free this season',
  nothingFree: 'Every day until the season ends is taken. Write or call us, and we will find one with you.',
  taken: (date: string) => `${date} is no longer free`,
  takenText: 'The calendar is up to date again. Please choose another day; your other answers are kept.',
  weather: 'Weather Proof System',
  weatherText: 'If weather does not permit service, you are notified and rescheduled for the next clear day.',
  time: 'Time',
  timeBlocked: 'Not offered that day',
  summary: 'Booking summary',
  service: 'Service',
  date: 'Date',
  size: 'Building type',
  layout: 'Window layout',
  taxesIncluded: 'taxes included',
  wholeSummary: 'Show the whole summary',
  close: 'Close',
  summaryAfterCode: 'The booking summary appears here once your invitation code is valid.',
  priceFailed: 'The total could not be worked out.',
  proceed: 'Proceed to Payment',
  missing: missingEn,
};

const fr: typeof en = {
  title: 'Choisissez votre rendez-vous',
  previousMonth: 'Mois précédent',
  nextMonth: 'Mois suivant',
  noEarlierMonth: 'Il n’y a rien à réserver avant ce mois.',
  noLaterMonth: 'Les réservations ne sont pas ouvertes au-delà de ce mois.',
  days: { available: 'Libre', booked: 'Réservé', closed: 'Fermé', past: 'Passé', selected: 'Choisi' },
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
  nothingFreeTitle: 'Aucune journée libre cette saison',
  nothingFree:
    'Toutes les journées sont prises d’ici la fin de la saison. Écrivez-nous ou appelez-nous pour en trouver une.',
  taken: (date) => `Le ${date} n’est plus libre`,
  takenText:
    'Le calendrier est de nouveau à jour. Veuillez choisir une autre journée\u00a0; vos autres réponses sont conservées.',
  weather: 'Système à l’épreuve des intempéries',
  weatherText:
    'Si la météo ne permet pas le service, nous vous en avisons et reportons votre rendez-vous à la prochaine journée claire.',
  time: 'Heure',
  timeBlocked: 'Non offerte ce jour-là',
  summary: 'Sommaire de la réservation',
  service: 'Service',
  date: 'Date',
  size: 'Type de bâtiment',
  layout: 'Disposition',
  taxesIncluded: 'taxes comprises',
  wholeSummary: 'Afficher le sommaire complet',
  close: 'Fermer',
  summaryAfterCode: 'Le sommaire de la réservation s’affiche ici dès que votre code d’invitation est valide.',
  priceFailed: 'Le total n’a pas pu être calculé.',
  proceed: 'Passer au paiement',
  missing: missingFr,
};

function listed(names: readonly string[], and: string): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${and} ${last}`;
}

export const messages = { en, fr };
