const en = {
  title: 'Thank You for Your Interest',
  text: 'Your storefront calls for a custom quote. These three companies are ones we trust.',
  website: 'Website',
  websiteOf: (name: string) => `of ${name}`,
  home: 'Return to Home',
};

const fr: typeof en = {
  title: 'Merci de votre intérêt',
  text: 'Votre vitrine demande une soumission sur mesure. Voici trois entreprises en qui nous avons confiance.',
  website: 'Site Web',
  websiteOf: (name) => `de ${name}`,
  home: 'Retour à l’accueil',
};

export const messages = { en, fr };
