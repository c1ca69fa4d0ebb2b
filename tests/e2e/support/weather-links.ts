import type { WeatherAnswer, WeatherProposal } from '#contract/visit/weather.ts';
import type { Visitor } from './visitor.ts';

/** What a visitor reads on the page of a weather link. English names are the specification's. */
const weatherWords = {
  en: {
    invalid: 'Invalid Link',
    malformed: 'This weather response link is invalid or malformed.',
    useLink: /use the link from your SMS notification/,
    sending: 'Sending your answer...',
    asked: 'Another day for your visit?',
    answerUntil: /answer by Wednesday, October 8, 2025 at\s6:00\sPM/,
    accepted: 'Reschedule Accepted',
    acceptedText: /rescheduled for better weather. A new confirmation email will follow/,
    kept: 'Original Appointment Maintained',
    keptText: /weather continues to be monitored/,
    accept: 'Accept Reschedule',
    keep: 'Keep Original Time',
    recorded: 'Response Recorded',
    failed: 'Response Failed',
    unanswered: 'There was an error processing your response.',
    original: /^Thursday, October 9, 2025 at\s9:00\sAM$/,
    proposed: /^Tuesday, October 14, 2025 at\s9:00\sAM$/,
    other: /^Thursday, October 16, 2025 at\s9:00\sAM$/,
    until: /until Wednesday, October 8, 2025 at\s6:00\sPM/,
    move: 'Move to Thursday, October 16, 2025',
    before: 'You answered before',
    expired: 'The time to answer has passed',
    lost: 'This day is no longer free',
    cancelled: 'Booking Cancelled',
  },
  fr: {
    invalid: 'Lien non valide',
    malformed: 'Ce lien de réponse météo n’est pas valide ou est mal formé.',
    useLink: /utiliser le lien de votre message texte/,
    sending: 'Envoi de votre réponse…',
    asked: /Une autre journée pour votre rendez-vous/,
    answerUntil: /répondre avant le mercredi 8\soctobre 2025 à\s18\sh/,
    accepted: 'Report accepté',
    acceptedText: /déplacé vers une journée plus clémente. Un nouveau courriel de confirmation suivra/,
    kept: 'Rendez-vous initial maintenu',
    keptText: /Nous continuons de surveiller la météo/,
    accept: 'Accepter le report',
    keep: 'Garder la date prévue',
    recorded: 'Réponse enregistrée',
    failed: 'Échec de la réponse',
    unanswered: 'Une erreur est survenue lors du traitement de votre réponse.',
    original: /^jeudi 9\soctobre 2025 à\s9\sh$/,
    proposed: /^mardi 14\soctobre 2025 à\s9\sh$/,
    other: /^jeudi 16\soctobre 2025 à\s9\sh$/,
    until: /jusqu’au mercredi 8\soctobre 2025 à\s18\sh/,
    move: /^Déplacer au jeudi 16\soctobre 2025$/,
    before: 'Vous avez déjà répondu',
    expired: 'Le délai de réponse est passé',
    lost: 'Cette journée n’est plus libre',
    cancelled: 'Réservation annulée',
  },
} as const;

const original = { date: '2025-10-09', time: '9:00 AM' as const };
const proposed = { date: '2025-10-14', time: '9:00 AM' as const };
export const other = { date: '2025-10-16', time: '9:00 AM' as const };
export const proposal: WeatherProposal = {
  coatingType: 'complete',
  reasons: ['precipitation', 'wind'],
  original,
  proposed,
  current: proposed,
  answer: 'accept',
  answerBy: '2025-10-08T22:00:00.000Z',
  closed: false,
  canAccept: true,
  canKeepOriginal: true,
  silence: 'keep',
  withdrawn: false,
  otherDays: [other],
};
export const kept: WeatherProposal = { ...proposal, answer: 'decline', current: original };
export const unanswered: WeatherProposal = { ...kept, answer: null };
export const answered = (given: WeatherProposal): { json: WeatherAnswer } => ({
  json: {
    message: 'Recorded by the house.',
    appointmentDate: given.current.date,
    appointmentTime: given.current.time,
    answer: given.answer ?? 'decline',
    proposal: given,
  },
});
export const refused = (status: number, code: string) => ({ status, json: { error: `Refused: ${code}.`, code } });

export const responding = /\/api\/weather-response\//;
export const reading = '**/api/weather-proposal/*';
export const link = (action: string) => `/weather-response?token=a-link&action=${action}`;
export const weatherWordsOf = ({ words }: Visitor) => weatherWords[words.prefix === '' ? 'en' : 'fr'];
