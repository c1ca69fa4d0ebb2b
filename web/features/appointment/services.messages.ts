const en = {
  prices: 'Prices for your storefront',
  beforeTaxes: 'Prices before taxes',
  heading: 'Service',
  places: (of: number) => `Offered to the first ${of} clients only`,
  soldOut: (of: number) => `All ${of} places are taken`,
  pricesFailed: 'The prices could not be loaded.',
  layoutNotOffered: 'The layout you chose is not offered.',
  chooseLayout: 'Choose another layout',
  tryAgain: 'Try again',
};

const fr: typeof en = {
  prices: 'Prix pour votre vitrine',
  beforeTaxes: 'Prix avant taxes',
  heading: 'Service',
  places: (of) => `Offerte aux ${of} premiers clients seulement`,
  soldOut: (of) => `Les ${of}\u00a0places sont prises`,
  pricesFailed: 'Les prix n’ont pas pu se charger.',
  layoutNotOffered: 'La disposition choisie n’est pas offerte.',
  chooseLayout: 'Choisir une autre disposition',
  tryAgain: 'Réessayer',
};

export const messages = { en, fr };
