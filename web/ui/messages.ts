/** The words of the parts that every page has. */
const en = {
  skip: 'Skip to content',
  sandbox: 'Sandbox: no card is charged, no message leaves this site',
  sandboxName: 'Sandbox',
  language: 'Language',
  onward: 'Back and onward',
  back: 'Back',
  close: 'Close',
  notification: 'Notification',
  broken: 'This page could not be shown.',
  brokenText: 'Load it again. Your answers are kept.',
  reload: 'Load again',
  offline: 'You are offline. What you entered is kept.',
  unreachable: 'The next page could not be loaded. What you entered is kept.',
  tryAgain: 'Try again',
  privacy: 'Privacy',
  terms: 'Terms',
};

const fr: typeof en = {
  skip: 'Aller au contenu',
  sandbox: 'Bac à sable : aucune carte n’est débitée, aucun message ne quitte ce site',
  sandboxName: 'Bac à sable',
  language: 'Langue',
  onward: 'Retour et suite',
  back: 'Retour',
  close: 'Fermer',
  notification: 'Notification',
  broken: 'Cette page n’a pas pu s’afficher.',
  brokenText: 'Chargez-la de nouveau. Vos réponses sont conservées.',
  reload: 'Charger de nouveau',
  offline: 'Vous êtes hors ligne. Ce que vous avez saisi est conservé.',
  unreachable: 'La page suivante n’a pas pu se charger. Ce que vous avez saisi est conservé.',
  tryAgain: 'Réessayer',
  privacy: 'Confidentialité',
  terms: 'Conditions',
};

export const messages = { en, fr };
