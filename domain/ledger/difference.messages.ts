import type { Bilingual } from '../language.ts';
import type { DifferenceCode, SaidState, Source } from './difference.ts';

/** What the checks call a difference, in words. */
export const differenceWords = {
  whats: {
    'receipt-without-charge': {
      en: 'We have a receipt, the gateway has no charge',
      fr: 'Nous avons un reçu, le service de paiement n’a aucun débit',
    },
    'charge-under-way': {
      en: 'A charge that is about to be booked or refunded',
      fr: 'Un débit sur le point d’être réservé ou retourné',
    },
    'charge-without-booking': {
      en: 'A charge without booking or refund',
      fr: 'Un débit sans réservation ni remboursement',
    },
    'amounts-differ': { en: 'The amounts differ', fr: 'Les montants diffèrent' },
    'transaction-numbers-differ': { en: 'The transaction numbers differ', fr: 'Les numéros de transaction diffèrent' },
    'refund-without-record': {
      en: 'The gateway gave money back that we have no record of',
      fr: 'Le service de paiement a retourné de l’argent dont nous n’avons aucune trace',
    },
    'double-refund': { en: 'More was refunded than was due', fr: 'Le remboursement dépasse le montant prévu' },
    'settled-number-differs': {
      en: 'The number of a refund settled by hand differs',
      fr: 'Le numéro d’un remboursement réglé à la main diffère',
    },
    'refund-here-only': {
      en: 'A refund that the gateway does not know',
      fr: 'Un remboursement que le service de paiement ne connaît pas',
    },
    'gateway-silent': {
      en: 'Not compared: the gateway gave no answer',
      fr: 'Non comparé, faute de réponse du service de paiement',
    },
    'booking-without-payment': { en: 'A booking without payment', fr: 'Une réservation sans paiement' },
    'receipt-of-another-order': { en: 'The receipt names another order', fr: 'Le reçu porte une autre commande' },
    'receipt-without-booking': { en: 'A receipt whose booking is missing', fr: 'Un reçu dont la réservation manque' },
    'payment-without-booking': {
      en: 'A payment without booking or refund',
      fr: 'Un paiement sans réservation ni remboursement',
    },
    'booking-without-event': { en: 'The booking is missing in the ledger', fr: 'La réservation manque au registre' },
    'event-without-booking': {
      en: 'The ledger has it, the booking is missing',
      fr: 'Le registre en parle, la réservation manque',
    },
    'event-without-receipt': {
      en: 'The ledger has it, the receipt is missing',
      fr: 'Le registre en parle, le reçu manque',
    },
    'receipt-without-event': { en: 'The receipt is missing in the ledger', fr: 'Le reçu manque au registre' },
    'refund-without-event': { en: 'The refund is missing in the ledger', fr: 'Le remboursement manque au registre' },
    'refund-not-in-ledger': {
      en: 'The refund is done, the ledger does not say so',
      fr: 'Le remboursement est fait, le registre ne le dit pas',
    },
    'refunded-yet-open': {
      en: 'The money is back, the refund is still open',
      fr: 'L’argent est retourné, le remboursement reste ouvert',
    },
    'money-not-back-yet': { en: 'The money is not back yet', fr: 'L’argent n’est pas encore retourné' },
    'event-without-refund': {
      en: 'The ledger has a refund that is missing',
      fr: 'Le registre parle d’un remboursement qui manque',
    },
    'over-refunded': { en: 'More was refunded than charged', fr: 'Le remboursement dépasse le débit' },
    'parts-differ': {
      en: 'Price and taxes of a refund are not its amount',
      fr: 'Le prix et les taxes d’un remboursement ne font pas sa somme',
    },
    'tax-over-credited': {
      en: 'More of the price or of a tax was credited than charged',
      fr: 'Le crédit du prix ou d’une taxe dépasse le débit',
    },
    'credit-number-missing': { en: 'The credits are not numbered in turn', fr: 'Les crédits ne se suivent pas' },
    'refund-without-payment': { en: 'A refund without payment', fr: 'Un remboursement sans paiement' },
    'refund-state-wrong': {
      en: 'The booking says something else about its refund',
      fr: 'La réservation dit autre chose de son remboursement',
    },
    'payment-state-wrong': {
      en: 'The booking says something else about its payment',
      fr: 'La réservation dit autre chose de son paiement',
    },
    'more-bookings-than-crews': { en: 'More bookings than crews', fr: 'Plus de réservations que d’équipes' },
    'booking-without-crew': { en: 'A booking without a crew on its day', fr: 'Une réservation sans équipe ce jour-là' },
    'cancelled-keeps-day': {
      en: 'A cancelled booking still keeps its day',
      fr: 'Une réservation annulée garde encore sa journée',
    },
    'cancelled-appointment-stands': {
      en: 'Its appointment stands, although it is cancelled',
      fr: 'Son rendez-vous tient toujours, malgré l’annulation',
    },
    'no-appointment': { en: 'The appointment is missing', fr: 'Le rendez-vous manque' },
    'two-appointments': { en: 'There is more than one appointment', fr: 'Il y a plus d’un rendez-vous' },
    'appointment-differs': { en: 'The appointment is at another time', fr: 'Le rendez-vous est à un autre moment' },
    'charge-differs': { en: 'The charge and the booking differ', fr: 'Le débit et la réservation diffèrent' },
    'too-many-invoices': { en: 'Too many invoices', fr: 'Trop de factures' },
    'too-many-payments': { en: 'Too many payments', fr: 'Trop de paiements' },
    'invoice-differs': { en: 'The invoice differs', fr: 'La facture diffère' },
    'taxes-differ': { en: 'The taxes differ', fr: 'Les taxes diffèrent' },
    'invoice-open': { en: 'The invoice is not settled', fr: 'La facture n’est pas réglée' },
    'credit-note-differs': { en: 'The credit note differs', fr: 'La note de crédit diffère' },
    'payment-differs': { en: 'The payment differs', fr: 'Le paiement diffère' },
    'refund-differs': { en: 'The refund differs', fr: 'Le remboursement diffère' },
    'books-silent': {
      en: 'Not compared: the books gave no answer',
      fr: 'Non comparé, faute de réponse de la comptabilité',
    },
    'books-silent-from-here': {
      en: 'Not compared from here on: the books gave no answer',
      fr: 'Non comparé à partir d’ici, faute de réponse de la comptabilité',
    },
    'daily-sum-differs': {
      en: 'A daily sum of the reports is not what its rows add up to',
      fr: 'Une somme quotidienne des rapports ne correspond pas à ses lignes',
    },
  } satisfies Record<DifferenceCode, Bilingual>,
  sources: {
    bookings: { en: 'Bookings', fr: 'Réservations' },
    receipts: { en: 'Receipts', fr: 'Reçus' },
    events: { en: 'Ledger', fr: 'Registre' },
    refunds: { en: 'Refunds', fr: 'Remboursements' },
    calendar: { en: 'Calendar', fr: 'Calendrier' },
    settings: { en: 'Settings', fr: 'Réglages' },
    gateway: { en: 'Gateway', fr: 'Service de paiement' },
    books: { en: 'Books', fr: 'Comptabilité' },
    rows: { en: 'Rows', fr: 'Lignes' },
    sums: { en: 'Daily sums', fr: 'Sommes quotidiennes' },
  } satisfies Record<Source, Bilingual>,
  states: {
    nothing: { en: 'nothing', fr: 'rien' },
    silent: { en: 'no answer', fr: 'aucune réponse' },
    active: { en: 'active', fr: 'en vigueur' },
    cancelled: { en: 'cancelled', fr: 'annulée' },
    completed: { en: 'completed', fr: 'effectuée' },
    'no-show': { en: 'no-show', fr: 'manquée' },
    'not-eligible': { en: 'no refund due', fr: 'aucun remboursement dû' },
    'not-needed': { en: 'nothing to refund', fr: 'rien à rembourser' },
    pending: { en: 'pending', fr: 'en attente' },
    paid: { en: 'paid', fr: 'payée' },
    review: { en: 'to review', fr: 'à examiner' },
    refunded: { en: 'refunded', fr: 'remboursée' },
    'no-refund': { en: 'no-refund', fr: 'aucun remboursement' },
    requested: { en: 'requested', fr: 'demandé' },
    calling: { en: 'being asked for', fr: 'demande en cours' },
    unknown: { en: 'unknown', fr: 'inconnu' },
    done: { en: 'done', fr: 'fait' },
  } satisfies Record<SaidState, Bilingual>,
};
