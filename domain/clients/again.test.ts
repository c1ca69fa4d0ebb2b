import { expect, it } from 'vitest';
import { services } from '#business/services.ts';
import { numberToRefresh, storefrontsOf } from './again.ts';

const visit = (orderNo: string, more: object = {}) => ({
  ...{ orderNo, businessName: 'Café Exemple', address: '1, rue Exemple', clientId: 'HC0042' },
  ...{ coatingType: 'complete', status: 'completed', paymentStatus: 'paid', vipRefreshUsed: false },
  ...more,
});

it('two businesses at one address are two storefronts, however each of them is spelled', () => {
  const visits = [
    visit('4'),
    visit('3', { businessName: 'CAFE EXEMPLE', address: '1 rue exemple' }),
    visit('2', { businessName: 'Galerie Exemple' }),
    visit('1', { address: '2, rue Exemple' }),
    visit('0', { businessName: '', address: '' }),
  ];
  expect(storefrontsOf(visits).map(({ orderNo }) => orderNo)).toEqual(['4', '2', '1']);
});

it('a refresh names the newest coated visit of the storefront, or the VIP ID while its free refresh is unused', () => {
  const place = visit('9', { coatingType: 'refresh' });
  const number = (...visits: ReturnType<typeof visit>[]) => numberToRefresh(place, [place, ...visits], services);
  expect(number()).toBe(null);
  expect(number(visit('2'), visit('1'))).toBe('2');
  expect(number(visit('2', { status: 'cancelled' }), visit('1', { businessName: 'Galerie Exemple' }))).toBe(null);
  const platinum = { clientId: 'VIP01', coatingType: 'platinum' };
  expect(number(visit('2'), visit('1', platinum))).toBe('VIP01');
  expect(number(visit('2'), visit('1', { ...platinum, vipRefreshUsed: true }))).toBe('2');
});
