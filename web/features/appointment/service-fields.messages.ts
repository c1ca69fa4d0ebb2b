const en = {
  orderNumber: 'Order number',
  orderNumberHint: 'It is in the confirmation email of your earlier booking. Your client ID works too.',
  orderNumberUnknown: 'We could not find an eligible earlier booking with this number.',
  orderNumberKnown: 'We found your earlier booking.',
  orderNumberFree: 'Your courtesy refresh: nothing to pay.',
  orderNumberPartly: (amount: string) =>
    `Your courtesy refresh takes ${amount} off the list price: as much as the storefront that was coated.`,
  invitationCode: 'Invitation code',
  codeHint: 'At most 9 characters.',
  codeBad: 'Invalid invitation code. Please check your code and try again.',
  codeGood: '✓ Valid invitation code! You may proceed with your booking.',
  codeFailed: 'Your code could not be checked.',
  numberFailed: 'Your number could not be checked.',
  tooMany: 'Too many tries. Please wait a moment, then try again.',
  tryAgain: 'Try again',
};

const fr: typeof en = {
  orderNumber: 'Numéro de commande',
  orderNumberHint:
    'Il figure dans le courriel de confirmation de votre réservation antérieure. Votre numéro de client convient aussi.',
  orderNumberUnknown: 'Aucune réservation antérieure admissible ne correspond à ce numéro.',
  orderNumberKnown: 'Nous avons trouvé votre réservation antérieure.',
  orderNumberFree: 'Votre rafraîchissement offert\u00a0: rien à payer.',
  orderNumberPartly: (amount) =>
    `Votre rafraîchissement offert retranche ${amount} du prix courant\u00a0: autant que pour la vitrine traitée.`,
  invitationCode: 'Code d’invitation',
  codeHint: '9 caractères au plus.',
  codeBad: 'Code d’invitation non valide. Veuillez vérifier votre code et réessayer.',
  codeGood: '✓ Code d’invitation valide\u00a0! Vous pouvez poursuivre votre réservation.',
  codeFailed: 'Votre code n’a pas pu être vérifié.',
  numberFailed: 'Votre numéro n’a pas pu être vérifié.',
  tooMany: 'Trop d’essais. Veuillez patienter un moment, puis réessayer.',
  tryAgain: 'Réessayer',
};

export const messages = { en, fr };
