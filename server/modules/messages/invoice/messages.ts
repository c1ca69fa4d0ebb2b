import type { Bilingual } from '#domain/language.ts';

const en = {
  title: 'Invoice',
  from: 'From',
  billedTo: 'Billed to',
  number: 'Invoice number',
  issued: 'Date issued',
  clientId: 'Client ID',
  service: 'Service',
  amount: 'Amount',
  visit: (day: string, time: string) => `Visit on ${day}, at ${time}`,
  cancelled: (day: string) => `Cancelled on ${day}; this visit no longer takes place`,
  at: (address: string) => `Service address: ${address}`,
  subtotal: 'Subtotal',
  gst: 'GST',
  qst: 'QST',
  total: 'Total',
  currency: 'CAD',
  paid: 'Paid in full',
  paidByCard: 'By card, when booking',
  transaction: 'Transaction number',
  approval: 'Approval code',
  amountPaid: 'Amount paid',
  free: 'No payment due',
  refunded: (day: string) => `Refunded on ${day}`,
  refundTaxes: (gst: string, qst: string) => `GST of ${gst} and QST of ${qst} included`,
  terms: 'Terms of payment: in full by card, when booking. Amounts are in Canadian dollars.',
  gstNumber: 'GST registration number',
  qstNumber: 'QST registration number',
  unprintable: (mark: string) =>
    `${mark} stands for letters that this invoice cannot print; your booking keeps them as you wrote them.`,
};

type Messages = typeof en;

const fr: Messages = {
  title: 'Facture',
  from: 'De',
  billedTo: 'Facturé à',
  number: 'Nº de facture',
  issued: 'Date d’émission',
  clientId: 'Nº de client',
  service: 'Service',
  amount: 'Montant',
  visit: (day, time) => `Visite du ${day}, à ${time}`,
  cancelled: (day) => `Annulée le ${day}\u00a0; cette visite n’aura pas lieu`,
  at: (address) => `Adresse du service\u00a0: ${address}`,
  subtotal: 'Sous-total',
  gst: 'TPS',
  qst: 'TVQ',
  total: 'Total',
  currency: 'CA',
  paid: 'Payé en entier',
  paidByCard: 'Par carte, à la réservation',
  transaction: 'Nº de transaction',
  approval: 'Code d’approbation',
  amountPaid: 'Montant payé',
  free: 'Aucun paiement requis',
  refunded: (day) => `Remboursé le ${day}`,
  refundTaxes: (gst, qst) => `Dont TPS de ${gst} et TVQ de ${qst}`,
  terms: 'Modalités de paiement\u00a0: en entier par carte, à la réservation. Les montants sont en dollars canadiens.',
  gstNumber: 'Nº d’inscription TPS',
  qstNumber: 'Nº d’inscription TVQ',
  unprintable: (mark) =>
    `${mark} remplace des lettres que cette facture ne peut pas imprimer\u00a0; votre réservation les garde telles que vous les avez écrites.`,
};

export const messages: Bilingual<Messages> = { en, fr };
