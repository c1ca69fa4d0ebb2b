import { describe, expect, it } from 'vitest';
import { quotePrices } from './pricing.ts';

const long = 'x'.repeat(10_000);

describe('POST /api/pricing', () => {
  const body = { buildingSize: 'little-storefront', layout: 1 };
  const accepts = (but: object) => quotePrices.body.safeParse({ ...body, ...but }).success;

  it.each([1, 14, '1', '13', 'layout1', 'layout14'])('accepts the layout %j', (layout) => {
    expect(accepts({ layout })).toBe(true);
  });

  it.each([
    0,
    15,
    -1,
    1.5,
    Number.NaN,
    '',
    '0',
    '15',
    '01',
    'layout0',
    'layout15',
    'Layout 1',
    ' 1',
    '1\n',
    long,
    true,
    null,
  ])('refuses the layout %j', (layout) => {
    expect(accepts({ layout })).toBe(false);
  });

  it('answers without a service, with each one, and for each size', () => {
    for (const coatingType of [
      undefined,
      null,
      '',
      'essential',
      'complete',
      'platinum',
      'refresh',
      'preservation-preview',
    ]) {
      expect(accepts({ coatingType })).toBe(true);
    }
    for (const buildingSize of [
      'mid-storefront',
      'grand-storefront',
      'standalone-building-mall',
      'strip-mall',
      'hotel',
    ]) {
      expect(accepts({ buildingSize })).toBe(true);
    }
  });

  it.each([
    { buildingSize: 'palace' },
    { buildingSize: undefined },
    { coatingType: 'platinumCoat' },
    { monthlyService: 'maybe' },
    { orderNumber: long },
    { clientId: 'HC\u00000001' },
    { postalCode: 5 },
  ])('refuses %j', (but) => {
    expect(accepts(but)).toBe(false);
  });
});
