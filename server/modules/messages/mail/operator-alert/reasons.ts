import { type AlertKind, type AlertReason, isAlertReason, kindsOfReasons } from '#domain/alerts/alert.ts';
import { type Bilingual, inLanguage, type Language } from '#domain/language.ts';
import { knownFailure } from '#domain/outbox/failure.ts';
import { failureWords } from '#domain/outbox/failure-words.ts';
import { messages } from './messages.ts';

const reasons: Readonly<Record<AlertReason, Bilingual>> = {
  'amount-differs': { en: 'the amount differs', fr: 'le montant diffère' },
  'booked-on-another-ticket': {
    en: 'another ticket of the same checkout is booked',
    fr: 'un autre billet de la même commande est réservé',
  },
  'booking-keeps-failing': {
    en: 'a payment is here, and its booking cannot be written',
    fr: 'un paiement est arrivé, et sa réservation ne peut pas être inscrite',
  },
  'booking-not-written': {
    en: 'the booking could not be written',
    fr: 'la réservation n’a pas pu être inscrite',
  },
  'cards-declined': {
    en: 'many cards were declined within an hour',
    fr: 'beaucoup de cartes ont été refusées en une heure',
  },
  'database-restored': {
    en: 'the database was restored from a backup and released',
    fr: 'la base de données a été restaurée d’une sauvegarde, puis remise en service',
  },
  'day-closed': {
    en: 'a visit was booked on a day that was closed since',
    fr: 'une visite a été réservée un jour fermé entre-temps',
  },
  'day-gone': { en: 'day or place was gone', fr: 'la date ou la place n’était plus libre' },
  'days-held': {
    en: 'unpaid checkouts hold too many of the open days to keep anybody out',
    fr: 'des commandes non payées retiennent trop de jours libres pour écarter encore qui que ce soit',
  },
  'few-client-numbers': { en: 'few client numbers are left', fr: 'il reste peu de numéros de client' },
  'forecast-gap': {
    en: 'the forecast says nothing of the day of a visit',
    fr: 'la prévision ne dit rien du jour d’une visite',
  },
  'gateway-silent': {
    en: 'the card gateway does not say whether this ticket was paid',
    fr: 'le service de paiement ne dit pas si ce billet a été payé',
  },
  'job-failing': { en: 'scheduled work keeps failing', fr: 'une tâche prévue échoue sans cesse' },
  'charge-ended': {
    en: 'the link to pay a difference or an extra had expired',
    fr: 'le lien pour payer une différence ou un supplément avait expiré',
  },
  'charge-paid': {
    en: 'the difference or the extra was paid before',
    fr: 'la différence ou le supplément avait déjà été payé',
  },
  'charge-withdrawn': {
    en: 'the difference or the extra was no longer asked for, or its booking was cancelled',
    fr: 'la différence ou le supplément n’était plus demandé, ou sa réservation avait été annulée',
  },
  'charge-unpaid': {
    en: 'a difference or an extra was not paid in time',
    fr: 'une différence ou un supplément n’a pas été payé à temps',
  },
  'link-ended': { en: 'a payment link expired unpaid', fr: 'un lien de paiement a expiré sans être payé' },
  'link-paid': { en: 'the payment link was paid before', fr: 'le lien de paiement avait déjà été payé' },
  'link-withdrawn': { en: 'the payment link was withdrawn', fr: 'le lien de paiement avait été retiré' },
  'many-forms': {
    en: 'more than sixty requests came by forms within an hour',
    fr: 'plus de soixante demandes sont arrivées par formulaire en une heure',
  },
  'message-failed': { en: 'a message could not be sent', fr: 'un message n’a pas pu être envoyé' },
  'message-unknown': {
    en: 'it is not known whether a message was sent',
    fr: 'on ne sait pas si un message a été envoyé',
  },
  'no-client-number': { en: 'no client number is left', fr: 'il ne reste aucun numéro de client' },
  'no-forecast': {
    en: 'no forecast service answered; no visit was judged',
    fr: 'aucun service de prévision n’a répondu; aucune visite n’a été évaluée',
  },
  'no-payer': { en: 'paid without a name and an address', fr: 'paiement sans nom ni adresse' },
  'not-in-accounts': {
    en: 'a booking could not be recorded in the accounts',
    fr: 'une réservation n’a pas pu être inscrite à la comptabilité',
  },
  'of-another-order': {
    en: 'the payment is on record for another order',
    fr: 'ce paiement appartient déjà à une autre commande',
  },
  'order-number-differs': { en: 'the order number differs', fr: 'le numéro de commande diffère' },
  'past-weather-unknown': {
    en: 'no forecast service reports what the weather was',
    fr: 'aucun service de prévision ne dit le temps qu’il a fait',
  },
  'refresh-taken': {
    en: 'the free refresh was taken by another booking',
    fr: 'le rafraîchissement gratuit a servi à une autre réservation',
  },
  'refresh-too-large': {
    en: 'a free refresh is of a larger storefront than the one that is coated: correct it too',
    fr: 'un rafraîchissement gratuit porte sur une vitrine plus grande que celle qui est revêtue\u00a0: corrigez-le aussi',
  },
  'refresh-unfounded': {
    en: 'the visit that a refresh follows was missed, or is not done after all',
    fr: 'la visite que suit un rafraîchissement a été manquée, ou n’est finalement pas effectuée',
  },
  'refreshed-visit-gone': {
    en: 'the visit that it follows was cancelled, missed or moved',
    fr: 'la visite à rafraîchir a été annulée, manquée ou déplacée',
  },
  'refund-by-hand': {
    en: 'money received in cash or by transfer must be refunded by hand',
    fr: 'une somme reçue en argent comptant ou par virement est à remettre à la main',
  },
  'refund-refused': {
    en: 'the gateway refused a refund',
    fr: 'le service de paiement a refusé un remboursement',
  },
  'refund-twice': {
    en: 'the gateway made a refund that counted as done without it',
    fr: 'le service de paiement a fait un remboursement qui passait déjà pour fait sans lui',
  },
  'refund-unanswered': { en: 'a refund is not answered', fr: 'un remboursement reste sans réponse' },
  'settings-accounting': {
    en: 'the settings of the accounting service are refused',
    fr: 'les réglages du service de comptabilité sont refusés',
  },
  'settings-alerts': {
    en: 'the settings of the alert webhook are refused',
    fr: 'les réglages du webhook d’alerte sont refusés',
  },
  'settings-mail': {
    en: 'the settings of the mail server are refused',
    fr: 'les réglages du serveur de courriel sont refusés',
  },
  'settings-sms': {
    en: 'the settings of the text message provider are refused',
    fr: 'les réglages du service de messages texte sont refusés',
  },
  'text-undelivered': { en: 'a text did not arrive', fr: 'un message texte n’est pas arrivé' },
  'ticket-differs': { en: 'the card ticket differs', fr: 'le billet de paiement diffère' },
  'visit-begun': { en: 'the visit had begun', fr: 'la visite avait déjà commencé' },
  'visits-undecided': { en: 'visits wait for your decision', fr: 'des visites attendent votre décision' },
  'weather-no-other-day': {
    en: 'unsuitable weather for a visit, and no other day with clear weather is free',
    fr: 'la météo ne convient pas à une visite, et aucune autre journée de beau temps n’est libre',
  },
  'weather-too-late': {
    en: 'unsuitable weather for a visit, and it is too late to propose another day',
    fr: 'la météo ne convient pas à une visite, et il est trop tard pour proposer un autre jour',
  },
  'webhook-gone': {
    en: 'its program asked for no more events',
    fr: 'son programme a dit ne plus vouloir d’événements',
  },
  'webhook-silent': {
    en: 'it has accepted no event for a week, or its address may not be called',
    fr: 'il n’a pris aucun événement depuis une semaine, ou son adresse ne peut pas être appelée',
  },
  'worker-silent': {
    en: 'no worker is at work: mails, texts, refunds and checks wait',
    fr: 'aucun processus de travail n’est en marche\u00a0: courriels, messages texte, remboursements et vérifications attendent',
  },
};

export type AlertDetail = Readonly<Record<string, unknown>> | null;

export const kindOf = (detail: AlertDetail): AlertKind | null =>
  isAlertReason(detail?.reason) ? kindsOfReasons[detail.reason] : null;

/** An alert's subject in a few words, and what to do. */
export function kindWords(detail: AlertDetail, language: Language): { title: string; advice: string } {
  const { kinds, other } = inLanguage(messages, language);
  const kind = kindOf(detail);
  return kind === null ? other : kinds[kind];
}

/** Why, in our own words; for a message also why it was not delivered. Empty if unknown. */
export function reasonInWords(detail: AlertDetail, language: Language): string {
  const { reason, failureCode } = detail ?? {};
  if (!isAlertReason(reason)) return '';
  const words = reasons[reason][language];
  if (typeof failureCode !== 'string') return words;
  return [words, failureWords[knownFailure(failureCode)][language]].join(language === 'fr' ? '\u00a0: ' : ': ');
}
