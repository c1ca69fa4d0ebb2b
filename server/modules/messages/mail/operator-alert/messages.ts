import type { AlertFact, AlertKind } from '#domain/alerts/alert.ts';

/** What needs a person, and what to do about it. */
type Kinds = Readonly<Record<AlertKind, { title: string; advice: string }>>;

const kindsEn: Kinds = {
  refund: {
    title: 'A refund needs you',
    advice:
      'Look the payment up at the card gateway, then settle the refund in the admin area: it happened there, it is sent again, or it went back another way.',
  },
  'refund-twice': {
    title: 'A refund may have been made twice',
    advice:
      'It counted as done, and then the card gateway approved it under another number. Compare both at the gateway, and talk to the customer if the money went back twice.',
  },
  'refund-by-hand': {
    title: 'Money is to be given back by hand',
    advice:
      'It came in cash or by transfer, so no card gateway can send it back. Give it back, then settle the refund in the admin area; the customer is told then.',
  },
  'paid-not-booked': {
    title: 'A payment could not become a booking',
    advice:
      'The whole amount is refunded automatically, unless the same payment belongs to another order. The customer is told by mail where an address is known.',
  },
  'paid-unfinished': {
    title: 'A payment is here, and its booking cannot be written',
    advice:
      'It is tried again every half minute. If it still fails after ten minutes, the whole amount is refunded automatically. The server’s log says why.',
  },
  'gateway-silent': {
    title: 'The card gateway does not answer about a payment',
    advice: 'We keep asking. Look the ticket up at the gateway; if it was paid, the booking or a refund follows.',
  },
  'payment-link': {
    title: 'A payment link ended unpaid',
    advice: 'Its day is no longer held. Call the customer if the visit is still wanted, and send a new link.',
  },
  'closed-day': {
    title: 'A visit was booked on a day that was closed since',
    advice: 'The day was held before it was closed, and then paid. Move the visit if it cannot take place.',
  },
  'client-numbers': {
    title: 'Client numbers are running out',
    advice:
      'Once none is left, nobody but Platinum clients and those with a number can book online. Have the program extended in time.',
  },
  'days-held': {
    title: 'Days are in demand: unpaid checkouts hold many of them',
    advice:
      'Sales go on. A day that is held but not paid is now offered to others as well: whoever pays first has it, and anybody who pays too late is told beforehand and refunded at once. Browsers have to solve a short computation first, which slows an attack down. You can still book such a day by phone. It ends by itself once fewer days are held; if it lasts for hours, somebody is trying to block the calendar.',
  },
  'cards-declined': {
    title: 'Many cards are being declined',
    advice:
      'Somebody may be trying stolen cards here. After three, a network gets no card form for an hour. If it goes on, look at the velocity and fraud settings of the card gateway, and call it.',
  },
  forms: {
    title: 'Very many requests are coming in',
    advice:
      'Every one of them is kept under Reviews. Until the time below, no more of them are mailed to you one by one: please look there.',
  },
  message: {
    title: 'A message may not have arrived',
    advice: 'Look at it in the admin area and send it again from there, or call the customer.',
  },
  accounting: {
    title: 'A booking is missing in the accounts',
    advice:
      'Correct what is named below, then sync the pending bookings again. What is there already is not entered twice.',
  },
  refresh: {
    title: 'A refresh does not fit its visit any more',
    advice: 'Open the refresh named below: move it, correct it or cancel it, and tell the customer.',
  },
  restore: {
    title: 'The database was restored from a backup',
    advice:
      'What was due before may have gone out already. The messages in doubt are listed in the admin area; send them again from there where they did not arrive. Open refunds are looked up at the card gateway first.',
  },
  settings: {
    title: 'A provider refuses our settings',
    advice: 'Its messages wait and are tried again every few minutes. They go out once the settings are corrected.',
  },
  forecast: {
    title: 'No forecast could be read',
    advice:
      'No visit was assessed and nothing was proposed this evening. Check the weather of the coming days yourself.',
  },
  'forecast-gap': {
    title: 'The forecast leaves out the day of a visit',
    advice: 'Nothing was proposed for it. Check the weather of that day yourself.',
  },
  'past-weather': {
    title: 'Nobody says what the sky did',
    advice:
      'The record of the forecast stands still until a service tells again; it then catches up by itself, sixty days back at most. Only Open-Meteo tells of past days.',
  },
  weather: {
    title: 'The weather does not suit a visit',
    advice: 'Nothing was proposed to the customer, and the date stands. Call them if it has to move.',
  },
  decisions: {
    title: 'Visits wait for your decision',
    advice: 'Open the admin area: they are first on the page. Until you decide, their texts are held back.',
  },
  job: {
    title: 'Scheduled work keeps failing',
    advice: 'It is tried again automatically. If it persists, the server’s log says more.',
  },
  worker: {
    title: 'Mails, texts and refunds are not being sent',
    advice:
      'The site goes on selling, and nothing is lost: what waits goes out once the worker runs again. The log of the server says why it ended.',
  },
};

