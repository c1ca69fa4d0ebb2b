import { nbsp } from '#domain/format.ts';

const visitsEn = (count: number) => `${count} visits`;
const visitsFr = (count: number) => `${count}${nbsp}visites`;

const en = {
  unread: 'This could not be loaded.',
  again: 'Try again',
  failed: 'That did not work',
  blocks: 'Blocked days',
  noBlocks: 'No day is blocked.',
  stretch: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
  hours: (from: string, to: string) => `${from} to ${to}`,
  remove: 'Reopen',
  removeNamed: (days: string) => `Reopen: ${days}`,
  removed: 'Reopened',
  settings: 'Season and crews',
  season: (opens: string, closes: string) => `The season opens on ${opens}. Its first closed day is ${closes}.`,
  seasonPassed: (day: string) =>
    `Your own first closed day, ${day}, has passed. The next season closes on its usual day: clear yours, or enter one for the next season.`,
  seasonEnd: 'Your own first closed day',
  seasonHint: 'For that season only. Leave it empty to close on the usual day every year.',
  crews: 'Crews per day',
  crewsHint: 'Each crew takes one visit a day; 0 closes every day.',
  save: 'Save',
  saving: 'Saving...',
  saved: 'Saved, and in force',
  ownerOnly: 'Only an owner can change these.',
  overfull: 'More visits than crews',
  overfullLede: 'No visit is lost, and these days take no more bookings.',
  overfullDay: (day: string, count: number) => `${day}: ${visitsEn(count)}`,
  wrongCrews: (least: number, most: number) => `A whole number from ${least} to ${most}.`,
  conflict: 'Someone else has changed this in the meantime',
  nowCloses: (day: string | null) =>
    day === null ? 'The season now closes on its usual day every year.' : `The first closed day is now ${day}.`,
  nowCrews: (count: number) => `The number of crews per day is now ${count}.`,
  keepMine: 'Keep my entry',
  takeTheirs: 'Take theirs',
  feed: 'Your own calendar',
  feedLede:
    'Subscribe to this address in your phone’s or computer’s calendar: visits appear there and follow every change.',
  feedSecret:
    'Anyone with this address can see your clients’ names, addresses and phone numbers. Keep it private, and create a new one when someone leaves.',
  address: 'Private address',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'Copy it by hand: the field is selected.',
  make: 'Create an address',
  renew: 'Create a new address',
  making: 'One moment...',
  renewTitle: 'Create a new address?',
  renewText: 'The current address stops working at once. Every calendar that uses it needs the new one.',
  renewed: 'The new address is in force',
  keep: 'Keep the address',
};

const fr: typeof en = {
  unread: 'La lecture n’a pas été possible.',
  again: 'Réessayer',
  failed: 'Cela n’a pas fonctionné',
  blocks: 'Journées bloquées',
  noBlocks: 'Aucune journée n’est bloquée.',
  stretch: (from, to) => (from === to ? from : `${from} au ${to}`),
  hours: (from, to) => `de ${from} à ${to}`,
  remove: 'Rouvrir',
  removeNamed: (days) => `Rouvrir${nbsp}: ${days}`,
  removed: 'Rouvert',
  settings: 'Saison et équipes',
  season: (opens, closes) => `La saison ouvre le ${opens}. Sa première journée fermée est le ${closes}.`,
  seasonPassed: (day) =>
    `Votre propre première journée fermée, le ${day}, est passée. La prochaine saison ferme à sa date habituelle${nbsp}: effacez la vôtre, ou entrez celle de la prochaine saison.`,
  seasonEnd: 'Votre propre première journée fermée',
  seasonHint: 'Pour cette saison seulement. Laissez le champ vide pour fermer à la date habituelle chaque année.',
  crews: 'Équipes par jour',
  crewsHint: `Chaque équipe fait une visite par jour${nbsp}; 0 ferme toutes les journées.`,
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  saved: 'Enregistré et en vigueur',
  ownerOnly: 'Seul un propriétaire peut les changer.',
  overfull: 'Plus de visites que d’équipes',
  overfullLede: 'Aucune n’est perdue, et ces journées ne prennent plus de réservation.',
  overfullDay: (day, count) => `${day}${nbsp}: ${visitsFr(count)}`,
  wrongCrews: (least, most) => `Un nombre entier de ${least} à ${most}.`,
  conflict: 'Quelqu’un d’autre a changé ce réglage entre-temps',
  nowCloses: (day) =>
    day === null
      ? 'La saison ferme maintenant à sa date habituelle chaque année.'
      : `La première journée fermée est maintenant le ${day}.`,
  nowCrews: (count) => `Le nombre d’équipes par jour est maintenant de ${count}.`,
  keepMine: 'Garder ma saisie',
  takeTheirs: 'Prendre la leur',
  feed: 'Votre propre calendrier',
  feedLede:
    'Abonnez le calendrier de votre téléphone ou de votre ordinateur à cette adresse\u00a0: les visites y apparaissent et suivent chaque déplacement.',
  feedSecret:
    'Quiconque possède l’adresse peut lire les noms, adresses et numéros de téléphone de vos clients. Gardez-la pour vous, et créez-en une nouvelle quand quelqu’un part.',
  address: 'Adresse privée',
  copy: 'Copier',
  copied: 'Copiée',
  notCopied: 'Copiez-la à la main\u00a0: le champ est sélectionné.',
  make: 'Créer une adresse',
  renew: 'Créer une nouvelle adresse',
  making: 'Un instant…',
  renewTitle: 'Créer une nouvelle adresse\u00a0?',
  renewText:
    'L’adresse actuelle cesse aussitôt de fonctionner. Il faut donner la nouvelle à chaque calendrier qui l’utilise.',
  renewed: 'La nouvelle adresse est en vigueur',
  keep: 'Garder l’adresse',
};

export const messages = { en, fr };
