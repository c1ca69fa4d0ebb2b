import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judge, outlookOf, type WeatherFigures } from './judge.ts';

const thresholds = { precipitationChance: 60, precipitationMm: 2, temperatureC: 2, gustKmh: 60 };
const fine: WeatherFigures = { precipitationChance: 0, precipitationMm: 0, temperatureC: 15, gustKmh: 15 };
const nothing: WeatherFigures = { precipitationChance: null, precipitationMm: null, temperatureC: null, gustKmh: null };
const judged = (more: Partial<WeatherFigures>, of = fine) => judge({ ...of, ...more }, thresholds);
const suitable = { suitable: true, reasons: [] };

describe('a day’s weather', () => {
  it('is suitable up to its thresholds and unsuitable at or past them', () => {
    expect(judged({ precipitationChance: 59.9 })).toEqual(suitable);
    expect(judged({ precipitationChance: 60 })).toEqual({ suitable: false, reasons: ['precipitation'] });
    expect(judged({ precipitationMm: 1.9 })).toEqual(suitable);
    expect(judged({ precipitationMm: 2 })).toEqual({ suitable: false, reasons: ['precipitation'] });
    expect(judged({ temperatureC: 2 })).toEqual(suitable);
    expect(judged({ temperatureC: 1.9 })).toEqual({ suitable: false, reasons: ['cold'] });
    expect(judged({ gustKmh: 60 })).toEqual(suitable);
    expect(judged({ gustKmh: 60.1 })).toEqual({ suitable: false, reasons: ['wind'] });
  });

  it('names every reason once', () => {
    expect(judged({ precipitationChance: 90, precipitationMm: 12, temperatureC: -3, gustKmh: 80 })).toEqual({
      suitable: false,
      reasons: ['precipitation', 'cold', 'wind'],
    });
  });

  it('is unsuitable by one figure alone, whatever else is missing', () => {
    expect(judged({ precipitationMm: 5 }, nothing)).toMatchObject({ suitable: false });
    expect(judged({ gustKmh: 61 }, nothing)).toMatchObject({ suitable: false });
  });

  it('is suitable when precipitation and temperature are known, also without gusts', () => {
    expect(judged({ gustKmh: null, precipitationMm: null })).toEqual(suitable);
    expect(judged({ precipitationChance: null })).toEqual(suitable);
  });

  it('is unknown when nothing can be said', () => {
    expect(judged({}, nothing)).toBe('unknown');
    expect(judged({ temperatureC: null })).toBe('unknown');
    expect(judged({ precipitationChance: null, precipitationMm: null })).toBe('unknown');
    expect(judged({ temperatureC: Number.NaN })).toBe('unknown');
  });

  it('never becomes better by worse figures', () => {
    const figure = fc.option(fc.double({ min: -60, max: 200, noNaN: true }));
    const figures = fc.record({
      precipitationChance: figure,
      precipitationMm: figure,
      temperatureC: figure,
      gustKmh: figure,
    });
    fc.assert(
      fc.property(figures, fc.double({ min: 0, max: 100, noNaN: true }), (day, more) => {
        const before = judge(day, thresholds);
        if (before === 'unknown' || before.suitable) return;
        const up = (value: number | null, by: number) => (value === null ? null : value + by);
        const after = judge(
          {
            precipitationChance: up(day.precipitationChance, more),
            precipitationMm: up(day.precipitationMm, more),
            temperatureC: up(day.temperatureC, -more),
            gustKmh: up(day.gustKmh, more),
          },
          thresholds,
        );
        expect(after).toMatchObject({ suitable: false, reasons: expect.arrayContaining(before.reasons) });
      }),
    );
  });
});

describe('a day’s outlook in the calendar', () => {
  const outlook = (more: Partial<WeatherFigures>, of = fine) => outlookOf({ ...of, ...more }, thresholds);

  it('is rain where precipitation alone makes the day unsuitable, and clear where nothing does', () => {
    expect(outlook({})).toBe('clear');
    expect(outlook({ precipitationChance: 60 })).toBe('rain');
    expect(outlook({ precipitationMm: 2, gustKmh: 90 })).toBe('rain');
  });

  it('promises neither on a cold or windy day, nor without a forecast', () => {
    expect(outlook({ temperatureC: -5 })).toBeNull();
    expect(outlook({ gustKmh: 90 })).toBeNull();
    expect(outlook({}, nothing)).toBeNull();
  });
});
