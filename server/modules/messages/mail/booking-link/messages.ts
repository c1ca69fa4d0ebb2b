export const messages = {
  subject: {
    en: (order: string) => `The link to your booking (${order})`,
    fr: (order: string) => `Le lien vers votre réservation (${order})`,
  },
  preview: {
    en: 'It opens your address and invoice, and lets you change or cancel the visit.',
    fr: 'Il donne accès à l’adresse, à la facture et à tout changement de votre rendez-vous.',
  },
  title: { en: 'The link to your booking', fr: 'Le lien vers votre réservation' },
  asked: {
    en: 'On our site, somebody asked us to send you this link again.',
    fr: 'Quelqu’un a demandé, sur notre site, que nous vous envoyions ce lien de nouveau.',
  },
  opens: {
    en: 'It opens your whole booking: address, invoice, and changing or cancelling the visit.',
    fr: 'Il donne accès à tout ce qui touche votre rendez-vous\u00a0: adresse, facture, changement de date et annulation.',
  },
  refresh: { en: 'Your courtesy refresh', fr: 'Votre rafraîchissement offert' },
  refreshText: {
    en: 'Your Platinum Preservation includes one refresh. This second link opens the calendar with your storefront filled in, and takes the refresh off the price.',
    fr: 'Votre Préservation Platine comprend un rafraîchissement. Cet autre lien ouvre le calendrier, votre vitrine déjà inscrite, et retranche le rafraîchissement du prix.',
  },
  book: { en: 'Book your courtesy refresh', fr: 'Réserver votre rafraîchissement offert' },
  until: {
    en: (day: string) => `The link works until ${day}.`,
    fr: (day: string) => `Le lien fonctionne jusqu’au ${day}.`,
  },
  ignore: {
    en: 'If you did not ask, ignore this message. It went only to this address, and nothing has changed.',
    fr: 'Vous n’avez rien demandé? Ignorez ce message. Il n’a été envoyé qu’à cette adresse, et rien n’a changé.',
  },
};
