import type { InLanguage } from '#domain/language.ts';
export const messages = {
  order: { en: 'Order number', fr: 'Nº de commande' },
  orderMissing: { en: 'Enter your order number', fr: 'Entrez votre numéro de commande' },
  email: { en: 'Email', fr: 'Courriel' },
  unlock: { en: 'Show the booking', fr: 'Afficher la réservation' },
  unlocking: { en: 'Checking...', fr: 'Vérification…' },
  wrongEmail: {
    en: 'This email address does not belong to this order.',
    fr: 'Cette adresse courriel n’est pas celle de cette commande.',
  },
  unlockFailed: {
    en: 'The address could not be checked. Please try again.',
    fr: 'L’adresse n’a pas pu être vérifiée. Veuillez réessayer.',
  },
  lockedText: {
    en: 'To see the visit, enter the email address that was used when booking.',
    fr: 'Pour voir le rendez-vous, entrez l’adresse courriel utilisée lors de la réservation.',
  },
  lockedHelp: {
    en: 'Another address, or none at hand? We will find your booking with you.',
    fr: 'Une autre adresse, ou aucune sous la main? Nous retrouverons votre réservation avec vous.',
  },
  details: { en: 'Details', fr: 'Détails' },
  expected: { en: 'Expected format', fr: 'Format attendu' },
  currentUrl: { en: 'Current URL', fr: 'Adresse actuelle' },
};

export type Messages = InLanguage<typeof messages>;