const kindsFr: Kinds = {
  refund: {
    title: 'Un remboursement demande votre attention',
    advice:
      'Cherchez le paiement auprès du service de paiement, puis réglez le remboursement dans la partie administrative\u00a0: il a été fait là, il faut le renvoyer, ou l’argent a été retourné autrement.',
  },
  'refund-twice': {
    title: 'Un remboursement a peut-être été fait deux fois',
    advice:
      'Il passait pour fait, puis le service de paiement l’a approuvé sous un autre numéro. Comparez les deux auprès de ce service, et parlez-en à la personne si l’argent a été retourné deux fois.',
  },
  'refund-by-hand': {
    title: 'Une somme est à remettre à la main',
    advice:
      'Elle est venue en argent comptant ou par virement, et le service de paiement ne peut donc pas la retourner. Remettez-la, puis réglez le remboursement dans la partie administrative\u00a0: la personne en sera alors avertie.',
  },
  'paid-not-booked': {
    title: 'Un paiement n’a pas pu devenir une réservation',
    advice:
      'La somme complète est retournée automatiquement, sauf si ce paiement appartient à une autre commande. La clientèle en est avertie par courriel quand une adresse est connue.',
  },
  'paid-unfinished': {
    title: 'Un paiement est arrivé, et sa réservation ne peut pas être inscrite',
    advice:
      'Un nouvel essai a lieu toutes les 30\u00a0secondes. Si l’échec dure dix minutes, la somme complète est retournée automatiquement. Le journal du serveur dit pourquoi.',
  },
  'gateway-silent': {
    title: 'Le service de paiement ne répond pas au sujet d’un paiement',
    advice:
      'Nous continuons de demander. Cherchez le billet auprès du service de paiement\u00a0; s’il a été payé, la réservation ou un remboursement suivra.',
  },
  'payment-link': {
    title: 'Un lien de paiement a pris fin sans être payé',
    advice:
      'Son jour n’est plus gardé. Appelez la personne si elle souhaite toujours la visite, et envoyez un nouveau lien.',
  },
  'closed-day': {
    title: 'Une visite a été réservée un jour qui a été fermé entre-temps',
    advice:
      'Le jour était gardé avant d’être fermé, puis il a été payé. Déplacez la visite si elle ne peut pas avoir lieu.',
  },
  'client-numbers': {
    title: 'Les numéros de client s’épuisent',
    advice:
      'Quand il n’en restera plus, seuls les clients Platine et ceux qui ont déjà un numéro pourront réserver en ligne. Faites étendre le programme à temps.',
  },
  'days-held': {
    title: 'Les journées sont très demandées\u00a0: des commandes non payées en retiennent beaucoup',
    advice:
      'Les ventes continuent. Une journée retenue mais non payée est maintenant offerte aux autres aussi\u00a0: elle revient à qui paie en premier, et qui paie trop tard en est averti d’avance et remboursé aussitôt. Les navigateurs doivent d’abord résoudre un court calcul, ce qui ralentit une attaque. Vous pouvez toujours réserver une telle journée au téléphone. Tout redevient normal de soi-même quand moins de journées sont retenues\u00a0; si cela dure des heures, quelqu’un tente de bloquer le calendrier.',
  },
  'cards-declined': {
    title: 'Beaucoup de cartes sont refusées',
    advice:
      'Quelqu’un essaie peut-être des cartes volées ici. Après trois, un réseau n’obtient plus de formulaire de carte pendant une heure. Si cela persiste, vérifiez les réglages antifraude et de fréquence du service de paiement, et appelez-le.',
  },
  forms: {
    title: 'Un très grand nombre de demandes arrivent',
    advice:
      'Elles sont toutes conservées sous Évaluations. Jusqu’à l’heure indiquée ci-dessous, elles ne vous sont plus envoyées une à une\u00a0: veuillez les consulter là.',
  },
  message: {
    title: 'Un message n’est peut-être pas arrivé',
    advice: 'Regardez-le dans la partie administrative et renvoyez-le de là, ou appelez la personne.',
  },
  accounting: {
    title: 'Une réservation manque à la comptabilité',
    advice:
      'Corrigez ce qui est indiqué plus bas, puis relancez la synchronisation des réservations en attente. Ce qui y est déjà n’est pas inscrit deux fois.',
  },
  refresh: {
    title: 'Un rafraîchissement ne convient plus à sa visite',
    advice:
      'Ouvrez le rafraîchissement indiqué ci-dessous\u00a0: déplacez-le, corrigez-le ou annulez-le, et avertissez la personne.',
  },
  restore: {
    title: 'La base de données a été restaurée d’une sauvegarde',
    advice:
      'Ce qui était dû auparavant est peut-être déjà parti. Les messages en doute figurent dans la partie administrative\u00a0; renvoyez de là ceux qui ne sont pas arrivés. Les remboursements ouverts sont d’abord vérifiés auprès du service de paiement.',
  },
  settings: {
    title: 'Un fournisseur refuse nos réglages',
    advice:
      'Ses messages attendent et sont essayés de nouveau à courts intervalles. Ils partiront une fois les réglages corrigés.',
  },
  forecast: {
    title: 'Aucune prévision n’a pu être lue',
    advice:
      'Aucune visite n’a été évaluée et rien n’a été proposé ce soir. Regardez vous-même la météo des prochains jours.',
  },
  'forecast-gap': {
    title: 'La prévision ne dit rien du jour d’une visite',
    advice: 'Rien n’a été proposé pour ce jour. Regardez-en vous-même la météo.',
  },
  'past-weather': {
    title: 'Personne ne dit ce que le ciel a fait',
    advice:
      'Le bilan de la prévision n’avance plus jusqu’à ce qu’un service réponde\u00a0; il se rattrape alors de lui-même, soixante jours en arrière au plus. Seul Open-Meteo parle des jours passés.',
  },
  weather: {
    title: 'La météo ne convient pas à une visite',
    advice: 'Rien n’a été proposé, et la date tient toujours. Appelez la personne si elle doit changer.',
  },
  decisions: {
    title: 'Des visites attendent votre décision',
    advice:
      'Ouvrez la partie administrative\u00a0: elles y sont en premier. D’ici votre décision, leurs textos sont retenus.',
  },
  job: {
    title: 'Une tâche prévue échoue sans cesse',
    advice: 'Elle est essayée de nouveau automatiquement. Si cela dure, le journal du serveur en dit plus.',
  },
  worker: {
    title: 'Courriels, messages texte et remboursements ne partent pas',
    advice:
      'Le site vend toujours, et rien n’est perdu\u00a0: ce qui attend partira dès que le processus de travail sera relancé. Le journal du serveur dit pourquoi il s’est arrêté.',
  },
};

