import type { AppointmentTime } from '../calendar/schedule.ts';
import { timeOf } from '../format.ts';
import { hoursOfVisit, type JudgedVisit, type WeatherRules } from './judge.ts';
import { hoursOf, type Sky, type WeatherFigures } from './sky.ts';

export type VisitWeather = Pick<WeatherFigures, 'precipitationMm' | 'temperatureC' | 'gustKmh'> & {
  from: AppointmentTime;
  until: AppointmentTime;
};

/** The sum of the precipitation, the lowest temperature and the highest gust; null if nothing is known of the hours. */
export function weatherOfVisit(
  visit: Pick<JudgedVisit, 'date' | 'time' | 'size'>,
  sky: Sky,
  rules: Pick<WeatherRules, 'usualHours'>,
): VisitWeather | null {
  const span = hoursOfVisit(visit, rules);
  const hours = hoursOf(sky, visit.date, span);
  const reduced = (figure: keyof WeatherFigures, reduce: (known: number[]) => number): number | null => {
    const known = hours.flatMap((hour) => hour[figure] ?? []);
    return known.length === 0 ? null : reduce(known);
  };
  const mm = reduced('precipitationMm', (known) => known.reduce((all, one) => all + one, 0));
  const figures = {
    precipitationMm: mm === null ? null : Math.round(mm * 10) / 10,
    temperatureC: reduced('temperatureC', (known) => Math.min(...known)),
    gustKmh: reduced('gustKmh', (known) => Math.max(...known)),
  };
  if (Object.values(figures).every((figure) => figure === null)) return null;
  const clock = (hour: number) => timeOf({ hour: hour % 24, minute: 0 });
  return { from: clock(span.from), until: clock(span.until), ...figures };
}
