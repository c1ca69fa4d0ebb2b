import type { Bilingual } from '#domain/language.ts';
import type { Missing } from './missing.ts';

const missing: Record<Missing, Bilingual> = {
  date: { en: 'Choose a date first.', fr: 'Choisissez d’abord une date.' },
  time: { en: 'Choose a time first.', fr: 'Choisissez d’abord une heure.' },
  service: { en: 'Choose a service first.', fr: 'Choisissez d’abord un service.' },
  number: { en: 'Enter your earlier order number.', fr: 'Entrez votre numéro de commande.' },
  numberChecking: { en: 'The number is being checked.', fr: 'Vérification du numéro en cours.' },
  numberBad: { en: 'We do not recognize this number.', fr: 'Nous ne reconnaissons pas ce numéro.' },
  code: { en: 'Enter your invitation code.', fr: 'Entrez votre code d’invitation.' },
  codeChecking: { en: 'The code is being checked.', fr: 'Vérification du code en cours.' },
  codeBad: { en: 'The invitation code is not valid.', fr: 'Le code d’invitation n’est pas valide.' },
};

export const messages = {
  title: { en: 'Select Your Appointment', fr: 'Choisissez votre rendez-vous' },
  tryAgain: { en: 'Try again', fr: 'Réessayer' },
  termsFailed: { en: 'The terms could not be loaded.', fr: 'Les conditions n’ont pas pu se charger.' },
  weather: { en: 'Weather Proof System', fr: 'Système à l’épreuve des intempéries' },
  weatherText: {
    en: 'If weather does not permit service, you are notified and rescheduled for the next clear day.',
    fr: 'Si la météo ne permet pas le service, nous vous en avisons et reportons votre rendez-vous à la prochaine journée de beau temps.',
  },
  summary: { en: 'Booking summary', fr: 'Sommaire de la réservation' },
  service: { en: 'Service', fr: 'Service' },
  date: { en: 'Date', fr: 'Date' },
  time: { en: 'Time', fr: 'Heure' },
  size: { en: 'Building type', fr: 'Taille de la vitrine' },
  layout: { en: 'Window layout', fr: 'Façade' },
  taxesIncluded: { en: 'taxes included', fr: 'taxes comprises' },
  wholeSummary: { en: 'Show the whole summary', fr: 'Afficher le sommaire complet' },
  summaryAfterCode: {
    en: 'The summary appears here once your code is valid.',
    fr: 'Le sommaire s’affiche ici dès que votre code est valide.',
  },
  priceFailed: { en: 'The total could not be worked out.', fr: 'Le total n’a pas pu être calculé.' },
  proceed: { en: 'Proceed to Payment', fr: 'Passer au paiement' },
  missing,
};
