import { formatTime, nbsp, weekdayName } from '../format.ts';
import type { Bilingual } from '../language.ts';
import { type AppointmentTime, minutesOf } from './schedule.ts';

/** The first and the last weekday (0 is Sunday), and the hours of each day. */
export type OpeningHours = {
  readonly days: readonly [first: number, last: number];
  readonly opens: AppointmentTime;
  readonly closes: AppointmentTime;
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** On its own line: `Monday - Friday, 7:00 AM - 5:00 PM`; `Lundi au vendredi, 7 h à 17 h`. */
export function hoursLine({ days: [first, last], opens, closes }: OpeningHours): Bilingual {
  return {
    en: `${weekdayName(first, 'en')} - ${weekdayName(last, 'en')}, ${formatTime(opens, 'en')} - ${formatTime(closes, 'en')}`,
    fr: `${capital(weekdayName(first, 'fr'))} au ${weekdayName(last, 'fr')}, ${formatTime(opens, 'fr')} à${nbsp}${formatTime(closes, 'fr')}`,
  };
}

/** Within a sentence: `Monday to Friday, 7:00 AM to 5:00 PM`; `du lundi au vendredi, de 7 h à 17 h`. */
export function hoursInWords({ days: [first, last], opens, closes }: OpeningHours): Bilingual {
  return {
    en: `${weekdayName(first, 'en')} to ${weekdayName(last, 'en')}, ${formatTime(opens, 'en')} to ${formatTime(closes, 'en')}`,
    fr: `du ${weekdayName(first, 'fr')} au ${weekdayName(last, 'fr')}, de${nbsp}${formatTime(opens, 'fr')} à${nbsp}${formatTime(closes, 'fr')}`,
  };
}

const clock = (time: AppointmentTime): string => {
  const minutes = minutesOf(time);
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
};

/** In schema.org's OpeningHoursSpecification format, with a 24-hour clock. */
export function hoursForMachines({ days: [first, last], opens, closes }: OpeningHours) {
  const days = Array.from({ length: last - first + 1 }, (_, index) => weekdayName(first + index, 'en'));
  return {
    dayOfWeek: days.map((day) => `https://schema.org/${day}`),
    opens: clock(opens),
    closes: clock(closes),
  };
}
