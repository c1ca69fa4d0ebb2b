import { nbsp } from '#domain/format.ts';

const en = {
  title: 'Your visits',
  lede: 'Today’s and tomorrow’s visits, for the crew.',
  signOut: 'Sign out',
  today: 'Today',
  tomorrow: 'Tomorrow',
  loading: 'Loading your visits',
  nothing: ['No visit today', 'No visit tomorrow'],
  gone: 'No visits are kept on this phone. They are read once there is network.',
  tryAgain: 'Try again',
  noForecast: 'No forecast',
  temperature: (degrees: string) => `${degrees} °C`,
  gusts: (speed: string) => `gusts ${speed} km/h`,
  map: 'Open the map',
  call: (phone: string) => `Call ${phone}`,
  access: 'Access',
  note: 'Note',
  noLayout: 'layout not specified',
  kinds: { 'on-my-way': 'On my way', arrived: 'Arrived', done: 'Done', note: 'Note' },
  states: { 'on-my-way': 'On my way', arrived: 'Arrived', done: 'Done' },
  noShow: 'Marked as a no-show by the office',
  byOffice: 'Marked as done by the office',
  at: (what: string, time: string) => `${what}, ${time}`,
  waits: 'waits for network',
  notices: {
    queued: 'The customer gets a text.',
    quiet: 'No text went: it is too early or too late in the day.',
    'opted-out': 'No text went: the customer wants none. Call instead.',
    unreachable: 'No text went: this phone takes none. Call instead.',
    late: 'No text went: it came too late.',
  },
  noticeWaits: 'No text has gone yet: there is no network.',
  addNote: 'Add a note',
  noteLabel: 'For the office',
  saveNote: 'Save the note',
  asOf: (time: string) => `Updated at ${time}`,
  offline: (time: string) => `No connection. Last updated at ${time}.`,
  offlineBare: 'No connection.',
  waiting: (count: number) => (count === 1 ? '1 report waits to be sent.' : `${count} reports wait to be sent.`),
  ofOthers: (count: number) =>
    `${count === 1 ? '1 report' : `${count} reports`} of somebody else on this phone: sent once that person signs in.`,
  told: (who: string, what: string) => `${who}: ${what}`,
  doneByOffice: 'The office had already marked this visit as done.',
  known: 'The other crew phone had already said so.',
  understood: 'Understood',
  signIn: 'Sign in',
  signInLede: 'With the email and password of your crew account.',
  signInWaits: (count: number) =>
    `You are no longer signed in. ${count === 1 ? '1 report is' : `${count} reports are`} kept on this phone: sign in to send ${count === 1 ? 'it' : 'them'}.`,
  email: 'Email',
  password: 'Password',
  code: 'Code',
  codeLede: 'The six digits of your authenticator, or a recovery code.',
  passkey: 'Sign in with a passkey',
  signingIn: 'Signing in...',
  noAnswer: 'No answer. Check the network and try again.',
  loseTitle: 'Not everything was sent',
  lose: (count: number) =>
    count === 1 ? 'Signing out loses 1 report that waits.' : `Signing out loses ${count} reports that wait.`,
  loseAll: 'Sign out all the same',
  stay: 'Stay',
};

