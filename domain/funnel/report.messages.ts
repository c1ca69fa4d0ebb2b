/** The words of what a report counts, on its page and in its files. */
export const reportWords = {
  steps: {
    landing: { en: 'Landing page', fr: 'Page d’accueil' },
    'postal-code': { en: 'Postal code', fr: 'Code postal' },
    size: { en: 'Building size', fr: 'Taille de la vitrine' },
    layout: { en: 'Window layout', fr: 'Façade' },
    questions: { en: 'Final questions', fr: 'Dernières questions' },
    aligned: { en: 'Aligned with us', fr: 'Visions concordantes' },
    appointment: { en: 'Appointment', fr: 'Rendez-vous' },
    terms: { en: 'Terms shown', fr: 'Conditions affichées' },
    payment: { en: 'Payment opened', fr: 'Paiement ouvert' },
    booked: { en: 'Booked', fr: 'Réservé' },
    'out-of-area': { en: 'Area not served', fr: 'Secteur non desservi' },
    'too-big': { en: 'Custom quote needed', fr: 'Soumission sur mesure' },
    'not-aligned': { en: 'Questions not passed', fr: 'Questions non réussies' },
    review: { en: 'Manual review', fr: 'Examen par une personne' },
  },
  reasons: {
    cancellation: { en: 'Refund of a cancellation', fr: 'Remboursement d’une annulation' },
    partial: { en: 'Partial refund', fr: 'Remboursement partiel' },
    'not-booked': {
      en: 'Refund of a payment that could not be booked',
      fr: 'Remboursement d’un paiement sans réservation possible',
    },
  },
  charges: { en: 'Charges after the sale', fr: 'Suppléments après la vente' },
  weather: {
    proposed: { en: 'Another day proposed because of the weather', fr: 'Autre journée proposée en raison de la météo' },
    accepted: { en: 'of these, accepted', fr: 'dont acceptées' },
    declined: { en: 'of these, declined', fr: 'dont refusées' },
    expired: { en: 'of these, without an answer in time', fr: 'dont sans réponse à temps' },
    open: { en: 'of these, waiting', fr: 'dont en attente' },
  },
  moves: {
    customer: { en: 'Visit moved by the client', fr: 'Visite déplacée par le client' },
    weather: { en: 'Visit moved because of the weather', fr: 'Visite déplacée en raison de la météo' },
    operator: { en: 'Visit moved by the business', fr: 'Visite déplacée par l’entreprise' },
  },
};
