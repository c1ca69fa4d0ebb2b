export const messages = {
  withdrawnSubject: {
    en: (day: string) => `Your visit on ${day} is no longer held`,
    fr: (day: string) => `Votre rendez-vous du ${day} n’est plus retenu`,
  },
  nothingDue: { en: 'There is nothing to pay.', fr: 'Il n’y a rien à payer.' },
  withdrawnTitle: { en: 'Your day is no longer held', fr: 'Votre date n’est plus retenue' },
  withdrawn: {
    en: (day: string) =>
      `We have withdrawn the payment link for your visit on ${day}. There is nothing to pay, and a payment already on its way will be refunded.`,
    fr: (day: string) =>
      `Nous avons retiré le lien de paiement de votre rendez-vous du ${day}. Il n’y a rien à payer, et un paiement déjà en route vous sera remboursé.`,
  },
  preview: {
    en: (total: string, until: string) => `${total} in all. The day is held for you until ${until}.`,
    fr: (total: string, until: string) => `${total} en tout. La date est retenue pour vous jusqu’au ${until}.`,
  },
  until: {
    en: (until: string) => `The day is held until ${until}. After that, somebody else may choose it.`,
    fr: (until: string) =>
      `La date est retenue pour vous jusqu’au ${until}. Ensuite, une autre personne pourra la choisir.`,
  },
  pay: { en: 'See it and pay', fr: 'Voir et payer' },
  safe: {
    en: 'You read the terms and pay by card on our site. Nothing is charged before you confirm it there.',
    fr: 'Vous lisez les conditions et payez par carte sur notre site. Rien n’est débité avant que vous l’ayez confirmé.',
  },
  details: { en: 'What is held for you', fr: 'Ce qui est retenu' },
  visit: { en: 'Visit', fr: 'Rendez-vous' },
  why: {
    en: 'You receive this message because a visit was arranged with you and this address was given for it.',
    fr: 'Vous recevez ce message parce qu’un rendez-vous a été convenu avec vous et que cette adresse a été donnée.',
  },
};
