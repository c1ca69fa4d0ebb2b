import type { AlertFact, AlertKind } from '#domain/alerts/alert.ts';
import type { Bilingual } from '#domain/language.ts';

/** What needs a person, and what to do about it. */
const kinds: Readonly<Record<AlertKind, { title: Bilingual; advice: Bilingual }>> = {
  refund: {
    title: { en: 'A refund needs you', fr: 'Un remboursement demande votre attention' },
    advice: {
      en: 'Look the payment up at the card gateway, then settle the refund in the admin area: it happened there, it is sent again, or it went back another way.',
      fr: 'Cherchez le paiement auprès du service de paiement, puis réglez le remboursement dans la partie administrative\u00a0: il a été fait là, il faut le renvoyer, ou l’argent a été retourné autrement.',
    },
  },
  'refund-twice': {
    title: { en: 'A refund may have been made twice', fr: 'Un remboursement a peut-être été fait deux fois' },
    advice: {
      en: 'It counted as done, and then the card gateway approved it under another number. Compare both at the gateway, and talk to the customer if the money went back twice.',
      fr: 'Il passait pour fait, puis le service de paiement l’a approuvé sous un autre numéro. Comparez les deux auprès de ce service, et parlez-en à la personne si l’argent a été retourné deux fois.',
    },
  },
  'refund-by-hand': {
    title: { en: 'Money must be refunded by hand', fr: 'Une somme est à remettre à la main' },
    advice: {
      en: 'It came in cash or by transfer, so no card gateway can refund it. Hand it back, then settle the refund in the admin area; the customer is told then.',
      fr: 'Elle a été reçue en argent comptant ou par virement, et le service de paiement ne peut donc pas la rembourser. Remettez-la, puis réglez le remboursement dans la partie administrative\u00a0: la personne en sera alors avertie.',
    },
  },
  'paid-not-booked': {
    title: { en: 'A payment could not become a booking', fr: 'Un paiement n’a pas pu devenir une réservation' },
    advice: {
      en: 'The whole amount is refunded automatically, unless the same payment belongs to another order. The customer is told by mail where an address is known.',
      fr: 'La totalité est remboursée automatiquement, sauf si ce paiement appartient à une autre commande. La clientèle en est avertie par courriel quand une adresse est connue.',
    },
  },
  'paid-unfinished': {
    title: {
      en: 'A payment is here, and its booking cannot be written',
      fr: 'Un paiement est arrivé, et sa réservation ne peut pas être inscrite',
    },
    advice: {
      en: 'It is tried again every half minute. If it still fails after ten minutes, the whole amount is refunded automatically. The server’s log says why.',
      fr: 'Un nouvel essai a lieu toutes les 30\u00a0secondes. Si l’échec dure dix minutes, la totalité est remboursée automatiquement. Le journal du serveur dit pourquoi.',
    },
  },
  'gateway-silent': {
    title: {
      en: 'The card gateway does not answer about a payment',
      fr: 'Le service de paiement ne répond pas au sujet d’un paiement',
    },
    advice: {
      en: 'We keep asking. Look the ticket up at the gateway; if it was paid, the booking or a refund follows.',
      fr: 'Nous continuons de demander. Cherchez le billet auprès du service de paiement; s’il a été payé, la réservation ou un remboursement suivra.',
    },
  },
  'payment-link': {
    title: { en: 'A payment link expired unpaid', fr: 'Un lien de paiement a expiré sans être payé' },
    advice: {
      en: 'Its day is no longer held. Call the customer if the visit is still wanted, and send a new link.',
      fr: 'Sa date n’est plus retenue. Appelez la personne si elle souhaite toujours la visite, et envoyez un nouveau lien.',
    },
  },
  charge: {
    title: {
      en: 'A difference or an extra was not paid in time',
      fr: 'Une différence ou un supplément n’a pas été payé à temps',
    },
    advice: {
      en: 'Its link has expired. In the booking, send it again, note it as received, or withdraw it.',
      fr: 'Son lien est expiré. Dans la réservation, renvoyez-le, inscrivez la somme comme reçue, ou retirez-la.',
    },
  },
  'closed-day': {
    title: {
      en: 'A visit was booked on a day that was closed since',
      fr: 'Une visite a été réservée un jour qui a été fermé entre-temps',
    },
    advice: {
      en: 'The day was held before it was closed, and then paid. Move the visit if it cannot take place.',
      fr: 'La journée était retenue avant d’être fermée, puis elle a été payée. Déplacez la visite si elle ne peut pas avoir lieu.',
    },
  },
  'client-numbers': {
    title: { en: 'Client numbers are running out', fr: 'Les numéros de client s’épuisent' },
    advice: {
      en: 'Once none is left, nobody but Platinum clients and those with a number can book online. Have the program extended in time.',
      fr: 'Quand il n’en restera plus, seuls les clients Platine et ceux qui ont déjà un numéro pourront réserver en ligne. Faites étendre le programme à temps.',
    },
  },
  'days-held': {
    title: {
      en: 'Days are in demand: unpaid checkouts hold many of them',
      fr: 'Les journées sont très demandées\u00a0: des commandes non payées en retiennent beaucoup',
    },
    advice: {
      en: 'Sales go on. A day that is held but not paid is now offered to others as well: it goes to whoever pays first, and anyone who pays too late is told beforehand and refunded at once. Browsers have to do a short calculation first, which slows an attack down. You can still book such a day by phone. It ends on its own once fewer days are held; if it lasts for hours, somebody is trying to block the calendar.',
      fr: 'Les ventes continuent. Une journée retenue mais non payée est maintenant proposée aux autres aussi\u00a0: elle va à la première personne qui paie, et quiconque paie trop tard en est averti d’avance et remboursé aussitôt. Les navigateurs doivent d’abord faire un court calcul, ce qui ralentit une attaque. Vous pouvez toujours réserver une telle journée au téléphone. Tout redevient normal quand moins de journées sont retenues; si cela dure des heures, quelqu’un tente de bloquer le calendrier.',
    },
  },
  'cards-declined': {
    title: { en: 'Many cards are being declined', fr: 'Beaucoup de cartes sont refusées' },
    advice: {
      en: 'Somebody may be trying stolen cards here. After three, a network gets no card form for an hour. If it goes on, look at the velocity and fraud settings of the card gateway, and call it.',
      fr: 'Quelqu’un essaie peut-être des cartes volées ici. Après trois, un réseau n’obtient plus de formulaire de paiement pendant une heure. Si cela persiste, vérifiez les réglages antifraude et de fréquence du service de paiement, et appelez-le.',
    },
  },
  forms: {
    title: { en: 'Very many requests are coming in', fr: 'Un très grand nombre de demandes arrivent' },
    advice: {
      en: 'Every one of them is kept under Reviews. Until the time below, no more of them are mailed to you one by one: please look there.',
      fr: 'Elles sont toutes conservées sous Évaluations. Jusqu’à l’heure indiquée ci-dessous, elles ne vous sont plus envoyées une à une\u00a0: veuillez les consulter là.',
    },
  },
  message: {
    title: { en: 'A message may not have arrived', fr: 'Un message n’est peut-être pas arrivé' },
    advice: {
      en: 'Look at it in the admin area and send it again from there, or call the customer.',
      fr: 'Regardez-le dans la partie administrative et renvoyez-le de là, ou appelez la personne.',
    },
  },
  accounting: {
    title: { en: 'A booking is missing in the accounts', fr: 'Une réservation manque à la comptabilité' },
    advice: {
      en: 'Correct what is named below, then sync the pending bookings again. What is already there is not entered twice.',
      fr: 'Corrigez ce qui est indiqué plus bas, puis relancez la synchronisation des réservations en attente. Ce qui y est déjà n’est pas inscrit deux fois.',
    },
  },
  refresh: {
    title: { en: 'A refresh no longer fits its visit', fr: 'Un rafraîchissement ne convient plus à sa visite' },
    advice: {
      en: 'Open the refresh named below: move it, correct it or cancel it, and tell the customer.',
      fr: 'Ouvrez le rafraîchissement indiqué ci-dessous\u00a0: déplacez-le, corrigez-le ou annulez-le, et avertissez la personne.',
    },
  },
  restore: {
    title: { en: 'The database was restored from a backup', fr: 'La base de données a été restaurée d’une sauvegarde' },
    advice: {
      en: 'What was due before may have gone out already. The messages in doubt are listed in the admin area; send them again from there where they did not arrive. Open refunds are looked up at the card gateway first.',
      fr: 'Ce qui était dû auparavant est peut-être déjà parti. Les messages en doute figurent dans la partie administrative; renvoyez de là ceux qui ne sont pas arrivés. Les remboursements ouverts sont d’abord vérifiés auprès du service de paiement.',
    },
  },
  settings: {
    title: { en: 'A provider refuses our settings', fr: 'Un fournisseur refuse nos réglages' },
    advice: {
      en: 'Its messages wait and are retried every few minutes. They go out once the settings are corrected.',
      fr: 'Ses messages attendent et sont essayés de nouveau à courts intervalles. Ils partiront une fois les réglages corrigés.',
    },
  },
  forecast: {
    title: { en: 'No forecast could be loaded', fr: 'Aucune prévision n’a pu être lue' },
    advice: {
      en: 'No visit was assessed and nothing was proposed this evening. Check the weather of the coming days yourself.',
      fr: 'Aucune visite n’a été évaluée et rien n’a été proposé ce soir. Regardez vous-même la météo des prochains jours.',
    },
  },
  'forecast-gap': {
    title: { en: 'The forecast leaves out the day of a visit', fr: 'La prévision ne dit rien du jour d’une visite' },
    advice: {
      en: 'Nothing was proposed for it. Check the weather of that day yourself.',
      fr: 'Rien n’a été proposé pour ce jour. Regardez-en vous-même la météo.',
    },
  },
  'past-weather': {
    title: { en: 'Nobody reports what the weather was', fr: 'Aucun service ne dit le temps qu’il a fait' },
    advice: {
      en: 'The record of the forecast stops until a service answers again; it then catches up automatically, sixty days back at most. Only Open-Meteo reports past days.',
      fr: 'Le bilan de la prévision n’avance plus jusqu’à ce qu’un service réponde; il se rattrape alors de lui-même, soixante jours en arrière au plus. Seul Open-Meteo parle des jours passés.',
    },
  },
  weather: {
    title: { en: 'The weather does not suit a visit', fr: 'La météo ne convient pas à une visite' },
    advice: {
      en: 'Nothing was proposed to the customer, and the date stands. Call them if it has to move.',
      fr: 'Rien n’a été proposé, et la date tient toujours. Appelez la personne si elle doit changer.',
    },
  },
  decisions: {
    title: { en: 'Visits wait for your decision', fr: 'Des visites attendent votre décision' },
    advice: {
      en: 'Open the admin area: they are first on the page. Until you decide, their texts are held back.',
      fr: 'Ouvrez la partie administrative\u00a0: elles y sont en premier. D’ici votre décision, leurs textos sont retenus.',
    },
  },
  job: {
    title: { en: 'Scheduled work keeps failing', fr: 'Une tâche prévue échoue sans cesse' },
    advice: {
      en: 'It is tried again automatically. If it persists, the server’s log says more.',
      fr: 'Elle est essayée de nouveau automatiquement. Si cela dure, le journal du serveur en dit plus.',
    },
  },
  webhook: {
    title: { en: 'A webhook was stopped', fr: 'Un webhook a été arrêté' },
    advice: {
      en: 'Booking events no longer go there. Once its program answers again, start it in the admin area, and send again what it missed.',
      fr: 'Les événements des réservations n’y vont plus. Quand son programme répondra de nouveau, remettez-le en marche dans la partie administrative et renvoyez ce qui lui manque.',
    },
  },
  worker: {
    title: {
      en: 'Mails, texts and refunds are not being sent',
      fr: 'Courriels, messages texte et remboursements ne partent pas',
    },
    advice: {
      en: 'The site goes on selling, and nothing is lost: what waits goes out once the worker runs again. The log of the server says why it ended.',
      fr: 'Le site vend toujours, et rien n’est perdu\u00a0: ce qui attend partira dès que le processus de travail sera relancé. Le journal du serveur dit pourquoi il s’est arrêté.',
    },
  },
};

