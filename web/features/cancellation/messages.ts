import { refundDays } from '#business/policies.ts';
import type { InLanguage } from '#domain/language.ts';

const { least, most } = refundDays;

export const messages = {
  title: { en: 'Cancel Booking', fr: 'Annuler la\u00a0réservation' },
  home: { en: 'Back to Home', fr: 'Retour à l’accueil' },
  returnHome: { en: 'Return to Home', fr: 'Retour à l’accueil' },

  noToken: {
    en: 'A booking can only be cancelled with the link in its confirmation email.',
    fr: 'Une réservation ne peut être annulée qu’avec le lien de son courriel de confirmation.',
  },
  noTokenHelp: {
    en: 'Open that email and follow its cancellation link. If you cannot find it, call or write to us.',
    fr: 'Ouvrez ce courriel et suivez le lien d’annulation. S’il reste introuvable, appelez-nous ou écrivez-nous.',
  },

  reading: { en: 'Validating Cancellation Link...', fr: 'Vérification du lien d’annulation…' },
  withoutScript: {
    en: 'This page needs JavaScript to check your link. You may also call or write to us.',
    fr: 'Cette page a besoin de JavaScript pour vérifier votre lien. Vous pouvez aussi nous appeler ou nous écrire.',
  },

  invalid: { en: 'Invalid Cancellation Link', fr: 'Lien d’annulation non valide' },
  invalidReason: { en: 'Invalid cancellation link', fr: 'Lien d’annulation non valide' },
  invalidHelp: {
    en: 'If your booking is still on, the link in your latest email opens it. We are glad to help.',
    fr: 'Si votre réservation tient toujours, le lien de votre courriel le plus récent l’ouvrira. Nous vous aiderons volontiers.',
  },

  unread: {
    en: 'Your link could not be checked just now. Your booking is unchanged.',
    fr: 'Votre lien n’a pas pu être vérifié pour l’instant. Votre réservation est inchangée.',
  },
  trying: { en: 'Checking...', fr: 'Vérification…' },

  clientId: { en: 'Client ID', fr: 'Nº de client' },
  date: { en: 'Date', fr: 'Date' },
  time: { en: 'Time', fr: 'Heure' },
  service: { en: 'Service', fr: 'Service' },
  location: { en: 'Location', fr: 'Lieu' },

  policy: { en: 'Refund policy', fr: 'Politique de remboursement' },
  fullRefund: { en: 'You will be refunded in full', fr: 'Vous recevrez un remboursement complet' },
  partRefund: { en: 'You will be refunded in part', fr: 'Vous recevrez un remboursement partiel' },
  nothingLeft: { en: 'Nothing is left to refund', fr: 'Il ne reste rien à rembourser' },
  noRefund: { en: 'You will not be refunded', fr: 'Vous ne recevrez aucun remboursement' },
  nothingPaid: { en: 'Nothing was paid', fr: 'Rien n’a été payé' },
  fullRefundText: {
    en: (left: string, paid: string) =>
      `Your appointment is in ${left}. ${paid} will go back the way you paid, within ${least}-${most} business days.`,
    fr: (left: string, paid: string) =>
      `Votre rendez-vous a lieu dans ${left}. Nous vous remboursons ${paid} par le même mode de paiement, dans un délai de ${least}\u00a0à\u00a0${most}\u00a0jours ouvrables.`,
  },
  freeText: {
    en: (left: string) => `Your appointment is in ${left}. You keep your free refresh for another day.`,
    fr: (left: string) =>
      `Votre rendez-vous a lieu dans ${left}. Vous conservez votre rafraîchissement gratuit pour un autre jour.`,
  },
  noRefundText: {
    en: (left: string) => `Your appointment is in ${left}. It is too late for a refund.`,
    fr: (left: string) => `Votre rendez-vous a lieu dans ${left}. Il est trop tard pour un remboursement.`,
  },
  lost: {
    en: (paid: string) => `${paid} stays with us.`,
    fr: (paid: string) => `Nous conservons la somme de ${paid}.`,
  },

  important: { en: 'Important', fr: 'Important' },
  importantText: {
    en: 'The date is released at once. We cannot hold it for you, and a cancellation cannot be undone.',
    fr: 'La date est libérée aussitôt. Nous ne pourrons pas la retenir pour vous, et l’annulation est définitive.',
  },
  move: { en: 'Move the visit instead', fr: 'Déplacer plutôt le rendez-vous' },
  cancel: { en: 'Cancel Booking', fr: 'Annuler la réservation' },
  cancelling: { en: 'Cancelling...', fr: 'Annulation…' },

  unsure: { en: 'No answer arrived', fr: 'Aucune réponse n’est arrivée' },
  unsureText: {
    en: 'Your booking may already be cancelled. Cancel once more to be certain; nothing is done twice.',
    fr: 'Votre réservation est peut-être annulée. Recommencez sans crainte\u00a0: rien ne sera fait deux fois.',
  },

  failed: { en: 'Cancellation Failed', fr: 'Échec de l’annulation' },
  failedPlain: { en: 'Cancellation failed', fr: 'L’annulation a échoué' },
  failedStatus: {
    en: (status: number) => `Cancellation failed (${status})`,
    fr: (status: number) => `L’annulation a échoué (${status})`,
  },
  failedUnanswered: {
    en: 'There was an error cancelling your booking. Please verify your booking details.',
    fr: 'Une erreur est survenue lors de l’annulation de votre réservation. Veuillez vérifier les détails de votre réservation.',
  },

  cancelled: { en: 'Booking Cancelled', fr: 'Réservation annulée' },
  cancelledToast: {
    en: 'Your appointment has been successfully cancelled. The date is now available for other clients.',
    fr: 'Votre rendez-vous a bien été annulé. La date est de nouveau disponible pour les autres clients.',
  },
  cancelledText: {
    en: 'This appointment will not take place. There is nothing more for you to do.',
    fr: 'Ce rendez-vous n’aura pas lieu. Vous n’avez rien d’autre à faire.',
  },
  refunded: { en: 'Full refund', fr: 'Remboursement complet' },
  refundedPart: { en: 'Partial refund', fr: 'Remboursement partiel' },
  refundedText: {
    en: (paid: string) => `${paid} will go back the way you paid, within ${least}-${most} business days.`,
    fr: (paid: string) =>
      `La somme de ${paid} vous sera remboursée par le même mode de paiement, dans un délai de ${least}\u00a0à\u00a0${most}\u00a0jours ouvrables.`,
  },
  freeAgain: {
    en: 'You keep your free refresh for another day.',
    fr: 'Vous conservez votre rafraîchissement gratuit pour un autre jour.',
  },
  notRefunded: { en: 'Not eligible for a refund', fr: 'Aucun remboursement' },
  notRefundedText: {
    en: (until: string) => `The time for a refund ended on ${until}.`,
    fr: (until: string) => `Le délai de remboursement a pris fin le ${until}.`,
  },
};

export type Messages = InLanguage<typeof messages>;
