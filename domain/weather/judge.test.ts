import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rulesWith, skyWith } from '#tests/builders/rules/sky.ts';
import { type JudgedVisit, judgeDay, judgeVisit, outlookOf, type Thresholds } from './judge.ts';
import { hourName, type WeatherFigures } from './sky.ts';

const fine: WeatherFigures = { precipitationChance: 0, precipitationMm: 0, temperatureC: 15, gustKmh: 15 };
const nothing: WeatherFigures = { precipitationChance: null, precipitationMm: null, temperatureC: null, gustKmh: null };
const likely = { ...fine, precipitationChance: 60, precipitationMm: 0.4 };

const date = '2025-10-09';
/** Four hours from eight on, and then a day to dry. */
const visit: JudgedVisit = { date, time: '8:00 AM', coats: true, size: 'mid-storefront', layout: null };
const clear = { [date]: fine, '2025-10-10': fine };
type Hours = Parameters<typeof skyWith>[1];
const judged = (hours: Hours, more: Partial<JudgedVisit> = {}, limits: Partial<Thresholds> = {}) =>
  judgeVisit({ ...visit, ...more }, skyWith(clear, hours), rulesWith(limits));
const suitable = { suitable: true, reasons: [], from: null, until: null };

describe('the weather of a visit', () => {
  it('is that of its hours: what falls after a refresh leaves it alone', () => {
    const wet = { [`${date}T14`]: { ...fine, precipitationChance: 100, precipitationMm: 9 } };
    expect(judged(wet, { coats: false })).toEqual(suitable);
    expect(judged(wet, { coats: false, time: '11:00 AM' })).toEqual({
      suitable: false,
      reasons: ['precipitation'],
      from: '2025-10-09T14',
      until: '2025-10-09T15',
    });
    expect(judged({ [`${date}T07`]: likely })).toEqual(suitable);
  });

  it('counts the hours in which a coating dries, the night too, as many as the limits say', () => {
    expect(judged({ '2025-10-10T02': likely })).toEqual({
      suitable: false,
      reasons: ['drying'],
      from: '2025-10-10T02',
      until: '2025-10-10T03',
    });
    expect(judged({ '2025-10-10T11': likely })).toMatchObject({ reasons: ['drying'] });
    expect(judged({ '2025-10-10T12': likely })).toEqual(suitable);
    expect(judged({ '2025-10-10T02': likely }, {}, { dryHours: 12 })).toEqual(suitable);
    expect(judged({ [`${date}T12`]: likely }, {}, { dryHours: 0 })).toEqual(suitable);
  });

  it('may be cold and windy while the coating dries', () => {
    expect(judged({ '2025-10-10T02': { ...fine, temperatureC: -3, gustKmh: 90 } })).toEqual(suitable);
  });

  it('lasts as long as storefronts of its size usually take', () => {
    const at = (hour: number, size: JudgedVisit['size']) =>
      judged({ [hourName(date, hour)]: { ...fine, temperatureC: 0 } }, { size });
    expect([at(9, 'little-storefront'), at(10, 'little-storefront')]).toMatchObject([{ suitable: false }, suitable]);
    expect([at(15, 'grand-storefront'), at(16, 'grand-storefront')]).toMatchObject([{ suitable: false }, suitable]);
  });

  it('bears light rain when it is a wash, however likely; without an amount the chance counts', () => {
    const light = { ...fine, precipitationChance: 100, precipitationMm: 0.9 };
    const hours = (figures: WeatherFigures) =>
      Object.fromEntries([8, 9, 10, 11].map((hour) => [hourName(date, hour), figures]));
    expect(judged(hours(light), { coats: false })).toEqual(suitable);
    expect(judged(hours(light))).toMatchObject({ reasons: ['precipitation'] });
    expect(judged(hours({ ...light, precipitationMm: 1 }), { coats: false })).toMatchObject({ suitable: false });
    expect(judged(hours({ ...light, precipitationMm: null }), { coats: false })).toMatchObject({
      suitable: false,
    });
  });

  it('takes less wind where glass is high, by its layout, or by its size where no layout is known', () => {
    const gusts = { [`${date}T09`]: { ...fine, gustKmh: 50 } };
    expect(judged(gusts)).toEqual(suitable);
    expect(judged(gusts, { size: 'grand-storefront' })).toMatchObject({ reasons: ['wind'] });
    expect(judged(gusts, { size: 'grand-storefront', layout: 'layout1' })).toEqual(suitable);
    expect(judged(gusts, { layout: 'layout11' })).toMatchObject({ reasons: ['wind'] });
  });

  it('is suitable up to its limits and unsuitable at or past them', () => {
    const at = (more: Partial<WeatherFigures>) => judged({ [`${date}T09`]: { ...fine, ...more } });
    expect(at({ precipitationChance: 59.9 })).toEqual(suitable);
    expect(at({ precipitationChance: 60 })).toMatchObject({ suitable: false, reasons: ['precipitation'] });
    expect(at({ precipitationMm: 1.9 })).toEqual(suitable);
    expect(at({ precipitationMm: 2 })).toMatchObject({ reasons: ['precipitation'] });
    expect(at({ temperatureC: 2 })).toEqual(suitable);
    expect(at({ temperatureC: 1.9 })).toMatchObject({ reasons: ['cold'] });
    expect(at({ gustKmh: 60 })).toEqual(suitable);
    expect(at({ gustKmh: 60.1 })).toMatchObject({ reasons: ['wind'] });
  });

  it('names every reason once, from its first hour to its last', () => {
    const hours = {
      [`${date}T09`]: { ...fine, precipitationChance: 90 },
      [`${date}T10`]: { ...fine, temperatureC: -3, gustKmh: 80 },
      '2025-10-10T03': likely,
    };
    expect(judged(hours)).toEqual({
      suitable: false,
      reasons: ['precipitation', 'cold', 'wind'],
      from: '2025-10-09T09',
      until: '2025-10-10T04',
    });
  });

  it('is unknown where its hours, or the end of those it dries in, are', () => {
    const unknown = (days: Parameters<typeof skyWith>[0], hours: Hours = {}) =>
      judgeVisit(visit, skyWith(days, hours), rulesWith());
    expect(unknown({})).toBe('unknown');
    expect(unknown({ [date]: fine })).toBe('unknown');
    expect(unknown({ ...clear, [date]: { ...fine, temperatureC: null } })).toBe('unknown');
    expect(unknown({ ...clear, [date]: { ...fine, precipitationChance: null, precipitationMm: null } })).toBe(
      'unknown',
    );
    expect(unknown({ ...clear, [date]: { ...fine, temperatureC: Number.NaN } })).toBe('unknown');
    expect(unknown({ ...clear, [date]: { ...fine, gustKmh: null, precipitationMm: null } })).toEqual(suitable);
    expect(unknown({}, { [`${date}T09`]: { ...nothing, precipitationMm: 5 } })).toMatchObject({ suitable: false });
  });

  it('never becomes better by worse figures, nor a coating more suitable than a wash', () => {
    const figure = fc.option(fc.double({ min: -60, max: 200, noNaN: true }));
    const figures = fc.record({
      precipitationChance: figure,
      precipitationMm: fc.option(fc.double({ min: 0, max: 50, noNaN: true })),
      temperatureC: figure,
      gustKmh: figure,
    });
    const hours = fc.array(figures, { minLength: 28, maxLength: 28 });
    const skyFrom = (list: readonly WeatherFigures[]) =>
      new Map(list.map((one, index) => [hourName(date, 8 + index), one]));
    const coats = fc.boolean();
    fc.assert(
      fc.property(hours, coats, fc.double({ min: 0, max: 100, noNaN: true }), (list, of, more) => {
        const before = judgeVisit({ ...visit, coats: of }, skyFrom(list), rulesWith());
        if (before === 'unknown' || before.suitable) return;
        const up = (value: number | null, by: number) => (value === null ? null : value + by);
        const worse = list.map((one) => ({
          precipitationChance: up(one.precipitationChance, more),
          precipitationMm: up(one.precipitationMm, more),
          temperatureC: up(one.temperatureC, -more),
          gustKmh: up(one.gustKmh, more),
        }));
        const after = judgeVisit({ ...visit, coats: of }, skyFrom(worse), rulesWith());
        expect(after).toMatchObject({ suitable: false });
        if (!of)
          expect(judgeVisit({ ...visit, coats: true }, skyFrom(list), rulesWith())).toMatchObject({
            suitable: false,
          });
      }),
    );
  });
});

