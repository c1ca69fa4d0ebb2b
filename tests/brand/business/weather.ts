/** Default thresholds of unsuitable weather; exceeding one is enough. */
export const unsuitableWeather = {
  /** Percent, and more. */
  precipitationChance: 60,
  precipitationMm: 2,
  /** Below, in degrees Celsius. */
  temperatureC: 2,
  /** Above, in km/h. */
  gustKmh: 60,
} as const;

/** Ottawa: coordinates, and the city code of Environment Canada. */
export const forecastPlace = { latitude: 45.4215, longitude: -75.6972, city: 'on-118' } as const;

/** Hours of the day whose weather counts. */
export const workingHours = { from: 8, until: 17 } as const;

/** Visits of this many days from tomorrow on are judged each evening; `forecastDays` are searched for another day. */
export const judgedDays = 7;
export const forecastDays = 14;

/** When visits are judged each evening, and the deadline for answers on the day before a visit. */
export const forecastAt = '7:00 PM';
export const answerBy = '6:00 PM';
