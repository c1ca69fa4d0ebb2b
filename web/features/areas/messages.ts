const en = {
  title: 'Your area request',
  confirmTitle: 'Confirm your address',
  home: 'Return to Home',
  withoutScript: 'This page needs JavaScript to read your link. You may also write to us.',
  reading: 'Reading your link...',

  invalid: 'This link is no longer valid',
  invalidText: 'The request may have been removed. You can ask again with your postal code.',
  noToken: 'This page opens with the link of an email about an area.',
  askAgain: 'Enter your postal code',

  unread: 'Your link could not be read just now. Your request is unchanged.',
  tryAgain: 'Try again',
  trying: 'Reading...',

  confirmText: (area: string) => `We will then write to you once, the day we begin to serve ${area}.`,
  confirm: 'Confirm my address',
  confirming: 'Confirming...',
  confirmed: 'Your request is recorded',
  confirmedText: (area: string) => `We will write to you the day we begin to serve ${area}, and not before.`,

  told: 'We serve your area now',
  toldText: (area: string) => `Storefronts in ${area} can be booked.`,
  book: 'Book Now',

  leaveText: (area: string) => `We will not write to you about ${area}, and we will forget your address.`,
  leaveTitle: 'Withdraw your request',
  leave: 'Withdraw my request',
  leaving: 'Withdrawing...',
  left: 'Your request is withdrawn',
  leftText: (area: string) => `We will not write to you about ${area} again.`,

  failed: 'Answer Not Recorded',
  failedText: 'Your answer could not be recorded. Please try again.',
};

const fr: typeof en = {
  title: 'Votre demande de secteur',
  confirmTitle: 'Confirmez votre adresse',
  home: 'Retour à l’accueil',
  withoutScript: 'Cette page a besoin de JavaScript pour lire votre lien. Vous pouvez aussi nous écrire.',
  reading: 'Lecture de votre lien…',

  invalid: 'Ce lien n’est plus valide',
  invalidText: 'La demande a peut-être été supprimée. Vous pouvez la refaire avec votre code postal.',
  noToken: 'Cette page s’ouvre avec le lien d’un courriel au sujet d’un secteur.',
  askAgain: 'Entrer votre code postal',

  unread: 'Votre lien n’a pas pu être lu pour l’instant. Votre demande est inchangée.',
  tryAgain: 'Réessayer',
  trying: 'Lecture…',

  confirmText: (area) =>
    `Nous vous écrirons ensuite une seule fois, le jour où nous desservirons le secteur\u00a0${area}.`,
  confirm: 'Confirmer mon adresse',
  confirming: 'Confirmation…',
  confirmed: 'Votre demande est enregistrée',
  confirmedText: (area) =>
    `Nous vous écrirons le jour où nous desservirons le secteur\u00a0${area}. D’ici là, aucun autre courriel.`,

  told: 'Nous desservons maintenant votre secteur',
  toldText: (area) => `Les vitrines du secteur\u00a0${area} peuvent être réservées.`,
  book: 'Réserver',

  leaveText: (area) => `Nous ne vous écrirons plus au sujet du secteur\u00a0${area} et nous oublierons votre adresse.`,
  leaveTitle: 'Retirer votre demande',
  leave: 'Retirer ma demande',
  leaving: 'Retrait…',
  left: 'Votre demande est retirée',
  leftText: (area) => `Nous ne vous écrirons plus au sujet du secteur\u00a0${area}.`,

  failed: 'Échec de l’enregistrement',
  failedText: 'Votre réponse n’a pas pu être enregistrée. Veuillez réessayer.',
};

export const messages = { en, fr };
