import { nbsp } from '#domain/format.ts';
import type { WaitReason } from '#domain/outbox/wait-reason.ts';

type Texts = {
  title: string;
  subtitle: string;
  views: Readonly<Record<'trouble' | 'waiting' | 'sent', string>>;
  /** With how many there are, once that is known. */
  texts: (waiting: number | null) => string;
  receivedTexts: string;
  noTexts: Readonly<Record<'waiting' | 'all', string>>;
  failedTexts: string;
  moreTexts: string;
  viewsLabel: string;
  channelLabel: string;
  channels: Readonly<Record<'all' | 'mail' | 'text', string>>;
  search: string;
  placeholder: string;
  empty: Readonly<Record<'trouble' | 'waiting' | 'sent', string>>;
  nothing: string;
  failedRead: string;
  more: string;
  list: string;
  opening: string;
  unread: string;
  to: (recipient: string) => string;
  operator: string;
  about: (booking: string) => string;
  seen: string;
  notYet: string;
  withoutTokens: string;
  segments: (count: number) => string;
  files: string;
  history: string;
  created: string;
  repeated: string;
  called: (tries: number) => string;
  due: string;
  leaves: (when: string) => string;
  resentAs: (number: number) => string;
  resendOf: (number: number) => string;
  resend: string;
  resending: string;
  resent: string;
  resentText: string;
  notResent: string;
  states: Readonly<Record<string, string>>;
  topics: Readonly<Record<string, string>>;
  waits: Readonly<Record<WaitReason, string>>;
};

const en: Texts = {
  title: 'Messages',
  subtitle: 'Every message, sent or not, as its recipient sees it',
  views: { trouble: 'Failed or unknown', waiting: 'Waiting', sent: 'Sent' },
  texts: (waiting) => `Texts to answer${waiting === null ? '' : ` ${waiting}`}`,
  receivedTexts: 'Texts received',
  noTexts: { waiting: 'No text waits for an answer.', all: 'Nobody has written by text yet.' },
  failedTexts: 'The texts could not be loaded.',
  moreTexts: 'Show more texts',
  viewsLabel: 'Which messages',
  channelLabel: 'By',
  channels: { all: 'Email and text', mail: 'Email', text: 'Text message' },
  search: 'Search messages',
  placeholder: 'Recipient, name, or booking...',
  empty: {
    trouble: 'Nothing failed. Every message arrived or is on its way.',
    waiting: 'Nothing is waiting.',
    sent: 'Nothing has been sent yet.',
  },
  nothing: 'No message matches.',
  failedRead: 'The messages could not be loaded.',
  more: 'Show more messages',
  list: 'Messages, the newest first',
  opening: 'Opening the message',
  unread: 'The message could not be loaded.',
  to: (recipient) => `To ${recipient}`,
  operator: 'To the business',
  about: (booking) => `About ${booking}`,
  seen: 'As the recipient sees it',
  notYet: 'It is written when it is due, with the details known at that time.',
  withoutTokens: 'Links in stored messages do not open: their tokens are not stored.',
  segments: (count) => `Counted as ${count} ${count === 1 ? 'message' : 'messages'} by the network`,
  files: 'Attachments',
  history: 'History',
  created: 'Queued',
  repeated: 'Sent again because it is unknown whether it arrived',
  called: (tries) => `Sent to the provider, ${tries} ${tries === 1 ? 'attempt' : 'attempts'} in all`,
  due: 'To be sent',
  leaves: (when) => `leaves ${when}`,
  resentAs: (number) => `Sent again as message ${number}`,
  resendOf: (number) => `Sends message ${number} again`,
  resend: 'Send again',
  resending: 'Sending...',
  resent: 'It is being sent again',
  resentText: 'It appears in the list as a separate message.',
  notResent: 'It was not sent again',
  states: {
    queued: 'Waiting',
    calling: 'On its way',
    done: 'Sent',
    delivered: 'Delivered',
    unknown: 'Unknown',
    failed: 'Failed',
    dropped: 'No longer needed',
  },
  topics: {
    'mail.confirmation': 'Booking confirmed',
    'mail.cancellation': 'Booking cancelled',
    'mail.refund': 'Refund',
    'mail.paid-not-booked': 'Payment without a booking',
    'mail.reschedule': 'Visit moved',
    'mail.weather-proposal': 'Another day because of the weather',
    'mail.certificate': 'Certificate',
    'mail.booking-link': 'Link sent again on request',
    'mail.manual-review': 'Request for a review',
    'mail.manual-review-receipt': 'Request for a review received',
    'mail.review-accepted': 'Review accepted',
    'mail.review-declined': 'Review declined',
    'mail.review-question': 'Question about a review',
    'mail.rating-request': 'Customer asked for a review',
    'mail.season-offer': 'Offer before the season',
    'mail.plan-visit': 'Days for a planned visit',
    'mail.address': 'Change of email address',
    'mail.area-confirm': 'Area request to confirm',
    'mail.access-changed': 'Somebody’s access changed',
    'mail.area-opened': 'Area now served',
    'mail.waiting-confirm': 'Waiting list to confirm',
    'mail.waiting-offer': 'Freed day held',
    'sms.service-reminder': 'Reminder of the visit',
    'sms.aftercare': 'Aftercare',
    'sms.follow-up': 'The day after',
    'sms.weather-proposal': 'Another day because of the weather',
    'sms.waiting-offer': 'Freed day held',
    'sms.weather-answer': 'Weather answer confirmed',
    'sms.reply': 'Answer to a text',
    'sms.on-my-way': 'Crew on its way',
    'operator.alert': 'Alert to you',
  },
  waits: {
    'opted-out': 'Withheld: this number wants no texts.',
    'quiet-hours': 'Texts are not sent between 9 PM and 8 AM.',
    'no-mail-server': 'No SMTP credentials: mails wait, and stay readable here.',
    'no-text-provider': 'No credentials for text messages: they wait, and stay readable here.',
    later: 'It is not due yet.',
    retry: 'The last attempt failed. It is retried automatically.',
    calling: 'It was sent to the provider, whose answer is pending.',
    now: 'It is about to be sent.',
  },
};

