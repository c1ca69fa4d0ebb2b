import { describe, expect, it } from 'vitest';
import { servedAreas } from '#business/area.ts';
import { inAreaOrder } from '#domain/settings/areas.ts';
import { faultIn, parse, toForm } from './typed-areas.ts';

describe('the field of the served areas', () => {
  it('gives back what it was filled with, in the order of the alphabet', () => {
    expect(parse(toForm([...servedAreas]))).toEqual({ value: inAreaOrder(servedAreas) });
  });

  it.each(['H2Y H1W', 'h2y, h1w', 'H2Y;\nH1W', ' h1w\u00a0/ H2Y. '])(
    'takes areas however they are typed: %j',
    (typed) => {
      expect(parse(typed)).toEqual({ value: ['H1W', 'H2Y'] });
    },
  );

  it.each([
    ['nothing', ' , ', 'areas-none', []],
    ['half an area', 'H2Y H1', 'area-unknown', ['H1']],
    ['a whole postal code', 'H2Y 1C6', 'area-unknown', ['1C6']],
    ['letters that no postal code has', 'H2D W1A H2Y', 'area-unknown', ['H2D', 'W1A']],
    ['an area of another province', 'M5V H2Y K1P', 'area-region', ['M5V', 'K1P']],
    ['an area twice', 'H2Y H1W h2y', 'area-twice', ['H2Y']],
  ])('refuses %s and names it', (_what, typed, key, areas) => {
    expect(parse(typed)).toEqual({ faults: new Map([['areas', key]]) });
    expect(faultIn(typed)).toEqual({ key, areas });
  });
});
