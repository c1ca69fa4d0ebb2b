import type { Bilingual } from '#domain/language.ts';
import type { PaperKind } from '#domain/papers/facts.ts';

const en = {
  titles: {
    invoice: 'Invoice',
    'credit-note': 'Credit note',
    supplement: 'Supplementary invoice',
  } as Record<PaperKind, string>,
  files: {
    invoice: 'invoice',
    'credit-note': 'credit-note',
    supplement: 'supplementary-invoice',
  } as Record<PaperKind, string>,
  numbers: {
    invoice: 'Invoice number',
    'credit-note': 'Credit note number',
    supplement: 'Supplement number',
  } as Record<PaperKind, string>,
  from: 'From',
  billedTo: 'Billed to',
  added: (label: string, value: string) => `${label}: ${value}`,
  unprintable: '(name in letters that cannot be printed here)',
  issued: 'Date issued',
  bookingId: 'Booking ID',
  clientId: 'Client ID',
  service: 'Service',
  amount: 'Amount',
  visit: (day: string, time: string) => `Visit on ${day}, at ${time}`,
  cancelled: (day: string) => `Cancelled on ${day}`,
  at: (address: string) => `Service address: ${address}`,
  subtotal: 'Subtotal',
  total: 'Total',
  credit: 'Credit',
  currency: 'CAD',
  paid: 'Paid in full',
  paidBy: { card: 'By card, when booking', cash: 'In cash', transfer: 'By transfer' },
  reference: 'Reference number',
  transaction: 'Transaction number',
  approval: 'Approval code',
  amountPaid: 'Amount paid',
  free: 'No payment due',
  reasons: { cancellation: 'Cancelled visit', part: 'Partial refund', correction: 'Corrected storefront' },
  corrected: (from: string, to: string) => `Billed at first: ${from}. Corrected to: ${to}.`,
  refunded: 'Refunded',
  refundedBy: {
    card: 'To the card that was used to pay',
    hand: 'In cash or by transfer',
    elsewhere: 'By transfer or cheque, and not to the card',
  },
  amountRefunded: 'Amount refunded',
  reduction: 'Reduction agreed',
  terms: 'Terms of payment: in full by card, when booking. Amounts are in Canadian dollars.',
  termsByHand: 'Terms of payment: in full, when booking. Amounts are in Canadian dollars.',
  reduces: (invoice: string) =>
    `This note credits the price and the taxes above, which invoice ${invoice} charged. Amounts are in Canadian dollars.`,
  supplements: (invoice: string) =>
    `The amounts of invoice ${invoice} stay as they are; no tax is charged on what was let off. Amounts are in Canadian dollars.`,
  taxNumber: (tax: string) => `${tax} registration number`,
};

type Messages = typeof en;

const fr: Messages = {
  titles: { invoice: 'Facture', 'credit-note': 'Note de crédit', supplement: 'Facture supplémentaire' },
  files: { invoice: 'facture', 'credit-note': 'note-de-credit', supplement: 'facture-supplementaire' },
  numbers: {
    invoice: 'Nº de facture',
    'credit-note': 'Nº de note de crédit',
    supplement: 'Nº de supplément',
  },
  from: 'De',
  billedTo: 'Facturé à',
  added: (label, value) => `${label}\u00a0: ${value}`,
  unprintable: '(nom en caractères qui ne s’impriment pas ici)',
  issued: 'Date d’émission',
  bookingId: 'Nº de réservation',
  clientId: 'Nº de client',
  service: 'Service',
  amount: 'Montant',
  visit: (day, time) => `Visite du ${day}, à ${time}`,
  cancelled: (day) => `Annulée le ${day}`,
  at: (address) => `Adresse du service\u00a0: ${address}`,
  subtotal: 'Sous-total',
  total: 'Total',
  credit: 'Crédit',
  currency: 'CA',
  paid: 'Acquittée en totalité',
  paidBy: { card: 'Par carte, à la réservation', cash: 'En argent comptant', transfer: 'Par virement' },
  reference: 'Nº de référence',
  transaction: 'Nº de transaction',
  approval: 'Code d’approbation',
  amountPaid: 'Montant payé',
  free: 'Aucun paiement requis',
  reasons: { cancellation: 'Visite annulée', part: 'Remboursement partiel', correction: 'Vitrine corrigée' },
  corrected: (from, to) => `Facturée à l’origine\u00a0: ${from}. Corrigée\u00a0: ${to}.`,
  refunded: 'Montant remboursé',
  refundedBy: {
    card: 'Sur la carte utilisée pour payer',
    hand: 'En argent comptant ou par virement',
    elsewhere: 'Par virement ou par chèque, et non sur la carte',
  },
  amountRefunded: 'Remboursement',
  reduction: 'Remise convenue',
  terms: 'Modalités de paiement\u00a0: en entier par carte, à la réservation. Les montants sont en dollars canadiens.',
  termsByHand: 'Modalités de paiement\u00a0: en entier, à la réservation. Les montants sont en dollars canadiens.',
  reduces: (invoice) =>
    `Cette note porte au crédit ce que la facture nº\u00a0${invoice} a exigé. Montants en dollars canadiens.`,
  supplements: (invoice) =>
    `La facture nº\u00a0${invoice} reste telle quelle\u00a0; la remise n’est pas taxée. Montants en dollars canadiens.`,
  taxNumber: (tax) => `Nº d’inscription ${tax}`,
};

export const messages: Bilingual<Messages> = { en, fr };
