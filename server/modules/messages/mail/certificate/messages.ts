export const messages = {
  preview: {
    en: 'Please do not touch the coated glass for 24 hours after the service.',
    fr: 'Merci de ne pas toucher au verre traité pendant les 24\u00a0heures suivant le service.',
  },
  care: { en: 'For the first 24 hours', fr: 'Pendant les 24\u00a0premières heures' },
  satisfaction: {
    en: (phone: string) =>
      `If anything is not right, tell us within 24 hours of the service, by reply or at ${phone}. We make one return visit, free of charge.`,
    fr: (phone: string) =>
      `Quelque chose ne va pas? Dites-le-nous dans les 24\u00a0heures suivant le service, en réponse à ce message ou au ${phone}. Nous revenons alors une fois, sans frais.`,
  },
  certificate: { en: 'Your certificate', fr: 'Votre certificat' },
  number: { en: 'Certificate number', fr: 'Nº de certificat' },
  warranty: { en: 'Maker’s warranty until', fr: 'Garantie du fabricant jusqu’au' },
  confirms: {
    en: 'Anyone with the number can have it verified. The page names nobody.',
    fr: 'Ce numéro se vérifie sur notre site. La page ne nomme personne.',
  },
  check: { en: 'Verify the certificate', fr: 'Vérifier le certificat' },
};
