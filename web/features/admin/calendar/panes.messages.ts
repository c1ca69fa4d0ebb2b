import { nbsp } from '#domain/format.ts';

export const messages = {
  unread: { en: 'This could not be loaded.', fr: 'Le chargement a échoué.' },
  again: { en: 'Try again', fr: 'Réessayer' },
  failed: { en: 'That did not work', fr: 'Cela n’a pas fonctionné' },
  blocks: { en: 'Blocked days', fr: 'Journées bloquées' },
  noBlocks: { en: 'No day is blocked.', fr: 'Aucune journée n’est bloquée.' },
  stretch: {
    en: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
    fr: (from: string, to: string) => (from === to ? from : `${from} au ${to}`),
  },
  hours: {
    en: (from: string, to: string) => `${from} to ${to}`,
    fr: (from: string, to: string) => `de ${from} à ${to}`,
  },
  remove: { en: 'Reopen', fr: 'Rouvrir' },
  removeNamed: { en: (days: string) => `Reopen: ${days}`, fr: (days: string) => `Rouvrir${nbsp}: ${days}` },
  removed: { en: 'Reopened', fr: 'Rouvert' },
  settings: { en: 'Season and crews', fr: 'Saison et équipes' },
  season: {
    en: (opens: string, closes: string) => `The season opens on ${opens}. Its first closed day is ${closes}.`,
    fr: (opens: string, closes: string) => `La saison ouvre le ${opens}. Sa première journée fermée est le ${closes}.`,
  },
  seasonPassed: {
    en: (day: string) =>
      `Your own closing date, ${day}, has passed. The next season closes on its usual day: clear yours, or enter one for the next season.`,
    fr: (day: string) =>
      `Votre date de fermeture, le ${day}, est passée. La prochaine saison ferme à sa date habituelle${nbsp}: effacez la vôtre, ou entrez celle de la prochaine saison.`,
  },
  seasonEnd: { en: 'Your own closing date', fr: 'Votre date de fermeture' },
  seasonHint: {
    en: 'For that season only. Leave it empty to close on the usual day every year.',
    fr: 'Pour cette saison seulement. Laissez le champ vide pour fermer à la date habituelle chaque année.',
  },
  crews: { en: 'Crews per day', fr: 'Équipes par jour' },
  crewsHint: {
    en: 'Each crew takes one visit a day; 0 closes every day.',
    fr: 'Chaque équipe fait une visite par jour; 0 ferme toutes les journées.',
  },
  save: { en: 'Save', fr: 'Enregistrer' },
  saving: { en: 'Saving...', fr: 'Enregistrement…' },
  saved: { en: 'Saved, and in force', fr: 'Enregistré et en vigueur' },
  ownerOnly: { en: 'Only an owner can change these.', fr: 'Seul un propriétaire peut les changer.' },
  overfull: { en: 'More visits than crews', fr: 'Plus de visites que d’équipes' },
  overfullLede: {
    en: 'No visit is lost, and these days take no more bookings.',
    fr: 'Aucune n’est perdue, et ces journées ne prennent plus de réservation.',
  },
  wrongCrews: {
    en: (least: number, most: number) => `A whole number from ${least} to ${most}.`,
    fr: (least: number, most: number) => `Un nombre entier de ${least} à ${most}.`,
  },
  conflict: {
    en: 'Someone else has changed this in the meantime',
    fr: 'Quelqu’un d’autre a changé ce réglage entre-temps',
  },
  nowCloses: {
    en: (day: string | null) =>
      day === null ? 'The season now closes on its usual day every year.' : `The first closed day is now ${day}.`,
    fr: (day: string | null) =>
      day === null
        ? 'La saison ferme maintenant à sa date habituelle chaque année.'
        : `La première journée fermée est maintenant le ${day}.`,
  },
  nowCrews: {
    en: (count: number) => `The number of crews per day is now ${count}.`,
    fr: (count: number) => `Le nombre d’équipes par jour est maintenant de ${count}.`,
  },
  keepMine: { en: 'Keep my entry', fr: 'Garder ma saisie' },
  takeTheirs: { en: 'Take the other value', fr: 'Prendre l’autre valeur' },
  feed: { en: 'Your own calendar', fr: 'Votre propre calendrier' },
  feedLede: {
    en: 'Subscribe to this address in your phone’s or computer’s calendar: visits appear there and follow every change.',
    fr: 'Abonnez le calendrier de votre téléphone ou de votre ordinateur à cette adresse\u00a0: les visites y apparaissent et suivent chaque déplacement.',
  },
  feedSecret: {
    en: 'Anyone with this address can see your clients’ names, addresses and phone numbers. Keep it private, and create a new one when someone leaves.',
    fr: 'Quiconque possède l’adresse peut lire les noms, adresses et numéros de téléphone de vos clients. Gardez-la pour vous, et créez-en une nouvelle quand quelqu’un part.',
  },
  address: { en: 'Private address', fr: 'Adresse privée' },
  copy: { en: 'Copy', fr: 'Copier' },
  copied: { en: 'Copied', fr: 'Copiée' },
  notCopied: {
    en: 'Copy it by hand: the field is selected.',
    fr: 'Copiez-la à la main\u00a0: le champ est sélectionné.',
  },
  make: { en: 'Create an address', fr: 'Créer une adresse' },
  renew: { en: 'Create a new address', fr: 'Créer une nouvelle adresse' },
  making: { en: 'One moment...', fr: 'Un instant…' },
  renewTitle: { en: 'Create a new address?', fr: 'Créer une nouvelle adresse?' },
  renewText: {
    en: 'The current address stops working at once. Every calendar that uses it needs the new one.',
    fr: 'L’adresse actuelle cesse aussitôt de fonctionner. Il faut donner la nouvelle à chaque calendrier qui l’utilise.',
  },
  renewed: { en: 'The new address is in force', fr: 'La nouvelle adresse est en vigueur' },
  keep: { en: 'Keep the address', fr: 'Garder l’adresse' },
};
