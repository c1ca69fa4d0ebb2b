/** The weather's conditions in one word. */
export const conditions = {
  clear: { en: 'Clear', fr: 'Dégagé' },
  cloudy: { en: 'Cloudy', fr: 'Nuageux' },
  fog: { en: 'Fog', fr: 'Brouillard' },
  drizzle: { en: 'Drizzle', fr: 'Bruine' },
  rain: { en: 'Rain', fr: 'Pluie' },
  'freezing-rain': { en: 'Freezing rain', fr: 'Pluie verglaçante' },
  snow: { en: 'Snow', fr: 'Neige' },
  storm: { en: 'Storm', fr: 'Orage' },
};
