import { nbsp } from '#domain/format.ts';
import type { Bilingual } from '#domain/language.ts';
import type { TextKeyword } from '#domain/outbox/opt-out.ts';
import type { TextOutcome } from '#domain/outbox/received-text.ts';

/** The words around a text someone sent. */
export const messages = {
  from: { en: (number: string) => `From ${number}`, fr: (number: string) => `De ${number}` },
  about: { en: (booking: string) => `About ${booking}`, fr: (booking: string) => `Au sujet de ${booking}` },
  openBooking: { en: 'Open the booking', fr: 'Ouvrir la réservation' },
  stranger: { en: 'No booking has this number', fr: 'Aucune réservation n’a ce numéro' },
  noWords: {
    en: 'Without words: perhaps a picture, which is not kept.',
    fr: `Sans un mot${nbsp}: peut-être une image, qui n’est pas gardée.`,
  },
  waiting: { en: 'Waiting for an answer', fr: 'En attente de réponse' },
  outcomes: {
    weather: {
      en: () => 'Counted as the answer to the weather proposal',
      fr: () => 'Compté comme la réponse à la proposition météo',
    },
    read: { en: (by: string) => `Read by ${by}`, fr: (by: string) => `Lu par ${by}` },
    answered: { en: (by: string) => `Answered by ${by}`, fr: (by: string) => `Réponse de ${by}` },
  } satisfies Record<Exclude<TextOutcome, 'keyword'>, Bilingual<(by: string) => string>>,
  keywords: {
    stop: { en: 'Taken as a request for no more texts', fr: 'Compris comme le souhait de ne plus recevoir de textos' },
    start: {
      en: 'Taken as a request for texts again',
      fr: 'Compris comme le souhait de recevoir de nouveau des textos',
    },
    help: { en: 'Taken as a question about the texts', fr: 'Compris comme une question sur les textos' },
  } satisfies Record<TextKeyword, Bilingual>,
  answeredAtOnce: { en: 'Answered automatically', fr: 'Réponse automatique' },
  someone: { en: 'somebody', fr: 'quelqu’un' },
  stop: { en: 'Stop texts to this number', fr: 'Ne plus envoyer de textos à ce numéro' },
  resume: { en: 'Allow texts to this number again', fr: 'Permettre à nouveau les textos à ce numéro' },
  stopped: { en: 'This number gets no more texts', fr: 'Ce numéro ne recevra plus de textos' },
  resumed: { en: 'This number gets texts again', fr: 'Ce numéro recevra à nouveau des textos' },
  notStopped: { en: 'Nothing was changed', fr: 'Rien n’a été changé' },
  unreachable: {
    en: 'This number cannot receive our texts. Call, or write an email.',
    fr: 'Ce numéro ne reçoit aucun texto de nous. Appelez ou écrivez un courriel.',
  },
  answer: { en: 'Answer', fr: 'Répondre' },
  read: { en: 'Mark as read', fr: 'Noter comme lu' },
  marking: { en: 'Marking...', fr: 'Inscription…' },
  label: { en: 'Your answer', fr: 'Votre réponse' },
  hint: {
    en: (count: number) =>
      `It starts with our name. Between 9 PM and 8 AM it waits. Counted as ${count} ${count === 1 ? 'message' : 'messages'} by the network.`,
    fr: (count: number) =>
      `Elle commence par notre nom. Entre 21${nbsp}h et 8${nbsp}h, elle attend. Comptée pour ${count}${nbsp}${count > 1 ? 'messages' : 'message'} par le réseau.`,
  },
  left: {
    en: (count: number) => `${count} characters left.`,
    fr: (count: number) => `Il reste ${count}${nbsp}caractères.`,
  },
  send: { en: 'Send the answer', fr: 'Envoyer la réponse' },
  sending: { en: 'Sending...', fr: 'Envoi…' },
  cancel: { en: 'Cancel', fr: 'Annuler' },
  empty: { en: 'Write the answer first.', fr: 'Écrivez d’abord la réponse.' },
  sent: { en: 'The answer is on its way', fr: 'La réponse est en route' },
  marked: { en: 'Marked as read', fr: 'Noté comme lu' },
  failed: { en: 'Nothing was sent or marked', fr: 'Rien n’a été envoyé ni noté' },
  noAnswer: { en: 'No answer arrived. Please try again.', fr: 'Aucune réponse n’est arrivée. Veuillez réessayer.' },
};
