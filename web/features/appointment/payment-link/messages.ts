const en = {
  title: 'Your day is set aside',
  reading: 'Reading your link...',
  held: (until: string) => `It is held for you until ${until}. With your payment it becomes a booking.`,
  what: 'What was agreed',
  go: 'Read the terms and pay',
  safe: 'You pay by card on the next page. Nothing is charged before you confirm it there.',
  invalid: 'This link opens nothing',
  invalidText: 'Please use the link in our message as a whole, or call us.',
  expired: 'This link has ended',
  expiredText: (day: string) =>
    `Nothing was charged. ${day} is still free at the moment: choose it on our site, or call us for a new link.`,
  'day-gone': 'This day has gone to somebody else',
  'day-goneText': (day: string) =>
    `The link has ended, and ${day} is no longer free. Nothing was charged. Choose another day, or call us.`,
  cancelled: 'This link was withdrawn',
  cancelledText: (day: string) =>
    `The visit on ${day} is not held any more. Nothing was charged. Call us if it should be.`,
  paid: 'Your visit is booked',
  paidText: (day: string) => `This link is paid. The visit on ${day} is yours, and the confirmation was sent to you.`,
  see: 'See your booking',
  unread: 'Your link could not be read just now. It still works.',
  tryAgain: 'Try again',
  trying: 'Reading...',
  choose: 'Choose another day',
  home: 'Return to Home',
};

const fr: typeof en = {
  title: 'Votre date est mise de côté',
  reading: 'Lecture de votre lien…',
  held: (until) => `Elle vous est gardée jusqu’au ${until}. Votre paiement en fera une réservation.`,
  what: 'Ce qui a été convenu',
  go: 'Lire les conditions et payer',
  safe: 'Vous payez par carte à la page suivante. Rien n’est débité avant que vous l’ayez confirmé.',
  invalid: 'Ce lien n’ouvre rien',
  invalidText: 'Veuillez utiliser le lien entier de notre message, ou nous appeler.',
  expired: 'Ce lien a pris fin',
  expiredText: (day) =>
    `Rien n’a été débité. La date du ${day} est encore libre pour le moment\u00a0: choisissez-la sur notre site, ou appelez-nous pour un nouveau lien.`,
  'day-gone': 'Cette date a été prise par une autre personne',
  'day-goneText': (day) =>
    `Le lien a pris fin, et la date du ${day} n’est plus libre. Rien n’a été débité. Choisissez une autre date, ou appelez-nous.`,
  cancelled: 'Ce lien a été retiré',
  cancelledText: (day) =>
    `La visite du ${day} n’est plus gardée. Rien n’a été débité. Appelez-nous si elle doit l’être.`,
  paid: 'Votre rendez-vous est réservé',
  paidText: (day) => `Ce lien est payé. Le rendez-vous du ${day} est à vous, et la confirmation vous a été envoyée.`,
  see: 'Voir votre réservation',
  unread: 'Votre lien n’a pas pu être lu pour le moment. Il fonctionne toujours.',
  tryAgain: 'Réessayer',
  trying: 'Lecture…',
  choose: 'Choisir une autre date',
  home: 'Retour à l’accueil',
};

export const messages = { en, fr };
