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
  attached: (terms: number): string =>
    [
      'Your invoice and a calendar file are attached to this message.',
      'Your invoice, the terms as you accepted them and a calendar file are attached to this message.',
      'Your invoice, the terms in French and in English, as you accepted them, and a calendar file are attached to this message.',
    ][terms] ?? '',
  supplement: (number: string) => `Supplementary invoice ${number} is attached too. Nothing is due on it.`,
  next: 'What Happens Next',
  weather: 'Weather Proof System',
  changes: 'If something changes',
  page: (until: string) =>
    `Your booking page shows every detail and has the invoice again. You can move the visit there yourself until ${until}.`,
  open: 'Open your booking',
  mayCancel: 'You may also cancel.',
  refundDays: `A refund arrives within ${least}-${most} business days.`,
  freeOfCharge: 'You may also cancel. Nothing was paid, so nothing has to be refunded.',
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
  attached: (terms) =>
    [
      'Votre facture et un fichier d’agenda sont joints à ce message.',
      'Votre facture, les conditions que vous avez acceptées et un fichier d’agenda sont joints à ce message.',
      'Votre facture, les conditions que vous avez acceptées, en français et en anglais, et un fichier d’agenda sont joints à ce message.',
    ][terms] ?? '',
  supplement: (number) => `La facture supplémentaire ${number} est jointe aussi. Rien n’est à payer.`,
  next: 'Prochaines étapes',
  weather: 'Système à l’épreuve des intempéries',
  changes: 'En cas de changement',
  page: (until) =>
    `Votre page de réservation montre tous les détails et contient de nouveau la facture. Vous pouvez y changer la date vous-même jusqu’au ${until}.`,
  open: 'Ouvrir votre réservation',
  mayCancel: 'Vous pouvez aussi annuler.',
  refundDays: `Un remboursement prend de ${least}\u00a0à\u00a0${most}\u00a0jours ouvrables.`,
  freeOfCharge: 'Vous pouvez aussi annuler. Rien n’a été payé, il n’y a donc rien à rembourser.',
  cancel: 'Annuler cette réservation',
};

export const messages = { en, fr };