const fr: Texts = {
  title: 'Messages',
  subtitle: 'Tout ce qui est parti ou non, tel que son destinataire le voit',
  views: { trouble: 'Échec ou issue inconnue', waiting: 'En attente', sent: 'Partis' },
  texts: (waiting) => `Textos à traiter${waiting === null ? '' : ` ${waiting}`}`,
  receivedTexts: 'Textos reçus',
  noTexts: { waiting: 'Aucun texto n’attend de réponse.', all: 'Personne n’a encore écrit par texto.' },
  failedTexts: 'Les textos n’ont pas pu être lus.',
  moreTexts: 'Afficher plus de textos',
  viewsLabel: 'Quels messages',
  channelLabel: 'Par',
  channels: { all: 'Courriel et texto', mail: 'Courriel', text: 'Texto' },
  search: 'Rechercher un message',
  placeholder: 'Destinataire, nom ou réservation…',
  empty: {
    trouble: 'Aucun échec. Chaque message est arrivé ou en route.',
    waiting: 'Rien n’attend.',
    sent: 'Rien n’est encore parti.',
  },
  nothing: 'Aucun message ne correspond.',
  failedRead: 'Les messages n’ont pas pu être lus.',
  more: 'Afficher plus de messages',
  list: 'Messages, les plus récents d’abord',
  opening: 'Ouverture du message',
  unread: 'Le message n’a pas pu être lu.',
  to: (recipient) => `À ${recipient}`,
  operator: 'À l’entreprise',
  about: (booking) => `Au sujet de ${booking}`,
  seen: 'Tel que le destinataire le voit',
  notYet: 'Il s’écrit à son heure, selon ce qu’on sait alors.',
  withoutTokens: `Les liens des messages conservés n’ouvrent rien${nbsp}: leurs clés ne sont pas gardées.`,
  segments: (count) => `Compté pour ${count}${nbsp}${count > 1 ? 'messages' : 'message'} par le réseau`,
  files: 'Pièces jointes',
  history: 'Ce qu’il en est advenu',
  created: 'Inscrit',
  repeated: 'Renvoyé, car on ignore s’il est arrivé',
  called: (tries) => `Remis au fournisseur, ${tries}${nbsp}${tries > 1 ? 'essais' : 'essai'} en tout`,
  due: 'Départ prévu',
  leaves: (when) => `part le ${when}`,
  resentAs: (number) => `Renvoyé, message ${number}`,
  resendOf: (number) => `Renvoi du message ${number}`,
  resend: 'Renvoyer',
  resending: 'Envoi…',
  resent: 'Le renvoi est en route',
  resentText: 'Il figure dans la liste comme un message à part.',
  notResent: 'Le message n’a pas été renvoyé',
  states: {
    queued: 'En attente',
    calling: 'En route',
    done: 'Parti',
    delivered: 'Remis',
    unknown: 'Issue inconnue',
    failed: 'Échec',
    dropped: 'Devenu inutile',
  },
  topics: {
    'mail.confirmation': 'Réservation confirmée',
    'mail.cancellation': 'Réservation annulée',
    'mail.refund': 'Remboursement',
    'mail.paid-not-booked': 'Paiement sans réservation',
    'mail.reschedule': 'Visite déplacée',
    'mail.weather-proposal': 'Autre journée en raison de la météo',
    'mail.certificate': 'Certificat',
    'mail.booking-link': 'Lien renvoyé sur demande',
    'mail.manual-review': 'Demande d’examen',
    'mail.manual-review-receipt': 'Demande d’examen reçue',
    'mail.review-accepted': 'Demande acceptée',
    'mail.review-declined': 'Demande refusée',
    'mail.review-question': 'Précision demandée',
    'mail.rating-request': 'Demande d’avis',
    'mail.season-offer': 'Offre avant la saison',
    'mail.plan-visit': 'Journées d’une visite planifiée',
    'mail.address': 'Changement d’adresse courriel',
    'mail.area-confirm': 'Demande de secteur à confirmer',
    'mail.access-changed': 'Accès modifié',
    'mail.waiting-confirm': 'Inscription à la liste d’attente à confirmer',
    'mail.waiting-offer': 'Journée libérée retenue',
    'mail.area-opened': 'Secteur maintenant desservi',
    'sms.service-reminder': 'Rappel de la visite',
    'sms.aftercare': 'Conseils d’entretien',
    'sms.follow-up': 'Le lendemain',
    'sms.weather-proposal': 'Autre journée en raison de la météo',
    'sms.waiting-offer': 'Journée libérée retenue',
    'sms.weather-answer': 'Réponse météo confirmée',
    'sms.reply': 'Réponse à un texto',
    'sms.on-my-way': 'Équipe en route',
    'operator.alert': 'Alerte à l’entreprise',
  },
  waits: {
    'opted-out': `Retenu${nbsp}: ce numéro ne veut aucun texto.`,
    'quiet-hours': `Les textos se reposent entre 21${nbsp}h et 8${nbsp}h.`,
    'no-mail-server': `Aucun identifiant SMTP${nbsp}: les courriels attendent et restent lisibles ici.`,
    'no-text-provider': `Aucun identifiant pour les messages texte${nbsp}: ils attendent et restent lisibles ici.`,
    later: 'Son heure n’est pas encore venue.',
    retry: 'Le dernier essai n’a pas réussi. Un autre suit de lui-même.',
    calling: 'Il a été remis au fournisseur, dont la réponse est attendue.',
    now: 'Il part dans un instant.',
  },
};

export const messages = { en, fr };