const fr: typeof en = {
  title: 'Vos visites',
  lede: 'Les visites d’aujourd’hui et de demain, pour l’équipe.',
  signOut: 'Fermer la session',
  today: 'Aujourd’hui',
  tomorrow: 'Demain',
  loading: 'Lecture de vos visites',
  nothing: ['Aucune visite aujourd’hui', 'Aucune visite demain'],
  gone: 'Aucune visite n’est gardée sur ce téléphone. Elles seront lues dès qu’il y aura du réseau.',
  tryAgain: 'Réessayer',
  noForecast: 'Aucune prévision',
  temperature: (degrees) => `${degrees}${nbsp}°C`,
  gusts: (speed) => `rafales de ${speed}${nbsp}km/h`,
  map: 'Ouvrir la carte',
  call: (phone) => `Appeler le ${phone}`,
  access: 'Accès',
  note: 'Note',
  noLayout: 'façade non précisée',
  kinds: { 'on-my-way': 'En route', arrived: 'Sur place', done: 'Terminé', note: 'Note' },
  states: { 'on-my-way': 'En route', arrived: 'Sur place', done: 'Terminé' },
  noShow: 'Notée comme manquée par le bureau',
  byOffice: 'Notée comme effectuée par le bureau',
  at: (what, time) => `${what}, ${time}`,
  waits: 'attend le réseau',
  notices: {
    queued: 'Le client reçoit un texto.',
    quiet: `Aucun texto n’est parti${nbsp}: il est trop tôt ou trop tard dans la journée.`,
    'opted-out': `Aucun texto n’est parti${nbsp}: le client n’en veut pas. Appelez plutôt.`,
    unreachable: `Aucun texto n’est parti${nbsp}: ce téléphone n’en reçoit pas. Appelez plutôt.`,
    late: `Aucun texto n’est parti${nbsp}: il serait venu trop tard.`,
  },
  noticeWaits: `Aucun texto n’est encore parti${nbsp}: il n’y a pas de réseau.`,
  addNote: 'Ajouter une note',
  noteLabel: 'Pour le bureau',
  saveNote: 'Garder la note',
  asOf: (time) => `Mis à jour à ${time}`,
  offline: (time) => `Aucune connexion. Dernière mise à jour à ${time}.`,
  offlineBare: 'Aucune connexion.',
  waiting: (count) =>
    count === 1 ? `1${nbsp}signalement attend d’être envoyé.` : `${count}${nbsp}signalements attendent d’être envoyés.`,
  ofOthers: (count) =>
    count === 1
      ? `1${nbsp}signalement d’une autre personne sur ce téléphone${nbsp}: il partira quand elle ouvrira une session.`
      : `${count}${nbsp}signalements d’une autre personne sur ce téléphone${nbsp}: ils partiront quand elle ouvrira une session.`,
  told: (who, what) => `${who}${nbsp}: ${what}`,
  doneByOffice: 'Le bureau avait déjà noté cette visite comme effectuée.',
  known: 'L’autre téléphone de l’équipe l’avait déjà dit.',
  understood: 'Compris',
  signIn: 'Ouvrir une session',
  signInLede: 'Avec le courriel et le mot de passe de votre compte d’équipe.',
  signInWaits: (count) =>
    count === 1
      ? `Votre session est fermée. 1${nbsp}signalement est gardé sur ce téléphone${nbsp}: ouvrez une session pour l’envoyer.`
      : `Votre session est fermée. ${count}${nbsp}signalements sont gardés sur ce téléphone${nbsp}: ouvrez une session pour les envoyer.`,
  email: 'Courriel',
  password: 'Mot de passe',
  code: 'Code',
  codeLede: 'Les six chiffres de votre application d’authentification, ou un code de secours.',
  passkey: 'Utiliser une clé d’accès',
  signingIn: 'Un instant…',
  noAnswer: 'Aucune réponse. Vérifiez le réseau et réessayez.',
  loseTitle: 'Tout n’est pas envoyé',
  lose: (count) =>
    count === 1
      ? `Fermer la session perd 1${nbsp}signalement en attente.`
      : `Fermer la session perd ${count}${nbsp}signalements en attente.`,
  loseAll: 'Fermer quand même',
  stay: 'Rester',
};

export const messages = { en, fr };
export type Words = typeof en;

const skies = {
  en: {
    clear: 'Clear',
    cloudy: 'Cloudy',
    fog: 'Fog',
    drizzle: 'Drizzle',
    rain: 'Rain',
    'freezing-rain': 'Freezing rain',
    snow: 'Snow',
    storm: 'Storm',
  },
  fr: {
    clear: 'Dégagé',
    cloudy: 'Nuageux',
    fog: 'Brouillard',
    drizzle: 'Bruine',
    rain: 'Pluie',
    'freezing-rain': 'Pluie verglaçante',
    snow: 'Neige',
    storm: 'Orage',
  },
};
/** The weather’s conditions in one word. */
export const skyMessages: Readonly<Record<keyof typeof skies, Readonly<Record<string, string>>>> = skies;
