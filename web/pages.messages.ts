/** The title of every page, as the browser's tab shows it. */
const en = {
  '/': 'Storefront glass, clear for years',
  '/postal-code': 'Service Area',
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
  '/what-is-this': 'A letter to the reader',
  '/contact': 'Contact Us',
  '/faq': 'Frequently asked questions',
  '/404': 'Page Not Found',
};

const fr: typeof en = {
  '/': 'Des vitrines claires, pour des années',
  '/postal-code': 'Zone de service',
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
  '/what-is-this': 'Lettre à qui nous lit',
  '/contact': 'Nous joindre',
  '/faq': 'Foire aux questions',
  '/404': 'Page introuvable',
};

export const messages = { en, fr };
