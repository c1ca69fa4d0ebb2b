import { describe, expect, it } from 'vitest';
import { conditions } from '../port.ts';
import { codeOf, openMeteoReading } from './map.ts';

const hours = { from: 8, until: 17 };
const wanted = { from: '2025-10-07', days: 14 };
const times = (date: string) => Array.from({ length: 24 }, (_, hour) => `${date}T${String(hour).padStart(2, '0')}:00`);
const column = (value: unknown, at: Record<number, unknown> = {}) =>
  Array.from({ length: 24 }, (_, hour) => (hour in at ? at[hour] : value));

const aDay = (more: Record<string, unknown> = {}, date = '2025-10-07') => ({
  hourly: {
    time: times(date),
    temperature_2m: column(12.5),
    precipitation_probability: column(10),
    precipitation: column(0),
    weather_code: column(1),
    wind_gusts_10m: column(20),
    ...more,
  },
});
const read = (answer: unknown) => openMeteoReading(answer, wanted, hours);
const day = (more: Record<string, unknown>) => {
  const reading = read(aDay(more));
  if (reading.state !== 'read') throw new Error(reading.detail);
  return reading.days[0];
};

describe('a day of Open-Meteo', () => {
  it('is its working hours: highest chance and gust, lowest temperature, sum of precipitation, worst condition', () => {
    expect(
      day({
        temperature_2m: column(12.5, { 8: 3.1, 17: 4 }),
        precipitation_probability: column(10, { 9: 30, 17: 70 }),
        precipitation: column(0, { 9: 0.1, 12: 0.2, 17: 1.4 }),
        weather_code: column(1, { 10: 61, 11: 95, 12: 3 }),
        wind_gusts_10m: column(20, { 15: 64.5 }),
      }),
    ).toEqual({
      date: '2025-10-07',
      precipitationChance: 70,
      precipitationMm: 1.7,
      temperatureC: 3.1,
      gustKmh: 64.5,
      condition: 'storm',
    });
  });

  it('leaves the night out, and what fell before eight', () => {
    const night = { 0: 99, 7: 99, 8: 99, 18: 99, 23: 99 };
    expect(
      day({
        temperature_2m: column(12.5, { 7: -20, 18: -20 }),
        precipitation_probability: column(10, night),
        precipitation: column(0, night),
        wind_gusts_10m: column(20, night),
      }),
    ).toMatchObject({ temperatureC: 12.5, precipitationChance: 10, precipitationMm: 0, gustKmh: 20 });
  });

  it('has its hours, nights too: what fell and blew in one is told at its end, its temperature at its beginning', () => {
    const reading = read(
      aDay({
        temperature_2m: column(12.5, { 22: 3 }),
        precipitation_probability: column(10, { 23: 80 }),
        precipitation: column(0, { 23: 1.4 }),
        wind_gusts_10m: column(20, { 23: 64.5 }),
      }),
    );
    const hours = reading.state === 'read' ? reading.hours : [];
    expect([hours.length, hours[0]?.hour]).toEqual([24, '2025-10-07T00']);
    expect(hours[22]).toEqual({
      hour: '2025-10-07T22',
      precipitationChance: 80,
      precipitationMm: 1.4,
      temperatureC: 3,
      gustKmh: 64.5,
    });
    // Midnight's value, which is of the last hour, is in the next day's.
    expect(hours[23]).toMatchObject({ precipitationChance: null, temperatureC: 12.5 });
  });

  it('does without what is null, missing or short', () => {
    expect(day({ precipitation_probability: column(null, { 12: 40 }) })).toMatchObject({ precipitationChance: 40 });
    expect(day({ precipitation_probability: column(null), weather_code: column(null) })).toMatchObject({
      precipitationChance: null,
      condition: null,
    });
    expect(day({ wind_gusts_10m: undefined, temperature_2m: column(5).slice(0, 9) })).toMatchObject({
      gustKmh: null,
      temperatureC: 5,
    });
  });

  it('takes no figure that no weather has', () => {
    expect(
      day({ temperature_2m: column(-90), wind_gusts_10m: column('NaN'), precipitation: column({}) }),
    ).toMatchObject({
      precipitationChance: 10,
      temperatureC: null,
      gustKmh: null,
      precipitationMm: null,
    });
  });

  it('is found by its hours’ text, whatever order they are in', () => {
    const { hourly } = aDay({ temperature_2m: column(12, { 8: 4 }) });
    const reversed = Object.fromEntries(Object.entries(hourly).map(([name, values]) => [name, values.toReversed()]));
    expect(read({ hourly: reversed })).toMatchObject({ days: [{ date: '2025-10-07', temperatureC: 4 }] });
  });

  it('of a clock change has 23 or 25 hours and the same working day', () => {
    const spring = times('2025-10-07').filter((time) => !time.endsWith('T02:00'));
    const autumn = times('2025-10-07').toSpliced(1, 0, '2025-10-07T01:00');
    for (const time of [spring, autumn]) {
      const temperature_2m = time.map((text) => (text.endsWith('T08:00') ? 3 : 10));
      expect(day({ time, temperature_2m })).toMatchObject({ temperatureC: 3 });
    }
  });

  it('knows a code for each of our conditions', () => {
    for (const condition of conditions)
      expect(day({ weather_code: column(codeOf(condition)) })).toMatchObject({ condition });
    expect(day({ weather_code: column(44) })).toMatchObject({ condition: null });
  });
});

describe('an answer of Open-Meteo', () => {
  it('is cut to the wanted days, in order', () => {
    const late = aDay({}, '2025-10-21').hourly;
    const early = aDay({}, '2025-10-08').hourly;
    const both = Object.entries(late).map(([name, values]) => [name, [...values, ...Object(early)[name]]]);
    expect(read({ hourly: Object.fromEntries(both) })).toMatchObject({ days: [{ date: '2025-10-08' }] });
  });

  it('is unavailable without any usable day', () => {
    const empty = { temperature_2m: [], precipitation_probability: [], precipitation: [], wind_gusts_10m: [] };
    const absurd = { temperature_2m: column(-90), precipitation_probability: column(140), precipitation: column(-1) };
    for (const answer of [
      null,
      'soon',
      [],
      {},
      { hourly: null },
      { hourly: { time: 'now' } },
      { hourly: { time: [] } },
      aDay(empty),
      aDay({ ...absurd, wind_gusts_10m: column(900) }),
      aDay({}, '2025-02-30'),
      aDay({}, '2025-10-06'),
    ]) {
      expect(read(answer)).toMatchObject({ state: 'unavailable', source: 'open-meteo' });
    }
  });
});
