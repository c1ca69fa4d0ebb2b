import { schedule } from '#business/schedule.ts';
import type { IsoDate } from '#domain/calendar/day.ts';
import type { AppointmentTime } from '#domain/calendar/schedule.ts';
import { formatLongDate, formatMoment, formatTime } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';

/** A date and time in words: `Tuesday, October 14, 2025, 9:00 AM`; `mardi 14 octobre 2025, 9 h`. */
export const dayAndTime = (date: IsoDate, time: AppointmentTime, language: Language): string =>
  `${formatLongDate(date, language)}, ${formatTime(time, language)}`;

/** The same for an instant, in the business's time zone. */
export const momentInWords = (instant: Date, language: Language): string =>
  formatMoment(instant, schedule.timeZone, language);
