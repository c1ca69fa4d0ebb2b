import { refundDays } from '#business/policies.ts';

const { least, most } = refundDays;

export const messages = {
  preview: {
    en: 'The day is released. There is nothing more for you to do.',
    fr: 'La date est libérée. Vous n’avez rien d’autre à faire.',
  },
  cancelledAt: { en: 'Cancelled on', fr: 'Annulée le' },
  refund: { en: 'Your refund', fr: 'Votre remboursement' },
  rest: {
    en: (amount: string) =>
      `The rest of your payment, ${amount}, will go back to the card that you paid with, within ${least}-${most} business days. A message will tell you when we have sent it.`,
    fr: (amount: string) =>
      `Le reste de votre paiement, soit ${amount}, sera remboursé sur la carte utilisée pour le paiement dans un délai de ${least}\u00a0à\u00a0${most}\u00a0jours ouvrables. Un message vous dira quand nous l’aurons envoyé.`,
  },
  kept: {
    en: 'Nothing is refunded for this visit. If you disagree, please write or call; someone will answer.',
    fr: 'Aucun remboursement n’est fait pour ce rendez-vous. En cas de désaccord, écrivez-nous ou appelez-nous\u00a0: nous vous répondrons.',
  },
  some: {
    en: (back: string) => `Of what you paid, ${back} was refunded or is on its way. No refund is due for the rest.`,
    fr: (back: string) =>
      `De votre paiement, la somme de ${back} a été remboursée ou le sera bientôt. Aucun remboursement n’est dû pour le reste.`,
  },
  pending: {
    en: (amount: string) =>
      `${amount} will go back in full to the card that you paid with, within ${least}-${most} business days. A message will tell you when we have sent it.`,
    fr: (amount: string) =>
      `La totalité, soit ${amount}, sera remboursée sur la carte utilisée pour le paiement dans un délai de ${least}\u00a0à\u00a0${most}\u00a0jours ouvrables. Un message vous dira quand nous l’aurons envoyée.`,
  },
  refunded: {
    en: (amount: string) =>
      `${amount} went back in full to the card that you paid with. Depending on your bank, it shows within ${least}-${most} business days.`,
    fr: (amount: string) =>
      `La totalité, soit ${amount}, a été remboursée sur la carte utilisée pour le paiement. Selon votre banque, elle figurera à votre relevé dans un délai de ${least}\u00a0à\u00a0${most}\u00a0jours ouvrables.`,
  },
  pendingByHand: {
    en: (amount: string) =>
      `We will give you ${amount} back in cash or by transfer, and will get in touch to arrange it. A message will tell you when it is done.`,
    fr: (amount: string) =>
      `Nous vous remettrons la somme de ${amount} en argent comptant ou par virement, et communiquerons avec vous pour en convenir. Un message vous dira quand ce sera fait.`,
  },
  review: {
    en: (amount: string) =>
      `Someone on our team is handling your refund of ${amount} and will write to you if anything is needed.`,
    fr: (amount: string) =>
      `Une personne de notre équipe s’occupe de votre remboursement de ${amount} et vous écrira au besoin.`,
  },
  notEligible: {
    en: (until: string) => `The time for a refund ended on ${until}, so no refund is due.`,
    fr: (until: string) => `Le délai de remboursement a pris fin le ${until}. Aucun remboursement n’est donc dû.`,
  },
  notNeeded: {
    en: 'Nothing was paid for this visit, so there is nothing to refund.',
    fr: 'Rien n’a été payé pour ce rendez-vous\u00a0: il n’y a rien à rembourser.',
  },
  refreshKept: {
    en: 'You keep your free refresh for another day.',
    fr: 'Vous conservez votre rafraîchissement gratuit pour un autre jour.',
  },
  refreshUsed: {
    en: 'Nothing was paid for this visit, and your free refresh is now considered used.',
    fr: 'Rien n’a été payé pour ce rendez-vous, et votre rafraîchissement gratuit est désormais considéré comme utilisé.',
  },
  refreshOver: {
    en: 'This free refresh came with your Platinum Preservation, which was cancelled too.',
    fr: 'Ce rafraîchissement gratuit accompagnait votre Préservation Platine, annulée elle aussi.',
  },
  refreshDone: {
    en: (amount: string) =>
      `${amount} of what you paid is kept for the free refresh that was done: its list price with taxes.`,
    fr: (amount: string) =>
      `De votre paiement, la somme de ${amount} est retenue pour le rafraîchissement gratuit déjà fait\u00a0: son prix courant, taxes comprises.`,
  },
  earlierOver: {
    en: 'This refresh is cancelled because the visit that it follows was cancelled.',
    fr: 'Ce rafraîchissement est annulé parce que le rendez-vous qu’il suit a été annulé.',
  },
  calendar: {
    en: 'The attached calendar file removes the visit from your calendar.',
    fr: 'Le fichier d’agenda joint retire le rendez-vous de votre agenda.',
  },
  open: { en: 'See your booking', fr: 'Voir votre réservation' },
};
