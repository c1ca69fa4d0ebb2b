import { refundDays } from '#business/policies.ts';

const { least, most } = refundDays;

const en = {
  preview: 'The day is released. There is nothing more for you to do.',
  cancelledAt: 'Cancelled on',
  refund: 'Your refund',
  rest: (amount: string) =>
    `The rest of your payment, ${amount}, goes back to the card that you paid with, within ${least}-${most} business days. A message tells you when we have sent it.`,
  kept: 'Nothing is refunded for this visit. If you think otherwise, please write or call: a person answers.',
  some: (back: string) => `Of what you paid, ${back} was refunded or is on its way. No refund is due for the rest.`,
  pending: (amount: string) =>
    `${amount} goes back in full to the card that you paid with, within ${least}-${most} business days. A message tells you when we have sent it.`,
  refunded: (amount: string) =>
    `${amount} went back in full to the card that you paid with. Depending on your bank, it shows within ${least}-${most} business days.`,
  pendingByHand: (amount: string) =>
    `We give ${amount} back to you in cash or by transfer, and get in touch to arrange it. A message tells you when it is done.`,
  refundedByHand: (amount: string) => `We have given ${amount} back to you in cash or by transfer.`,
  review: (amount: string) =>
    `A person of our team looks after your refund of ${amount} and writes to you if anything is needed.`,
  notEligible: (until: string) => `The time for a refund had ended on ${until}, so no refund is due.`,
  notNeeded: 'Nothing was paid for this visit, so there is nothing to refund.',
  refreshKept: 'Your free refresh stays yours for another day.',
  refreshUsed: 'Nothing was paid for this visit, and your free refresh now counts as used.',
  refreshOver: 'This free refresh came with your Platinum Preservation, which was cancelled too.',
  refreshDone: (amount: string) =>
    `${amount} of what you paid is kept for the free refresh that was done: its list price with taxes.`,
  earlierOver: 'This refresh is cancelled because the visit that it refreshes was cancelled.',
  calendar: 'The attached calendar file takes the visit out of your calendar.',
  open: 'See your booking',
};

const fr: typeof en = {
  preview: 'La date est libérée. Vous n’avez rien d’autre à faire.',
  cancelledAt: 'Annulée le',
  refund: 'Votre remboursement',
  rest: (amount) =>
    `Le reste de votre paiement, soit ${amount}, retourne sur la carte utilisée pour payer, dans un délai de ${least}\u00a0à\u00a0${most}\u00a0jours ouvrables. Un message vous dira quand nous l’aurons envoyé.`,
  kept: 'Aucun remboursement n’est fait pour cette visite. Si vous voyez les choses autrement, écrivez-nous ou appelez-nous\u00a0: une personne vous répondra.',
  some: (back) =>
    `De votre paiement, la somme de ${back} a été remboursée ou est en route. Aucun remboursement n’est dû pour le reste.`,
  pending: (amount) =>
    `La somme complète de ${amount} retourne sur la carte utilisée pour payer, dans un délai de ${least}\u00a0à\u00a0${most}\u00a0jours ouvrables. Un message vous dira quand nous l’aurons envoyée.`,
  refunded: (amount) =>
    `La somme complète de ${amount} a été retournée sur la carte utilisée pour payer. Selon votre banque, elle y paraît dans un délai de ${least}\u00a0à\u00a0${most}\u00a0jours ouvrables.`,
  pendingByHand: (amount) =>
    `Nous vous remettrons la somme de ${amount} en argent comptant ou par virement, et communiquerons avec vous pour en convenir. Un message vous dira quand ce sera fait.`,
  refundedByHand: (amount) => `Nous vous avons remis la somme de ${amount} en argent comptant ou par virement.`,
  review: (amount) =>
    `Une personne de notre équipe s’occupe de votre remboursement de ${amount} et vous écrira au besoin.`,
  notEligible: (until) => `Le délai de remboursement s’était terminé le ${until}. Aucun remboursement n’est donc dû.`,
  notNeeded: 'Rien n’a été payé pour cette visite\u00a0: il n’y a rien à rembourser.',
  refreshKept: 'Votre rafraîchissement gratuit reste à vous pour un autre jour.',
  refreshUsed: 'Rien n’a été payé pour cette visite, et votre rafraîchissement gratuit compte désormais comme utilisé.',
  refreshOver: 'Ce rafraîchissement gratuit accompagnait votre Préservation Platine, annulée elle aussi.',
  refreshDone: (amount) =>
    `De votre paiement, la somme de ${amount} est retenue pour le rafraîchissement gratuit déjà fait\u00a0: son prix courant, taxes comprises.`,
  earlierOver: 'Ce rafraîchissement est annulé parce que la visite qu’il rafraîchit a été annulée.',
  calendar: 'Le fichier d’agenda joint retire la visite de votre agenda.',
  open: 'Voir votre réservation',
};

export const messages = { en, fr };
