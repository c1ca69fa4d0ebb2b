import type { VisitStep } from '#domain/pricing/service.ts';

const en = {
  complete: 'Payment Complete',
  order: 'Order number',
  noOrder: 'Your order number is in your confirmation email.',

  processing: 'Processing Payment...',
  processingText: 'Please wait while we finalize your booking',
  mayLeave: 'You may also close this page. Your confirmation will come by email.',
  checkAgain: 'Check again',
  checking: 'Checking...',

  success: 'Payment Successful',
  successText: 'Your booking has been confirmed',
  cancelled: 'Booking Cancelled',
  cancelledText: 'This appointment no longer takes place.',

  booked: 'Booking Confirmed',
  notFound: (order: string) => `Order ${order} not found`,
  notFoundText: 'Please check your order number or contact us for assistance.',
  failedText: 'Your payment was received. Please contact support.',
  unread: 'The details of your booking could not be read.',
  tryAgain: 'Try again',

  details: 'Booking Details',
  service: 'Service',
  date: 'Date',
  time: 'Time',
  duration: 'Allow 1-8 hours (depending on storefront size)',
  size: 'Building type',
  layout: 'Window layout',
  locked: 'Show the whole booking',

  next: 'What Happens Next',
  steps: {
    clear: 'Clear anything standing in front of the interior windows.',
    arrive: 'We arrive at the scheduled time.',
    care: 'We care for the glass, interior and exterior.',
    coat: 'We apply the nano-coating.',
    'coat-doors': 'We coat the windows of the doors.',
    instructions: 'You receive care instructions.',
    'instructions-warranty': 'You receive care instructions and the warranty.',
  } satisfies Record<VisitStep, string>,
  questions: 'Questions or Changes?',
  home: 'Return Home',
};

const fr: typeof en = {
  complete: 'Paiement terminé',
  order: 'Nº de commande',
  noOrder: 'Votre nº de commande figure dans votre courriel de confirmation.',

  processing: 'Traitement du\u00a0paiement…',
  processingText: 'Veuillez patienter pendant que nous finalisons votre réservation',
  mayLeave: 'Vous pouvez aussi fermer cette page. La confirmation vous parviendra par courriel.',
  checkAgain: 'Vérifier de nouveau',
  checking: 'Vérification…',

  success: 'Paiement réussi',
  successText: 'Votre réservation est confirmée',
  cancelled: 'Réservation annulée',
  cancelledText: 'Ce rendez-vous n’aura pas lieu.',

  booked: 'Réservation confirmée',
  notFound: (order) => `Commande ${order} introuvable`,
  notFoundText: 'Veuillez vérifier votre numéro de commande ou communiquer avec nous pour obtenir de l’aide.',
  failedText: 'Votre paiement a été reçu. Veuillez communiquer avec nous.',
  unread: 'Les détails de votre réservation n’ont pas pu être affichés.',
  tryAgain: 'Réessayer',

  details: 'Détails de la réservation',
  service: 'Service',
  date: 'Date',
  time: 'Heure',
  duration: 'Prévoyez de 1\u00a0à\u00a08\u00a0heures (selon la taille de la vitrine)',
  size: 'Taille de la vitrine',
  layout: 'Façade',
  locked: 'Afficher toute la réservation',

  next: 'Prochaines étapes',
  steps: {
    clear: 'Dégagez tout ce qui se trouve devant les vitres, à l’intérieur.',
    arrive: 'Nous arrivons à l’heure prévue.',
    care: 'Nous prenons soin des vitres, à l’intérieur comme à l’extérieur.',
    coat: 'Nous appliquons le nanorevêtement.',
    'coat-doors': 'Nous appliquons le revêtement sur les vitres des portes.',
    instructions: 'Vous recevez les consignes d’entretien.',
    'instructions-warranty': 'Vous recevez les consignes d’entretien et la garantie.',
  },
  questions: 'Des questions ou des changements\u00a0?',
  home: 'Retour à l’accueil',
};

export type CompleteMessages = typeof en;
export const messages = { en, fr };
