import { nbsp } from '#domain/format.ts';
import { conditions } from '#web/features/admin/shell/conditions.messages.ts';

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const messages = {
  title: { en: 'Weather', fr: 'Météo' },
  subtitle: { en: 'The coming days, and the visits below them', fr: 'Les prochains jours, et les visites de chacun' },
  run: { en: 'Run now', fr: 'Lancer maintenant' },
  running: { en: 'Checking...', fr: 'Évaluation…' },
  runHint: {
    en: 'Assesses upcoming visits, as it does every evening, and proposes another day where the weather is unsuitable.',
    fr: 'Évalue les visites à venir, comme chaque soir, et propose une autre journée quand la météo ne convient pas.',
  },
  ran: { en: 'The visits were checked', fr: 'Les visites sont évaluées' },
  judged: {
    en: (count: number) => `${plural(count, 'visit', 'visits')} checked`,
    fr: (count: number) => `${count}${nbsp}${count > 1 ? 'visites évaluées' : 'visite évaluée'}`,
  },
  proposed: {
    en: (count: number) => `${plural(count, 'other day', 'other days')} proposed`,
    fr: (count: number) => `${count}${nbsp}${count > 1 ? 'autres journées proposées' : 'autre journée proposée'}`,
  },
  moved: {
    en: (count: number) => `${plural(count, 'visit', 'visits')} moved so far`,
    fr: (count: number) => `${count}${nbsp}${count > 1 ? 'visites déplacées' : 'visite déplacée'} jusqu’ici`,
  },
  lastRun: {
    en: (when: string) => `Last manual run: ${when}`,
    fr: (when: string) => `Dernier lancement à la main${nbsp}: ${when}`,
  },
  noForecast: {
    en: 'No forecast service answered, so no visit was checked and nothing was proposed.',
    fr: 'Aucun service de prévision n’a répondu. Aucune visite n’est évaluée, et rien n’est proposé.',
  },
  incomplete: {
    en: 'Not every visit could be checked. They are checked again this evening.',
    fr: 'Certaines visites n’ont pas pu être évaluées. Elles le seront ce soir.',
  },
  notRun: { en: 'Nothing was checked', fr: 'Rien n’a été évalué' },
  unread: { en: 'The weather could not be loaded.', fr: 'La météo n’a pas pu être chargée.' },
  source: {
    en: (name: string, when: string) => `Forecast by ${name}, as of ${when}`,
    fr: (name: string, when: string) => `Prévision de ${name}, en date du ${when}`,
  },
  none: {
    en: 'No forecast service is available now. The visits stay as they are.',
    fr: 'Aucun service de prévision ne répond en ce moment. Les visites restent telles quelles.',
  },
  unused: { en: (name: string) => `${name} could not be used`, fr: (name: string) => `${name} n’a pas pu servir` },
  days: { en: 'The next 14 days', fr: `Les 14${nbsp}prochains jours` },
  later: { en: 'Checked from 7 days before', fr: `Évaluée à partir de 7${nbsp}jours d’avance` },
  allOfDay: { en: 'All visits of this day', fr: 'Toutes les visites de la journée' },
  judgements: {
    suitable: { en: 'Suitable', fr: 'Convient' },
    unsuitable: { en: 'Unsuitable', fr: 'Ne convient pas' },
    unknown: { en: 'Unknown', fr: 'Inconnue' },
  },
  reasons: {
    precipitation: { en: 'Rain or snow', fr: 'Pluie ou neige' },
    drying: { en: 'Rain while the coating dries', fr: 'Pluie pendant que le revêtement sèche' },
    cold: { en: 'Too cold', fr: 'Trop froid' },
    wind: { en: 'Too windy', fr: 'Trop de vent' },
  },
  account: {
    title: { en: 'How often the forecast was right', fr: 'Combien de fois la prévision a vu juste' },
    none: {
      en: 'Nothing can be said yet. After each judged visit, the forecast is compared with what the weather did.',
      fr: 'Rien à dire pour l’instant. Après chaque visite évaluée, la prévision est comparée au temps qu’il a fait.',
    },
    said: {
      en: (moves: number, right: number, missed: number) =>
        `Of ${plural(moves, 'move', 'moves')}, ${right} ${right === 1 ? 'was' : 'were'} right; ${plural(missed, 'visit in bad weather was', 'visits in bad weather were')} missed.`,
      fr: (moves: number, right: number, missed: number) =>
        `Sur ${moves}${nbsp}${moves > 1 ? 'déplacements' : 'déplacement'}, ${right} ${right > 1 ? 'étaient justifiés' : 'était justifié'}; ${missed}${nbsp}${missed > 1 ? 'visites par mauvais temps n’ont pas été vues' : 'visite par mauvais temps n’a pas été vue'}.`,
    },
    other: {
      en: (chance: number, moves: number, right: number, missed: number) =>
        `At ${chance}% it would have been ${right} of ${moves}, and ${missed} missed.`,
      fr: (chance: number, moves: number, right: number, missed: number) =>
        `À ${chance}${nbsp}%, ç’aurait été ${right} sur ${moves}, et ${missed}${nbsp}${missed > 1 ? 'visites non vues' : 'visite non vue'}.`,
    },
    why: {
      en: 'The last twelve months. A move is a visit whose weather was found unsuitable on some evening; it was right if the weather of its hours did pass a limit.',
      fr: 'Depuis douze mois. Un déplacement est une visite dont la météo a été jugée mauvaise un soir ou l’autre; il était justifié si, à ses heures, le temps a bel et bien dépassé une limite.',
    },
  },
  hours: {
    en: (from: string, until: string) => `${from} to ${until}`,
    fr: (from: string, until: string) => `de ${from} à ${until}`,
  },
  onDay: {
    en: (day: string, time: string) => `${day} at ${time}`,
    fr: (day: string, time: string) => `${day}, ${time}`,
  },
  why: {
    beyond: { en: 'The forecast does not reach this day.', fr: 'La prévision ne va pas jusqu’à ce jour.' },
    gap: { en: 'The forecast lacks required values.', fr: 'Il manque à la prévision des données nécessaires.' },
  },
  conditions,
  chance: { en: (percent: string) => `${percent}%`, fr: (percent: string) => `${percent}${nbsp}%` },
  amount: { en: (mm: string) => `${mm} mm`, fr: (mm: string) => `${mm}${nbsp}mm` },
  temperature: { en: (degrees: string) => `${degrees} °C`, fr: (degrees: string) => `${degrees}${nbsp}°C` },
  gusts: { en: (speed: string) => `${speed} km/h`, fr: (speed: string) => `${speed}${nbsp}km/h` },
  figures: {
    chance: { en: 'Chance', fr: 'Probabilité' },
    amount: { en: 'Amount', fr: 'Quantité' },
    temperature: { en: 'Lowest', fr: 'Minimum' },
    gusts: { en: 'Gusts', fr: 'Rafales' },
  },
  visit: {
    en: (time: string, client: string) => `${time}, ${client}`,
    fr: (time: string, client: string) => `${time}, ${client}`,
  },
  proposals: {
    open: {
      en: (day: string) => `${day} is proposed; no answer yet`,
      fr: (day: string) => `Proposition pour le ${day}, encore sans réponse`,
    },
    accepted: { en: (day: string) => `Moved here from ${day}`, fr: (day: string) => `Déplacée ici depuis le ${day}` },
    declined: { en: 'The client keeps this day', fr: 'La clientèle garde cette journée' },
    closed: { en: 'A proposal ended without an answer', fr: 'Une proposition a pris fin sans réponse' },
  },
};
