import { nbsp } from '#domain/format.ts';

export const messages = {
  forgetCard: { en: 'Forget the saved card', fr: 'Oublier la carte conservée' },
  forgettingCard: { en: 'Forgetting...', fr: 'Un instant…' },
  cardForgotten: { en: 'The saved card is forgotten.', fr: 'La carte conservée est oubliée.' },
  cardNotForgotten: {
    en: 'The saved card could not be forgotten. Please try again.',
    fr: 'Impossible d’oublier la carte conservée. Veuillez réessayer.',
  },
  title: { en: 'Money', fr: 'Sommes' },
  refund: {
    en: (amount: string, on: string) => `${amount}, ${on}`,
    fr: (amount: string, on: string) => `${amount}, ${on}`,
  },
  reasons: {
    partial: { en: 'Partial refund', fr: 'Remboursement partiel' },
    cancellation: { en: 'Cancellation', fr: 'Annulation' },
    'not-booked': { en: 'Not booked', fr: 'Non réservé' },
  },
  states: {
    requested: { en: 'about to be sent', fr: 'sur le point d’être envoyé' },
    calling: { en: 'sent to the card gateway', fr: 'demandé au service de paiement' },
    unknown: { en: 'no answer yet, being looked up', fr: 'sans réponse pour le moment, vérification en cours' },
    done: { en: 'refunded', fr: 'remboursé' },
    'by-hand': { en: 'to be refunded by hand', fr: 'à remettre à la main' },
  },
  waits: {
    en: 'on hold: the card gateway refused it or did not answer',
    fr: `en attente${nbsp}: le service de paiement a refusé ou n’a pas répondu`,
  },
  waitsFor: {
    en: (amount: string) => `on hold until the earlier refund of ${amount} is settled`,
    fr: (amount: string) => `en attente que le remboursement précédent, de ${amount}, soit réglé`,
  },
  settled: {
    happened: { en: 'found at the card gateway', fr: 'trouvé auprès du service de paiement' },
    'send-again': { en: 'sent again', fr: 'renvoyé' },
    'returned-elsewhere': { en: 'returned another way', fr: 'retourné autrement' },
  },
  settledBy: {
    en: (outcome: string, who: string, when: string) => `Settled by hand: ${outcome}, ${who}, ${when}`,
    fr: (outcome: string, who: string, when: string) => `Réglé à la main${nbsp}: ${outcome}, ${who}, ${when}`,
  },
  settledNumber: { en: (number: string) => `Transaction ${number}`, fr: (number: string) => `Transaction ${number}` },
  refundPartially: { en: 'Partial refund', fr: 'Rembourser une partie' },
  refundAfterAll: { en: 'Refund after all', fr: 'Rembourser malgré tout' },
  afterAllLede: {
    en: 'The visit stays cancelled. The amount goes back the way it was paid.',
    fr: 'La visite reste annulée. La somme est rendue comme elle a été payée.',
  },
  cancelBooking: { en: 'Cancel booking', fr: 'Annuler la réservation' },
  back: { en: 'Back', fr: 'Retour' },
  keep: { en: 'Keep as is', fr: 'Ne rien changer' },
  next: { en: 'Review', fr: 'Vérifier' },
  refundTitle: { en: 'Partial refund', fr: 'Rembourser une partie' },
  refundLede: {
    en: 'The visit and the invoice stay as they are. The amount goes back the way it was paid.',
    fr: 'La visite et la facture restent telles quelles. La somme est rendue comme elle a été payée.',
  },
  amount: { en: 'Amount', fr: 'Montant' },
  amountWrong: { en: 'Enter an amount in dollars.', fr: 'Entrez un montant en dollars.' },
  tooMuch: { en: (left: string) => `The balance is ${left}.`, fr: (left: string) => `Le solde est de ${left}.` },
  reason: { en: 'Reason', fr: 'Motif' },
  reasonHint: {
    en: 'Kept in the audit log. The client sees it only if notified.',
    fr: 'Conservé au journal de vérification. Le client ne le lit que s’il est avisé.',
  },
  reasonIs: { en: (words: string) => `Reason: ${words}`, fr: (words: string) => `Motif${nbsp}: ${words}` },
  reasonMissing: { en: 'Give a short reason.', fr: 'Indiquez brièvement le motif.' },
  notify: { en: 'Notify the client', fr: 'Aviser le client' },
  told: {
    en: 'The client receives an email once the money is sent.',
    fr: 'Le client reçoit un courriel une fois la somme envoyée.',
  },
  untold: { en: 'The client receives no message.', fr: 'Le client ne reçoit aucun message.' },
  refundLook: {
    en: (amount: string) => `${amount} goes back the way it was paid.`,
    fr: (amount: string) => `La somme de ${amount} est rendue comme elle a été payée.`,
  },
  remains: {
    en: (amount: string) => `The balance will be ${amount}.`,
    fr: (amount: string) => `Le solde sera de ${amount}.`,
  },
  refundNow: { en: (amount: string) => `Refund ${amount}`, fr: (amount: string) => `Rembourser ${amount}` },
  cancelTitle: { en: 'Cancel booking', fr: 'Annuler la réservation' },
  cancelLede: {
    en: 'The day opens up at once, and the texts about this visit are not sent.',
    fr: 'La date est libérée aussitôt, et les textos de la visite ne partent pas.',
  },
  cancelHow: { en: 'Refund', fr: 'Remboursement' },
  promised: {
    en: (until: string, amount: string) =>
      `Promised to the client: a refund of ${amount} if cancelled before ${until}.`,
    fr: (until: string, amount: string) =>
      `Promis au client${nbsp}: un remboursement de ${amount} s’il annule avant le ${until}.`,
  },
  promiseOver: {
    en: (until: string) => `Promised to the client: nothing is refunded since ${until}.`,
    fr: (until: string) => `Promis au client${nbsp}: plus rien n’est remboursé depuis le ${until}.`,
  },
  full: { en: (amount: string) => `Refund ${amount}`, fr: (amount: string) => `Rembourser ${amount}` },
  fullMeans: {
    en: 'The balance goes back the way it was paid: to a card within a few business days, otherwise by hand.',
    fr: `Le solde est rendu comme il a été payé${nbsp}: sur une carte en quelques jours ouvrables, sinon à la main.`,
  },
  lessRefresh: {
    en: (amount: string) => `${amount} is kept for the free refresh that was done: its list price with taxes.`,
    fr: (amount: string) =>
      `La somme de ${amount} est retenue pour le rafraîchissement gratuit déjà fait${nbsp}: son prix courant, taxes comprises.`,
  },
  everythingMeans: {
    en: 'All that is left goes back; the refresh is given away.',
    fr: `Tout le solde est rendu${nbsp}: le rafraîchissement est offert.`,
  },
  refreshGoes: {
    en: (day: string, amount: string) => `The refresh on ${day} is cancelled with it, and ${amount} goes back for it.`,
    fr: (day: string, amount: string) =>
      `Le rafraîchissement du ${day} est annulé du même coup, et la somme de ${amount} est rendue pour celui-ci.`,
  },
  none: { en: 'No refund', fr: 'Aucun remboursement' },
  noneMeans: {
    en: 'The payment is kept. Part of it can still be refunded later.',
    fr: 'Le paiement reste acquis. Une partie peut encore être remboursée plus tard.',
  },
  nothingLeft: { en: 'There is nothing left to refund.', fr: 'Il ne reste rien à rembourser.' },
  ownersRefund: { en: 'Only an owner can refund.', fr: 'Seul un propriétaire peut rembourser.' },
  cancelTold: { en: 'The client is notified by email.', fr: 'Le client en est avisé par courriel.' },
  cancelLookFull: {
    en: (amount: string) => `The booking is cancelled, and ${amount} goes back the way it was paid.`,
    fr: (amount: string) => `La réservation est annulée, et la somme de ${amount} est rendue comme elle a été payée.`,
  },
  cancelLookNone: {
    en: 'The booking is cancelled, and nothing is refunded.',
    fr: 'La réservation est annulée, et rien n’est remboursé.',
  },
  cancelNowFull: {
    en: (amount: string) => `Cancel and refund ${amount}`,
    fr: (amount: string) => `Annuler et rembourser ${amount}`,
  },
  cancelNow: { en: 'Cancel without refund', fr: 'Annuler sans rembourser' },
  passwordWhy: {
    en: 'You signed in a while ago. Enter your password to confirm the refund.',
    fr: 'Votre session est ouverte depuis un moment. Entrez votre mot de passe pour confirmer le remboursement.',
  },
  goOn: { en: 'Continue', fr: 'Continuer' },
  refundDone: {
    en: (amount: string) => `${amount} is being refunded`,
    fr: (amount: string) => `Remboursement de ${amount} en cours`,
  },
  cancelDone: { en: 'Booking cancelled', fr: 'Réservation annulée' },
  cancelWaits: {
    en: (minutes: number) => `It can be taken back for ${minutes} minutes; the money and the email leave then.`,
    fr: (minutes: number) =>
      `L’annulation peut être retirée pendant ${minutes}${nbsp}minutes; la somme et le courriel partent ensuite.`,
  },
  takeBack: { en: 'Take cancellation back', fr: 'Retirer l’annulation' },
  takeBackTitle: { en: 'Take the cancellation back', fr: 'Retirer l’annulation' },
  takeBackLede: {
    en: (day: string) => `The visit on ${day} will take place as booked, if its day is still free.`,
    fr: (day: string) => `La visite du ${day} a lieu comme elle a été réservée, si sa date est encore libre.`,
  },
  takeBackMoney: {
    en: (amount: string) => `The refund of ${amount} is not sent.`,
    fr: (amount: string) => `Le remboursement de ${amount} n’est pas envoyé.`,
  },
  takeBackTold: {
    en: 'The client was told of the cancellation, and now receives one email: the visit takes place.',
    fr: `Le client avait été avisé de l’annulation. Il reçoit maintenant un seul courriel${nbsp}: la visite a lieu.`,
  },
  takeBackUntold: {
    en: 'The client was not told of the cancellation, and receives no message.',
    fr: 'Le client n’avait pas été avisé de l’annulation. Il ne reçoit aucun message.',
  },
  takeBackDone: { en: 'The visit takes place', fr: 'La visite a lieu' },
};
