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
  total: 'Total',
  currency: 'CAD',
  paid: 'Paid in full',
  paidBy: { card: 'By card, when booking', cash: 'In cash', transfer: 'By transfer' },
  reference: 'Reference number',
  transaction: 'Transaction number',
  approval: 'Approval code',
  amountPaid: 'Amount paid',
  free: 'No payment due',
  corrected: (day: string) => `Storefront corrected on ${day}`,
  credit: (sold: string, price: string, taxes: string) =>
    `Billed at first: ${sold}. Corrected price: ${price}, with ${taxes} included. The difference is credited.`,
  refunded: (day: string) => `Refunded on ${day}`,
  refundTaxes: (taxes: string) => `${taxes} included`,
  terms: 'Terms of payment: in full by card, when booking. Amounts are in Canadian dollars.',
  termsByHand: 'Terms of payment: in full, when booking. Amounts are in Canadian dollars.',
  taxNumber: (tax: string) => `${tax} registration number`,
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
  total: 'Total',
  currency: 'CA',
  paid: 'Acquittée en totalité',
  paidBy: { card: 'Par carte, à la réservation', cash: 'En argent comptant', transfer: 'Par virement' },
  reference: 'Nº de référence',
  transaction: 'Nº de transaction',
  approval: 'Code d’approbation',
  amountPaid: 'Montant payé',
  free: 'Aucun paiement requis',
  corrected: (day) => `Vitrine corrigée le ${day}`,
  credit: (sold, price, taxes) =>
    `Facturée à l’origine\u00a0: ${sold}. Prix corrigé\u00a0: ${price}, dont ${taxes}. La différence est créditée.`,
  refunded: (day) => `Remboursé le ${day}`,
  refundTaxes: (taxes) => `Dont ${taxes}`,
  terms: 'Modalités de paiement\u00a0: en entier par carte, à la réservation. Les montants sont en dollars canadiens.',
  termsByHand: 'Modalités de paiement\u00a0: en entier, à la réservation. Les montants sont en dollars canadiens.',
  taxNumber: (tax) => `Nº d’inscription ${tax}`,
};

export const messages: Bilingual<Messages> = { en, fr };
