import type { Language } from '#domain/language.ts';

/** The reasons of alerts; a provider's own words may follow after a colon. */
const reasons: readonly { stored: string; en?: string; fr: string }[] = [
  { stored: 'order-number-differs', en: 'the order number differs', fr: 'le numéro de commande diffère' },
  { stored: 'ticket-differs', en: 'the card ticket differs', fr: 'le billet de paiement diffère' },
  { stored: 'amount-differs', en: 'the amount differs', fr: 'le montant diffère' },
  { stored: 'day or place was gone', fr: 'la date ou la place n’était plus libre' },
  { stored: 'the visit had begun', fr: 'la visite avait déjà commencé' },
  { stored: 'the booking could not be written', fr: 'la réservation n’a pas pu être inscrite' },
  {
    stored: 'a payment is here, and its booking cannot be written',
    fr: 'un paiement est arrivé, et sa réservation ne peut pas être inscrite',
  },
  { stored: 'the payment is on record for another order', fr: 'ce paiement appartient déjà à une autre commande' },
  {
    stored: 'unpaid checkouts hold too many of the open days to keep anybody out',
    fr: 'des commandes non payées retiennent trop de jours libres pour écarter encore qui que ce soit',
  },
  {
    stored: 'more than sixty requests came by forms within an hour',
    fr: 'plus de soixante demandes sont arrivées par formulaire en une heure',
  },
  {
    stored: 'many cards were declined within an hour',
    fr: 'beaucoup de cartes ont été refusées en une heure',
  },
  { stored: 'visits wait for your decision', fr: 'des visites attendent votre décision' },
  { stored: 'no client number is left', fr: 'il ne reste aucun numéro de client' },
  { stored: 'few client numbers are left', fr: 'il reste peu de numéros de client' },
  { stored: 'another ticket of the same checkout is booked', fr: 'un autre billet de la même commande est réservé' },
  { stored: 'the payment link was paid before', fr: 'le lien de paiement avait déjà été payé' },
  { stored: 'the payment link was withdrawn', fr: 'le lien de paiement avait été retiré' },
  {
    stored: 'a visit was booked on a day that was closed since',
    fr: 'une visite a été réservée un jour fermé entre-temps',
  },
  { stored: 'a payment link ended unpaid', fr: 'un lien de paiement a pris fin sans être payé' },
  {
    stored: 'money that came in cash or by transfer is to be given back by hand',
    fr: 'une somme venue en argent comptant ou par virement est à remettre à la main',
  },
  { stored: 'paid without a name and an address', fr: 'paiement sans nom ni adresse' },
  {
    stored: 'the card gateway does not say whether this ticket was paid',
    fr: 'le service de paiement ne dit pas si ce billet a été payé',
  },
  { stored: 'the gateway refused a refund', fr: 'le service de paiement a refusé un remboursement' },
  { stored: 'a refund is not answered', fr: 'un remboursement reste sans réponse' },
  {
    stored: 'the gateway made a refund that counted as done without it',
    fr: 'le service de paiement a fait un remboursement qui passait déjà pour fait sans lui',
  },
  { stored: 'a message could not be sent', fr: 'un message n’a pas pu être envoyé' },
  { stored: 'it is not known whether a message was sent', fr: 'on ne sait pas si un message a été envoyé' },
  { stored: 'a text did not arrive', fr: 'un message texte n’est pas arrivé' },
  { stored: 'the settings of the mail server are refused', fr: 'les réglages du serveur de courriel sont refusés' },
  {
    stored: 'the settings of the text message provider are refused',
    fr: 'les réglages du service de messages texte sont refusés',
  },
  { stored: 'the settings of the alert webhook are refused', fr: 'les réglages du webhook d’alerte sont refusés' },
  {
    stored: 'a booking could not be recorded in the accounts',
    fr: 'une réservation n’a pas pu être inscrite à la comptabilité',
  },
  {
    stored: 'the settings of the accounting service are refused',
    fr: 'les réglages du service de comptabilité sont refusés',
  },
  {
    stored: 'no forecast service answered; no visit was judged',
    fr: 'aucun service de prévision n’a répondu\u00a0; aucune visite n’a été évaluée',
  },
  {
    stored: 'no forecast service says what the sky did',
    fr: 'aucun service de prévision ne dit ce que le ciel a fait',
  },
  { stored: 'the forecast says nothing of the day of a visit', fr: 'la prévision ne dit rien du jour d’une visite' },
  {
    stored: 'unsuitable weather for a visit, and it is too late to propose another day',
    fr: 'la météo ne convient pas à une visite, et il est trop tard pour proposer un autre jour',
  },
  {
    stored: 'unsuitable weather for a visit, and no other day is clear and free',
    fr: 'la météo ne convient pas à une visite, et aucun autre jour n’est clair et libre',
  },
  {
    stored: 'no worker is at work: mails, texts, refunds and checks wait',
    fr: 'aucun processus de travail n’est en marche\u00a0: courriels, messages texte, remboursements et vérifications attendent',
  },
  { stored: 'scheduled work keeps failing', fr: 'une tâche prévue échoue sans cesse' },
];

/**
 * A reason in words, and what was added to it by somebody else, which stays in the words it came in. A reason that is
 * not known is all of the latter kind.
 */
export function reasonInWords(reason: string, language: Language): { words: string; added: string } {
  const known = reasons.find(({ stored }) => reason === stored || reason.startsWith(`${stored}: `));
  if (!known) return { words: '', added: reason };
  const words = language === 'fr' ? known.fr : (known.en ?? known.stored);
  return { words, added: reason.slice(known.stored.length + 2) };
}
