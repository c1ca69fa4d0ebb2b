const en = {
  steps: {
    landing: 'Landing page',
    'postal-code': 'Postal code',
    size: 'Building size',
    layout: 'Window layout',
    questions: 'Final questions',
    aligned: 'Aligned with us',
    appointment: 'Appointment',
    terms: 'Terms shown',
    payment: 'Payment opened',
    booked: 'Booked',
    'out-of-area': 'Area not served',
    'too-big': 'Custom quote needed',
    'not-aligned': 'Questions not passed',
    review: 'Manual review',
  },
  reasons: {
    cancellation: 'Refund of a cancellation',
    partial: 'Partial refund',
    'not-booked': 'Refund of a payment that could not be booked',
  },
  weather: {
    proposed: 'Another day proposed because of the weather',
    accepted: 'of these, accepted',
    declined: 'of these, declined',
    expired: 'of these, without an answer in time',
    open: 'of these, waiting',
  },
  moves: {
    customer: 'Visit moved by the client',
    weather: 'Visit moved because of the weather',
    operator: 'Visit moved by the business',
  },
};

const fr: typeof en = {
  steps: {
    landing: 'Page d’accueil',
    'postal-code': 'Code postal',
    size: 'Taille d’immeuble',
    layout: 'Façade',
    questions: 'Dernières questions',
    aligned: 'Visions concordantes',
    appointment: 'Rendez-vous',
    terms: 'Conditions affichées',
    payment: 'Paiement ouvert',
    booked: 'Réservé',
    'out-of-area': 'Secteur non desservi',
    'too-big': 'Soumission sur mesure',
    'not-aligned': 'Questions non réussies',
    review: 'Examen par une personne',
  },
  reasons: {
    cancellation: 'Remboursement d’une annulation',
    partial: 'Remboursement partiel',
    'not-booked': 'Remboursement d’un paiement sans réservation possible',
  },
  weather: {
    proposed: 'Autre journée proposée en raison de la météo',
    accepted: 'dont acceptées',
    declined: 'dont refusées',
    expired: 'dont sans réponse à temps',
    open: 'dont en attente',
  },
  moves: {
    customer: 'Visite déplacée par le client',
    weather: 'Visite déplacée en raison de la météo',
    operator: 'Visite déplacée par l’entreprise',
  },
};

/** The words of what a report counts, on its page and in its files. */
export const reportWords = { en, fr };
