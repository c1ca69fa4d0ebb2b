import type { Condition } from '#adapters/forecast/port.ts';

/** What falls from the sky, by the forecast's word for it. */
type Skies = Readonly<Partial<Record<Condition, string>>>;
const skyEn: Skies = {
  drizzle: 'drizzle',
  rain: 'rain',
  'freezing-rain': 'freezing rain',
  snow: 'snow',
  storm: 'thunderstorms',
};
const skyFr: Skies = {
  drizzle: 'de la bruine',
  rain: 'de la pluie',
  'freezing-rain': 'de la pluie verglaçante',
  snow: 'de la neige',
  storm: 'des orages',
};

const en = {
  preview: (day: string) => `We propose ${day}. One press accepts it or keeps the original time.`,
  and: 'and',
  skies: skyEn,
  precipitation: 'precipitation',
  drying: 'precipitation before the coating would be dry',
  cold: 'a cold close to freezing',
  wind: 'strong gusts of wind',
  otherwise: {
    subject: (day: string, order: string) => `Shall we move your visit of ${day}? (${order})`,
    title: 'Another day for your visit?',
    text: (day: string) =>
      `We would like to move your visit of ${day}. We propose another day and keep it free for you. Moving to it costs nothing.`,
  },
  original: 'Your day',
  proposed: 'We propose',
  accept: 'Accept Reschedule',
  keep: 'Keep Original Time',
  answerBy: (moment: string) => `Please answer by ${moment}. Until then you may also change your answer.`,
  silences: {
    ask: 'Without one, we decide and let you know.',
    keep: 'Without one, your date stays as it is.',
    move: 'Without one, your visit moves to the proposed day.',
  },
  source: 'Forecast by Open-Meteo.com or Environment and Climate Change Canada.',
  secret: 'Whoever has these links can answer for you. Please keep this message to yourself.',
  why: 'You receive this message because the weather of a visit booked with this address is followed.',
};

const fr: typeof en = {
  preview: (day) => `Nous proposons le ${day}. Un seul geste suffit pour l’accepter ou garder l’heure d’origine.`,
  and: 'et',
  skies: skyFr,
  precipitation: 'des précipitations',
  drying: 'des précipitations avant que le revêtement soit sec',
  cold: 'un froid près du point de congélation',
  wind: 'de fortes rafales',
  otherwise: {
    subject: (day, order) => `Déplacer votre rendez-vous du ${day}\u00a0? (${order})`,
    title: 'Une autre journée pour votre visite\u00a0?',
    text: (day) =>
      `Nous aimerions déplacer votre rendez-vous du ${day}. Nous vous proposons une autre journée et vous la gardons libre. Le report est sans frais.`,
  },
  original: 'Votre date',
  proposed: 'Nous proposons',
  accept: 'Accepter le report',
  keep: 'Garder l’heure d’origine',
  answerBy: (moment) => `Veuillez répondre avant le ${moment}. D’ici là, vous pouvez aussi changer votre réponse.`,
  silences: {
    ask: 'Sans réponse, nous décidons et vous en avisons.',
    keep: 'Sans réponse, votre date reste la même.',
    move: 'Sans réponse, votre visite passe à la journée proposée.',
  },
  source: 'Prévisions d’Open-Meteo.com ou d’Environnement et Changement climatique Canada.',
  secret: 'Toute personne qui a ces liens peut répondre à votre place. Veuillez garder ce message pour vous.',
  why: 'Vous recevez ce message parce que nous suivons la météo d’un rendez-vous réservé avec cette adresse.',
};

export const messages = { en, fr };
