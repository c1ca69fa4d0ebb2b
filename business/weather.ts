/** Weather in which the glass is not touched: any one of these is enough (decisions, section 8). */
export const unsuitableWeather = {
  /** Percent, and more. */
  precipitationChance: 60,
  precipitationMm: 2,
  /** Below, in degrees Celsius. */
  temperatureC: 2,
  /** Above, in km/h. */
  gustKmh: 60,
} as const;

/** Where the forecast is asked for: Montréal, and its name at Environment Canada. */
export const forecastPlace = { latitude: 45.5019, longitude: -73.5674, city: 'qc-147' } as const;

/** Whole hours of the day in which somebody may be at work; the weather of the others is of no matter. */
export const workingHours = { from: 8, until: 17 } as const;

/** Visits of this many days from tomorrow on are judged each evening; a new day is looked for in a wider window. */
export const judgedDays = 7;
export const forecastDays = 14;

/** When the evening's forecast is read, and until when on the day before a visit a proposal can be answered. */
export const forecastAt = '7:00 PM';
export const answerBy = '6:00 PM';
