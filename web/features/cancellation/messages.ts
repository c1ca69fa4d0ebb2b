import { refundDays } from '#business/policies.ts';

const { least, most } = refundDays;

const en = {
  title: 'Cancel Booking',
  home: 'Back to Home',
  returnHome: 'Return to Home',

  noToken: 'A booking can only be cancelled with the link in its confirmation email.',
  noTokenHelp: 'Open that email and follow its cancellation link. If you cannot find it, call or write to us.',

  validating: 'Validating Cancellation Link...',
  withoutScript: 'This page needs JavaScript to read your link. You may also call or write to us.',

  invalid: 'Invalid Cancellation Link',
  invalidReason: 'Invalid cancellation link',
  invalidHelp: 'If your booking still stands, the link in your newest email opens it. We are glad to help.',

  unread: 'Your link could not be checked just now. Your booking is unchanged.',
  tryAgain: 'Try again',
  trying: 'Checking...',

  clientId: 'Client ID',
  date: 'Date',
  time: 'Time',
  service: 'Service',
  location: 'Location',

  policy: 'Refund policy',
  fullRefund: 'You will be refunded in full',
  partRefund: 'You will be refunded in part',
  nothingLeft: 'Nothing is left to refund',
  noRefund: 'You will not be refunded',
  nothingPaid: 'Nothing was paid',
  fullRefundText: (left: string, paid: string) =>
    `Your appointment is in ${left}. ${paid} goes back the way you paid, within ${least}-${most} business days.`,
  freeText: (left: string) => `Your appointment is in ${left}. Your free refresh stays yours for another day.`,
  noRefundText: (left: string) => `Your appointment is in ${left}. It is too late for a refund.`,

  important: 'Important',
  importantText: 'The date is released at once. We cannot hold it for you, and a cancellation cannot be undone.',
  cancel: 'Cancel Booking',
  cancelling: 'Cancelling...',

  unsure: 'No answer arrived',
  unsureText: 'Your booking may already be cancelled. Cancel once more to be certain; it counts only once.',

  failed: 'Cancellation Failed',
  failedPlain: 'Cancellation failed',
  failedStatus: (status: number) => `Cancellation failed (${status})`,
  failedUnanswered: 'There was an error cancelling your booking. Please verify your booking details.',

  cancelled: 'Booking Cancelled',
  cancelledToast: 'Your appointment has been successfully cancelled. The date is now available for other clients.',
  cancelledText: 'This appointment no longer takes place. There is nothing more for you to do.',
  refunded: 'Full refund',
  refundedPart: 'Partial refund',
  refundedText: (paid: string) => `${paid} goes back the way you paid, within ${least}-${most} business days.`,
  freeAgain: 'Your free refresh stays yours for another day.',
  notRefunded: 'Not eligible for a refund',
  notRefundedText: (until: string) => `The time for a refund had ended on ${until}.`,
};

const fr: typeof en = {
  title: 'Annuler la\u00a0réservation',
  home: 'Retour à l’accueil',
  returnHome: 'Retour à l’accueil',

  noToken: 'Une réservation ne peut être annulée qu’avec le lien de son courriel de confirmation.',
  noTokenHelp:
    'Ouvrez ce courriel et suivez le lien d’annulation. S’il reste introuvable, appelez-nous ou écrivez-nous.',

  validating: 'Vérification du lien d’annulation…',
  withoutScript:
    'Cette page a besoin de JavaScript pour lire votre lien. Vous pouvez aussi nous appeler ou nous écrire.',

  invalid: 'Lien d’annulation non valide',
  invalidReason: 'Lien d’annulation non valide',
  invalidHelp:
    'Si votre réservation tient toujours, le lien de votre courriel le plus récent l’ouvrira. Nous vous aiderons volontiers.',

  unread: 'Votre lien n’a pas pu être vérifié pour l’instant. Votre réservation est inchangée.',
  tryAgain: 'Réessayer',
  trying: 'Vérification…',

  clientId: 'Nº de client',
  date: 'Date',
  time: 'Heure',
  service: 'Service',
  location: 'Lieu',

  policy: 'Politique de remboursement',
  fullRefund: 'Vous recevrez un remboursement complet',
  partRefund: 'Vous recevrez un remboursement partiel',
  nothingLeft: 'Il ne reste rien à rembourser',
  noRefund: 'Vous ne recevrez aucun remboursement',
  nothingPaid: 'Rien n’a été payé',
  fullRefundText: (left, paid) =>
    `Votre rendez-vous est dans ${left}. Nous vous remboursons ${paid} par le même moyen, dans un délai de ${least}\u00a0à\u00a0${most}\u00a0jours ouvrables.`,
  freeText: (left) =>
    `Votre rendez-vous est dans ${left}. Votre rafraîchissement gratuit reste à vous pour un autre jour.`,
  noRefundText: (left) => `Votre rendez-vous est dans ${left}. Il est trop tard pour un remboursement.`,

  important: 'Important',
  importantText: 'La date est libérée aussitôt. Nous ne pourrons pas vous la garder, et l’annulation est définitive.',
  cancel: 'Annuler la réservation',
  cancelling: 'Annulation…',

  unsure: 'Aucune réponse n’est arrivée',
  unsureText: 'Votre réservation est peut-être annulée. Recommencez sans crainte\u00a0: cela ne compte qu’une fois.',

  failed: 'Échec de l’annulation',
  failedPlain: 'L’annulation a échoué',
  failedStatus: (status) => `L’annulation a échoué (${status})`,
  failedUnanswered:
    'Une erreur est survenue lors de l’annulation de votre réservation. Veuillez vérifier les détails de votre réservation.',

  cancelled: 'Réservation annulée',
  cancelledToast: 'Votre rendez-vous a bien été annulé. La date est maintenant offerte aux autres clients.',
  cancelledText: 'Ce rendez-vous n’a plus lieu. Vous n’avez rien d’autre à faire.',
  refunded: 'Remboursement complet',
  refundedPart: 'Remboursement partiel',
  refundedText: (paid) =>
    `La somme de ${paid} vous sera remboursée par le même mode de paiement, dans un délai de ${least}\u00a0à\u00a0${most}\u00a0jours ouvrables.`,
  freeAgain: 'Votre rafraîchissement gratuit reste à vous pour un autre jour.',
  notRefunded: 'Aucun remboursement',
  notRefundedText: (until) => `Le délai de remboursement s’était terminé le ${until}.`,
};

export type Messages = typeof en;
export const messages = { en, fr };
