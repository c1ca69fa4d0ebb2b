const en = {
  preview: 'Please do not touch the coated glass for 24 hours after the service.',
  care: 'For the first 24 hours',
  satisfaction: (phone: string) =>
    `Is anything not right? Tell us within 24 hours of the service, by reply or at ${phone}. We make one return visit, free of charge.`,
  certificate: 'Your certificate',
  number: 'Certificate number',
  warranty: 'Warranty of the maker until',
  confirms: 'Whoever has the number can have it confirmed. The page names nobody.',
  check: 'Verify the certificate',
  open: 'Open your booking',
};

const fr: typeof en = {
  preview: 'Merci de ne pas toucher au verre traité pendant les 24\u00a0heures suivant le service.',
  care: 'Pendant les 24\u00a0premières heures',
  satisfaction: (phone) =>
    `Quelque chose ne va pas\u00a0? Dites-le-nous dans les 24\u00a0heures suivant le service, en réponse à ce message ou au ${phone}. Une nouvelle visite est alors gratuite.`,
  certificate: 'Votre certificat',
  number: 'Nº de certificat',
  warranty: 'Garantie du fabricant jusqu’au',
  confirms: 'Ce numéro se vérifie sur notre site. La page ne nomme personne.',
  check: 'Vérifier le certificat',
  open: 'Ouvrir votre réservation',
};

export const messages = { en, fr };
