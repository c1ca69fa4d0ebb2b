import { describe, expect, it } from 'vitest';
import { RequestError } from '#web/client/request.ts';
import { askedFor, changesPrice, quoteIn, rightPriceIn } from './quote.ts';
import { typedAtFirst } from './wish.ts';

const wire = { base: '1815.00', gst: '90.75', qst: '181.05', total: '2086.80', taxRates: { gst: 5000, qst: 9975 } };
const quote = { base: 181_500, gst: 9_075, qst: 18_105, total: 208_680, taxRates: { gst: 5000, qst: 9975 } };
const chosen = {
  storefrontSize: 'little-storefront',
  selectedLayout: 'layout8',
  coatingType: 'complete',
  clientId: '',
  area: ' h2y 1a1 ',
} as const;

describe('the price of a new booking', () => {
  it('is read in cents from the answer', () => {
    expect(quoteIn({ quote: wire })).toEqual(quote);
    expect(quoteIn({ quote: { ...wire, base: '0.00', gst: '0.00', qst: '0.00', total: '0.00' } })?.total).toBe(0);
  });

  it('is not known where the answer names none, or not all of it', () => {
    const { total, ...part } = wire;
    const answers = [undefined, {}, { quote: null }, { quote: part }, { quote: { ...part, total: 'free' } }];
    expect(answers.map(quoteIn)).toEqual([null, null, null, null, null]);
    expect(total).toBe('2086.80');
  });

  it('is asked of the storefront, the service and the area', () => {
    expect(askedFor(chosen)).toEqual({
      ...{ buildingSize: 'little-storefront', layout: 8, coatingType: 'complete', postalCode: 'H2Y 1A1' },
    });
  });

  it('waits until each of them is chosen', () => {
    for (const name of ['storefrontSize', 'selectedLayout', 'coatingType'])
      expect(askedFor({ ...chosen, [name]: '' })).toBe(false);
  });

  it('of a refresh waits for the client’s number, by which alone it is known', () => {
    expect(askedFor({ ...chosen, coatingType: 'refresh', clientId: ' ' })).toBe(false);
    expect(askedFor({ ...chosen, coatingType: 'refresh', clientId: ' hc0001' })).toMatchObject({
      ...{ clientId: 'HC0001', orderNumber: 'HC0001' },
    });
    expect(askedFor({ ...chosen, clientId: 'HC0001' })).not.toHaveProperty('clientId');
  });
});

describe('a price that the server corrects', () => {
  const refused = (body: object) => new RequestError(409, '', JSON.stringify(body));

  it('is taken from its refusal', () => {
    expect(rightPriceIn(refused({ code: 'PRICE_DIFFERS', quote: wire }))).toEqual({ quote });
    expect(rightPriceIn(refused({ code: 'PRICE_DIFFERS' }))).toEqual({ quote: null });
  });

  it('is in no other refusal', () => {
    expect(rightPriceIn(refused({ code: 'DATE_TAKEN', quote: wire }))).toBeNull();
    expect(rightPriceIn(new TypeError('Failed to fetch'))).toBeNull();
  });

  it('holds until something is changed that it depends on, the address of a free refresh among it', () => {
    expect(changesPrice({ email: 'other@example.com' })).toBe(true);
    expect(changesPrice({ coatingType: '' })).toBe(true);
    expect(changesPrice({ date: '2025-10-14', time: '', note: 'x', way: 'cash' })).toBe(false);
    expect(Object.keys(typedAtFirst('en')).filter((name) => changesPrice({ [name]: '' }))).toHaveLength(6);
  });
});
