const en = {
  subject: (order: string) => `The link to your booking (${order})`,
  preview: 'It opens your address and invoice, and changing or cancelling the visit.',
  title: 'The link to your booking',
  asked: 'On our site, somebody asked us to send you this link again.',
  opens: 'It opens all of your booking: address and invoice, and changing or cancelling the visit.',
  open: 'Open your booking',
  refresh: 'Your courtesy refresh',
  refreshText:
    'Your Platinum Preservation includes one refresh. This second link opens the calendar with your storefront filled in, and takes the refresh off the price.',
  book: 'Book your courtesy refresh',
  until: (day: string) => `The link works until ${day}.`,
  ignore: 'If you did not ask, ignore this message. It went to this address alone, and nothing has changed.',
};

const fr: typeof en = {
  subject: (order) => `Le lien vers votre réservation (${order})`,
  preview: 'Il donne accès à l’adresse, à la facture et à tout changement de votre visite.',
  title: 'Le lien vers votre réservation',
  asked: 'Quelqu’un a demandé, sur notre site, que nous vous envoyions ce lien de nouveau.',
  opens: 'Il donne accès à tout ce qui touche votre visite\u00a0: adresse, facture, changement de date et annulation.',
  open: 'Ouvrir votre réservation',
  refresh: 'Votre rafraîchissement offert',
  refreshText:
    'Votre Préservation Platine comprend un rafraîchissement. Cet autre lien ouvre le calendrier, votre vitrine déjà inscrite, et retranche le rafraîchissement du prix.',
  book: 'Réserver votre rafraîchissement offert',
  until: (day) => `Le lien fonctionne jusqu’au ${day}.`,
  ignore:
    'Vous n’avez rien demandé\u00a0? Ignorez ce message. Il n’a été envoyé qu’à cette adresse, et rien n’a changé.',
};

export const messages = { en, fr };
