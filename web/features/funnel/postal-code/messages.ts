const en = {
  title: 'Where is your storefront?',
  prompt: 'Enter postal code to confirm we service your area',
  error: 'Please enter a valid postal code',
  next: 'Continue',
  home: 'Back to home',
};

const fr: typeof en = {
  title: 'Où se trouve votre vitrine\u00a0?',
  prompt: 'Entrez votre code postal pour confirmer que nous desservons votre secteur',
  error: 'Veuillez entrer un code postal valide',
  next: 'Continuer',
  home: 'Retour à l’accueil',
};

export const messages = { en, fr };
