export const messages = {
  subject: {
    en: (company: string) => `Our quote for ${company}`,
    fr: (company: string) => `Notre soumission pour ${company}`,
  },
  title: { en: 'Your quote', fr: 'Votre soumission' },
  preview: {
    en: (total: string, until: string) => `${total} in all, taxes included, until ${until}.`,
    fr: (total: string, until: string) => `${total} en tout, taxes comprises, jusqu’au ${until}.`,
  },
  text: {
    en: (company: string) => `Thank you for asking us. This is our price for ${company}.`,
    fr: (company: string) => `Merci de votre demande. Voici notre prix pour ${company}.`,
  },
  until: {
    en: (until: string) => `You can accept it until ${until}.`,
    fr: (until: string) => `Vous pouvez l’accepter jusqu’au ${until}.`,
  },
  see: { en: 'See it and accept', fr: 'Voir et accepter' },
  next: {
    en: 'On that page you read the terms, accept, choose a day for each storefront and pay for each by card. Nothing is charged before you confirm a payment there.',
    fr: 'Sur cette page, vous lisez les conditions, acceptez, choisissez une date pour chaque vitrine et payez chacune par carte. Rien n’est débité avant que vous y confirmiez un paiement.',
  },
  details: { en: 'What it contains', fr: 'Ce qu’elle comprend' },
  before: { en: 'Before taxes', fr: 'Avant taxes' },
  withdrawnSubject: {
    en: (company: string) => `Our quote for ${company} is withdrawn`,
    fr: (company: string) => `Notre soumission pour ${company} est retirée`,
  },
  withdrawnTitle: { en: 'The quote is withdrawn', fr: 'La soumission est retirée' },
  withdrawn: {
    en: (company: string) =>
      `We have withdrawn our quote for ${company}. Days that were held and not paid are free again; what is paid stays booked.`,
    fr: (company: string) =>
      `Nous avons retiré notre soumission pour ${company}. Les dates retenues et non payées sont de nouveau libres. Ce qui est payé reste réservé.`,
  },
  why: {
    en: 'You receive this message because a price was requested with this address.',
    fr: 'Vous recevez ce message parce qu’un prix a été demandé avec cette adresse.',
  },
};
