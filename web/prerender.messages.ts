/** The description of every page, as a search engine shows it. Only the prerendered page carries it. */
const en = {
  '/': 'Storefront glass cleaned and coated in Montréal. One price by storefront size, known before you book.',
  '/postal-code': 'See whether we clean and coat storefront glass in your area.',
  '/storefront-size': 'Choose the size of your storefront. It decides the price.',
  '/glass-coverage': 'Choose the façade that resembles yours.',
  '/sentiment': 'Three questions about what your window is for.',
  '/alignment-success': 'Continue to the choice of a day.',
  '/manual-review': 'Leave your details and we will answer within 1 business day.',
  '/other-companies': 'Three window-cleaning companies for storefronts that need a custom quote.',
  '/calendar-booking': 'Choose a day, a time and a service.',
  '/payment': 'Your details, the order in full and the card payment.',
  '/payment-complete': 'Your payment, your appointment and what happens next.',
  '/confirmation': 'The details of your booking.',
  '/what-is-this':
    'A letter about storefront glass: one price by size, a coating said to last 15 years, and whom we serve.',
  '/contact': 'Reach us by phone or by email, Monday to Friday.',
  '/faq': 'Six answers: pricing, upkeep after coating, the 15-year warranty, cost by year, rain, and historic glass.',
  '/404': 'There is nothing behind this pane.',
};

const fr: typeof en = {
  '/': 'Vitrines nettoyées et protégées à Montréal. Un seul prix selon la taille de la vitrine, connu avant de réserver.',
  '/postal-code': 'Voyez si nous nettoyons et protégeons les vitrines de votre secteur.',
  '/storefront-size': 'Choisissez la taille de votre vitrine. Elle détermine le prix.',
  '/glass-coverage': 'Choisissez la façade qui ressemble à la vôtre.',
  '/sentiment': 'Trois questions sur le rôle de votre vitrine.',
  '/alignment-success': 'Passez au choix de la journée.',
  '/manual-review': 'Laissez vos coordonnées; nous répondons dans un délai de 1 jour ouvrable.',
  '/other-companies':
    'Trois entreprises de lavage de vitres pour les vitrines qui demandent une soumission sur mesure.',
  '/calendar-booking': 'Choisissez une journée, une heure et un service.',
  '/payment': 'Vos coordonnées, la commande complète et le paiement par carte.',
  '/payment-complete': 'Votre paiement, votre rendez-vous et la suite.',
  '/confirmation': 'Les détails de votre réservation.',
  '/what-is-this':
    'Une lettre sur le verre des vitrines\u00a0: un prix selon la taille, un revêtement auquel on prête 15 ans, et qui nous servons.',
  '/contact': 'Joignez-nous par téléphone ou par courriel, du lundi au vendredi.',
  '/faq':
    'Six réponses\u00a0: tarif, entretien après le revêtement, garantie de 15 ans, coût par année, pluie et verre ancien.',
  '/404': 'Il n’y a rien derrière cette vitre.',
};

export const messages = { en, fr };
