import { nbsp } from '#domain/format.ts';

const visitsEn = (count: number) => (count === 1 ? '1 visit' : `${count} visits`);
const visitsFr = (count: number) => `${count}${nbsp}${count > 1 ? 'visites' : 'visite'}`;

export const messages = {
  open: { en: 'Move the visits…', fr: 'Déplacer les visites…' },
  plan: { en: 'Re-plan the wet days…', fr: 'Replanifier les jours de pluie…' },
  title: {
    en: (days: string) => `Move the visits of ${days}`,
    fr: (days: string) => `Déplacer les visites du ${days}`,
  },
  titleMany: { en: 'Re-plan these days', fr: 'Replanifier ces journées' },
  loading: { en: 'Looking for free days...', fr: 'Recherche de journées libres…' },
  unread: { en: 'The free days could not be loaded.', fr: 'Les journées libres n’ont pas pu être chargées.' },
  again: { en: 'Try again', fr: 'Réessayer' },
  none: { en: 'No visit is left on these days.', fr: 'Il ne reste aucune visite ces jours-là.' },
  noDay: {
    en: (names: string) => `No day is left this season: ${names}. These visits stay where they are.`,
    fr: (names: string) =>
      `Il ne reste aucune journée cette saison${nbsp}: ${names}. Ces visites restent où elles sont.`,
  },
  way: { en: 'How', fr: 'Comment' },
  ways: {
    ask: { en: 'Ask the clients', fr: 'Demander aux clients' },
    move: { en: 'Move and tell them', fr: 'Déplacer et les aviser' },
  },
  wayHints: {
    ask: {
      en: 'Because of the weather: each day is held, and a yes moves the visit.',
      fr: `À cause de la météo${nbsp}: chaque journée est retenue, et un oui déplace la visite.`,
    },
    move: { en: 'The visits move now.', fr: 'Les visites changent de date tout de suite.' },
  },
  whose: { en: 'Who asked for it', fr: 'À la demande de qui' },
  wishes: {
    business: { en: 'We did', fr: 'De notre part' },
    client: { en: 'The clients asked for it', fr: 'À la demande des clients' },
  },
  moved: { en: (visit: string) => `Move, ${visit}`, fr: (visit: string) => `Déplacer, ${visit}` },
  to: { en: (visit: string) => `New day, ${visit}`, fr: (visit: string) => `Nouvelle date, ${visit}` },
  stays: { en: 'Stays on its day', fr: 'Garde sa date' },
  free: {
    en: (day: string, left: number) => `${day} (${left} free)`,
    fr: (day: string, left: number) => `${day} (${left} libre${left > 1 ? 's' : ''})`,
  },
  wet: {
    en: (day: string, left: number) => `${day} (${left} free, rain)`,
    fr: (day: string, left: number) => `${day} (${left} libre${left > 1 ? 's' : ''}, pluie)`,
  },
  arrived: { en: 'The crew is there', fr: 'L’équipe est sur place' },
  asked: { en: 'Another day is already proposed', fr: 'Une autre date est déjà proposée' },
  because: {
    street: {
      en: (day: string, visits: number, street: string) => `${day}, since ${visits} visits are on ${street}`,
      fr: (day: string, visits: number, street: string) =>
        `${day}, car ${visits}${nbsp}visites sont dans la même rue${nbsp}: ${street}`,
    },
    area: {
      en: (day: string, visits: number, area: string) => `${day}, since ${visits} visits are in ${area}`,
      fr: (day: string, visits: number, area: string) =>
        `${day}, car ${visits}${nbsp}visites sont dans le secteur ${area}`,
    },
    'only-day': {
      en: (day: string) => `${day}, the only day that is left`,
      fr: (day: string) => `${day}, la seule journée qui reste`,
    },
    'same-weekday': {
      en: (day: string) => `${day}, the same weekday`,
      fr: (day: string) => `${day}, le même jour de la semaine`,
    },
    nearest: {
      en: (day: string) => `${day}, the nearest free day`,
      fr: (day: string) => `${day}, la journée libre la plus proche`,
    },
    room: {
      en: (day: string) => `${day}, since nearer days are needed for other visits`,
      fr: (day: string) => `${day}, car d’autres visites ont besoin des jours plus proches`,
    },
    own: { en: (day: string) => `${day}, your choice`, fr: (day: string) => `${day}, votre choix` },
  },
  over: {
    en: (day: string) => `${day} does not take that many visits.`,
    fr: (day: string) => `Le ${day} ne peut pas prendre autant de visites.`,
  },
  nothing: { en: 'Tick at least one visit.', fr: 'Cochez au moins une visite.' },
  send: {
    ask: {
      en: (count: number) => `Ask for ${visitsEn(count)}`,
      fr: (count: number) => `Demander pour ${visitsFr(count)}`,
    },
    move: { en: (count: number) => `Move ${visitsEn(count)}`, fr: (count: number) => `Déplacer ${visitsFr(count)}` },
  },
  sending: { en: 'One moment...', fr: 'Un instant…' },
  cancel: { en: 'Cancel', fr: 'Annuler' },
  close: { en: 'Close', fr: 'Fermer' },
  board: { en: 'Before and after', fr: 'Avant et après' },
  boardHint: {
    en: 'Drag a visit to another day, or choose its day in the list.',
    fr: 'Glissez une visite vers une autre journée, ou choisissez sa date dans la liste.',
  },
  before: { en: 'Before', fr: 'Avant' },
  after: { en: 'After', fr: 'Après' },
  carry: {
    en: 'Press Space to pick the visit up. While it is picked up, move it with the arrow keys, put it down with Space, and press Escape to leave it where it was.',
    fr: 'Appuyez sur Espace pour saisir la visite. Une fois saisie, déplacez-la avec les flèches, déposez-la avec Espace, ou appuyez sur Échap pour la laisser où elle était.',
  },
  full: { en: 'no place is left', fr: 'il n’y reste aucune place' },
  dropped: { en: (day: string) => `Put down on ${day}.`, fr: (day: string) => `Déposée le ${day}.` },
  failed: { en: 'Nothing was moved', fr: 'Rien n’a été déplacé' },
  done: {
    ask: { en: 'The clients are asked', fr: 'Les clients sont consultés' },
    move: { en: 'The visits are moved', fr: 'Les visites sont déplacées' },
  },
  records: { en: 'Moved days', fr: 'Journées déplacées' },
  record: {
    ask: {
      en: (by: string, when: string, count: number) => `${by} proposed other days for ${visitsEn(count)}, ${when}`,
      fr: (by: string, when: string, count: number) =>
        `${by} a proposé d’autres dates pour ${visitsFr(count)}, ${when}`,
    },
    move: {
      en: (by: string, when: string, count: number) => `${by} moved ${visitsEn(count)}, ${when}`,
      fr: (by: string, when: string, count: number) => `${by} a déplacé ${visitsFr(count)}, ${when}`,
    },
  },
  someone: { en: 'Someone', fr: 'Quelqu’un' },
  undo: { en: 'Undo', fr: 'Annuler le déplacement' },
  undoing: { en: 'Putting it back...', fr: 'Remise en place…' },
  undoUntil: {
    en: (when: string) => `Nobody has been told yet. Messages leave at ${when}.`,
    fr: (when: string) => `Personne n’est encore avisé. Les messages partent à ${when}.`,
  },
  undone: { en: 'Undone: nobody was told.', fr: `Annulé${nbsp}: personne n’a été avisé.` },
  undoFailed: { en: 'It was not undone', fr: 'Le déplacement n’a pas été annulé' },
  answers: {
    en: (yes: number, no: number, open: number) => `${yes} yes, ${no} no, ${open} without an answer`,
    fr: (yes: number, no: number, open: number) => `${yes}${nbsp}oui, ${no}${nbsp}non, ${open} sans réponse`,
  },
  fromTo: { en: (from: string, to: string) => `${from} → ${to}`, fr: (from: string, to: string) => `${from} → ${to}` },
  standings: {
    yes: { en: 'Yes', fr: 'Oui' },
    no: { en: 'No', fr: 'Non' },
    wrote: { en: 'Wrote a text', fr: 'A écrit un texto' },
    waiting: { en: 'No answer yet', fr: 'Pas encore de réponse' },
    silent: { en: 'Did not answer', fr: 'N’a pas répondu' },
    moved: { en: 'Moved', fr: 'Déplacée' },
    back: { en: 'Put back', fr: 'Remise en place' },
    changed: { en: 'Changed since', fr: 'Changée depuis' },
  },
};
