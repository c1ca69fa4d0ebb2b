import { describe, expect, it } from 'vitest';
import { mscReading } from './map.ts';

/** Monday, 6 October 2025, seven in the evening in Montréal. */
const now = new Date('2025-10-06T23:00:00Z');
const reader = { now, timeZone: 'America/Toronto', hours: { from: 8, until: 17 } };
const wanted = { from: '2025-10-07', days: 14 };

const both = (en: unknown, fr: unknown = en) => ({ en, fr });
const quantity = (value: unknown) => ({ value: both(value), units: both('C') });

type Period = { name: string; text?: string; detail?: string; pop?: unknown; temperature?: unknown; gust?: unknown };

/** A period in the shape since July 2026. */
const period = ({ name, text = 'Sunny', detail = `${text}.`, pop, temperature = 15, gust }: Period) => ({
  period: { textForecastName: both(name), value: both(name) },
  textSummary: both(detail),
  temperatures: { temperature: [{ class: both('high'), ...quantity(temperature) }] },
  abbreviatedForecast: { textSummary: both(text), ...(pop !== undefined && { pop: quantity(pop) }) },
  ...(gust !== undefined && { winds: { periods: [{ gust: quantity(gust) }] } }),
});

/** The same in the flat shape before. */
const flatPeriod = ({ name, text = 'Sunny', pop, temperature = 15 }: Period) => ({
  period: { textForecastName: name, value: name },
  textSummary: `${text}.`,
  temperatures: { temperature: [{ class: 'high', value: String(temperature) }] },
  abbreviatedForecast: { textSummary: text, pop: pop === undefined ? '' : { value: String(pop), units: '%' } },
});

const page = (periods: readonly object[], more: Record<string, unknown> = {}) => ({
  properties: { lastUpdated: '2025-10-06T22:30:00Z', forecastGroup: { forecasts: periods }, ...more },
});
const read = (answer: unknown, at = reader) => mscReading(answer, wanted, at);
const days = (answer: unknown) => {
  const reading = read(answer);
  if (reading.state !== 'read') throw new Error(reading.detail);
  return reading.days;
};
const tuesday = (more: Partial<Period> = {}, hours: readonly object[] = []) =>
  days(
    page([period({ name: 'Monday night' }), period({ name: 'Tuesday', ...more })], {
      hourlyForecastGroup: { hourlyForecasts: hours },
    }),
  )[0];

describe('a day of Environment Canada', () => {
  it('has chance, temperature, gusts and condition, and never an amount', () => {
    expect(tuesday({ text: 'Chance of showers', pop: 60, temperature: 9, gust: 70 })).toEqual({
      date: '2025-10-07',
      precipitationChance: 60,
      precipitationMm: null,
      temperatureC: 9,
      gustKmh: 70,
      condition: 'rain',
    });
  });

  it('reads both shapes of the page alike', () => {
    const week = [
      { name: 'Tonight' },
      { name: 'Tuesday', text: 'Rain', pop: 80, temperature: 7 },
      { name: 'Tuesday night' },
      { name: 'Wednesday', text: 'Mainly sunny', temperature: 11 },
    ];
    const flat = page([], { forecastGroup: { forecast: week.map(flatPeriod) } });
    expect(days(flat)).toEqual(days(page(week.map(period))));
    expect(days({ type: 'FeatureCollection', features: [flat] })).toEqual(days(flat));
  });

  it('without a chance has none when it is dry, and a certain one when it is wet', () => {
    expect(tuesday({ text: 'A mix of sun and cloud' })).toMatchObject({ precipitationChance: 0, condition: 'cloudy' });
    expect(tuesday({ text: 'Periods of rain' })).toMatchObject({ precipitationChance: 100, condition: 'rain' });
    expect(tuesday({ text: 'Chance of flurries' })).toMatchObject({ precipitationChance: null, condition: 'snow' });
    expect(tuesday({ text: '', detail: '' })).toMatchObject({ precipitationChance: null, condition: null });
  });

  it.each([
    ['Sunny', 'clear'],
    ['Clear', 'clear'],
    ['A few clouds', 'cloudy'],
    ['Fog patches', 'fog'],
    ['Drizzle', 'drizzle'],
    ['Rain at times heavy', 'rain'],
    ['Freezing rain', 'freezing-rain'],
    ['Ice pellets', 'freezing-rain'],
    ['Blowing snow', 'snow'],
    ['Showers with thunderstorms', 'storm'],
  ])('calls %s %s', (text, condition) => {
    expect(tuesday({ text })).toMatchObject({ condition });
  });

  it('has the gusts that its words tell of', () => {
    const detail = 'Rain. Wind southwest 40 km/h gusting to 65. High 9.';
    expect(tuesday({ detail })).toMatchObject({ gustKmh: 65 });
    expect(tuesday()).toMatchObject({ gustKmh: null });
  });

  it('is as cold as between the night before and the day, until its hours are known', () => {
    const cold = [period({ name: 'Monday night', temperature: -6 }), period({ name: 'Tuesday', temperature: 8 })];
    const hour = (clock: number, temperature: number) => ({
      // Eight in the morning of Montréal is noon in UTC; written with and without the letter for it.
      timestamp: `2025-10-07T${clock + 4}:00:00${clock % 2 === 0 ? 'Z' : ''}`,
      condition: both('Rain'),
      temperature: quantity(temperature),
      lop: quantity(clock === 10 ? 90 : 20),
      wind: { speed: quantity(20), ...(clock === 9 && { gust: quantity(62) }) },
    });
    expect(days(page(cold))).toMatchObject([{ temperatureC: 1 }]);
    const hours = Array.from({ length: 14 }, (_, index) => hour(index + 6, index === 0 ? -9 : index));
    expect(days(page(cold, { hourlyForecastGroup: { hourlyForecasts: hours } }))).toMatchObject([
      { temperatureC: 2, precipitationChance: 90, gustKmh: 62, condition: 'rain' },
    ]);
  });

  it('has its hours: those of a period alike, from six to six, and the listed ones as they are', () => {
    const listed = { timestamp: '2025-10-07T18:00:00Z', condition: both('Rain'), lop: quantity(90) };
    const reading = read(
      page(
        [
          period({ name: 'Monday night' }),
          period({ name: 'Tuesday', pop: 30, temperature: 9 }),
          period({ name: 'Tuesday night', text: 'Showers', pop: 70, temperature: 4 }),
        ],
        { hourlyForecastGroup: { hourlyForecasts: [listed] } },
      ),
    );
    const hours = reading.state === 'read' ? reading.hours : [];
    const chances = ['06', '14', '17', '18', '23'].map(
      (hour) => hours.find((one) => one.hour === `2025-10-07T${hour}`)?.precipitationChance,
    );
    expect(chances).toEqual([30, 90, 30, 70, 70]);
    expect(hours.at(-1)).toEqual({
      hour: '2025-10-08T05',
      precipitationChance: 70,
      precipitationMm: null,
      temperatureC: 4,
      gustKmh: null,
    });
  });

  it('takes no figure that no weather has', () => {
    const none = page([period({ name: 'Tuesday', pop: 140, temperature: -90, gust: 900 })]);
    expect(read(none)).toMatchObject({ state: 'unavailable' });
    const odd = tuesday({ pop: 'NaN', temperature: 12, gust: 900 });
    expect(odd).toMatchObject({ precipitationChance: null, temperatureC: 12, gustKmh: null });
  });
});

