import { nbsp } from '#domain/format.ts';
import type { TextKeyword } from '#domain/outbox/opt-out.ts';
import type { TextOutcome } from '#domain/outbox/received-text.ts';

/** The words around a text that somebody sent. */
const en = {
  from: (number: string) => `From ${number}`,
  about: (booking: string) => `About ${booking}`,
  openBooking: 'Open the booking',
  stranger: 'No booking has this number',
  noWords: 'Without words: perhaps a picture, which is not kept.',
  waiting: 'Waiting for an answer',
  outcomes: {
    weather: () => 'Counted as the answer to the weather proposal',
    read: (by: string) => `Read by ${by}`,
    answered: (by: string) => `Answered by ${by}`,
  } satisfies Record<Exclude<TextOutcome, 'keyword'>, (by: string) => string>,
  keywords: {
    stop: 'Taken as a wish for no more texts',
    start: 'Taken as a wish for texts again',
    help: 'Taken as a question about the texts',
  } satisfies Record<TextKeyword, string>,
  answeredAtOnce: 'Answered automatically',
  someone: 'somebody',
  stop: 'Stop texts to this number',
  resume: 'Allow texts to this number again',
  stopped: 'This number gets no more texts',
  resumed: 'This number gets texts again',
  notStopped: 'Nothing was changed',
  unreachable: 'This number takes no texts from us. Call, or write a mail.',
  answer: 'Answer',
  read: 'Mark as read',
  marking: 'Marking...',
  label: 'Your answer',
  hint: (count: number) =>
    `It starts with our name. Between 9 PM and 8 AM it waits. Counted as ${count} ${count === 1 ? 'message' : 'messages'} by the network.`,
  left: (count: number) => `${count} characters left.`,
  send: 'Send the answer',
  sending: 'Sending...',
  cancel: 'Cancel',
  empty: 'Write the answer first.',
  sent: 'The answer is on its way',
  marked: 'Marked as read',
  failed: 'Nothing was sent or marked',
  noAnswer: 'No answer arrived. Please try again.',
};

const fr: typeof en = {
  from: (number) => `De ${number}`,
  about: (booking) => `Au sujet de ${booking}`,
  openBooking: 'Ouvrir la réservation',
  stranger: 'Aucune réservation n’a ce numéro',
  noWords: `Sans un mot${nbsp}: peut-être une image, qui n’est pas gardée.`,
  waiting: 'En attente de réponse',
  outcomes: {
    weather: () => 'Compté comme la réponse à la proposition météo',
    read: (by) => `Lu par ${by}`,
    answered: (by) => `Réponse de ${by}`,
  },
  keywords: {
    stop: 'Compris comme le souhait de ne plus recevoir de textos',
    start: 'Compris comme le souhait de recevoir de nouveau des textos',
    help: 'Compris comme une question sur les textos',
  },
  answeredAtOnce: 'Réponse automatique',
  someone: 'quelqu’un',
  stop: 'Ne plus envoyer de textos à ce numéro',
  resume: 'Permettre à nouveau les textos à ce numéro',
  stopped: 'Ce numéro ne recevra plus de textos',
  resumed: 'Ce numéro recevra à nouveau des textos',
  notStopped: 'Rien n’a été changé',
  unreachable: 'Ce numéro ne reçoit aucun texto de nous. Appelez ou écrivez un courriel.',
  answer: 'Répondre',
  read: 'Noter comme lu',
  marking: 'Inscription…',
  label: 'Votre réponse',
  hint: (count) =>
    `Elle commence par notre nom. Entre 21${nbsp}h et 8${nbsp}h, elle attend. Comptée pour ${count}${nbsp}${count > 1 ? 'messages' : 'message'} par le réseau.`,
  left: (count) => `Il reste ${count}${nbsp}caractères.`,
  send: 'Envoyer la réponse',
  sending: 'Envoi…',
  cancel: 'Annuler',
  empty: 'Écrivez d’abord la réponse.',
  sent: 'La réponse est en route',
  marked: 'Noté comme lu',
  failed: 'Rien n’a été envoyé ni noté',
  noAnswer: 'Aucune réponse n’est arrivée. Veuillez réessayer.',
};

export const messages = { en, fr };
