import { nbsp } from '#domain/format.ts';

const visitsEn = (count: number) => `${count} ${count === 1 ? 'visit' : 'visits'}`;
const visitsFr = (count: number) => `${count}${nbsp}${count < 2 ? 'visite' : 'visites'}`;

export const messages = {
  title: { en: 'Calendar', fr: 'Calendrier' },
  subtitle: { en: 'Visits, held days and closed days', fr: 'Visites, journées retenues et journées fermées' },
  view: { en: 'View', fr: 'Affichage' },
  month: { en: 'Month', fr: 'Mois' },
  week: { en: 'Week', fr: 'Semaine' },
  today: { en: 'Today', fr: 'Aujourd’hui' },
  previous: {
    month: { en: 'Previous month', fr: 'Mois précédent' },
    week: { en: 'Previous week', fr: 'Semaine précédente' },
  },
  next: { month: { en: 'Next month', fr: 'Mois suivant' }, week: { en: 'Next week', fr: 'Semaine suivante' } },
  weekOf: {
    en: (from: string, to: string) => `${from} to ${to}`,
    fr: (from: string, to: string) => `${from} au ${to}`,
  },
  loading: { en: 'Loading the calendar', fr: 'Chargement du calendrier en cours.' },
  failed: { en: 'The calendar could not be loaded.', fr: 'Le calendrier n’a pas pu être chargé.' },
  stale: {
    en: 'The calendar could not be refreshed. This is how it was before.',
    fr: 'Le calendrier n’a pas pu être rechargé. Voici ce qu’il montrait auparavant.',
  },
  block: { en: 'Block days', fr: 'Bloquer des journées' },
  closings: {
    past: { en: 'Past', fr: 'Passée' },
    weekday: { en: 'Closed', fr: 'Fermée' },
    season: { en: 'Out of season', fr: 'Hors saison' },
    blocked: { en: 'Blocked', fr: 'Bloquée' },
    'no-crews': { en: 'No crews', fr: 'Aucune équipe' },
    full: { en: 'Taken', fr: 'Prise' },
  },
  free: {
    en: (free: number, crews: number) => (crews === 1 ? 'Free' : `${free} of ${crews} free`),
    fr: (free: number, crews: number) => (crews === 1 ? 'Libre' : `${free} sur ${crews} libres`),
  },
  only: { en: (times: string) => `Only ${times}`, fr: (times: string) => `Seulement ${times}` },
  blockedFor: { en: (reason: string) => `Blocked: ${reason}`, fr: (reason: string) => `Bloquée${nbsp}: ${reason}` },
  visits: { en: visitsEn, fr: visitsFr },
  moreThan: {
    en: (count: number) => `more than ${visitsEn(count)}`,
    fr: (count: number) => `plus de ${visitsFr(count)}`,
  },
  allOfDay: { en: 'All visits of this day', fr: 'Toutes les visites de la journée' },
  holds: {
    en: (count: number) => `${count} ${count === 1 ? 'hold' : 'holds'}`,
    fr: (count: number) => `${count}${nbsp}${count < 2 ? 'retenue' : 'retenues'}`,
  },
  chosen: { en: 'chosen', fr: 'choisie' },
  openWeek: { en: 'Show this week', fr: 'Afficher cette semaine' },
  choose: {
    en: 'Choose this day to block it or to change its crews',
    fr: 'Choisir cette journée pour la bloquer ou en changer les équipes',
  },
  checkoutHold: { en: 'Being booked', fr: 'Réservation en cours' },
  linkHold: { en: 'Held by a payment link', fr: 'Retenue par un lien de paiement' },
  waitingHold: { en: 'Held for the waiting list', fr: 'Retenue pour la liste d’attente' },
  weatherHold: {
    en: (clientId: string) => `Held for ${clientId} (weather)`,
    fr: (clientId: string) => `Retenue pour ${clientId} (météo)`,
  },
  left: { en: (minutes: number) => `${minutes} min left`, fr: (minutes: number) => `encore ${minutes}${nbsp}min` },
  until: { en: (when: string) => `until ${when}`, fr: (when: string) => `jusqu’au ${when}` },
  timeUp: { en: 'Time is up', fr: 'Délai écoulé' },
  done: { en: 'Completed', fr: 'Effectuée' },
  noShow: { en: 'No-show', fr: 'Manquée' },
  nothing: { en: 'No visit', fr: 'Aucune visite' },
  move: { en: 'Move', fr: 'Déplacer' },
  carry: {
    en: 'Press Enter to choose another day for the visit, or Space to pick it up. While it is picked up, move it with the arrow keys, put it down with Space, and press Escape to leave it where it was.',
    fr: 'Appuyez sur Entrée pour choisir une autre journée pour la visite, ou sur Espace pour la saisir. Une fois saisie, déplacez-la avec les flèches, déposez-la avec Espace, ou appuyez sur Échap pour la laisser où elle était.',
  },
  dropResult: {
    en: (day: string) => `Put down on ${day}. Choose the hour.`,
    fr: (day: string) => `Déposée le ${day}. Choisissez l’heure.`,
  },
  stays: { en: 'The visit was not moved', fr: 'La visite n’a pas été déplacée' },
  staysWhy: {
    en: (day: string, why: string) => `${day}: ${why}.`,
    fr: (day: string, why: string) => `Le ${day}${nbsp}: ${why}.`,
  },
  selected: {
    en: (from: string, to: string) => (from === to ? `${from} is chosen.` : `${from} to ${to} are chosen.`),
    fr: (from: string, to: string) =>
      from === to ? `Journée choisie${nbsp}: ${from}.` : `Journées choisies${nbsp}: du ${from} au ${to}.`,
  },
  selectMore: {
    en: 'Press another day to choose all days up to it.',
    fr: 'Appuyez sur une autre journée pour choisir toutes celles jusqu’à elle.',
  },
  blockThese: { en: 'Block these days', fr: 'Bloquer ces journées' },
  crewsOf: { en: (count: number) => `Crews: ${count}`, fr: (count: number) => `Équipes${nbsp}: ${count}` },
  ownCrews: {
    en: (count: number, reason: string | null) =>
      [`${count} ${count === 1 ? 'crew' : 'crews'}`, reason].filter(Boolean).join(': '),
    fr: (count: number, reason: string | null) =>
      [`${count}${nbsp}${count < 2 ? 'équipe' : 'équipes'}`, reason].filter(Boolean).join(`${nbsp}: `),
  },
  sheet: { en: 'Visits and sheet for the van', fr: 'Visites et feuille de route' },
  clear: { en: 'Clear the selection', fr: 'Effacer le choix' },
};
