export const messages = {
  title: { en: 'Your courtesy refresh', fr: 'Votre rafraîchissement offert' },
  text: {
    en: 'Platinum Preservation includes one. Your storefront and your details are filled in; you choose a day after this visit.',
    fr: 'La Préservation Platine en comprend un. Votre vitrine et vos coordonnées sont déjà inscrites\u00a0: il reste à choisir une journée après cette visite.',
  },
  book: { en: 'Book your courtesy refresh', fr: 'Réserver votre rafraîchissement' },
};
