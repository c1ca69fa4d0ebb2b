const en = {
  title: 'Your courtesy refresh',
  text: 'Platinum Preservation includes one. Your storefront and your details are filled in; you choose a day after this visit.',
  book: 'Book your courtesy refresh',
};

const fr: typeof en = {
  title: 'Votre rafraîchissement offert',
  text: 'La Préservation Platine en comprend un. Votre vitrine et vos coordonnées sont déjà inscrites\u00a0: il reste à choisir une journée après cette visite.',
  book: 'Réserver votre rafraîchissement',
};

export const messages = { en, fr };
