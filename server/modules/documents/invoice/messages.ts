import type { PaperKind } from '#domain/documents/facts.ts';
import type { Bilingual } from '#domain/language.ts';

export const messages = {
  titles: {
    invoice: { en: 'Invoice', fr: 'Facture' },
    'credit-note': { en: 'Credit note', fr: 'Note de crédit' },
    supplement: { en: 'Supplementary invoice', fr: 'Facture supplémentaire' },
  } as Record<PaperKind, Bilingual>,
  files: {
    invoice: { en: 'invoice', fr: 'facture' },
    'credit-note': { en: 'credit-note', fr: 'note-de-credit' },
    supplement: { en: 'supplementary-invoice', fr: 'facture-supplementaire' },
  } as Record<PaperKind, Bilingual>,
  numbers: {
    invoice: { en: 'Invoice number', fr: 'Nº de facture' },
    'credit-note': { en: 'Credit note number', fr: 'Nº de note de crédit' },
    supplement: { en: 'Supplement number', fr: 'Nº de supplément' },
  } as Record<PaperKind, Bilingual>,
  from: { en: 'From', fr: 'De' },
  billedTo: { en: 'Billed to', fr: 'Facturé à' },
  added: {
    en: (label: string, value: string) => `${label}: ${value}`,
    fr: (label: string, value: string) => `${label}\u00a0: ${value}`,
  },
  unprintable: {
    en: '(name in letters that cannot be printed here)',
    fr: '(nom en caractères qui ne s’impriment pas ici)',
  },
  issued: { en: 'Date issued', fr: 'Date d’émission' },
  bookingId: { en: 'Booking ID', fr: 'Nº de réservation' },
  clientId: { en: 'Client ID', fr: 'Nº de client' },
  service: { en: 'Service', fr: 'Service' },
  amount: { en: 'Amount', fr: 'Montant' },
  visit: {
    en: (day: string, time: string) => `Visit on ${day}, at ${time}`,
    fr: (day: string, time: string) => `Visite du ${day}, à ${time}`,
  },
  cancelled: { en: (day: string) => `Cancelled on ${day}`, fr: (day: string) => `Annulée le ${day}` },
  at: {
    en: (address: string) => `Service address: ${address}`,
    fr: (address: string) => `Adresse du service\u00a0: ${address}`,
  },
  subtotal: { en: 'Subtotal', fr: 'Sous-total' },
  total: { en: 'Total', fr: 'Total' },
  credit: { en: 'Credit', fr: 'Crédit' },
  currency: { en: 'CAD', fr: 'CA' },
  paid: { en: 'Paid in full', fr: 'Acquittée en totalité' },
  paidBy: {
    card: { en: 'By card, when booking', fr: 'Par carte, à la réservation' },
    cash: { en: 'In cash', fr: 'En argent comptant' },
    transfer: { en: 'By transfer', fr: 'Par virement' },
  },
  /** Of what was charged after the sale. */
  chargePaidBy: {
    card: { en: 'By card', fr: 'Par carte' },
    cash: { en: 'In cash', fr: 'En argent comptant' },
    transfer: { en: 'By transfer', fr: 'Par virement' },
  },
  reference: { en: 'Reference number', fr: 'Nº de référence' },
  transaction: { en: 'Transaction number', fr: 'Nº de transaction' },
  approval: { en: 'Approval code', fr: 'Code d’approbation' },
  amountPaid: { en: 'Amount paid', fr: 'Montant payé' },
  free: { en: 'No payment due', fr: 'Aucun paiement requis' },
  reasons: {
    cancellation: { en: 'Cancelled visit', fr: 'Visite annulée' },
    part: { en: 'Partial refund', fr: 'Remboursement partiel' },
    correction: { en: 'Corrected storefront', fr: 'Vitrine corrigée' },
  },
  corrected: {
    en: (from: string, to: string) => `Billed at first: ${from}. Corrected to: ${to}.`,
    fr: (from: string, to: string) => `Facturée à l’origine\u00a0: ${from}. Corrigée\u00a0: ${to}.`,
  },
  refunded: { en: 'Refunded', fr: 'Montant remboursé' },
  refundedBy: {
    card: { en: 'To the card that was used to pay', fr: 'Sur la carte utilisée pour le paiement' },
    hand: { en: 'In cash or by transfer', fr: 'En argent comptant ou par virement' },
    elsewhere: {
      en: 'By transfer or cheque, and not to the card',
      fr: 'Par virement ou par chèque, et non sur la carte',
    },
  },
  amountRefunded: { en: 'Amount refunded', fr: 'Remboursement' },
  reduction: { en: 'Reduction agreed', fr: 'Remise convenue' },
  terms: {
    en: 'Terms of payment: in full by card, when booking. Amounts are in Canadian dollars.',
    fr: 'Modalités de paiement\u00a0: en entier par carte, à la réservation. Les montants sont en dollars canadiens.',
  },
  termsByHand: {
    en: 'Terms of payment: in full, when booking. Amounts are in Canadian dollars.',
    fr: 'Modalités de paiement\u00a0: en entier, à la réservation. Les montants sont en dollars canadiens.',
  },
  reduces: {
    en: (invoice: string) =>
      `This note credits the price and the taxes above, which invoice ${invoice} charged. Amounts are in Canadian dollars.`,
    fr: (invoice: string) =>
      `Cette note porte au crédit ce que la facture nº\u00a0${invoice} a exigé. Montants en dollars canadiens.`,
  },
  supplements: {
    en: (invoice: string) =>
      `The amounts of invoice ${invoice} stay as they are; no tax is charged on the reduction. Amounts are in Canadian dollars.`,
    fr: (invoice: string) =>
      `La facture nº\u00a0${invoice} reste telle quelle; la remise n’est pas taxée. Montants en dollars canadiens.`,
  },
  adds: {
    en: (invoice: string) =>
      `This invoice adds to invoice ${invoice}, whose amounts stay as they are. Amounts are in Canadian dollars.`,
    fr: (invoice: string) =>
      `Cette facture s’ajoute à la facture nº\u00a0${invoice}, qui reste telle quelle. Montants en dollars canadiens.`,
  },
  taxNumber: { en: (tax: string) => `${tax} registration number`, fr: (tax: string) => `Nº d’inscription ${tax}` },
};
