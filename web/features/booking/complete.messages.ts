import type { Bilingual, InLanguage } from '#domain/language.ts';
import type { VisitStep } from '#domain/pricing/service.ts';

export const messages = {
  order: { en: 'Order number', fr: 'Nº de commande' },
  notFound: {
    en: (order: string) => `Order ${order} not found`,
    fr: (order: string) => `Commande ${order} introuvable`,
  },
  notFoundText: {
    en: 'Please check your order number or contact us for assistance.',
    fr: 'Veuillez vérifier votre numéro de commande ou communiquer avec nous pour obtenir de l’aide.',
  },
  mayLeave: {
    en: 'You may also close this page. Your confirmation will come by email.',
    fr: 'Vous pouvez aussi fermer cette page. La confirmation vous parviendra par courriel.',
  },
  checkAgain: { en: 'Check again', fr: 'Vérifier de nouveau' },
  tryAgain: { en: 'Try again', fr: 'Réessayer' },
  cancelled: { en: 'Booking Cancelled', fr: 'Réservation annulée' },
  cancelledText: { en: 'This appointment will not take place.', fr: 'Ce rendez-vous n’aura pas lieu.' },
  complete: { en: 'Payment Complete', fr: 'Paiement terminé' },
  noOrder: {
    en: 'Your order number is in your confirmation email.',
    fr: 'Votre nº de commande figure dans votre courriel de confirmation.',
  },

  processing: { en: 'Processing Payment...', fr: 'Traitement du\u00a0paiement…' },
  processingText: {
    en: 'Please wait while we finalize your booking',
    fr: 'Veuillez patienter pendant que nous finalisons votre réservation',
  },
  checking: { en: 'Checking...', fr: 'Vérification…' },

  success: { en: 'Payment Successful', fr: 'Paiement réussi' },
  successText: { en: 'Your booking has been confirmed', fr: 'Votre réservation est confirmée' },

  booked: { en: 'Booking Confirmed', fr: 'Réservation confirmée' },
  failedText: {
    en: 'Your payment was received. Please contact support.',
    fr: 'Votre paiement a été reçu. Veuillez communiquer avec nous.',
  },
  unread: {
    en: 'The details of your booking could not be loaded.',
    fr: 'Les détails de votre réservation n’ont pas pu être affichés.',
  },

  details: { en: 'Booking Details', fr: 'Détails de la réservation' },
  service: { en: 'Service', fr: 'Service' },
  date: { en: 'Date', fr: 'Date' },
  time: { en: 'Time', fr: 'Heure' },
  duration: {
    en: 'Allow 1-8 hours (depending on storefront size)',
    fr: 'Prévoyez de 1\u00a0à\u00a08\u00a0heures (selon la taille de la vitrine)',
  },
  size: { en: 'Building type', fr: 'Taille de la vitrine' },
  layout: { en: 'Window layout', fr: 'Façade' },
  locked: { en: 'Show the whole booking', fr: 'Afficher toute la réservation' },

  next: { en: 'What Happens Next', fr: 'Prochaines étapes' },
  steps: {
    clear: {
      en: 'Clear anything standing in front of the interior windows.',
      fr: 'Dégagez tout ce qui se trouve devant les vitres, à l’intérieur.',
    },
    arrive: { en: 'We arrive at the scheduled time.', fr: 'Nous arrivons à l’heure prévue.' },
    care: {
      en: 'We care for the glass, interior and exterior.',
      fr: 'Nous prenons soin des vitres, à l’intérieur comme à l’extérieur.',
    },
    coat: { en: 'We apply the nano-coating.', fr: 'Nous appliquons le nanorevêtement.' },
    'coat-doors': {
      en: 'We coat the windows of the doors.',
      fr: 'Nous appliquons le revêtement sur les vitres des portes.',
    },
    instructions: { en: 'You receive care instructions.', fr: 'Vous recevez les consignes d’entretien.' },
    'instructions-warranty': {
      en: 'You receive care instructions and the warranty.',
      fr: 'Vous recevez les consignes d’entretien et la garantie.',
    },
  } satisfies Record<VisitStep, Bilingual>,
  questions: { en: 'Questions or Changes?', fr: 'Des questions ou des changements?' },
  home: { en: 'Return Home', fr: 'Retour à l’accueil' },
};

export type CompleteMessages = InLanguage<typeof messages>;
