const en = {
  title: 'Thank You for Your Interest',
  text: 'Your storefront calls for a custom quote. These three companies are ones we trust.',
  decided:
    'A program gave this answer, from what you told us. If you would like a person to look at your storefront, ask below.',
  website: 'Website',
  websiteOf: (name: string) => `of ${name}`,
  home: 'Return to Home',
};

const fr: typeof en = {
  title: 'Merci de votre intérêt',
  text: 'Votre vitrine demande une soumission sur mesure. Voici trois entreprises en qui nous avons confiance.',
  decided:
    'Cette réponse vient d’un programme, d’après vos réponses. Si vous souhaitez qu’une personne examine votre vitrine, demandez-le ci-dessous.',
  website: 'Site Web',
  websiteOf: (name) => `de ${name}`,
  home: 'Retour à l’accueil',
};

export const messages = { en, fr };
