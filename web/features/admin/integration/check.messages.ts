import { nbsp } from '#domain/format.ts';

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const en = {
  title: 'Three-way check',
  lede: 'Compares every booking with the card gateway and the books, and lists the differences. It changes nothing.',
  compare: 'Compare bookings, gateway and books',
  comparing: 'Comparing...',
  reading: 'Loading the last comparison.',
  needsActive: 'The connection has to be active first.',
  unread: 'The last comparison could not be loaded.',
  again: 'Try again',
  notStarted: 'The comparison could not be started',
  ledger: 'Bookings and the gateway are being compared',
  books: (done: number, total: number) => `Reading the books: ${done} of ${total} bookings`,
  broken: 'The last comparison did not finish. Nothing was changed; please try again.',
  never: 'Nothing has been compared yet.',
  clean: 'No difference',
  found: (count: number) => plural(count, 'difference', 'differences'),
  compared: (orders: number, bookings: number) =>
    `${plural(orders, 'order', 'orders')} and ${plural(bookings, 'booking', 'bookings')} compared`,
  inFlight: (count: number) => `${count} still in progress`,
  finished: (when: string) => `Finished ${when}`,
  since: (day: string) => `Bookings since ${day}, and earlier ones still open`,
  left: (count: number) => `${plural(count, 'more is', 'more are')} not listed here.`,
  list: 'Differences',
  order: 'Order or day',
  what: 'Difference',
  one: 'First value',
  other: 'Second value',
  underWay: 'In progress',
};

const fr: typeof en = {
  title: 'Vérification à trois',
  lede: 'Interroge le service de paiement et la comptabilité sur chaque réservation, et dresse la liste de ce qui ne concorde pas. Elle ne change rien.',
  compare: 'Comparer réservations, paiements et comptabilité',
  comparing: 'Comparaison…',
  reading: 'Lecture de la dernière comparaison.',
  needsActive: 'La connexion doit d’abord être active.',
  unread: 'La dernière comparaison n’a pas pu être lue.',
  again: 'Réessayer',
  notStarted: 'La comparaison n’a pas pu être lancée',
  ledger: 'Comparaison des réservations et des paiements en cours',
  books: (done, total) => `Lecture de la comptabilité${nbsp}: ${done} réservations sur ${total}`,
  broken: 'La dernière comparaison n’est pas allée à son terme. Rien n’a changé. Veuillez réessayer.',
  never: 'Rien n’a encore été comparé.',
  clean: 'Aucune différence',
  found: (count) => `${count}${nbsp}${count > 1 ? 'différences' : 'différence'}`,
  compared: (orders, bookings) =>
    `Comparaison de ${orders}${nbsp}${orders > 1 ? 'commandes' : 'commande'} et de ${bookings}${nbsp}${bookings > 1 ? 'réservations' : 'réservation'}`,
  inFlight: (count) => `${count} encore en cours`,
  finished: (when) => `Terminée le ${when}`,
  since: (day) => `Réservations depuis le ${day}, et celles d’avant qui restent ouvertes`,
  left: (count) => `${count}${nbsp}${count > 1 ? 'autres ne figurent' : 'autre ne figure'} pas ici.`,
  list: 'Différences',
  order: 'Commande ou jour',
  what: 'Différence',
  one: 'D’un côté',
  other: 'De l’autre',
  underWay: 'En cours',
};

export const messages = { en, fr };
