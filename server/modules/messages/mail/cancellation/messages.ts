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
      `The rest of your payment, ${amount}, goes back to the card that you paid with, within ${least}-${most} business days. A message tells you when we have sent it.`,
    fr: (amount: string) =>
      `Le reste de votre paiement, soit ${amount}, retourne sur la carte utilisée pour payer, dans un délai de ${least}\u00a0à\u00a0${most}\u00a0jours ouvrables. Un message vous dira quand nous l’aurons envoyé.`,
  },
  kept: {
    en: 'Nothing is refunded for this visit. If you think otherwise, please write or call: a person answers.',
    fr: 'Aucun remboursement n’est fait pour cette visite. Si vous voyez les choses autrement, écrivez-nous ou appelez-nous\u00a0: une personne vous répondra.',
  },
  some: {
    en: (back: string) => `Of what you paid, ${back} was refunded or is on its way. No refund is due for the rest.`,
    fr: (back: string) =>
      `De votre paiement, la somme de ${back} a été remboursée ou est en route. Aucun remboursement n’est dû pour le reste.`,
  },
  pending: {
    en: (amount: string) =>
      `${amount} goes back in full to the card that you paid with, within ${least}-${most} business days. A message tells you when we have sent it.`,
    fr: (amount: string) =>
      `La somme complète de ${amount} retourne sur la carte utilisée pour payer, dans un délai de ${least}\u00a0à\u00a0${most}\u00a0jours ouvrables. Un message vous dira quand nous l’aurons envoyée.`,
  },
  refunded: {
    en: (amount: string) =>
      `${amount} went back in full to the card that you paid with. Depending on your bank, it shows within ${least}-${most} business days.`,
    fr: (amount: string) =>
      `La somme complète de ${amount} a été retournée sur la carte utilisée pour payer. Selon votre banque, elle y paraît dans un délai de ${least}\u00a0à\u00a0${most}\u00a0jours ouvrables.`,
  },
  pendingByHand: {
    en: (amount: string) =>
      `We give ${amount} back to you in cash or by transfer, and get in touch to arrange it. A message tells you when it is done.`,
    fr: (amount: string) =>
      `Nous vous remettrons la somme de ${amount} en argent comptant ou par virement, et communiquerons avec vous pour en convenir. Un message vous dira quand ce sera fait.`,
  },
  review: {
    en: (amount: string) =>
      `A person of our team looks after your refund of ${amount} and writes to you if anything is needed.`,
    fr: (amount: string) =>
      `Une personne de notre équipe s’occupe de votre remboursement de ${amount} et vous écrira au besoin.`,
  },
  notEligible: {
    en: (until: string) => `The time for a refund had ended on ${until}, so no refund is due.`,
    fr: (until: string) => `Le délai de remboursement s’était terminé le ${until}. Aucun remboursement n’est donc dû.`,
  },
  notNeeded: {
    en: 'Nothing was paid for this visit, so there is nothing to refund.',
    fr: 'Rien n’a été payé pour cette visite\u00a0: il n’y a rien à rembourser.',
  },
  refreshKept: {
    en: 'Your free refresh stays yours for another day.',
    fr: 'Votre rafraîchissement gratuit reste à vous pour un autre jour.',
  },
  refreshUsed: {
    en: 'Nothing was paid for this visit, and your free refresh now counts as used.',
    fr: 'Rien n’a été payé pour cette visite, et votre rafraîchissement gratuit compte désormais comme utilisé.',
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
    en: 'This refresh is cancelled because the visit that it refreshes was cancelled.',
    fr: 'Ce rafraîchissement est annulé parce que la visite qu’il rafraîchit a été annulée.',
  },
  calendar: {
    en: 'The attached calendar file takes the visit out of your calendar.',
    fr: 'Le fichier d’agenda joint retire la visite de votre agenda.',
  },
  open: { en: 'See your booking', fr: 'Voir votre réservation' },
};
