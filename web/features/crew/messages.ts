import { nbsp } from '#domain/format.ts';
import type { Bilingual, InLanguage } from '#domain/language.ts';

export const messages = {
  title: { en: 'Your visits', fr: 'Vos visites' },
  lede: {
    en: 'Today’s and tomorrow’s visits, for the crew.',
    fr: 'Les visites d’aujourd’hui et de demain, pour l’équipe.',
  },
  signOut: { en: 'Sign out', fr: 'Fermer la session' },
  today: { en: 'Today', fr: 'Aujourd’hui' },
  tomorrow: { en: 'Tomorrow', fr: 'Demain' },
  loading: { en: 'Loading your visits', fr: 'Chargement de vos visites' },
  nothing: { en: ['No visit today', 'No visit tomorrow'], fr: ['Aucune visite aujourd’hui', 'Aucune visite demain'] },
  gone: {
    en: 'No visits are stored on this phone. They load once there is a network.',
    fr: 'Aucune visite n’est conservée sur ce téléphone. Elles seront chargées dès qu’il y aura du réseau.',
  },
  tryAgain: { en: 'Try again', fr: 'Réessayer' },
  noForecast: { en: 'No forecast', fr: 'Aucune prévision' },
  temperature: { en: (degrees: string) => `${degrees} °C`, fr: (degrees: string) => `${degrees}${nbsp}°C` },
  gusts: { en: (speed: string) => `gusts ${speed} km/h`, fr: (speed: string) => `rafales de ${speed}${nbsp}km/h` },
  between: {
    en: (from: string, until: string) => `${from} to ${until}:`,
    fr: (from: string, until: string) => `De ${from} à ${until}${nbsp}:`,
  },
  dry: { en: 'no rain', fr: 'pas de pluie' },
  rain: { en: (mm: string) => `${mm} mm of rain`, fr: (mm: string) => `${mm}${nbsp}mm de pluie` },
  crew: { en: (crew: number) => `Crew ${crew}`, fr: (crew: number) => `Équipe${nbsp}${crew}` },
  everyone: { en: 'Show every crew’s visits', fr: 'Voir les visites de toutes les équipes' },
  onlyOwn: { en: 'Show only our visits', fr: 'Voir seulement nos visites' },
  menu: { en: 'Language and account', fr: 'Langue et session' },
  directions: { en: 'Directions', fr: 'Itinéraire' },
  callThem: { en: 'Call', fr: 'Appeler' },
  call: { en: (phone: string) => `Call ${phone}`, fr: (phone: string) => `Appeler le ${phone}` },
  access: { en: 'Access', fr: 'Accès' },
  note: { en: 'Note', fr: 'Note' },
  noLayout: { en: 'layout not specified', fr: 'façade non précisée' },
  kinds: {
    'on-my-way': { en: 'On my way', fr: 'En route' },
    arrived: { en: 'Arrived', fr: 'Sur place' },
    done: { en: 'Done', fr: 'Terminé' },
    undone: { en: 'Not done after all', fr: 'Pas terminé' },
    note: { en: 'Note', fr: 'Note' },
  },
  states: {
    'on-my-way': { en: 'On my way', fr: 'En route' },
    arrived: { en: 'Arrived', fr: 'Sur place' },
    done: { en: 'Done', fr: 'Terminé' },
  },
  noShow: { en: 'Marked as a no-show by the office', fr: 'Notée comme manquée par le bureau' },
  byOffice: { en: 'Marked as done by the office', fr: 'Notée comme effectuée par le bureau' },
  at: {
    en: (what: string, time: string) => `${what}, ${time}`,
    fr: (what: string, time: string) => `${what}, ${time}`,
  },
  waits: { en: 'waiting for the network', fr: 'attend le réseau' },
  notices: {
    queued: { en: 'The customer gets a text.', fr: 'Le client reçoit un texto.' },
    quiet: {
      en: 'No text was sent: it is too early or too late in the day.',
      fr: `Aucun texto n’a été envoyé${nbsp}: il est trop tôt ou trop tard dans la journée.`,
    },
    'opted-out': {
      en: 'No text was sent: the customer opted out. Call instead.',
      fr: `Aucun texto n’a été envoyé${nbsp}: le client n’en veut pas. Appelez plutôt.`,
    },
    unreachable: {
      en: 'No text was sent: this phone cannot receive any. Call instead.',
      fr: `Aucun texto n’a été envoyé${nbsp}: ce téléphone n’en reçoit pas. Appelez plutôt.`,
    },
    late: {
      en: 'No text was sent: it came too late.',
      fr: `Aucun texto n’a été envoyé${nbsp}: il serait venu trop tard.`,
    },
  },
  noticeWaits: {
    en: 'No text has been sent yet: there is no network.',
    fr: `Aucun texto n’a encore été envoyé${nbsp}: il n’y a pas de réseau.`,
  },
  addNote: { en: 'Add a note', fr: 'Ajouter une note' },
  noteLabel: { en: 'For the office', fr: 'Pour le bureau' },
  saveNote: { en: 'Save the note', fr: 'Garder la note' },
  photosOf: { en: 'Photos of this visit', fr: 'Photos de cette visite' },
  photos: { before: { en: 'Before', fr: 'Avant' }, after: { en: 'After', fr: 'Après' } },
  shoot: { before: { en: 'Photo before', fr: 'Photo avant' }, after: { en: 'Photo after', fr: 'Photo après' } },
  remove: { en: 'Remove', fr: 'Retirer' },
  removeAsks: { en: 'Remove this photo?', fr: 'Retirer cette photo?' },
  keep: { en: 'Keep it', fr: 'La garder' },
  removePhoto: {
    en: (kind: string) => `Remove the photo: ${kind}`,
    fr: (kind: string) => `Retirer la photo${nbsp}: ${kind}`,
  },
  photosFull: {
    en: (most: number) => `There are ${most} photos of this visit, and no room for more.`,
    fr: (most: number) => `Il y a ${most}${nbsp}photos de cette visite, et plus de place pour d’autres.`,
  },
  photoUnread: {
    en: 'This phone cannot read this picture. Please take it again.',
    fr: 'Ce téléphone ne peut pas lire cette image. Veuillez la reprendre.',
  },
  photoNoRoom: {
    en: 'This phone has no room for it: keep this page open until it is sent.',
    fr: `Ce téléphone n’a plus de place${nbsp}: gardez cette page ouverte jusqu’à l’envoi.`,
  },
  photosWaiting: {
    en: (count: number) => (count === 1 ? '1 photo waits to be sent.' : `${count} photos wait to be sent.`),
    fr: (count: number) =>
      count === 1 ? `1${nbsp}photo attend d’être envoyée.` : `${count}${nbsp}photos attendent d’être envoyées.`,
  },
  photosOfOthers: {
    en: (count: number) =>
      `${count === 1 ? '1 photo' : `${count} photos`} of somebody else on this phone: sent once that person signs in.`,
    fr: (count: number) =>
      count === 1
        ? `1${nbsp}photo d’une autre personne sur ce téléphone${nbsp}: elle partira quand cette personne ouvrira une session.`
        : `${count}${nbsp}photos d’une autre personne sur ce téléphone${nbsp}: elles partiront quand elle ouvrira une session.`,
  },
  asOf: { en: (time: string) => `Updated at ${time}`, fr: (time: string) => `Mis à jour à ${time}` },
  offline: {
    en: (time: string) => `No connection. Last updated at ${time}.`,
    fr: (time: string) => `Aucune connexion. Dernière mise à jour à ${time}.`,
  },
  offlineBare: { en: 'No connection.', fr: 'Aucune connexion.' },
  waiting: {
    en: (count: number) => (count === 1 ? '1 report waits to be sent.' : `${count} reports wait to be sent.`),
    fr: (count: number) =>
      count === 1
        ? `1${nbsp}signalement attend d’être envoyé.`
        : `${count}${nbsp}signalements attendent d’être envoyés.`,
  },
  ofOthers: {
    en: (count: number) =>
      `${count === 1 ? '1 report' : `${count} reports`} of somebody else on this phone: sent once that person signs in.`,
    fr: (count: number) =>
      count === 1
        ? `1${nbsp}signalement d’une autre personne sur ce téléphone${nbsp}: il partira quand elle ouvrira une session.`
        : `${count}${nbsp}signalements d’une autre personne sur ce téléphone${nbsp}: ils partiront quand elle ouvrira une session.`,
  },
  told: {
    en: (who: string, what: string) => `${who}: ${what}`,
    fr: (who: string, what: string) => `${who}${nbsp}: ${what}`,
  },
  doneByOffice: {
    en: 'The office had already marked this visit as done.',
    fr: 'Le bureau avait déjà noté cette visite comme effectuée.',
  },
  known: { en: 'The other crew phone had already said so.', fr: 'L’autre téléphone de l’équipe l’avait déjà dit.' },
  understood: { en: 'Understood', fr: 'Compris' },
  signIn: { en: 'Sign in', fr: 'Ouvrir une session' },
  signInLede: {
    en: 'With the email and password of your crew account.',
    fr: 'Avec le courriel et le mot de passe de votre compte d’équipe.',
  },
  signInWaits: {
    en: (count: number) =>
      `You are no longer signed in. ${count === 1 ? '1 report is' : `${count} reports are`} kept on this phone: sign in to send ${count === 1 ? 'it' : 'them'}.`,
    fr: (count: number) =>
      count === 1
        ? `Votre session est fermée. 1${nbsp}signalement est gardé sur ce téléphone${nbsp}: ouvrez une session pour l’envoyer.`
        : `Votre session est fermée. ${count}${nbsp}signalements sont gardés sur ce téléphone${nbsp}: ouvrez une session pour les envoyer.`,
  },
  signedOff: { en: 'You are no longer signed in.', fr: 'Votre session est fermée.' },
  ownAccess: { en: 'Your password and second step', fr: 'Votre mot de passe et votre deuxième étape' },
  email: { en: 'Email', fr: 'Courriel' },
  password: { en: 'Password', fr: 'Mot de passe' },
  code: { en: 'Code', fr: 'Code' },
  codeLede: {
    en: 'The six digits of your authenticator, or a recovery code.',
    fr: 'Les six chiffres de votre application d’authentification, ou un code de secours.',
  },
  passkey: { en: 'Sign in with a passkey', fr: 'Utiliser une clé d’accès' },
  signingIn: { en: 'Signing in...', fr: 'Un instant…' },
  noAnswer: {
    en: 'No answer. Check the network and try again.',
    fr: 'Aucune réponse. Vérifiez le réseau et réessayez.',
  },
  loseTitle: { en: 'Not everything was sent', fr: 'Tout n’est pas envoyé' },
  lose: {
    en: 'Signing out deletes what waits on this phone.',
    fr: 'Fermer la session efface ce qui attend sur ce téléphone.',
  },
  loseAll: { en: 'Sign out anyway', fr: 'Fermer quand même' },
  stay: { en: 'Stay', fr: 'Rester' },
};
export type Words = InLanguage<typeof messages>;

/** The weather’s conditions in one word. */
export const skyMessages: Readonly<Record<string, Bilingual>> = {
  clear: { en: 'Clear', fr: 'Dégagé' },
  cloudy: { en: 'Cloudy', fr: 'Nuageux' },
  fog: { en: 'Fog', fr: 'Brouillard' },
  drizzle: { en: 'Drizzle', fr: 'Bruine' },
  rain: { en: 'Rain', fr: 'Pluie' },
  'freezing-rain': { en: 'Freezing rain', fr: 'Pluie verglaçante' },
  snow: { en: 'Snow', fr: 'Neige' },
  storm: { en: 'Storm', fr: 'Orage' },
};