type Names = Readonly<Record<string, string>>;
type Facts = Readonly<Record<AlertFact, string>>;

const factsEn: Facts = {
  orders: 'Order numbers',
  of: 'Refreshes the visit of',
  gatewayOrderNo: 'Order number at the gateway',
  transactionNo: 'Transaction number',
  ticket: 'Card ticket',
  amount: 'Amount',
  calledAt: 'Asked on',
  since: 'Since',
  until: 'Until',
  open: 'Open days',
  held: 'Held days',
  left: 'Numbers left',
  count: 'How many',
  messages: 'Messages in doubt',
  refunds: 'Refunds to look up',
  topic: 'Message',
  recipient: 'Recipient',
  job: 'Work',
  scheduledSlot: 'Due',
  contactName: 'Contact',
  phone: 'Phone',
  date: 'Date',
  time: 'Time',
  reasons: 'Reasons',
  condition: 'Weather',
  precipitationChance: 'Chance of precipitation (%)',
  precipitationMm: 'Precipitation (mm)',
  temperatureC: 'Temperature (°C)',
  gustKmh: 'Gusts (km/h)',
};

const factsFr: Facts = {
  orders: 'Nºˢ de commande',
  of: 'Rafraîchit la visite de',
  gatewayOrderNo: 'Nº de commande du service de paiement',
  transactionNo: 'Nº de transaction',
  ticket: 'Billet de paiement',
  amount: 'Montant',
  calledAt: 'Demandé le',
  since: 'Depuis',
  until: 'Jusqu’à',
  open: 'Jours libres',
  held: 'Jours retenus',
  left: 'Numéros restants',
  count: 'Combien',
  messages: 'Messages en doute',
  refunds: 'Remboursements à vérifier',
  topic: 'Message',
  recipient: 'Destinataire',
  job: 'Tâche',
  scheduledSlot: 'Échéance',
  contactName: 'Personne à joindre',
  phone: 'Téléphone',
  date: 'Date',
  time: 'Heure',
  reasons: 'Motifs',
  condition: 'Météo',
  precipitationChance: 'Probabilité de précipitations (%)',
  precipitationMm: 'Précipitations (mm)',
  temperatureC: 'Température (°C)',
  gustKmh: 'Rafales (km/h)',
};

