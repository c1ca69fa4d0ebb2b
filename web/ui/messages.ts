/** The words of the parts that every page has. */
export const messages = {
  skip: { en: 'Skip to content', fr: 'Aller au contenu' },
  sandbox: {
    en: 'Sandbox: no card is charged, no message leaves this site',
    fr: 'Bac à sable : aucune carte n’est débitée, aucun message ne quitte ce site',
  },
  sandboxName: { en: 'Sandbox', fr: 'Bac à sable' },
  language: { en: 'Language', fr: 'Langue' },
  onward: { en: 'Back and onward', fr: 'Retour et suite' },
  back: { en: 'Back', fr: 'Retour' },
  close: { en: 'Close', fr: 'Fermer' },
  notification: { en: 'Notification', fr: 'Notification' },
  broken: { en: 'This page could not be shown.', fr: 'Cette page n’a pas pu s’afficher.' },
  brokenText: {
    en: 'Your answers are kept. Load the page again or, if that does not help, call us at',
    fr: 'Vos réponses sont conservées. Chargez la page de nouveau ou, si cela n’aide pas, appelez-nous au',
  },
  reload: { en: 'Load again', fr: 'Charger de nouveau' },
  offline: {
    en: 'You are offline. What you entered is kept.',
    fr: 'Vous êtes hors ligne. Ce que vous avez saisi est conservé.',
  },
  unreachable: {
    en: 'The next page could not be loaded. What you entered is kept.',
    fr: 'La page suivante n’a pas pu se charger. Ce que vous avez saisi est conservé.',
  },
  tryAgain: { en: 'Try again', fr: 'Réessayer' },
  orCall: { en: 'or call us at', fr: 'ou appelez-nous au' },
  privacy: { en: 'Privacy', fr: 'Confidentialité' },
  usedForBooking: {
    en: 'We use these details for your booking.',
    fr: 'Nous utilisons ces renseignements pour votre réservation.',
  },
  usedForRequest: {
    en: 'We use these details to answer your request.',
    fr: 'Nous utilisons ces renseignements pour répondre à votre demande.',
  },
  privacyNotice: { en: 'Privacy notice', fr: 'Politique de confidentialité' },
  terms: { en: 'Terms', fr: 'Conditions' },
};
