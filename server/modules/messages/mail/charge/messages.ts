export const messages = {
  subject: {
    en: (amount: string, order: string) => `${amount} to pay for your booking (${order})`,
    fr: (amount: string, order: string) => `${amount} à payer pour votre réservation (${order})`,
  },
  preview: {
    en: (amount: string, until: string) => `You pay ${amount} by card on our site, until ${until}.`,
    fr: (amount: string, until: string) => `Vous payez ${amount} par carte sur notre site, jusqu’au ${until}.`,
  },
  title: { en: 'An amount to add to your booking', fr: 'Un montant à ajouter à votre réservation' },
  storefront: {
    en: (storefront: string) =>
      `Your storefront is larger than booked: ${storefront}. This is the difference in price; your booking and its day stay as they are.`,
    fr: (storefront: string) =>
      `Votre vitrine est plus grande que prévu à la réservation\u00a0: ${storefront}. Voici la différence de prix; votre réservation et sa date restent telles quelles.`,
  },
  extra: {
    en: (what: string) => `As agreed, we add this to your booking: ${what}`,
    fr: (what: string) => `Comme convenu, nous ajoutons ceci à votre réservation\u00a0: ${what}`,
  },
  until: {
    en: (until: string) => `The link is valid until ${until}. Nothing is charged before you confirm it there.`,
    fr: (until: string) => `Le lien est valide jusqu’au ${until}. Rien n’est débité avant que vous l’ayez confirmé.`,
  },
  pay: { en: 'See it and pay', fr: 'Voir et payer' },
  base: { en: 'Before taxes', fr: 'Avant taxes' },
  visit: { en: 'Visit', fr: 'Rendez-vous' },
  withdrawnSubject: {
    en: (order: string) => `Nothing more to pay (${order})`,
    fr: (order: string) => `Plus rien à payer (${order})`,
  },
  withdrawnTitle: { en: 'There is nothing more to pay', fr: 'Il n’y a plus rien à payer' },
  withdrawn: {
    en: (amount: string) =>
      `You no longer owe us ${amount}. Your booking stays as it is, and a payment already on its way will be refunded.`,
    fr: (amount: string) =>
      `Nous ne vous demandons plus la somme de ${amount}. Votre réservation reste telle quelle, et un paiement déjà en route vous sera remboursé.`,
  },
  paidSubject: {
    en: (amount: string, order: string) => `Your payment of ${amount} (${order})`,
    fr: (amount: string, order: string) => `Votre paiement de ${amount} (${order})`,
  },
  paidTitle: { en: 'Thank you for your payment', fr: 'Merci de votre paiement' },
  paid: {
    en: (amount: string) => `We have received ${amount} for your booking.`,
    fr: (amount: string) => `Nous avons reçu la somme de ${amount} pour votre réservation.`,
  },
  invoice: {
    en: (number: string) => `Supplementary invoice ${number} is attached, in French and in English.`,
    fr: (number: string) => `La facture supplémentaire ${number} est jointe.`,
  },
  see: { en: 'See your booking', fr: 'Voir votre réservation' },
  why: {
    en: 'You receive this message because you have a booking with us and this address was given for it.',
    fr: 'Vous recevez ce message parce que vous avez une réservation chez nous et que cette adresse y a été donnée.',
  },
};
