import { refundDays } from '#business/policies.ts';

const { least, most } = refundDays;

export const messages = {
  correctedSubject: {
    en: (day: string, order: string) => `Confirmed with its storefront corrected: your visit on ${day} (${order})`,
    fr: (day: string, order: string) => `Confirmation, vitrine corrigée\u00a0: votre rendez-vous du ${day} (${order})`,
  },
  preview: {
    en: (service: string, time: string) => `${service}, ${time}. Your invoice and a calendar file are attached.`,
    fr: (service: string, time: string) => `${service}, ${time}. Votre facture et un fichier d’agenda sont joints.`,
  },
  correctedTitle: { en: 'Your storefront is corrected', fr: 'Votre vitrine est corrigée' },
  corrected: {
    en: 'We have corrected your storefront’s details in your booking. The day and the hour stay the same. This email replaces the previous one.',
    fr: 'Nous avons corrigé la description de votre vitrine dans votre réservation. La date et l’heure restent les mêmes. Ce message remplace le précédent.',
  },
  details: { en: 'Booking Details', fr: 'Détails de la réservation' },
  payment: { en: 'Payment', fr: 'Paiement' },
  paidTotal: { en: 'Paid when booking, CAD', fr: 'Payé à la réservation ($\u00a0CA)' },
  credit: { en: 'Credit for the corrected storefront', fr: 'Crédit pour la vitrine corrigée' },
  paid: {
    en: (transaction: string, approval: string) =>
      `Paid by card. Transaction number ${transaction}, approval code ${approval}.`,
    fr: (transaction: string, approval: string) =>
      `Payé par carte. Nº de transaction ${transaction}, code d’approbation ${approval}.`,
  },
  paidByHand: {
    cash: { en: 'Paid in cash.', fr: 'Payé en argent comptant.' },
    transfer: { en: 'Paid by transfer.', fr: 'Payé par virement.' },
  },
  nothingDue: { en: 'No payment was due for this visit.', fr: 'Aucun paiement n’était requis pour ce rendez-vous.' },
  attached: {
    en: (terms: number): string =>
      [
        'Your invoice and a calendar file are attached to this message.',
        'Your invoice, the terms as you accepted them and a calendar file are attached to this message.',
        'Your invoice, the terms in French and in English, as you accepted them, and a calendar file are attached to this message.',
      ][terms] ?? '',
    fr: (terms: number) =>
      [
        'Votre facture et un fichier d’agenda sont joints à ce message.',
        'Votre facture, les conditions que vous avez acceptées et un fichier d’agenda sont joints à ce message.',
        'Votre facture, les conditions que vous avez acceptées, en français et en anglais, et un fichier d’agenda sont joints à ce message.',
      ][terms] ?? '',
  },
  supplement: {
    en: (number: string) => `Supplementary invoice ${number} is attached too. Nothing is due on it.`,
    fr: (number: string) => `La facture supplémentaire ${number} est jointe aussi. Rien n’est à payer.`,
  },
  next: { en: 'What Happens Next', fr: 'Prochaines étapes' },
  weather: { en: 'Weather Proof System', fr: 'Système à l’épreuve des intempéries' },
  changes: { en: 'If something changes', fr: 'En cas de changement' },
  page: {
    en: (until: string) =>
      `Your booking page shows every detail and has the invoice again. You can move the visit there yourself until ${until}.`,
    fr: (until: string) =>
      `Votre page de réservation montre tous les détails et contient de nouveau la facture. Vous pouvez y changer la date vous-même jusqu’au ${until}.`,
  },
  mayCancel: { en: 'You may also cancel.', fr: 'Vous pouvez aussi annuler.' },
  refundDays: {
    en: `A refund arrives within ${least}-${most} business days.`,
    fr: `Un remboursement prend de ${least}\u00a0à\u00a0${most}\u00a0jours ouvrables.`,
  },
  freeOfCharge: {
    en: 'You may also cancel. Nothing was paid, so nothing has to be refunded.',
    fr: 'Vous pouvez aussi annuler. Rien n’a été payé, il n’y a donc rien à rembourser.',
  },
  cancel: { en: 'Cancel this booking', fr: 'Annuler cette réservation' },
};
