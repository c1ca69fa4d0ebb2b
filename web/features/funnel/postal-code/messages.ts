export const messages = {
  title: { en: 'Where is your storefront?', fr: 'Où se trouve votre vitrine?' },
  prompt: {
    en: 'Enter postal code to confirm we service your area',
    fr: 'Entrez votre code postal pour confirmer que nous desservons votre secteur',
  },
  error: { en: 'Please enter a valid postal code', fr: 'Veuillez entrer un code postal valide' },
  next: { en: 'Continue', fr: 'Continuer' },
  home: { en: 'Back to home', fr: 'Retour à l’accueil' },
};
