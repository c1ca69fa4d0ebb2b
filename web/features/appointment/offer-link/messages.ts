const en = {
  title: 'Your next visit',
  reading: 'Reading your link...',
  invalid: 'This link opens nothing',
  invalidText: 'Please use the link in our message as a whole, or begin with your postal code.',
  expired: 'This link has expired',
  expiredText: 'Your storefront can still be booked: begin with your postal code, or call us.',
  unread: 'Your link could not be read just now. It still works.',
  tryAgain: 'Try again',
  trying: 'Reading...',
  begin: 'Enter your postal code',
  home: 'Return to Home',
};

const fr: typeof en = {
  title: 'Votre prochaine visite',
  reading: 'Lecture de votre lien…',
  invalid: 'Ce lien n’ouvre rien',
  invalidText: 'Veuillez utiliser le lien entier de notre message, ou commencer par votre code postal.',
  expired: 'Ce lien est expiré',
  expiredText: 'Votre vitrine peut encore être réservée\u00a0: commencez par votre code postal, ou appelez-nous.',
  unread: 'Votre lien n’a pas pu être lu pour le moment. Il fonctionne toujours.',
  tryAgain: 'Réessayer',
  trying: 'Lecture…',
  begin: 'Entrer votre code postal',
  home: 'Retour à l’accueil',
};

export const messages = { en, fr };
