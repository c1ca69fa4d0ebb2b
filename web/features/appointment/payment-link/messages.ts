import { messages as link } from '#web/ui/link.messages.ts';

export const messages = {
  ...link,
  title: { en: 'Your day is held for you', fr: 'Votre date est retenue' },
  held: {
    en: (until: string) => `We are holding it until ${until}. Your payment confirms the booking.`,
    fr: (until: string) => `Elle est retenue pour vous jusqu’au ${until}. Votre paiement confirmera la réservation.`,
  },
  what: { en: 'What was agreed', fr: 'Ce qui a été convenu' },
  go: { en: 'Read the terms and pay', fr: 'Lire les conditions et payer' },
  safe: {
    en: 'You pay by card on the next page. Nothing is charged until you confirm.',
    fr: 'Vous payez par carte à la page suivante. Rien n’est débité sans votre confirmation.',
  },
  invalid: { en: 'This link does not work', fr: 'Ce lien ne fonctionne pas' },
  invalidText: {
    en: 'Please use the whole link in our message, or call us.',
    fr: 'Veuillez utiliser le lien entier de notre message, ou nous appeler.',
  },
  expired: { en: 'This link has expired', fr: 'Ce lien est expiré' },
  expiredText: {
    en: (day: string) =>
      `Nothing was charged. ${day} is still free at the moment: choose it on our site, or call us for a new link.`,
    fr: (day: string) =>
      `Rien n’a été débité. La date du ${day} est encore libre pour le moment\u00a0: choisissez-la sur notre site, ou appelez-nous pour un nouveau lien.`,
  },
  'day-gone': { en: 'This day has been taken', fr: 'Cette date a été prise' },
  'day-goneText': {
    en: (day: string) =>
      `The link has expired, and ${day} is no longer free. Nothing was charged. Choose another day, or call us.`,
    fr: (day: string) =>
      `Le lien est expiré, et la date du ${day} n’est plus libre. Rien n’a été débité. Choisissez une autre date, ou appelez-nous.`,
  },
  closed: { en: 'This day was closed', fr: 'Cette journée a été fermée' },
  closedText: {
    en: (day: string) =>
      `We have closed ${day} since the link was sent. Nothing was charged. Choose another day, or call us.`,
    fr: (day: string) =>
      `Nous avons fermé la date du ${day} depuis l’envoi du lien. Rien n’a été débité. Choisissez une autre date, ou appelez-nous.`,
  },
  cancelled: { en: 'This link was withdrawn', fr: 'Ce lien a été retiré' },
  cancelledText: {
    en: (day: string) =>
      `The visit on ${day} is no longer held. Nothing was charged. If this is a mistake, please call us.`,
    fr: (day: string) =>
      `La date du ${day} n’est plus retenue. Rien n’a été débité. S’il s’agit d’une erreur, appelez-nous.`,
  },
  paid: { en: 'Your visit is booked', fr: 'Votre rendez-vous est réservé' },
  paidText: {
    en: (day: string) => `The visit on ${day} is paid for and confirmed. The confirmation was sent to you.`,
    fr: (day: string) => `Le rendez-vous du ${day} est payé et confirmé. La confirmation vous a été envoyée.`,
  },
  see: { en: 'See your booking', fr: 'Voir votre réservation' },
  unread: {
    en: 'Your link could not be checked just now. It still works.',
    fr: 'Votre lien n’a pas pu être vérifié pour le moment. Il fonctionne toujours.',
  },
  book: { en: 'Book Now', fr: 'Réserver' },
  choose: { en: 'Choose another day', fr: 'Choisir une autre date' },
};
