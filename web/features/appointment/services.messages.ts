export const messages = {
  prices: { en: 'Prices for your storefront', fr: 'Prix pour votre vitrine' },
  beforeTaxes: { en: 'Prices before taxes', fr: 'Prix avant taxes' },
  heading: { en: 'Service', fr: 'Service' },
  places: {
    en: (of: number) => `Offered to the first ${of} clients only`,
    fr: (of: number) => `Réservée aux ${of} premiers clients`,
  },
  soldOut: {
    en: (of: number) => `All ${of} places are taken`,
    fr: (of: number) => `Les ${of}\u00a0places sont prises`,
  },
  pricesFailed: { en: 'The prices could not be loaded.', fr: 'Les prix n’ont pas pu se charger.' },
  layoutNotOffered: { en: 'The layout you chose is not offered.', fr: 'La disposition choisie n’est pas disponible.' },
  chooseLayout: { en: 'Choose another layout', fr: 'Choisir une autre disposition' },
  tryAgain: { en: 'Try again', fr: 'Réessayer' },
};
