const en = {
  contents: 'On this page',
  contactUs: 'Contact Us',
  backHome: 'Back to Home',
  title: 'Terms and conditions',
  reading: 'The terms are loading.',
  unread: 'The terms could not be loaded just now.',
  trying: 'Loading...',
  tryAgain: 'Try again',
};

const fr: typeof en = {
  contents: 'Sur cette page',
  contactUs: 'Nous joindre',
  backHome: 'Retour à l’accueil',
  title: 'Conditions générales',
  reading: 'Les conditions se chargent.',
  unread: 'Les conditions n’ont pas pu être chargées pour l’instant.',
  trying: 'Chargement…',
  tryAgain: 'Réessayer',
};

export const messages = { en, fr };
