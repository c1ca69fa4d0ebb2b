import { nbsp } from '#domain/format.ts';

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const messages = {
  title: { en: 'Three-way check', fr: 'Rapprochement des trois sources' },
  lede: {
    en: 'Compares every booking with the card gateway and the books, and lists the differences. It changes nothing.',
    fr: 'Interroge le service de paiement et la comptabilité sur chaque réservation, et dresse la liste de ce qui ne concorde pas. Il ne change rien.',
  },
  compare: { en: 'Compare bookings, gateway and books', fr: 'Comparer réservations, paiements et comptabilité' },
  comparing: { en: 'Comparing...', fr: 'Comparaison…' },
  reading: { en: 'Loading the last comparison.', fr: 'Chargement de la dernière comparaison.' },
  needsActive: { en: 'The connection has to be active first.', fr: 'La connexion doit d’abord être active.' },
  unread: { en: 'The last comparison could not be loaded.', fr: 'La dernière comparaison n’a pas pu être chargée.' },
  again: { en: 'Try again', fr: 'Réessayer' },
  notStarted: { en: 'The comparison could not be started', fr: 'La comparaison n’a pas pu être lancée' },
  ledger: {
    en: 'Bookings and the gateway are being compared',
    fr: 'Comparaison des réservations et des paiements en cours',
  },
  books: {
    en: (done: number, total: number) => `Checking the books: ${done} of ${total} bookings`,
    fr: (done: number, total: number) => `Vérification de la comptabilité${nbsp}: ${done} réservations sur ${total}`,
  },
  broken: {
    en: 'The last comparison did not finish. Nothing was changed; please try again.',
    fr: 'La dernière comparaison n’est pas allée à son terme. Rien n’a changé. Veuillez réessayer.',
  },
  never: { en: 'Nothing has been compared yet.', fr: 'Rien n’a encore été comparé.' },
  clean: { en: 'No difference', fr: 'Aucune différence' },
  found: {
    en: (count: number) => plural(count, 'difference', 'differences'),
    fr: (count: number) => `${count}${nbsp}${count > 1 ? 'différences' : 'différence'}`,
  },
  compared: {
    en: (orders: number, bookings: number) =>
      `${plural(orders, 'order', 'orders')} and ${plural(bookings, 'booking', 'bookings')} compared`,
    fr: (orders: number, bookings: number) =>
      `Comparaison de ${orders}${nbsp}${orders > 1 ? 'commandes' : 'commande'} et de ${bookings}${nbsp}${bookings > 1 ? 'réservations' : 'réservation'}`,
  },
  inFlight: { en: (count: number) => `${count} still in progress`, fr: (count: number) => `${count} encore en cours` },
  finished: { en: (when: string) => `Finished ${when}`, fr: (when: string) => `Terminée le ${when}` },
  since: {
    en: (day: string) => `Bookings since ${day}, and earlier ones still open`,
    fr: (day: string) => `Réservations depuis le ${day}, et celles d’avant qui restent ouvertes`,
  },
  left: {
    en: (count: number) => `${plural(count, 'more is', 'more are')} not listed here.`,
    fr: (count: number) => `${count}${nbsp}${count > 1 ? 'autres ne figurent' : 'autre ne figure'} pas ici.`,
  },
  list: { en: 'Differences', fr: 'Différences' },
  order: { en: 'Order or day', fr: 'Commande ou jour' },
  what: { en: 'Difference', fr: 'Différence' },
  one: { en: 'First value', fr: 'D’un côté' },
  other: { en: 'Second value', fr: 'De l’autre' },
  underWay: { en: 'In progress', fr: 'En cours' },
};
