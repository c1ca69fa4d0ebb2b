const en = {
  title: 'Your day is set aside',
  reading: 'Reading your link...',
  held: (until: string) => `It is held for you until ${until}. With your payment it becomes a booking.`,
  what: 'What was agreed',
  go: 'Read the terms and pay',
  safe: 'You pay by card on the next page. Nothing is charged until you confirm.',
  invalid: 'This link does not work',
  invalidText: 'Please use the whole link in our message, or call us.',
  expired: 'This link has ended',
  expiredText: (day: string) =>
    `Nothing was charged. ${day} is still free at the moment: choose it on our site, or call us for a new link.`,
  'day-gone': 'This day has been taken',
  'day-goneText': (day: string) =>
    `The link has ended, and ${day} is no longer free. Nothing was charged. Choose another day, or call us.`,
  closed: 'This day was closed',
  closedText: (day: string) =>
    `We have closed ${day} since the link was sent. Nothing was charged. Choose another day, or call us.`,
  cancelled: 'This link was withdrawn',
  cancelledText: (day: string) =>
    `The visit on ${day} is no longer held. Nothing was charged. If this is a mistake, please call us.`,
  paid: 'Your visit is booked',
  paidText: (day: string) => `This link is paid. The visit on ${day} is yours, and the confirmation was sent to you.`,
  see: 'See your booking',
  unread: 'Your link could not be read just now. It still works.',
  tryAgain: 'Try again',
  trying: 'Reading...',
  book: 'Book Now',
  choose: 'Choose another day',
  home: 'Return to Home',
};

const fr: typeof en = {
  title: 'Votre date est mise de côté',
  reading: 'Lecture de votre lien…',
  held: (until) => `Elle vous est gardée jusqu’au ${until}. Votre paiement en fera une réservation.`,
  what: 'Ce qui a été convenu',
  go: 'Lire les conditions et payer',
  safe: 'Vous payez par carte à la page suivante. Rien n’est débité sans votre confirmation.',
  invalid: 'Ce lien ne fonctionne pas',
  invalidText: 'Veuillez utiliser le lien entier de notre message, ou nous appeler.',
  expired: 'Ce lien a pris fin',
  expiredText: (day) =>
    `Rien n’a été débité. La date du ${day} est encore libre pour le moment\u00a0: choisissez-la sur notre site, ou appelez-nous pour un nouveau lien.`,
  'day-gone': 'Cette date a été prise',
  'day-goneText': (day) =>
    `Le lien a pris fin, et la date du ${day} n’est plus libre. Rien n’a été débité. Choisissez une autre date, ou appelez-nous.`,
  closed: 'Cette journée a été fermée',
  closedText: (day) =>
    `Nous avons fermé la date du ${day} depuis l’envoi du lien. Rien n’a été débité. Choisissez une autre date, ou appelez-nous.`,
  cancelled: 'Ce lien a été retiré',
  cancelledText: (day) =>
    `La visite du ${day} n’est plus gardée. Rien n’a été débité. S’il s’agit d’une erreur, appelez-nous.`,
  paid: 'Votre rendez-vous est réservé',
  paidText: (day) => `Ce lien est payé. Le rendez-vous du ${day} est à vous, et la confirmation vous a été envoyée.`,
  see: 'Voir votre réservation',
  unread: 'Votre lien n’a pas pu être lu pour le moment. Il fonctionne toujours.',
  tryAgain: 'Réessayer',
  trying: 'Lecture…',
  book: 'Réserver',
  choose: 'Choisir une autre date',
  home: 'Retour à l’accueil',
};

export const messages = { en, fr };
