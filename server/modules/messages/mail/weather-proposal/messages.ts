import type { Condition } from '#adapters/forecast/port.ts';
import type { Bilingual } from '#domain/language.ts';

/** What falls from the sky, by the forecast's word for it. */
const sky: Readonly<Partial<Record<Condition, Bilingual>>> = {
  drizzle: { en: 'drizzle', fr: 'de la bruine' },
  rain: { en: 'rain', fr: 'de la pluie' },
  'freezing-rain': { en: 'freezing rain', fr: 'de la pluie verglaçante' },
  snow: { en: 'snow', fr: 'de la neige' },
  storm: { en: 'thunderstorms', fr: 'des orages' },
};

export const messages = {
  preview: {
    en: (day: string) => `We propose ${day}. One click accepts it or keeps the original time.`,
    fr: (day: string) => `Nous proposons le ${day}. Un seul clic suffit pour l’accepter ou garder la date prévue.`,
  },
  and: { en: 'and', fr: 'et' },
  skies: sky,
  precipitation: { en: 'precipitation', fr: 'des précipitations' },
  drying: {
    en: 'precipitation before the coating would be dry',
    fr: 'des précipitations avant que le revêtement soit sec',
  },
  cold: { en: 'a cold close to freezing', fr: 'un froid près du point de congélation' },
  wind: { en: 'strong gusts of wind', fr: 'de fortes rafales' },
  otherwise: {
    subject: {
      en: (day: string, order: string) => `Shall we move your visit on ${day}? (${order})`,
      fr: (day: string, order: string) => `Déplacer votre rendez-vous du ${day}? (${order})`,
    },
    title: { en: 'Another day for your visit?', fr: 'Une autre journée pour votre rendez-vous?' },
    text: {
      en: (day: string) =>
        `We would like to move your visit on ${day}. We propose another day and keep it free for you. There is no charge to reschedule.`,
      fr: (day: string) =>
        `Nous aimerions déplacer votre rendez-vous du ${day}. Nous vous proposons une autre journée et vous la gardons libre. Le report est sans frais.`,
    },
  },
  original: { en: 'Your day', fr: 'Votre date' },
  proposed: { en: 'We propose', fr: 'Nous proposons' },
  accept: { en: 'Accept Reschedule', fr: 'Accepter le report' },
  keep: { en: 'Keep Original Time', fr: 'Garder la date prévue' },
  answerBy: {
    en: (moment: string) => `Please answer by ${moment}. Until then you may also change your answer.`,
    fr: (moment: string) => `Veuillez répondre avant le ${moment}. D’ici là, vous pouvez aussi changer votre réponse.`,
  },
  silences: {
    ask: { en: 'Without one, we decide and let you know.', fr: 'Sans réponse, nous décidons et vous en avisons.' },
    keep: { en: 'Without one, your date stays as it is.', fr: 'Sans réponse, votre date reste la même.' },
    move: {
      en: 'Without one, your visit moves to the proposed day.',
      fr: 'Sans réponse, votre rendez-vous passe à la journée proposée.',
    },
  },
  source: {
    en: 'Forecast by Open-Meteo.com or Environment and Climate Change Canada.',
    fr: 'Prévisions d’Open-Meteo.com ou d’Environnement et Changement climatique Canada.',
  },
  secret: {
    en: 'Anyone with these links can answer for you. Please keep this message to yourself.',
    fr: 'Toute personne qui a ces liens peut répondre à votre place. Veuillez garder ce message pour vous.',
  },
  why: {
    en: 'You receive this message because we follow the weather for a visit booked with this address.',
    fr: 'Vous recevez ce message parce que nous suivons la météo d’un rendez-vous réservé avec cette adresse.',
  },
};