describe('a day’s weather', () => {
  const on = (hours: Hours) => judgeDay(date, skyWith({ [date]: fine }, hours), rulesWith());
  const outlook = (hours: Hours) => outlookOf(date, skyWith({ [date]: fine }, hours), rulesWith());
  const at = (hour: number, more: Partial<WeatherFigures>) => ({ [hourName(date, hour)]: { ...fine, ...more } });

  it('is that of its working hours', () => {
    expect(on(at(16, { gustKmh: 70 }))).toMatchObject({ reasons: ['wind'], from: '2025-10-09T16' });
    expect([on(at(7, { gustKmh: 70 })), on(at(17, { gustKmh: 70 }))]).toEqual([suitable, suitable]);
  });

  it('is rain in the calendar where precipitation alone makes it unsuitable, and clear where nothing does', () => {
    expect(outlook({})).toBe('clear');
    expect(outlook(at(9, { precipitationChance: 60 }))).toBe('rain');
    expect(outlook(at(9, { precipitationMm: 2, gustKmh: 90 }))).toBe('rain');
  });

  it('promises neither when it is cold or windy, nor without a forecast', () => {
    expect(outlook(at(9, { temperatureC: -5 }))).toBeNull();
    expect(outlook(at(9, { gustKmh: 90 }))).toBeNull();
    expect(outlookOf(date, new Map(), rulesWith())).toBeNull();
  });
});
