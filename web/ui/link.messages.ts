/** What the pages behind the links of messages say alike. */
export const messages = {
  home: { en: 'Return to Home', fr: 'Retour à l’accueil' },
  withoutScript: {
    en: 'This page needs JavaScript to check your link. You may also write to us.',
    fr: 'Cette page a besoin de JavaScript pour vérifier votre lien. Vous pouvez aussi nous écrire.',
  },
  reading: { en: 'Checking your link...', fr: 'Vérification de votre lien…' },
  invalid: { en: 'This link is no longer valid', fr: 'Ce lien n’est plus valide' },
  trying: { en: 'Checking...', fr: 'Vérification…' },
  failed: { en: 'Answer Not Recorded', fr: 'Échec de l’enregistrement' },
  failedText: {
    en: 'Your answer could not be recorded. Please try again.',
    fr: 'Votre réponse n’a pas pu être enregistrée. Veuillez réessayer.',
  },
};
