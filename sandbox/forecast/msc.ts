import { conditionIn } from '#adapters/forecast/conditions.ts';
import { addDays, type IsoDate, weekdayOf } from '#domain/calendar/day.ts';
import { today } from '#domain/calendar/zone.ts';
import { clearDay, type ForecastStore, type SetFigures, wetHours } from './store.ts';

type Pair = { en: string | number; fr: string | number };
const both = (en: string | number, fr: string | number = en): Pair => ({ en, fr });
const quantity = (value: number, units: string) => ({ value: both(value), units: both(units), qaValue: 100 });

const weekdays: readonly Pair[] = [
  both('Sunday', 'dimanche'),
  both('Monday', 'lundi'),
  both('Tuesday', 'mardi'),
  both('Wednesday', 'mercredi'),
  both('Thursday', 'jeudi'),
  both('Friday', 'vendredi'),
  both('Saturday', 'samedi'),
];

const daysListed = 7;
const nightfall = 18;

type Place = { id: string; city: string };

/** The city page in its shape since July 2026, as of this minute: a day and a night for each of seven days. */
export async function mscAnswer(store: ForecastStore, now: Date, timeZone: string, place: Place): Promise<object> {
  const days = await store.all();
  const first = today(now, timeZone);
  const dates = Array.from({ length: daysListed }, (_, index) => addDays(first, index));
  const figures = (date: IsoDate) => days.get(date) ?? clearDay;
  return {
    type: 'Feature',
    id: place.id,
    properties: {
      name: both(place.city),
      lastUpdated: now.toISOString(),
      forecastGroup: {
        forecasts: dates.flatMap((date) => [
          dayPeriod(date, figures(date)),
          nightPeriod(date, { tonight: figures(date), next: figures(addDays(date, 1)) }),
        ]),
      },
      hourlyForecastGroup: { hourlyForecasts: [] },
      warnings: [],
    },
  };
}

function dayPeriod(date: IsoDate, day: SetFigures): object {
  const falls = wetHours(day).from < nightfall;
  const condition = falls ? both(day.condition) : both('Clear', 'Dégagé');
  // Chances come in steps of ten, and a negligible one is omitted.
  const chance = falls ? Math.round(day.precipitationChance / 10) * 10 : 0;
  return {
    period: period(date, ''),
    textSummary: both(`${condition.en}. Wind gusting to ${day.gustKmh}. High ${day.temperatureC}.`),
    winds: { periods: [{ speed: quantity(day.gustKmh / 2, 'km/h'), gust: quantity(day.gustKmh, 'km/h') }] },
    temperatures: { temperature: [{ class: both('high', 'max'), ...quantity(day.temperatureC, 'C') }] },
    abbreviatedForecast: {
      textSummary: condition,
      ...(chance > 0 || conditionIn(String(condition.en)) === null ? { pop: quantity(chance, '%') } : {}),
    },
  };
}

/** A night is as cold as the day after it; what falls after six in the evening falls in it. */
function nightPeriod(date: IsoDate, { tonight, next }: { tonight: SetFigures; next: SetFigures }): object {
  const falls = wetHours(tonight).until > nightfall && tonight.precipitationChance > 0;
  const sky = falls ? both('Showers', 'Averses') : both('Clear', 'Dégagé');
  return {
    period: period(date, ' night'),
    textSummary: both(`${sky.en}.`, `${sky.fr}.`),
    temperatures: { temperature: [{ class: both('low', 'min'), ...quantity(next.temperatureC, 'C') }] },
    abbreviatedForecast: {
      textSummary: sky,
      ...(falls && { pop: quantity(Math.round(tonight.precipitationChance / 10) * 10, '%') }),
    },
  };
}

function period(date: IsoDate, part: '' | ' night') {
  const { en, fr } = weekdays[weekdayOf(date)] ?? both('', '');
  const name = both(`${en}${part}`, part === '' ? fr : `${fr} soir et nuit`);
  return { textForecastName: name, value: name };
}
