import { nbsp } from '#domain/format.ts';

const visitsEn = (count: number) => `${count} visits`;
const visitsFr = (count: number) => `${count}${nbsp}visites`;

const en = {
  unread: 'This could not be loaded.',
  again: 'Try again',
  failed: 'It did not work',
  blocks: 'Blocked days',
  noBlocks: 'No day is blocked.',
  stretch: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
  hours: (from: string, to: string) => `${from} to ${to}`,
  remove: 'Open again',
  removeNamed: (days: string) => `Open again: ${days}`,
  removed: 'Open again',
  settings: 'Season and crews',
  season: (opens: string, closes: string) => `Visits are sold from ${opens} until ${closes}, that day excluded.`,
  seasonPassed: (day: string) =>
    `Your own first closed day, ${day}, has passed: it ended its season, and the next one ends on its usual day. Take it away, or enter that of the next season.`,
  seasonEnd: 'First closed day of your own',
  seasonHint: 'It ends its season alone. Leave it empty to close on the same day each year.',
  crews: 'Crews per day',
  crewsHint: 'A date is sold once for each crew; 0 closes all days.',
  save: 'Save',
  saving: 'Saving...',
  saved: 'Saved, and in force',
  ownerOnly: 'Only an owner changes these.',
  overfull: 'More visits than crews',
  overfullLede: 'None of them is lost, and nothing more is sold on these days.',
  overfullDay: (day: string, count: number) => `${day}: ${visitsEn(count)}`,
  wrongCrews: (least: number, most: number) => `A whole number from ${least} to ${most}.`,
  conflict: 'Somebody else has changed this meanwhile',
  nowCloses: (day: string | null) =>
    day === null ? 'The season now ends on the same day each year.' : `The first closed day is now ${day}.`,
  nowCrews: (count: number) => `Crews per day are now ${count}.`,
  keepMine: 'Keep my entry',
  takeTheirs: 'Take theirs',
  feed: 'Your own calendar',
  feedLede:
    'Subscribe to this address in the calendar of your phone or computer: visits appear in it and follow every move.',
  feedSecret:
    'Whoever has the address can read the names, addresses and phone numbers of your clients. Keep it to yourself, and make a new one when somebody leaves.',
  address: 'Secret address',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'Copy it by hand: the field is selected.',
  make: 'Make an address',
  renew: 'Make a new address',
  making: 'One moment...',
  renewTitle: 'Make a new address?',
  renewText: 'The previous address ends at once. Every calendar that reads it needs the new one.',
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
  removed: 'De nouveau ouvert',
  settings: 'Saison et équipes',
  season: (opens, closes) => `Les visites se vendent du ${opens} jusqu’au ${closes}, cette journée exclue.`,
  seasonPassed: (day) =>
    `Votre propre première journée fermée, le ${day}, est passée${nbsp}: elle a terminé sa saison, et la prochaine se termine à sa date habituelle. Retirez-la, ou entrez celle de la prochaine saison.`,
  seasonEnd: 'Votre propre première journée fermée',
  seasonHint: 'Elle ne vaut que pour sa saison. Laissez le champ vide pour fermer à la même date chaque année.',
  crews: 'Équipes par jour',
  crewsHint: `Une date se vend une fois par équipe${nbsp}; 0 ferme toutes les journées.`,
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  saved: 'Enregistré et en vigueur',
  ownerOnly: 'Seule une personne propriétaire peut les changer.',
  overfull: 'Plus de visites que d’équipes',
  overfullLede: 'Aucune n’est perdue, et rien de plus ne se vend ces jours-là.',
  overfullDay: (day, count) => `${day}${nbsp}: ${visitsFr(count)}`,
  wrongCrews: (least, most) => `Un nombre entier de ${least} à ${most}.`,
  conflict: 'Quelqu’un d’autre a changé ce réglage entre-temps',
  nowCloses: (day) =>
    day === null
      ? 'La saison se termine maintenant à la même date chaque année.'
      : `La première journée fermée est maintenant le ${day}.`,
  nowCrews: (count) => `Le nombre d’équipes par jour est maintenant de ${count}.`,
  keepMine: 'Garder ma saisie',
  takeTheirs: 'Prendre la leur',
  feed: 'Votre propre calendrier',
  feedLede:
    'Abonnez le calendrier de votre téléphone ou de votre ordinateur à cette adresse\u00a0: les visites y apparaissent et suivent chaque déplacement.',
  feedSecret:
    'Quiconque possède l’adresse peut lire les noms, adresses et numéros de téléphone de vos clients. Gardez-la pour vous, et créez-en une nouvelle quand quelqu’un part.',
  address: 'Adresse secrète',
  copy: 'Copier',
  copied: 'Copiée',
  notCopied: 'Copiez-la à la main\u00a0: le champ est sélectionné.',
  make: 'Créer une adresse',
  renew: 'Créer une nouvelle adresse',
  making: 'Un instant…',
  renewTitle: 'Créer une nouvelle adresse\u00a0?',
  renewText: 'L’ancienne adresse prend fin aussitôt. Il faut donner la nouvelle à chaque calendrier qui la lit.',
  renewed: 'La nouvelle adresse est en vigueur',
  keep: 'Garder l’adresse',
};

export const messages = { en, fr };
