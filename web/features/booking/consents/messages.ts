export const messages = {
  title: { en: 'May we write to you again?', fr: 'Pouvons-nous vous écrire de nouveau?' },
  text: {
    en: 'Only if you wish. Your choice takes effect as soon as you tick or untick the box.',
    fr: 'Seulement si vous le souhaitez. Votre choix prend effet dès que vous cochez ou décochez la case.',
  },
  closed: {
    en: 'Once your new email address is confirmed, you can answer here.',
    fr: 'Vous pourrez répondre ici une fois votre nouvelle adresse courriel confirmée.',
  },
  saved: { en: 'Thank you. Your choice has been saved.', fr: 'Merci. Votre choix est enregistré.' },
  withdrawn: {
    en: 'Withdrawn. We will no longer write to you about this.',
    fr: 'C’est retiré. Nous ne vous écrirons plus à ce sujet.',
  },
  failed: { en: 'Not Saved', fr: 'Échec de l’enregistrement' },
  failedText: {
    en: 'Your choice could not be recorded. Please try again.',
    fr: 'Votre choix n’a pas pu être enregistré. Veuillez réessayer.',
  },
};
