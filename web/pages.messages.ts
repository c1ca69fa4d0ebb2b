/** The title of every page, as a browser's tab and a search engine show it. */
const en = {
  '/': 'Storefront glass, clear for years',
  '/postal-code': 'Is your storefront in our area?',
  '/storefront-size': 'Building Size',
  '/glass-coverage': 'Window Layout',
  '/sentiment': 'Final Questions',
  '/alignment-success': "You're aligned with us",
  '/manual-review': "Let's make sure we're the right fit",
  '/other-companies': 'Thank You for Your Interest',
  '/calendar-booking': 'Select Your Appointment',
  '/payment': 'Payment',
  '/payment-complete': 'Payment Complete',
  '/confirmation': 'Your booking',
  '/what-is-this': 'A letter about storefront glass',
  '/contact': 'Contact us by phone or by email',
  '/faq': 'Storefront glass: price, coating, rain',
  '/cancel-booking': 'Cancel Booking',
  '/cancel-booking/:token': 'Cancel Booking',
  '/404': 'Page Not Found',
};

const fr: typeof en = {
  '/': 'Des vitrines claires, pour des années',
  '/postal-code': 'Votre vitrine est-elle dans notre secteur\u00a0?',
  '/storefront-size': 'Taille du bâtiment',
  '/glass-coverage': 'Disposition',
  '/sentiment': 'Dernières questions',
  '/alignment-success': 'Nos visions concordent',
  '/manual-review': 'Assurons-nous d’être faits l’un pour l’autre',
  '/other-companies': 'Merci de votre intérêt',
  '/calendar-booking': 'Choisissez votre rendez-vous',
  '/payment': 'Paiement',
  '/payment-complete': 'Paiement terminé',
  '/confirmation': 'Votre réservation',
  '/what-is-this': 'Une lettre sur le verre des vitrines',
  '/contact': 'Nous joindre par téléphone ou par courriel',
  '/faq': 'Le verre des vitrines\u00a0: prix, revêtement, pluie',
  '/cancel-booking': 'Annuler la réservation',
  '/cancel-booking/:token': 'Annuler la réservation',
  '/404': 'Page introuvable',
};

export const messages = { en, fr };
