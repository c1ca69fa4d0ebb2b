const en = {
  withdrawnSubject: (day: string) => `Your visit on ${day} is no longer set aside`,
  nothingDue: 'There is nothing to pay.',
  withdrawnTitle: 'Your day is no longer held',
  withdrawn: (day: string) =>
    `We have withdrawn the payment link for your visit on ${day}. There is nothing to pay, and a payment that is on its way comes back to you.`,
  preview: (total: string, until: string) => `${total} in all. The day is held for you until ${until}.`,
  until: (until: string) => `The day is held until ${until}. After that, somebody else may choose it.`,
  pay: 'See it and pay',
  safe: 'You read the terms and pay by card on our site. Nothing is charged before you confirm it there.',
  details: 'What is set aside',
  visit: 'Visit',
  total: 'Total, CAD',
  why: 'You receive this message because a visit was arranged with you and this address was given for it.',
};

const fr: typeof en = {
  withdrawnSubject: (day) => `Votre rendez-vous du ${day} ne vous est plus réservé`,
  nothingDue: 'Il n’y a rien à payer.',
  withdrawnTitle: 'Votre date n’est plus gardée',
  withdrawn: (day) =>
    `Nous avons retiré le lien de paiement de votre rendez-vous du ${day}. Il n’y a rien à payer, et un paiement déjà en route vous sera remboursé.`,
  preview: (total, until) => `${total} en tout. La date vous est gardée jusqu’au ${until}.`,
  until: (until) => `La date vous est gardée jusqu’au ${until}. Ensuite, une autre personne pourra la choisir.`,
  pay: 'Voir et payer',
  safe: 'Vous lisez les conditions et payez par carte sur notre site. Rien n’est débité avant que vous l’ayez confirmé.',
  details: 'Ce qui est mis de côté',
  visit: 'Rendez-vous',
  total: 'Total ($\u00a0CA)',
  why: 'Vous recevez ce message parce qu’un rendez-vous a été convenu avec vous et que cette adresse a été donnée.',
};

export const messages = { en, fr };
