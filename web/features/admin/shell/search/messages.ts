export const messages = {
  search: { en: 'Find a booking, client or request', fr: 'Trouver une réservation, un client ou une demande' },
  short: { en: 'Search', fr: 'Rechercher' },
  placeholder: { en: 'Name, phone, street, number', fr: 'Nom, téléphone, rue, numéro' },
  groups: {
    bookings: { en: 'Bookings', fr: 'Réservations' },
    clients: { en: 'Clients', fr: 'Clients' },
    requests: { en: 'Requests', fr: 'Demandes' },
  },
  kinds: {
    quote: { en: 'Quote request', fr: 'Demande de prix' },
    review: { en: 'Storefront review', fr: 'Évaluation de vitrine' },
    area: { en: 'Waits for an area', fr: 'Attend un secteur' },
    waiting: { en: 'On the waiting list', fr: 'Sur la liste d’attente' },
  },
  visits: {
    en: (count: number) => (count === 1 ? '1 visit' : `${count} visits`),
    fr: (count: number) => (count > 1 ? `${count} visites` : `${count} visite`),
  },
  nothing: {
    en: 'Nothing has all of these words. Fewer may find more.',
    fr: 'Rien ne contient tous ces mots. Essayez-en moins.',
  },
  failed: { en: 'The search failed. Please try again.', fr: 'La recherche a échoué. Veuillez réessayer.' },
  searching: { en: 'Searching...', fr: 'Recherche…' },
  found: {
    en: (count: number) => (count === 1 ? '1 result' : `${count} results`),
    fr: (count: number) => (count > 1 ? `${count} résultats` : `${count} résultat`),
  },
};
