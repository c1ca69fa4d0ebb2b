const en = {
  contents: 'On this page',
  contactUs: 'Contact Us',
  backHome: 'Back to Home',
};

const fr: typeof en = {
  contents: 'Sur cette page',
  contactUs: 'Nous joindre',
  backHome: 'Retour à l’accueil',
};

export const messages = { en, fr };
