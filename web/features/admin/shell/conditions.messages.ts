/** The weather's conditions in one word. */
const en = {
  clear: 'Clear',
  cloudy: 'Cloudy',
  fog: 'Fog',
  drizzle: 'Drizzle',
  rain: 'Rain',
  'freezing-rain': 'Freezing rain',
  snow: 'Snow',
  storm: 'Storm',
};

const fr: typeof en = {
  clear: 'Dégagé',
  cloudy: 'Nuageux',
  fog: 'Brouillard',
  drizzle: 'Bruine',
  rain: 'Pluie',
  'freezing-rain': 'Pluie verglaçante',
  snow: 'Neige',
  storm: 'Orage',
};

export const conditions = { en, fr };
