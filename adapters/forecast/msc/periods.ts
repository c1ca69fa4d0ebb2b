import { addDays, type IsoDate, weekdayOf } from '#domain/calendar/day.ts';
import { listAt, textAt } from './wire.ts';

/** A day or a night of the forecast, with the day on which it begins. */
export type Period = { date: IsoDate; night: boolean; raw: unknown };

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/**
 * Dates the periods, which carry a weekday's name and no date, from the day of issue on. Null when the names are not in
 * order: then no date can be trusted.
 */
export function datedPeriods(group: unknown, issued: IsoDate): Period[] | null {
  const dated: Period[] = [];
  let day = issued;
  let rows = 0;
  for (const raw of listAt(group, 'forecasts', 'forecast')) {
    // Between two names there are never more days than rows.
    rows += 1;
    const names = [textAt(raw, 'period', 'value'), textAt(raw, 'period', 'textForecastName'), textAt(raw, 'period')];
    const name = names.join(' ').toLowerCase();
    const ahead = daysAhead(name, day);
    if (ahead === null) continue;
    // A page made after midnight may still begin with the evening before.
    const move = ahead === 6 && dated.length === 0 ? -1 : ahead;
    if (move > rows) return null;
    day = addDays(day, move);
    rows = 0;
    dated.push({ date: day, night: name.includes('night'), raw });
  }
  return dated;
}

function daysAhead(name: string, from: IsoDate): number | null {
  const weekday = weekdays.findIndex((one) => name.includes(one));
  if (weekday >= 0) return (weekday - weekdayOf(from) + 7) % 7;
  return /\btoday\b|tonight/.test(name) ? 0 : null;
}