const valuesEn: Names = {
  'mail.confirmation': 'confirmation by mail',
  'mail.cancellation': 'cancellation by mail',
  'mail.refund': 'refund by mail',
  'mail.paid-not-booked': 'payment without a booking, by mail',
  'mail.reschedule': 'new date by mail',
  'mail.weather-proposal': 'weather proposal by mail',
  'mail.certificate': 'certificate by mail',
  'mail.booking-link': 'link to a booking, by mail',
  'mail.manual-review': 'request for a review',
  'mail.manual-review-receipt': 'receipt of a request for a review',
  'mail.rating-request': 'request for a customer’s review, by mail',
  'mail.season-offer': 'offer before the season, by mail',
  'mail.plan-visit': 'days for a planned visit, by mail',
  'mail.address': 'change of an e-mail address',
  'mail.area-confirm': 'confirmation of an address for an area',
  'mail.access-changed': 'news of somebody’s access',
  'mail.area-opened': 'news of an area that is served',
  'mail.waiting-confirm': 'confirmation of an address for the waiting list',
  'mail.waiting-offer': 'freed day of the waiting list, by mail',
  'sms.service-reminder': 'reminder by text message',
  'sms.aftercare': 'aftercare by text message',
  'sms.follow-up': 'follow-up by text message',
  'sms.weather-proposal': 'weather proposal by text message',
  'sms.waiting-offer': 'freed day of the waiting list, by text message',
  'sms.weather-answer': 'confirmed weather answer by text message',
  'sms.reply': 'answer to a text message',
  'sms.on-my-way': 'text message that the crew is on its way',
  precipitation: 'precipitation',
  drying: 'precipitation while the coating dries',
  cold: 'cold',
  wind: 'wind',
  clear: 'clear',
  cloudy: 'cloudy',
  fog: 'fog',
  drizzle: 'drizzle',
  rain: 'rain',
  'freezing-rain': 'freezing rain',
  snow: 'snow',
  storm: 'thunderstorm',
};

const valuesFr: Names = {
  'mail.confirmation': 'confirmation par courriel',
  'mail.cancellation': 'annulation par courriel',
  'mail.refund': 'remboursement par courriel',
  'mail.paid-not-booked': 'paiement sans réservation, par courriel',
  'mail.reschedule': 'nouvelle date par courriel',
  'mail.weather-proposal': 'proposition météo par courriel',
  'mail.certificate': 'certificat par courriel',
  'mail.booking-link': 'lien vers une réservation, par courriel',
  'mail.manual-review': 'demande d’évaluation',
  'mail.manual-review-receipt': 'accusé de réception d’une demande d’évaluation',
  'mail.rating-request': 'demande d’avis par courriel',
  'mail.season-offer': 'offre avant la saison par courriel',
  'mail.plan-visit': 'journées d’une visite planifiée, par courriel',
  'mail.address': 'changement d’adresse courriel',
  'mail.area-confirm': 'confirmation d’une adresse pour un secteur',
  'mail.access-changed': 'nouvelle d’un accès',
  'mail.waiting-confirm': 'confirmation d’une adresse pour la liste d’attente',
  'mail.waiting-offer': 'journée libérée de la liste d’attente, par courriel',
  'mail.area-opened': 'annonce d’un secteur desservi',
  'sms.service-reminder': 'rappel par message texte',
  'sms.aftercare': 'consignes d’entretien par message texte',
  'sms.follow-up': 'suivi par message texte',
  'sms.weather-proposal': 'proposition météo par message texte',
  'sms.waiting-offer': 'journée libérée de la liste d’attente, par texto',
  'sms.weather-answer': 'réponse météo confirmée par message texte',
  'sms.reply': 'réponse à un message texte',
  'sms.on-my-way': 'message texte disant que l’équipe est en route',
  precipitation: 'précipitations',
  drying: 'précipitations pendant que le revêtement sèche',
  cold: 'froid',
  wind: 'vent',
  clear: 'dégagé',
  cloudy: 'nuageux',
  fog: 'brouillard',
  drizzle: 'bruine',
  rain: 'pluie',
  'freezing-rain': 'pluie verglaçante',
  snow: 'neige',
  storm: 'orage',
};

const en = {
  kinds: kindsEn,
  other: { title: 'Something needs you', advice: 'What is known of it stands below.' },
  facts: factsEn,
  values: valuesEn,
  reason: 'Reason',
  openBooking: 'Open the booking',
  openAdmin: 'Open the administration',
  why: 'You receive this message because this address looks after what needs a person.',
};

const fr: typeof en = {
  kinds: kindsFr,
  other: { title: 'Quelque chose demande votre attention', advice: 'Ce que nous en savons figure ci-dessous.' },
  facts: factsFr,
  values: valuesFr,
  reason: 'Motif',
  openBooking: 'Ouvrir la réservation',
  openAdmin: 'Ouvrir l’administration',
  why: 'Vous recevez ce message parce que cette adresse s’occupe de ce qui demande une personne.',
};

export const messages = { en, fr };
