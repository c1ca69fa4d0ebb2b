export const messages = {
  orderNumber: { en: 'Order number', fr: 'Numéro de commande' },
  orderNumberHint: {
    en: 'It is in the confirmation email of your earlier booking. Your client ID works too.',
    fr: 'Il figure dans le courriel de confirmation de votre réservation antérieure. Votre numéro de client convient aussi.',
  },
  orderNumberUnknown: {
    en: 'We could not find an eligible earlier booking with this number.',
    fr: 'Aucune réservation antérieure admissible ne correspond à ce numéro.',
  },
  orderNumberKnown: { en: 'We found your earlier booking.', fr: 'Nous avons trouvé votre réservation antérieure.' },
  orderNumberFree: {
    en: 'Your courtesy refresh: nothing to pay.',
    fr: 'Votre rafraîchissement offert\u00a0: rien à payer.',
  },
  orderNumberPartly: {
    en: (amount: string) =>
      `Your courtesy refresh takes ${amount} off the list price: as much as the storefront that was coated.`,
    fr: (amount: string) =>
      `Votre rafraîchissement offert retranche ${amount} du prix courant\u00a0: autant que pour la vitrine traitée.`,
  },
  invitationCode: { en: 'Invitation code', fr: 'Code d’invitation' },
  codeHint: { en: 'At most 9 characters.', fr: '9 caractères au plus.' },
  codeBad: {
    en: 'Invalid invitation code. Please check your code and try again.',
    fr: 'Code d’invitation non valide. Veuillez vérifier votre code et réessayer.',
  },
  codeGood: {
    en: '✓ Valid invitation code! You may proceed with your booking.',
    fr: '✓ Code d’invitation valide! Vous pouvez poursuivre votre réservation.',
  },
  codeFailed: { en: 'Your code could not be checked.', fr: 'Votre code n’a pas pu être vérifié.' },
  numberFailed: { en: 'Your number could not be checked.', fr: 'Votre numéro n’a pas pu être vérifié.' },
  tooMany: {
    en: 'Too many tries. Please wait a moment, then try again.',
    fr: 'Trop d’essais. Veuillez patienter un moment, puis réessayer.',
  },
  tryAgain: { en: 'Try again', fr: 'Réessayer' },
};
