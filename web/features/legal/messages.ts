const en = {
  contactUs: 'Contact Us',
  backHome: 'Back to Home',
};

const fr: typeof en = {
  contactUs: 'Nous joindre',
  backHome: 'Retour à l’accueil',
};

export const messages = { en, fr };
