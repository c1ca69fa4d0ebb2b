export const messages = {
  contents: { en: 'On this page', fr: 'Sur cette page' },
  contactUs: { en: 'Contact Us', fr: 'Nous joindre' },
  backHome: { en: 'Back to Home', fr: 'Retour à l’accueil' },
  title: { en: 'Terms and conditions', fr: 'Conditions générales' },
  reading: { en: 'The terms are loading.', fr: 'Les conditions se chargent.' },
  unread: {
    en: 'The terms could not be loaded just now.',
    fr: 'Les conditions n’ont pas pu être chargées pour l’instant.',
  },
  trying: { en: 'Loading...', fr: 'Chargement…' },
  tryAgain: { en: 'Try again', fr: 'Réessayer' },
};
