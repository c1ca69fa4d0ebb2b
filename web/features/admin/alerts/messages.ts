import { nbsp } from '#domain/format.ts';

export const messages = {
  title: { en: 'Needs attention', fr: 'À voir en premier' },
  count: {
    en: (count: number) => (count === 1 ? '1 item needs your attention' : `${count} items need your attention`),
    fr: (count: number) => (count === 1 ? `1${nbsp}élément à voir` : `${count}${nbsp}éléments à voir`),
  },
  calm: { en: 'Nothing needs your attention now', fr: 'Plus rien ne vous attend' },
  unread: { en: 'What needs attention could not be loaded.', fr: 'Ce qui vous attend n’a pas pu être chargé.' },
  more: { en: (count: number) => `and ${count} more`, fr: (count: number) => `et ${count}${nbsp}de plus` },
  kinds: {
    held: { en: 'On hold after a restore', fr: 'En pause après une restauration' },
    stopped: { en: 'Stopped', fr: 'À l’arrêt' },
    unfinished: { en: 'Paid but unfinished', fr: 'Payé et non terminé' },
    refunds: { en: 'Refunds', fr: 'Remboursements' },
    texts: { en: 'Texts waiting for an answer', fr: 'Textos en attente de réponse' },
    messages: { en: 'Messages that did not arrive', fr: 'Messages non reçus' },
    sync: { en: 'Accounting', fr: 'Comptabilité' },
    reviews: { en: 'Reviews waiting for you', fr: 'Évaluations qui vous attendent' },
    areas: { en: 'Requested areas', fr: 'Secteurs demandés' },
    numbers: { en: 'Client numbers', fr: 'Numéros de client' },
    season: { en: 'End of the season', fr: 'Fin de la saison' },
  },
  codes: {
    held: {
      en: 'The data was restored from a backup. The site takes bookings, but nothing is sent or refunded until somebody runs `npm run admin -- release` on the server.',
      fr: 'Les données proviennent d’une sauvegarde. Le site prend les réservations, mais rien n’est envoyé ni remboursé tant que quelqu’un n’a pas lancé `npm run admin -- release` sur le serveur.',
    },
    paid: {
      en: 'Paid, but the checkout has no name yet. The card gateway is checked again automatically.',
      fr: 'Payée, mais la commande n’a pas encore de nom. Le service de paiement est interrogé de nouveau automatiquement.',
    },
    unwritten: {
      en: 'Paid, and the booking cannot be written. It is retried; after ten minutes the payment is refunded automatically.',
      fr: 'Payée, mais la réservation ne peut pas être inscrite. Un nouvel essai suit automatiquement; après dix minutes, l’argent est remboursé automatiquement.',
    },
    silent: {
      en: 'The card gateway has not said whether this was paid. It is checked again automatically.',
      fr: 'Le service de paiement ne dit pas si cette commande a été payée. Il est interrogé de nouveau automatiquement.',
    },
    unknown: {
      en: 'It is not yet known whether this refund went through.',
      fr: 'On ne sait pas encore si ce remboursement est arrivé.',
    },
    refused: { en: 'The card gateway refused the refund.', fr: 'Le service de paiement a refusé le remboursement.' },
    'by-hand': {
      en: 'A payment in cash or by transfer must be refunded by hand.',
      fr: 'Une somme reçue en argent comptant ou par virement est à remettre à la main.',
    },
    waits: {
      en: 'This refund is on hold until an earlier one of the same payment is settled.',
      fr: 'Ce remboursement attend qu’un autre du même paiement soit réglé.',
    },
    review: { en: 'The refund waits for your decision.', fr: 'Le remboursement attend votre décision.' },
    text: { en: 'Someone texted you.', fr: 'Quelqu’un vous a écrit par texto.' },
    failed: {
      en: 'The accounting service rejected this booking.',
      fr: 'Le service de comptabilité n’a pas pris cette réservation.',
    },
    credentials: {
      en: 'The accounting service rejects your credentials.',
      fr: 'Le service de comptabilité refuse nos identifiants.',
    },
    waiting: { en: 'New review request.', fr: 'Nouvelle demande d’évaluation.' },
    asked: { en: 'Requested, not served.', fr: 'Demandé et non desservi.' },
    'few-numbers': {
      en: 'Few client numbers are left. Without one, no new client can book.',
      fr: 'Il reste peu de numéros de client. Sans numéro, personne de nouveau ne peut réserver.',
    },
    'season-passed': {
      en: 'Your own closing date has passed. The next season is open for booking and closes on its usual day: clear yours, or enter the next one.',
      fr: 'Votre date de fermeture est passée. La prochaine saison est ouverte aux réservations et ferme à sa date habituelle\u00a0: effacez la vôtre, ou entrez la suivante.',
    },
  },
  services: {
    mail: { en: 'Mail', fr: 'Courriels' },
    sms: { en: 'Text messages', fr: 'Messages texte' },
    accounting: { en: 'Accounting', fr: 'Comptabilité' },
    alerts: { en: 'Alerts by webhook', fr: 'Alertes par webhook' },
  },
  stopped: {
    en: (service: string, since: string, waiting: number, reason: string) =>
      `${service}: stopped since ${since}, ${waiting} waiting, ${reason}.`,
    fr: (service: string, since: string, waiting: number, reason: string) =>
      `${service} à l’arrêt depuis ${since}, ${waiting} en attente${nbsp}: ${reason}.`,
  },
  stopReasons: {
    credentials: { en: 'wrong password or key', fr: 'mot de passe ou clé refusés' },
    sender: { en: 'the sender is not accepted', fr: 'l’expéditeur est refusé' },
    account: { en: 'the account or the address is not accepted', fr: 'le compte ou l’adresse sont refusés' },
    other: { en: 'the provider rejects your settings', fr: 'le fournisseur refuse nos réglages' },
  },
  messageStates: {
    failed: { en: 'was not sent', fr: 'n’est pas parti' },
    unknown: { en: 'may not have arrived', fr: 'n’est peut-être pas arrivé' },
  },
  topics: {
    'mail.confirmation': { en: 'The confirmation', fr: 'Le courriel de confirmation' },
    'mail.cancellation': { en: 'The message about a cancellation', fr: 'Le message d’annulation' },
    'mail.refund': { en: 'The message about a refund', fr: 'Le message de remboursement' },
    'mail.paid-not-booked': {
      en: 'The message about a payment without a booking',
      fr: 'Le message sur un paiement sans réservation',
    },
    'mail.reschedule': { en: 'The message about a new date', fr: 'Le message de nouvelle date' },
    'mail.weather-proposal': { en: 'The mail about the weather', fr: 'Le courriel de météo' },
    'mail.certificate': { en: 'The message with the certificate', fr: 'Le message avec le certificat' },
    'mail.booking-link': { en: 'The link that a customer asked for again', fr: 'Le lien qu’un client a redemandé' },
    'mail.manual-review': { en: 'A request for a review, to you,', fr: 'Le message qui vous demande une évaluation' },
    'mail.manual-review-receipt': {
      en: 'The receipt of a request for a review',
      fr: 'L’accusé de réception d’une évaluation',
    },
    'mail.review-accepted': { en: 'The acceptance of a review', fr: 'Le message qui accepte une vitrine' },
    'mail.review-declined': { en: 'The refusal of a review', fr: 'Le message qui refuse une vitrine' },
    'mail.review-question': { en: 'The question about a review', fr: 'Le message qui pose une question' },
    'mail.price-letter': { en: 'The price sent on request', fr: 'Le prix envoyé sur demande' },
    'mail.price-reminder': { en: 'The reminder of a price', fr: 'Le rappel d’un prix' },
    'mail.quote': { en: 'The quote in writing', fr: 'La soumission' },
    'mail.rating-request': { en: 'The request for a customer’s review', fr: 'La demande d’avis' },
    'mail.season-offer': { en: 'The offer before the season', fr: 'L’offre avant la saison' },
    'mail.plan-visit': { en: 'The days for a planned visit', fr: 'Les journées d’une visite planifiée' },
    'mail.address': { en: 'The message about a new email address', fr: 'Le message sur une nouvelle adresse courriel' },
    'mail.area-confirm': {
      en: 'The message that confirms a request for an area',
      fr: 'Le message qui confirme une demande de secteur',
    },
    'mail.accountant-month': { en: 'The month for the accountant', fr: 'Le mois pour la comptabilité' },
    'mail.invoice-copy': { en: 'The invoice for the second address', fr: 'La facture pour la deuxième adresse' },
    'mail.access-changed': { en: 'The message about a changed access', fr: 'Le message d’un accès modifié' },
    'mail.area-opened': { en: 'The message about a new area', fr: 'Le message de nouveau secteur' },
    'mail.waiting-confirm': {
      en: 'The message that confirms a place on the waiting list',
      fr: 'Le message qui confirme une inscription à la liste d’attente',
    },
    'mail.waiting-offer': { en: 'The message about a freed day', fr: 'Le message au sujet d’une journée libérée' },
    'sms.service-reminder': { en: 'The reminder by text', fr: 'Le rappel par message texte' },
    'sms.aftercare': { en: 'The aftercare by text', fr: 'Le message texte d’entretien' },
    'sms.follow-up': { en: 'The follow-up by text', fr: 'Le message texte de suivi' },
    'sms.weather-proposal': { en: 'The text about the weather', fr: 'Le message texte de météo' },
    'sms.waiting-offer': { en: 'The text about a freed day', fr: 'Le texto au sujet d’une journée libérée' },
    'sms.weather-answer': {
      en: 'The text that confirms an answer to the weather',
      fr: 'Le message texte qui confirme une réponse météo',
    },
    'sms.reply': { en: 'Your text to the client', fr: 'Votre message texte au client' },
    'sms.on-my-way': {
      en: 'The text that the crew is on its way',
      fr: 'Le message texte disant que l’équipe est en route',
    },
    'operator.alert': { en: 'An alert to you', fr: 'Un avis qui vous était destiné' },
  },
  requests: {
    en: (count: number) => `${count} requests within 30 days`,
    fr: (count: number) => `${count}${nbsp}demandes en 30${nbsp}jours`,
  },
  since: { en: (when: string) => `Since ${when}`, fr: (when: string) => `Depuis le ${when}` },
  behind: {
    en: (amount: string) => `On hold until the refund of ${amount}`,
    fr: (amount: string) => `Attend le remboursement de ${amount}`,
  },
  open: { en: 'Open', fr: 'Ouvrir' },
};
