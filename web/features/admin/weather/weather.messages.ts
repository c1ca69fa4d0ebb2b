import { nbsp } from '#domain/format.ts';
import { conditions } from '#web/features/admin/shell/conditions.messages.ts';

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const en = {
  title: 'Weather',
  subtitle: 'The coming days, and the visits below them',
  run: 'Run now',
  running: 'Checking...',
  runHint:
    'Assesses upcoming visits, as it does every evening, and proposes another day where the weather is unsuitable.',
  ran: 'The visits were checked',
  judged: (count: number) => `${plural(count, 'visit', 'visits')} checked`,
  proposed: (count: number) => `${plural(count, 'other day', 'other days')} proposed`,
  moved: (count: number) => `${plural(count, 'visit', 'visits')} moved so far`,
  lastRun: (when: string) => `Last manual run: ${when}`,
  noForecast: 'No forecast service answered, so no visit was checked and nothing was proposed.',
  incomplete: 'Not every visit could be checked. They are checked again this evening.',
  notRun: 'Nothing was checked',
  noAnswer: 'No answer arrived. Please try again.',
  unread: 'The weather could not be loaded.',
  again: 'Try again',
  source: (name: string, when: string) => `Forecast by ${name}, read ${when}`,
  none: 'No forecast service is available now. The visits stay as they are.',
  unused: (name: string) => `${name} could not be used`,
  days: 'The next 14 days',
  later: 'Checked from 7 days before',
  allOfDay: 'All visits of this day',
  judgements: { suitable: 'Suitable', unsuitable: 'Unsuitable', unknown: 'Unknown' },
  reasons: {
    precipitation: 'Rain or snow',
    drying: 'Rain while the coating dries',
    cold: 'Too cold',
    wind: 'Too windy',
  },
  account: {
    title: 'How often the forecast was right',
    none: 'Nothing can be said yet. After each judged visit, the forecast is held against what the sky did.',
    said: (moves: number, right: number, missed: number) =>
      `Of ${plural(moves, 'move', 'moves')}, ${right} ${right === 1 ? 'was' : 'were'} right; ${plural(missed, 'visit in bad weather was', 'visits in bad weather were')} missed.`,
    other: (chance: number, moves: number, right: number, missed: number) =>
      `At ${chance}% it would have been ${right} of ${moves}, and ${missed} missed.`,
    why: 'The last twelve months. A move is a visit whose weather was found unsuitable on some evening; it was right if the weather of its hours did pass a limit.',
  },
  hours: (from: string, until: string) => `${from} to ${until}`,
  onDay: (day: string, time: string) => `${day} at ${time}`,
  why: {
    beyond: 'The forecast does not reach this day.',
    gap: 'The forecast lacks required values.',
  },
  conditions: conditions.en,
  chance: (percent: string) => `${percent}%`,
  amount: (mm: string) => `${mm} mm`,
  temperature: (degrees: string) => `${degrees} °C`,
  gusts: (speed: string) => `${speed} km/h`,
  figures: { chance: 'Chance', amount: 'Amount', temperature: 'Lowest', gusts: 'Gusts' },
  visit: (time: string, client: string) => `${time}, ${client}`,
  proposals: {
    open: (day: string) => `${day} is proposed; no answer yet`,
    accepted: (day: string) => `Moved here from ${day}`,
    declined: 'The client keeps this day',
    closed: 'A proposal ended without an answer',
  },
};

const fr: typeof en = {
  title: 'Météo',
  subtitle: 'Les prochains jours, et les visites de chacun',
  run: 'Lancer maintenant',
  running: 'Évaluation…',
  runHint:
    'Évalue les visites à venir, comme chaque soir, et propose une autre journée quand la météo ne convient pas.',
  ran: 'Les visites sont évaluées',
  judged: (count) => `${count}${nbsp}${count > 1 ? 'visites évaluées' : 'visite évaluée'}`,
  proposed: (count) => `${count}${nbsp}${count > 1 ? 'autres journées proposées' : 'autre journée proposée'}`,
  moved: (count) => `${count}${nbsp}${count > 1 ? 'visites déplacées' : 'visite déplacée'} jusqu’ici`,
  lastRun: (when) => `Dernier lancement à la main${nbsp}: ${when}`,
  noForecast: 'Aucun service de prévision n’a répondu. Aucune visite n’est évaluée, et rien n’est proposé.',
  incomplete: 'Certaines visites n’ont pas pu être évaluées. Elles le seront ce soir.',
  notRun: 'Rien n’a été évalué',
  noAnswer: 'Aucune réponse n’est arrivée. Veuillez réessayer.',
  unread: 'La météo n’a pas pu être lue.',
  again: 'Réessayer',
  source: (name, when) => `Prévision de ${name}, lue le ${when}`,
  none: 'Aucun service de prévision ne répond en ce moment. Les visites restent telles quelles.',
  unused: (name) => `${name} n’a pas pu servir`,
  days: `Les 14${nbsp}prochains jours`,
  later: `Évaluée à partir de 7${nbsp}jours d’avance`,
  allOfDay: 'Toutes les visites de la journée',
  judgements: { suitable: 'Convient', unsuitable: 'Ne convient pas', unknown: 'Inconnue' },
  reasons: {
    precipitation: 'Pluie ou neige',
    drying: 'Pluie pendant que le revêtement sèche',
    cold: 'Trop froid',
    wind: 'Trop de vent',
  },
  account: {
    title: 'Combien de fois la prévision a vu juste',
    none: 'Rien à dire pour l’instant. Après chaque visite évaluée, la prévision est comparée à ce que le ciel a fait.',
    said: (moves, right, missed) =>
      `Sur ${moves}${nbsp}${moves > 1 ? 'déplacements' : 'déplacement'}, ${right} ${right > 1 ? 'étaient justifiés' : 'était justifié'}${nbsp}; ${missed}${nbsp}${missed > 1 ? 'visites par mauvais temps n’ont pas été vues' : 'visite par mauvais temps n’a pas été vue'}.`,
    other: (chance, moves, right, missed) =>
      `À ${chance}${nbsp}%, ç’aurait été ${right} sur ${moves}, et ${missed}${nbsp}${missed > 1 ? 'visites non vues' : 'visite non vue'}.`,
    why: `Depuis douze mois. Un déplacement est une visite dont la météo a été jugée mauvaise un soir ou l’autre${nbsp}; il était justifié si, à ses heures, le temps a bel et bien dépassé une limite.`,
  },
  hours: (from, until) => `de ${from} à ${until}`,
  onDay: (day, time) => `${day}, ${time}`,
  why: {
    beyond: 'La prévision ne va pas jusqu’à ce jour.',
    gap: 'Il manque à la prévision des données nécessaires.',
  },
  conditions: conditions.fr,
  chance: (percent) => `${percent}${nbsp}%`,
  amount: (mm) => `${mm}${nbsp}mm`,
  temperature: (degrees) => `${degrees}${nbsp}°C`,
  gusts: (speed) => `${speed}${nbsp}km/h`,
  figures: { chance: 'Probabilité', amount: 'Quantité', temperature: 'Minimum', gusts: 'Rafales' },
  visit: (time, client) => `${time}, ${client}`,
  proposals: {
    open: (day) => `Proposition pour le ${day}, encore sans réponse`,
    accepted: (day) => `Déplacée ici depuis le ${day}`,
    declined: 'La clientèle garde cette journée',
    closed: 'Une proposition a pris fin sans réponse',
  },
};

export const messages = { en, fr };
