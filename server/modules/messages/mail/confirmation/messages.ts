import { refundDays } from '#business/policies.ts';

const { least, most } = refundDays;

const en = {
  correctedSubject: (day: string, order: string) =>
    `Confirmed with its storefront corrected: your visit on ${day} (${order})`,
  preview: (service: string, time: string) => `${service}, ${time}. Your invoice and a calendar file are attached.`,
  correctedTitle: 'Your storefront is corrected',
  corrected:
    'We have corrected how your storefront stands in your booking. The day and the hour stay the same. This letter replaces the one before it.',
  details: 'Booking Details',
  payment: 'Payment',
  total: 'Total, CAD',
  paidTotal: 'Paid when booking, CAD',
  credit: 'Credit for the corrected storefront',
  paid: (transaction: string, approval: string) =>
    `Paid by card. Transaction number ${transaction}, approval code ${approval}.`,
  paidByHand: { cash: 'Paid in cash.', transfer: 'Paid by transfer.' },
  nothingDue: 'No payment was due for this visit.',
  attached: (hasTerms: boolean): string =>
    hasTerms
      ? 'Your invoice, the terms as you accepted them and a calendar file are attached to this message.'
      : 'Your invoice and a calendar file are attached to this message.',
  next: 'What Happens Next',
  weather: 'Weather Proof System',
  changes: 'If something changes',
  page: (hours: number) =>
    `Your booking page shows every detail and has the invoice again. You can move the visit there yourself until ${hours}\u00a0hours before it begins.`,
  open: 'Open your booking',
  refunded: (until: string, hours: number) =>
    `You may also cancel. More than ${hours}\u00a0hours ahead, which is before ${until}, you are refunded in full within ${least}-${most} business days. Later, nothing is refunded.`,
  refreshKept: (until: string, hours: number) =>
    `You may also cancel. More than ${hours}\u00a0hours ahead, which is before ${until}, your free refresh stays yours for another day. Later, it is used.`,
  freeOfCharge: 'You may also cancel. Nothing was paid, so nothing has to be refunded.',
  late: (hours: number) =>
    `You may also cancel. The visit is ${hours}\u00a0hours away or less, so nothing is refunded any more.`,
  cancel: 'Cancel this booking',
};

const fr: typeof en = {
  correctedSubject: (day, order) => `Confirmation, vitrine corrigée\u00a0: votre rendez-vous du ${day} (${order})`,
  preview: (service, time) => `${service}, ${time}. Votre facture et un fichier d’agenda sont joints.`,
  correctedTitle: 'Votre vitrine est corrigée',
  corrected:
    'Nous avons corrigé la description de votre vitrine dans votre réservation. La date et l’heure restent les mêmes. Cette lettre remplace la précédente.',
  details: 'Détails de la réservation',
  payment: 'Paiement',
  total: 'Total ($\u00a0CA)',
  paidTotal: 'Payé à la réservation ($\u00a0CA)',
  credit: 'Crédit pour la vitrine corrigée',
  paid: (transaction, approval) => `Payé par carte. Nº de transaction ${transaction}, code d’approbation ${approval}.`,
  paidByHand: { cash: 'Payé en argent comptant.', transfer: 'Payé par virement.' },
  nothingDue: 'Aucun paiement n’était requis pour cette visite.',
  attached: (hasTerms) =>
    hasTerms
      ? 'Votre facture, les conditions que vous avez acceptées et un fichier d’agenda sont joints à ce message.'
      : 'Votre facture et un fichier d’agenda sont joints à ce message.',
  next: 'Prochaines étapes',
  weather: 'Système à l’épreuve des intempéries',
  changes: 'En cas de changement',
  page: (hours) =>
    `Votre page de réservation montre tous les détails et contient de nouveau la facture. Vous pouvez y changer la date vous-même jusqu’à ${hours}\u00a0heures avant le début de la visite.`,
  open: 'Ouvrir votre réservation',
  refunded: (until, hours) =>
    `Vous pouvez aussi annuler. Plus de ${hours}\u00a0heures à l’avance, soit avant le ${until}, le remboursement est complet, dans un délai de ${least}\u00a0à\u00a0${most}\u00a0jours ouvrables. Plus tard, rien n’est remboursé.`,
  refreshKept: (until, hours) =>
    `Vous pouvez aussi annuler. Plus de ${hours}\u00a0heures à l’avance, soit avant le ${until}, votre rafraîchissement gratuit reste à vous pour un autre jour. Plus tard, il est utilisé.`,
  freeOfCharge: 'Vous pouvez aussi annuler. Rien n’a été payé, il n’y a donc rien à rembourser.',
  late: (hours) =>
    `Vous pouvez aussi annuler. La visite est dans ${hours}\u00a0heures ou moins, et plus rien n’est remboursé.`,
  cancel: 'Annuler cette réservation',
};

export const messages = { en, fr };
