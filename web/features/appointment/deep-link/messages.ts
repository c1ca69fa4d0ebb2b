const en = {
  reading: 'Reading your link...',
  invalid: 'This link does not work',
  invalidText: 'Please use the link in our message as a whole, or begin with your postal code.',
  expired: 'This link has expired',
  used: 'Your appointment is made',
  usedText:
    'A booking was already made with this link; its details are in the confirmation message. Another storefront begins with its postal code.',
  unread: 'Your link could not be read just now. It still works.',
  tryAgain: 'Try again',
  trying: 'Reading...',
  begin: 'Enter your postal code',
  home: 'Return to Home',
  review: {
    title: 'Your storefront is accepted',
    expiredText: 'It worked for 14 days. Write to us and we send you a new one, or begin with your postal code.',
  },
  offer: {
    title: 'Your next visit',
    expiredText: 'Your storefront can still be booked: begin with your postal code, or call us.',
  },
};

const fr: typeof en = {
  reading: 'Lecture de votre lien…',
  invalid: 'Ce lien n’ouvre rien',
  invalidText: 'Veuillez utiliser le lien entier de notre message, ou commencer par votre code postal.',
  expired: 'Ce lien est expiré',
  used: 'Votre rendez-vous est déjà pris',
  usedText:
    'Une réservation a déjà été faite avec ce lien\u00a0; ses détails sont dans le message de confirmation. Une autre vitrine commence par son code postal.',
  unread: 'Votre lien n’a pas pu être lu pour le moment. Il fonctionne toujours.',
  tryAgain: 'Réessayer',
  trying: 'Lecture…',
  begin: 'Entrer votre code postal',
  home: 'Retour à l’accueil',
  review: {
    title: 'Votre vitrine est acceptée',
    expiredText:
      'Il fonctionnait pendant 14\u00a0jours. Écrivez-nous et nous vous en enverrons un autre, ou commencez par votre code postal.',
  },
  offer: {
    title: 'Votre prochaine visite',
    expiredText: 'Votre vitrine peut encore être réservée\u00a0: commencez par votre code postal, ou appelez-nous.',
  },
};

export const messages = { en, fr };
