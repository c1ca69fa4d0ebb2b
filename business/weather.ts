import type { AppointmentTime } from '#domain/calendar/schedule.ts';
import type { Silence } from '#domain/weather/answer.ts';

/** Default thresholds of unsuitable weather; exceeding one is enough (decisions, section 8). */
export const unsuitableWeather = {
  /** Percent, and more. */
  precipitationChance: 60,
  precipitationMm: 2,
  /** A wash tolerates less rain than this during its hours, however likely it is. */
  washMm: 4,
  /** Hours after a visit during which a new coating must stay dry: as long as it must not be touched. */
  dryHours: 24,
  /** Below, in degrees Celsius. */
  temperatureC: 2,
  /** Above, in km/h. */
  gustKmh: 60,
  /** The same, where glass reaches above four metres. */
  highGustKmh: 45,
} as const;

/** How many hours a visit usually takes. */
export const usualHours = { petite: 2, moderne: 4, grande: 8 } as const;

/** Montréal: coordinates, and the city code of Environment Canada. */
export const forecastPlace = { latitude: 45.5019, longitude: -73.5674, city: 'qc-147' } as const;

/** Hours of the day whose weather counts. */
export const workingHours = { from: 8, until: 17 } as const;

/** Visits of this many days from tomorrow on are judged each evening; `forecastDays` are searched for another day. */
export const judgedDays = 7;
export const forecastDays = 14;

/** What happens to a visit when its client does not answer a proposal: a person decides. */
export const silence: Silence = 'ask';

/** When visits are judged each evening, and the deadline for answers on the day before a visit. */
export const forecastAt: AppointmentTime = '7:00 PM';
export const answerBy: AppointmentTime = '6:00 PM';

/** When the past days' weather is fetched each morning, as far back as a service has it. */
export const pastWeatherAt: AppointmentTime = '6:00 AM';
export const pastDaysAsked = 60;
/** The operator is notified after this many days without an answer. */
export const silentDays = 3;
/** Forecast accuracy covers this many days, and is shown to clients from this many visits on. */
export const accountDays = 365;
export const accountShownFrom = 30;
/** New limits are tried on this many days of judgements. */
export const previewDays = 30;
