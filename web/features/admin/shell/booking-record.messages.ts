import type { Bilingual } from '#domain/language.ts';
import type { PaymentEventType } from '#domain/ledger/money-of-order.ts';
import type { BookingTopic } from '#domain/outbox/topics.ts';

/** A void is told as the refund that it is. */
type Event = Exclude<PaymentEventType, `void.${string}`> | BookingTopic;
type Weather = 'suitable' | 'unsuitable' | 'proposal';

/** The words for what a booking's record holds, wherever it is shown: its status, its money, what happened to it. */
export const messages = {
  statuses: {
    active: { en: 'Active', fr: 'En vigueur' },
    cancelled: { en: 'Cancelled', fr: 'Annulée' },
    completed: { en: 'Completed', fr: 'Effectuée' },
    'no-show': { en: 'No-show', fr: 'Manquée' },
  },
  someone: { en: 'The program', fr: 'Le programme' },
  paid: { en: 'Paid', fr: 'Payé' },
  givenBack: { en: 'Refunded', fr: 'Remboursé' },
  underWay: { en: 'Being refunded', fr: 'En remboursement' },
  left: { en: 'Balance', fr: 'Solde' },
  events: {
    'payment.booked': { en: 'Paid and booked', fr: 'Payé et réservé' },
    'payment.recorded-by-hand': { en: 'Payment recorded by hand', fr: 'Paiement inscrit à la main' },
    'payment.not-booked': { en: 'Paid, and not booked', fr: 'Payé, mais non réservé' },
    'payment.not-needed': { en: 'Nothing to pay', fr: 'Rien à payer' },
    'receipt.approved': { en: 'Card approved', fr: 'Carte acceptée' },
    'receipt.declined': { en: 'Card declined', fr: 'Carte refusée' },
    'checkout.abandoned': { en: 'Checkout abandoned', fr: 'Commande abandonnée' },
    'ticket.opened': { en: 'Payment window opened', fr: 'Fenêtre de paiement ouverte' },
    'ticket.failed': { en: 'The gateway issued no ticket', fr: 'Aucun billet du service de paiement' },
    'refund.requested': { en: 'Refund requested', fr: 'Remboursement demandé' },
    'refund.not-due': { en: 'No refund due', fr: 'Aucun remboursement dû' },
    'refund.taken-back': {
      en: 'Cancellation taken back, nothing refunded',
      fr: 'Annulation retirée, rien de remboursé',
    },
    'refund.asked': { en: 'Refund sent to the gateway', fr: 'Remboursement demandé' },
    'refund.approved': { en: 'Refund made', fr: 'Remboursement fait' },
    'refund.refused': { en: 'Refund refused', fr: 'Remboursement refusé' },
    'refund.unknown': {
      en: 'Refund unanswered, may have gone through',
      fr: 'Remboursement sans réponse, peut-être fait',
    },
    'refund.not-sent': {
      en: 'Refund not sent, will be tried again',
      fr: 'Remboursement non transmis, redemandé plus tard',
    },
    'refund.confirmed-by-hand': {
      en: 'Refund settled by hand: found at the card gateway',
      fr: 'Remboursement réglé à la main, trouvé auprès du service de paiement',
    },
    'refund.sent-again-by-hand': {
      en: 'Refund settled by hand: sent again',
      fr: 'Remboursement réglé à la main, renvoyé',
    },
    'refund.returned-elsewhere': {
      en: 'Refund settled by hand: returned another way',
      fr: 'Remboursement réglé à la main, retourné autrement',
    },
    'mail.confirmation': { en: 'Confirmation', fr: 'Confirmation' },
    'mail.cancellation': { en: 'Cancellation', fr: 'Annulation' },
    'mail.refund': { en: 'Refund notice', fr: 'Avis de remboursement' },
    'mail.paid-not-booked': { en: 'Payment without a booking', fr: 'Paiement sans réservation' },
    'mail.reschedule': { en: 'New date', fr: 'Nouvelle date' },
    'mail.weather-proposal': { en: 'Weather proposal', fr: 'Proposition météo' },
    'mail.certificate': { en: 'Certificate', fr: 'Certificat' },
    'mail.booking-link': { en: 'Link sent again on request', fr: 'Lien renvoyé sur demande' },
    'mail.rating-request': { en: 'Review request', fr: 'Demande d’avis' },
    'mail.season-offer': { en: 'Offer before the season', fr: 'Offre avant la saison' },
    'mail.plan-visit': { en: 'Days for a planned visit', fr: 'Journées d’une visite planifiée' },
    'mail.address': { en: 'Change of email address', fr: 'Changement d’adresse courriel' },
    'mail.charge': {
      en: 'Link to pay a difference or an extra',
      fr: 'Lien pour payer une différence ou un supplément',
    },
    'mail.charge-paid': { en: 'Receipt of a difference or an extra', fr: 'Reçu d’une différence ou d’un supplément' },
    'mail.invoice-copy': { en: 'Invoice for the second address', fr: 'Facture à la deuxième adresse' },
    'mail.payment-link': { en: 'Payment link', fr: 'Lien de paiement' },
    'sms.service-reminder': { en: 'Reminder by text', fr: 'Rappel par texto' },
    'sms.aftercare': { en: 'Care notes by text', fr: 'Conseils d’entretien par texto' },
    'sms.follow-up': { en: 'Follow-up by text', fr: 'Suivi par texto' },
    'sms.weather-proposal': { en: 'Weather proposal by text', fr: 'Proposition météo par texto' },
    'sms.payment-link': { en: 'Payment link by text', fr: 'Lien de paiement par texto' },
    'sms.weather-answer': {
      en: 'Answer to the weather proposal confirmed by text',
      fr: 'Réponse météo confirmée par texto',
    },
    'sms.reply': { en: 'Text from the office', fr: 'Texto du bureau' },
    'sms.on-my-way': { en: 'Text that the crew is on its way', fr: 'Texto disant que l’équipe est en route' },
    'accounting.booking': { en: 'Accounting: booking', fr: 'Comptabilité, réservation' },
    'accounting.cancellation': { en: 'Accounting: cancellation', fr: 'Comptabilité, annulation' },
    'accounting.move': { en: 'Accounting: new date', fr: 'Comptabilité, nouvelle date' },
    'accounting.refund': { en: 'Accounting: partial refund', fr: 'Comptabilité, remboursement partiel' },
    'accounting.charge': { en: 'Accounting: difference or extra', fr: 'Comptabilité, différence ou supplément' },
    'operator.alert': { en: 'Notice to the operator', fr: 'Avis à l’exploitant' },
    suitable: { en: 'The forecast suits the day', fr: 'La météo convient à cette journée' },
    unsuitable: { en: 'The forecast does not suit the day', fr: 'La météo ne convient pas à cette journée' },
    proposal: { en: 'Another day proposed', fr: 'Autre journée proposée' },
  } satisfies Readonly<Record<Event | Weather, Bilingual>>,
};
