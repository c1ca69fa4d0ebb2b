const en = {
  title: 'May we write to you again?',
  text: 'Only if you wish. A tick counts at once, and so does taking it away.',
  closed: 'Once your new email address is confirmed, you can answer here.',
  saved: 'Thank you. Your choice is kept.',
  withdrawn: 'Withdrawn. We no longer write to you about this.',
  failed: 'Not Saved',
  failedText: 'Your choice could not be recorded. Please try again.',
};

const fr: typeof en = {
  title: 'Pouvons-nous vous écrire de nouveau\u00a0?',
  text: 'Seulement si vous le souhaitez. Une case cochée compte aussitôt, une case décochée aussi.',
  closed: 'Vous pourrez répondre ici une fois votre nouvelle adresse courriel confirmée.',
  saved: 'Merci. Votre choix est enregistré.',
  withdrawn: 'C’est retiré. Nous ne vous écrirons plus à ce sujet.',
  failed: 'Échec de l’enregistrement',
  failedText: 'Votre choix n’a pas pu être enregistré. Veuillez réessayer.',
};

export const messages = { en, fr };
