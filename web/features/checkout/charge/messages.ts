export const messages = {
  title: { en: 'An amount for your booking', fr: 'Un montant à payer pour votre réservation' },
  reading: { en: 'We are looking it up.', fr: 'Nous vérifions.' },
  unread: {
    en: 'We cannot load this amount right now. Nothing was charged.',
    fr: 'Nous ne pouvons pas afficher ce montant pour le moment. Rien n’a été débité.',
  },
  trying: { en: 'Looking it up', fr: 'Vérification' },
  storefront: {
    en: (what: string) => `Difference for a larger storefront: ${what}`,
    fr: (what: string) => `Différence pour une vitrine plus grande\u00a0: ${what}`,
  },
  until: {
    en: (until: string) => `You can pay it here until ${until}.`,
    fr: (until: string) => `Vous pouvez le payer ici jusqu’au ${until}.`,
  },
  what: { en: 'What it is for', fr: 'Objet' },
  booking: { en: 'Booking', fr: 'Réservation' },
  visit: { en: 'Visit', fr: 'Rendez-vous' },
  pay: { en: (amount: string) => `Pay ${amount} by card`, fr: (amount: string) => `Payer ${amount} par carte` },
  opening: { en: 'Opening the card form', fr: 'Ouverture du formulaire de paiement' },
  card: { en: 'Card', fr: 'Carte' },
  asking: { en: 'We are confirming your payment.', fr: 'Nous confirmons votre paiement.' },
  declined: {
    en: 'Your card was not accepted, and nothing was charged. You can try again, or use another card.',
    fr: 'Votre carte n’a pas été acceptée, et rien n’a été débité. Vous pouvez réessayer, au besoin avec une autre carte.',
  },
  closed: { en: 'The card form is closed. Nothing was charged.', fr: 'Le formulaire est fermé. Rien n’a été débité.' },
  failed: {
    en: 'The card form could not be opened. Nothing was charged. Please try again.',
    fr: 'Le formulaire de paiement n’a pas pu s’ouvrir. Rien n’a été débité. Veuillez réessayer.',
  },
  unanswered: {
    en: 'Your payment was sent, and we are still confirming it. Please do not pay again: we will write to you as soon as it is settled.',
    fr: 'Votre paiement a été envoyé, et nous attendons sa confirmation. Ne payez pas de nouveau\u00a0: nous vous écrirons dès que ce sera réglé.',
  },
  askAgain: { en: 'Ask again', fr: 'Vérifier de nouveau' },
  back: {
    en: 'Your payment reached us after it was no longer due. The whole amount will go back to your card; your booking is as it was before.',
    fr: 'Votre paiement nous est parvenu alors qu’il n’était plus à faire. La totalité sera remboursée sur votre carte; votre réservation est telle qu’avant.',
  },
  paid: { en: 'Thank you, it is paid', fr: 'Merci, c’est payé' },
  paidText: {
    en: 'Your invoice is on its way by email, and is listed with your booking.',
    fr: 'Votre facture vous est envoyée par courriel et figure avec votre réservation.',
  },
  withdrawn: { en: 'There is nothing to pay', fr: 'Il n’y a rien à payer' },
  withdrawnText: {
    en: 'This amount is no longer due. Your booking stays as it is.',
    fr: 'Ce montant n’est plus demandé. Votre réservation reste telle quelle.',
  },
  expired: { en: 'This link has expired', fr: 'Ce lien est expiré' },
  expiredText: {
    en: 'Nothing was charged. Please call us, and we will send you a new one.',
    fr: 'Rien n’a été débité. Appelez-nous, et nous vous en enverrons un nouveau.',
  },
  invalid: { en: 'This link is not valid', fr: 'Ce lien n’est pas valide' },
  invalidText: {
    en: 'Please use the whole link of the email, or call us.',
    fr: 'Veuillez utiliser le lien complet du courriel, ou appelez-nous.',
  },
};
