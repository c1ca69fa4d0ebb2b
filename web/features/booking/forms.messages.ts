const en = {
  order: 'Order number',
  orderMissing: 'Enter your order number',
  email: 'Email',
  unlock: 'Show the booking',
  unlocking: 'Checking...',
  wrongEmail: 'This email address does not belong to this order.',
  unlockFailed: 'The address could not be checked. Please try again.',
};

const fr: typeof en = {
  order: 'Nº de commande',
  orderMissing: 'Entrez votre numéro de commande',
  email: 'Courriel',
  unlock: 'Afficher la réservation',
  unlocking: 'Vérification…',
  wrongEmail: 'Cette adresse courriel n’est pas celle de cette commande.',
  unlockFailed: 'L’adresse n’a pas pu être vérifiée. Veuillez réessayer.',
};

export type Messages = typeof en;
export const messages = { en, fr };