const facts: Readonly<Record<AlertFact, Bilingual>> = {
  orders: { en: 'Order numbers', fr: 'Nºˢ de commande' },
  of: { en: 'Refreshes the visit of', fr: 'Rafraîchit la visite de' },
  gatewayOrderNo: { en: 'Order number at the gateway', fr: 'Nº de commande du service de paiement' },
  transactionNo: { en: 'Transaction number', fr: 'Nº de transaction' },
  ticket: { en: 'Card ticket', fr: 'Billet de paiement' },
  amount: { en: 'Amount', fr: 'Montant' },
  calledAt: { en: 'Asked on', fr: 'Demandé le' },
  since: { en: 'Since', fr: 'Depuis' },
  until: { en: 'Until', fr: 'Jusqu’à' },
  open: { en: 'Open days', fr: 'Jours libres' },
  held: { en: 'Held days', fr: 'Jours retenus' },
  left: { en: 'Numbers left', fr: 'Numéros restants' },
  count: { en: 'How many', fr: 'Combien' },
  messages: { en: 'Messages in doubt', fr: 'Messages en doute' },
  refunds: { en: 'Refunds to look up', fr: 'Remboursements à vérifier' },
  topic: { en: 'Message', fr: 'Message' },
  recipient: { en: 'Recipient', fr: 'Destinataire' },
  job: { en: 'Work', fr: 'Tâche' },
  scheduledSlot: { en: 'Due', fr: 'Échéance' },
  contactName: { en: 'Contact', fr: 'Personne à joindre' },
  phone: { en: 'Phone', fr: 'Téléphone' },
  date: { en: 'Date', fr: 'Date' },
  time: { en: 'Time', fr: 'Heure' },
  reasons: { en: 'Reasons', fr: 'Motifs' },
  condition: { en: 'Weather', fr: 'Météo' },
  precipitationChance: { en: 'Chance of precipitation (%)', fr: 'Probabilité de précipitations (%)' },
  precipitationMm: { en: 'Precipitation (mm)', fr: 'Précipitations (mm)' },
  temperatureC: { en: 'Temperature (°C)', fr: 'Température (°C)' },
  gustKmh: { en: 'Gusts (km/h)', fr: 'Rafales (km/h)' },
};