describe('the periods of Environment Canada', () => {
  const names = (...list: string[]) => page(list.map((name) => period({ name })));
  const dates = (answer: unknown) => days(answer).map(({ date }) => date);

  it('are dated by their weekdays, a week ahead', () => {
    expect(dates(names('Today', 'Tonight', 'Tuesday', 'Tuesday night', 'Wednesday', 'Thursday'))).toEqual([
      '2025-10-07',
      '2025-10-08',
      '2025-10-09',
    ]);
    const week = ['Monday night', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday', 'Monday'];
    expect(dates(names(...week)).at(-1)).toBe('2025-10-13');
  });

  it('may begin with the evening before when the page was made after midnight', () => {
    const early = { ...reader, now: new Date('2025-10-07T05:00:00Z') };
    const answer = {
      properties: { ...names('Monday night', 'Tuesday').properties, lastUpdated: '2025-10-07T04:30:00Z' },
    };
    expect(read(answer, early)).toMatchObject({ days: [{ date: '2025-10-07' }] });
  });

  it('pass over what cannot be read', () => {
    const unreadable = [null, 7, 'Tuesday', [], {}, { period: null }];
    expect(
      dates(page([period({ name: 'Monday night' }), ...unreadable.map(Object), period({ name: 'Tuesday' })])),
    ).toEqual(['2025-10-07']);
  });

  it('make the whole page unavailable when they are not in order', () => {
    expect(read(names('Thursday', 'Tuesday'))).toMatchObject({ state: 'unavailable' });
    expect(read(names('Tuesday', 'Monday', 'Wednesday'))).toMatchObject({ state: 'unavailable' });
  });
});

describe('a page of Environment Canada', () => {
  const sound = [period({ name: 'Tonight' }), period({ name: 'Tuesday' })];

  it('is unavailable when it is older than twelve hours, of tomorrow, or does not say', () => {
    expect(read(page(sound, { lastUpdated: '2025-10-06T11:00:00Z' })).state).toBe('read');
    for (const lastUpdated of ['2025-10-06T10:59:59Z', '2025-10-07T00:00:01Z', 'today', '', null, 7, undefined]) {
      expect(read(page(sound, { lastUpdated }))).toMatchObject({ state: 'unavailable', source: 'environment-canada' });
    }
  });

  it('is unavailable when nothing in it can be used, and never breaks the reader', () => {
    let deep: unknown = 5;
    for (let depth = 0; depth < 50_000; depth++) deep = { value: deep };
    for (const answer of [
      null,
      'x',
      3,
      [],
      {},
      { properties: [] },
      page([]),
      page([{ period: deep }]),
      { features: {} },
    ]) {
      expect(read(answer)).toMatchObject({ state: 'unavailable' });
    }
  });
});
