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
  tryAgain: 'Try again',
  termsFailed: 'The terms could not be loaded.',
  weather: 'Weather Proof System',
  weatherText: 'If weather does not permit service, you are notified and rescheduled for the next clear day.',
  time: 'Time',
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
  tryAgain: 'Réessayer',
  termsFailed: 'Les conditions n’ont pas pu se charger.',
  weather: 'Système à l’épreuve des intempéries',
  weatherText:
    'Si la météo ne permet pas le service, nous vous en avisons et reportons votre rendez-vous à la prochaine journée claire.',
  time: 'Heure',
  summary: 'Sommaire de la réservation',
  service: 'Service',
  date: 'Date',
  size: 'Taille de la vitrine',
  layout: 'Façade',
  taxesIncluded: 'taxes comprises',
  wholeSummary: 'Afficher le sommaire complet',
  close: 'Fermer',
  summaryAfterCode: 'Le sommaire de la réservation s’affiche ici dès que votre code d’invitation est valide.',
  priceFailed: 'Le total n’a pas pu être calculé.',
  proceed: 'Passer au paiement',
  missing: missingFr,
};

export const messages = { en, fr };