const values: Readonly<Record<string, Bilingual>> = {
  'mail.confirmation': { en: 'confirmation by mail', fr: 'confirmation par courriel' },
  'mail.cancellation': { en: 'cancellation by mail', fr: 'annulation par courriel' },
  'mail.refund': { en: 'refund by mail', fr: 'remboursement par courriel' },
  'mail.paid-not-booked': { en: 'payment without a booking, by mail', fr: 'paiement sans réservation, par courriel' },
  'mail.reschedule': { en: 'new date by mail', fr: 'nouvelle date par courriel' },
  'mail.weather-proposal': { en: 'weather proposal by mail', fr: 'proposition météo par courriel' },
  'mail.certificate': { en: 'certificate by mail', fr: 'certificat par courriel' },
  'mail.booking-link': { en: 'link to a booking, by mail', fr: 'lien vers une réservation, par courriel' },
  'mail.manual-review': { en: 'request for a review', fr: 'demande d’évaluation' },
  'mail.manual-review-receipt': {
    en: 'receipt of a request for a review',
    fr: 'accusé de réception d’une demande d’évaluation',
  },
  'mail.rating-request': { en: 'request for a customer’s review, by mail', fr: 'demande d’avis par courriel' },
  'mail.season-offer': { en: 'offer before the season, by mail', fr: 'offre avant la saison par courriel' },
  'mail.plan-visit': { en: 'days for a planned visit, by mail', fr: 'journées d’une visite planifiée, par courriel' },
  'mail.address': { en: 'change of an email address', fr: 'changement d’adresse courriel' },
  'mail.area-confirm': {
    en: 'confirmation of an address for an area',
    fr: 'confirmation d’une adresse pour un secteur',
  },
  'mail.accountant-month': { en: 'month for the accountant', fr: 'mois pour la comptabilité' },
  'mail.invoice-copy': { en: 'invoice for the second address', fr: 'facture pour la deuxième adresse' },
  'mail.access-changed': { en: 'news of somebody’s access', fr: 'nouvelle d’un accès' },
  'mail.area-opened': { en: 'news of an area that is served', fr: 'annonce d’un secteur desservi' },
  'mail.waiting-confirm': {
    en: 'confirmation of an address for the waiting list',
    fr: 'confirmation d’une adresse pour la liste d’attente',
  },
  'mail.waiting-offer': {
    en: 'freed day of the waiting list, by mail',
    fr: 'journée libérée de la liste d’attente, par courriel',
  },
  'sms.service-reminder': { en: 'reminder by text message', fr: 'rappel par message texte' },
  'sms.aftercare': { en: 'aftercare by text message', fr: 'consignes d’entretien par message texte' },
  'sms.follow-up': { en: 'follow-up by text message', fr: 'suivi par message texte' },
  'sms.weather-proposal': { en: 'weather proposal by text message', fr: 'proposition météo par message texte' },
  'sms.waiting-offer': {
    en: 'freed day of the waiting list, by text message',
    fr: 'journée libérée de la liste d’attente, par texto',
  },
  'sms.weather-answer': {
    en: 'confirmed weather answer by text message',
    fr: 'réponse météo confirmée par message texte',
  },
  'sms.reply': { en: 'text message from the office', fr: 'message texte du bureau' },
  'sms.on-my-way': {
    en: 'text message that the crew is on its way',
    fr: 'message texte disant que l’équipe est en route',
  },
  precipitation: { en: 'precipitation', fr: 'précipitations' },
  drying: { en: 'precipitation while the coating dries', fr: 'précipitations pendant que le revêtement sèche' },
  cold: { en: 'cold', fr: 'froid' },
  wind: { en: 'wind', fr: 'vent' },
  clear: { en: 'clear', fr: 'dégagé' },
  cloudy: { en: 'cloudy', fr: 'nuageux' },
  fog: { en: 'fog', fr: 'brouillard' },
  drizzle: { en: 'drizzle', fr: 'bruine' },
  rain: { en: 'rain', fr: 'pluie' },
  'freezing-rain': { en: 'freezing rain', fr: 'pluie verglaçante' },
  snow: { en: 'snow', fr: 'neige' },
  storm: { en: 'thunderstorm', fr: 'orage' },
};

export const messages = {
  kinds,
  other: {
    title: { en: 'Something needs you', fr: 'Quelque chose demande votre attention' },
    advice: { en: 'What is known about it is below.', fr: 'Ce que nous en savons figure ci-dessous.' },
  },
  facts,
  values,
  reason: { en: 'Reason', fr: 'Motif' },
  openBooking: { en: 'Open the booking', fr: 'Ouvrir la réservation' },
  openAdmin: { en: 'Open the administration', fr: 'Ouvrir l’administration' },
  why: {
    en: 'You receive this message because this address handles what needs a person.',
    fr: 'Vous recevez ce message parce que cette adresse s’occupe de ce qui demande une personne.',
  },
};
