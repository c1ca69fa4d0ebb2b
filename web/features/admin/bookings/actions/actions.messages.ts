import { nbsp } from '#domain/format.ts';

/** The words of the list's filters and days, and of what is done about one booking. */
export const messages = {
  filters: { en: 'Show', fr: 'Afficher' },
  filter: {
    all: { en: 'All', fr: 'Toutes' },
    upcoming: { en: 'Upcoming', fr: 'À venir' },
    attention: { en: 'Flagged', fr: 'Signalées' },
    refunds: { en: 'Refunds', fr: 'Remboursements' },
    unsynced: { en: 'Unsynced', fr: 'Non synchronisées' },
  },
  day: { en: 'Day of the visit', fr: 'Jour de la visite' },
  anyDay: { en: 'All days', fr: 'Tous les jours' },
  nothing: {
    all: { en: 'There are no bookings yet.', fr: 'Il n’y a pas encore de réservation.' },
    upcoming: { en: 'There are no upcoming visits.', fr: 'Aucune visite n’est à venir.' },
    attention: { en: 'No booking is flagged.', fr: 'Aucune réservation n’est signalée.' },
    refunds: { en: 'There are no refunds.', fr: 'Aucun remboursement n’est fait ni en cours.' },
    unsynced: { en: 'Everything is recorded in the accounts.', fr: 'Tout est inscrit dans la comptabilité.' },
    day: { en: 'There are no visits on this day.', fr: 'Aucune visite n’a lieu ce jour-là.' },
  },
  cause: {
    refund: {
      en: 'It is not certain that its refund arrived.',
      fr: 'Il n’est pas certain que son remboursement soit arrivé.',
    },
    message: {
      en: 'A message failed or may not have arrived.',
      fr: 'Un message a échoué ou n’est peut-être pas arrivé.',
    },
    sync: { en: 'The accounting service rejected it.', fr: 'La comptabilité l’a refusée.' },
    weather: {
      en: 'The forecast is unsuitable, and no other day was found.',
      fr: 'La météo ne convient pas à sa journée, et aucune autre n’a été trouvée.',
    },
  },
  attention: { en: 'Needs attention', fr: 'À voir en premier' },
  move: { en: 'Move the visit', fr: 'Déplacer la visite' },
  contact: { en: 'Correct contact', fr: 'Corriger les coordonnées' },
  storefront: { en: 'Correct storefront', fr: 'Corriger la vitrine' },
  contactHint: {
    en: 'Messages not sent yet go to the new address and number. A new email address gets a link of its own, and the former one’s stops working. The invoice shows these details.',
    fr: 'Les messages qui ne sont pas encore partis iront à la nouvelle adresse et au nouveau numéro. Une nouvelle adresse courriel reçoit son propre lien, et celui de l’ancienne cesse de fonctionner. La facture porte ces coordonnées.',
  },
  contactSame: { en: 'Change something first.', fr: 'Modifiez d’abord quelque chose.' },
  corrected: { en: 'Contact corrected', fr: 'Coordonnées corrigées' },
  correctedText: {
    en: 'To send a message again, open ‘Resend messages’.',
    fr: `Pour renvoyer un message, ouvrez «${nbsp}Renvoyer un message${nbsp}».`,
  },
  languages: { en: { en: 'English', fr: 'French' }, fr: { en: 'Anglais', fr: 'Français' } },
  resend: { en: 'Resend messages', fr: 'Renvoyer un message' },
  outcome: { en: 'Completed or no-show', fr: 'Effectuée ou manquée' },
  visitOf: { en: (when: string) => `Visit on ${when}`, fr: (when: string) => `Visite du ${when}` },
  text: { en: 'Write a text', fr: 'Écrire un texto' },
  textLabel: { en: 'Your message', fr: 'Votre message' },
  textHint: {
    en: (count: number) =>
      `It starts with our name. Between 9 PM and 8 AM it waits. Counted as ${count} ${count === 1 ? 'message' : 'messages'} by the network.`,
    fr: (count: number) =>
      `Il commence par notre nom. Entre 21${nbsp}h et 8${nbsp}h, il attend. Compté pour ${count}${nbsp}${count > 1 ? 'messages' : 'message'} par le réseau.`,
  },
  textEmpty: { en: 'Write the message first.', fr: 'Écrivez d’abord le message.' },
  textUnreachable: {
    en: 'This number cannot receive our texts. Call, or write an email.',
    fr: 'Ce numéro ne reçoit aucun texto de nous. Appelez ou écrivez un courriel.',
  },
  sendText: { en: 'Send the text', fr: 'Envoyer le texto' },
  textSent: { en: 'The text is on its way', fr: 'Le texto est en route' },
  note: { en: 'Add a note', fr: 'Ajouter une note' },
  notes: { en: 'Internal notes', fr: 'Notes internes' },
  crew: { en: (who: string) => `crew, ${who}`, fr: (who: string) => `équipe, ${who}` },
  noteBy: {
    en: (who: string, when: string) => `${who}, ${when}`,
    fr: (who: string, when: string) => `${who}, ${when}`,
  },
  keep: { en: 'Keep as is', fr: 'Laisser tel quel' },
  went: { en: 'How did the visit go?', fr: 'Comment la visite s’est-elle passée?' },
  outcomes: {
    completed: { en: 'Completed', fr: 'Effectuée' },
    'no-show': { en: 'No-show', fr: 'Manquée' },
    active: { en: 'Still to come', fr: 'Encore à venir' },
  },
  outcomeText: {
    completed: {
      en: 'The glass was treated. The client receives the care notes as planned.',
      fr: 'Le verre a été traité. Le client reçoit les conseils d’entretien comme prévu.',
    },
    'no-show': {
      en: 'Nobody was there. The texts that follow a visit are not sent.',
      fr: 'Il n’y avait personne. Les textos qui suivent une visite ne sont pas envoyés.',
    },
    active: { en: 'Removes the mark.', fr: 'Retire la mention.' },
  },
  mark: { en: 'Save', fr: 'Enregistrer' },
  marked: { en: 'Saved', fr: 'Enregistré' },
  noteLabel: { en: 'Note', fr: 'Note' },
  noteHint: {
    en: 'Only your team sees it. Notes cannot be changed or removed.',
    fr: 'Seule l’entreprise la lit. Les notes ne peuvent être ni modifiées ni supprimées.',
  },
  noteEmpty: { en: 'Write something first.', fr: 'Écrivez d’abord quelque chose.' },
  addNote: { en: 'Add the note', fr: 'Ajouter la note' },
  noted: { en: 'Note added', fr: 'Note ajoutée' },
  left: {
    en: (count: number) => `${count} characters left`,
    fr: (count: number) => `${count}${nbsp}caractères restants`,
  },
  sendAgain: { en: 'Send again', fr: 'Renvoyer' },
  sendAgainOf: {
    en: (message: string) => `Send again: ${message}`,
    fr: (message: string) => `Renvoyer${nbsp}: ${message}`,
  },
  resent: { en: 'On its way again', fr: 'De nouveau en route' },
  notNow: { en: 'It is being sent, or is out of date.', fr: 'Il est en cours d’envoi, ou il n’a plus d’objet.' },
  noMessages: { en: 'No message has been sent yet.', fr: 'Aucun message n’a encore été envoyé.' },
  markedAs: {
    completed: { en: 'Marked as completed', fr: 'Notée comme effectuée' },
    'no-show': { en: 'Marked as a no-show', fr: 'Notée comme manquée' },
    active: { en: 'Mark removed', fr: 'Mention retirée' },
  },
};
