export const messages = {
  title: { en: 'Thank You for Your Interest', fr: 'Merci de votre intérêt' },
  text: {
    en: 'Your storefront calls for a custom quote. These three companies are ones we trust.',
    fr: 'Votre vitrine demande une soumission sur mesure. Voici trois entreprises en qui nous avons confiance.',
  },
  decided: {
    en: 'A program gave this answer, from what you told us. If you would like a person to look at your storefront, ask below.',
    fr: 'Cette réponse vient d’un programme, d’après vos réponses. Si vous souhaitez qu’une personne examine votre vitrine, demandez-le ci-dessous.',
  },
  website: { en: 'Website', fr: 'Site Web' },
  websiteOf: { en: (name: string) => `of ${name}`, fr: (name: string) => `de ${name}` },
  home: { en: 'Return to Home', fr: 'Retour à l’accueil' },
};
