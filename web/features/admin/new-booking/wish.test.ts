import { describe, expect, it } from 'vitest';
import { taxRatesAt } from '#business/taxes.ts';
import type { Again } from '#contract/admin/operator-bookings.ts';
import type { ReviewStory } from '#contract/admin/reviews.ts';
import { cents } from '#domain/money.ts';
import { quoteAt } from '#domain/pricing/tax.ts';
import { priceOf, problemsOf, type Typed, typedAtFirst, typedFromAgain, typedFromReview, wishOf } from './wish.ts';

const taxRates = taxRatesAt(new Date('2025-10-06T14:00:00Z'));

const listed = quoteAt(cents(181_500), taxRates);
const complete: Typed = {
  ...typedAtFirst('fr'),
  ...{ firstName: 'Camille', lastName: 'Exemple', email: 'camille@example.com', phone: '514 555-0142' },
  ...{ companyName: 'Galerie Exemple', serviceAddress: '100, rue Exemple', postalCode: 'h2y 1a1' },
  ...{ storefrontSize: 'little-storefront', selectedLayout: 'layout1', coatingType: 'complete' },
  ...{ date: '2025-10-14', time: '9:00 AM' },
};
const missing = (more: Partial<Typed>, price = listed) => [...problemsOf({ ...complete, ...more }, price).missing];

it('a request of a hotel is filled in, at a price of its own where an owner asks', () => {
  const review = {
    ...{ id: 'review', kind: 'quote', state: 'open', companyName: 'Hôtel Exemple', email: 'hotel@example.com' },
    ...{ companyAddress: '200, rue Exemple, Montréal (Québec) H2Y 1A1', storefrontSize: 'hotel' },
    ...{ selectedLayout: 'layout8', details: 'Deux étages', language: 'fr', createdAt: '', dueAt: null, late: false },
    ...{ now: '', seen: 0, events: [], offer: null },
  } satisfies ReviewStory;
  const filled = typedFromReview(review, true);
  expect(filled).toMatchObject({ companyName: 'Hôtel Exemple', email: 'hotel@example.com', postalCode: 'H2Y 1A1' });
  expect(filled).toMatchObject({
    selectedLayout: 'layout8',
    note: 'Deux étages',
    hasOwnPrice: true,
    reviewId: 'review',
  });
  expect(filled.storefrontSize).not.toBe('');
  expect(typedFromReview(review, false).hasOwnPrice).toBe(false);
  const own = { ownBase: '2 500,00', reason: 'Hôtel' };
  const wish = wishOf({ ...complete, ...filled, ...own }, listed, 'id');
  expect(wish?.common).toMatchObject({ booking: { reviewId: 'review' }, ownPrice: { base: 250_000 } });
});

it('a client who was here before is filled in; only the day is still to choose', () => {
  const booking = {
    ...{ orderNo: 'HC-20251001-100000', contactName: 'Zoé Du Modèle', email: 'zoe@example.com', phone: '514 555-0142' },
    ...{ phoneExtension: '12', businessName: 'Café Exemple', address: '1, rue Exemple', postalCode: 'H2Y 1A1' },
    ...{ storefrontSize: 'grand-storefront', selectedLayout: 'layout3', coatingType: 'complete', language: 'fr' },
    ...{ specialInstructions: 'Porte de côté', purchaseOrderNumber: '4500' },
    ...{ billingStreet: '9, rue Modèle', billingCity: 'Laval', billingProvince: 'QC', billingPostalCode: 'H7A 1A1' },
  } as Again['booking'];
  const again: Again = { booking, refreshes: booking.orderNo, storefronts: [] };
  const filled = { ...typedAtFirst('en'), ...typedFromAgain(again, false) };
  expect(filled).toMatchObject({
    firstName: 'Zoé',
    lastName: 'Du Modèle',
    language: 'fr',
    billingStreet: '9, rue Modèle',
  });
  expect(filled).toMatchObject({
    specialInstructions: 'Porte de côté',
    purchaseOrderNumber: '',
    coatingType: 'complete',
  });
  expect(problemsOf(filled, listed)).toEqual({ customer: {}, missing: new Set(['date', 'time']) });
  expect(typedFromAgain(again, true)).toMatchObject({ coatingType: 'refresh', clientId: booking.orderNo });
  const odd = { ...booking, storefrontSize: 'hotel', selectedLayout: null, coatingType: 'preservation-preview' };
  expect(typedFromAgain({ ...again, booking: odd }, false)).toMatchObject({
    ...{ storefrontSize: '', selectedLayout: '', coatingType: '' },
  });
});

describe('a new booking', () => {
  it('says what is missing, field by field', () => {
    expect(missing({})).toEqual([]);
    expect(missing({ date: '', time: '' })).toEqual(['date', 'time']);
    expect(missing({ coatingType: 'refresh' })).toEqual(['clientId']);
    expect(missing({ coatingType: 'preservation-preview' })).toEqual(['invitationCode']);
    expect(problemsOf({ ...complete, email: 'camille' }, listed).customer).toEqual({ email: 'email' });
  });

  it('that is paid at once needs the client’s word on the terms; a link asks for it on the site', () => {
    expect(missing({ way: 'cash' })).toEqual(['termsTold']);
    expect(missing({ way: 'cash', termsTold: true })).toEqual([]);
    expect(missing({ way: 'link' })).toEqual([]);
  });

  it('at another price or for nothing needs a reason, and a price that is one', () => {
    expect(missing({ hasOwnPrice: true, ownBase: '0' })).toEqual(['ownBase', 'reason']);
    expect(missing({ hasOwnPrice: true, ownBase: '-5', reason: 'x' })).toEqual(['ownBase']);
    expect(missing({ way: 'free', termsTold: true })).toEqual(['reason']);
    const own = { hasOwnPrice: true, ownBase: '1 000,00', reason: 'Convenu' };
    expect(priceOf({ ...complete, ...own }, listed)?.quote).toEqual(quoteAt(cents(100_000), taxRates));
  });

  it('of a VIP’s free refresh is free without an owner', () => {
    const free = quoteAt(cents(0), taxRates);
    expect(priceOf(complete, free)).toEqual({ quote: free, way: 'free', own: null });
    expect(missing({}, free)).toEqual(['termsTold']);
  });

  it('sends the bill where the service is done, unless that was typed', () => {
    const sent = wishOf(complete, listed, 'id')?.common;
    expect(sent).toMatchObject({
      total: 208_680,
      booking: { postalCode: 'H2Y 1A1', appointmentDate: '2025-10-14' },
      customer: { contactName: 'Camille Exemple', billingStreet: '100, rue Exemple', billingPostalCode: 'H2Y 1A1' },
      ownPrice: null,
    });
    expect(wishOf({ ...complete, billingStreet: '1, rue Autre' }, listed, 'id')?.common.customer).toMatchObject({
      billingStreet: '1, rue Autre',
    });
  });

  it('is sent with its codes in capitals, without spaces around what was typed, and nothing for what was left empty', () => {
    const typed = { clientId: ' hc0001 ', invitationCode: ' abc-1 ', companyName: ' Galerie ', note: '  ' };
    const sent = wishOf({ ...complete, ...typed }, listed, 'id')?.common;
    expect(sent?.booking).toMatchObject({ clientId: 'HC0001', invitationCode: 'ABC-1' });
    expect(sent).toMatchObject({ note: null, customer: { businessName: 'Galerie', specialInstructions: null } });
  });

  it('is sent with the agreed price and its reason, in the way that was chosen', () => {
    const own = { hasOwnPrice: true, ownBase: '1,000.00', reason: ' Agreed ', way: 'transfer' } as const;
    const sent = wishOf({ ...complete, ...own }, listed, 'id');
    expect(sent).toMatchObject({ way: 'transfer', common: { ownPrice: { base: 100_000, reason: 'Agreed' } } });
    expect(sent?.common.total).toBe(quoteAt(cents(100_000), taxRates).total);
  });

  it('is sent once its price is known, and something to be priced is chosen', () => {
    expect(wishOf(complete, null, 'id')).toBeNull();
    for (const name of ['storefrontSize', 'selectedLayout', 'coatingType'])
      expect(wishOf({ ...complete, [name]: '' }, listed, 'id')).toBeNull();
    expect(priceOf(complete, null)).toBeNull();
  });

  it('begins as a link by mail in the language of the page, with nobody’s name', () => {
    expect(typedAtFirst('fr')).toMatchObject({ language: 'fr', way: 'link', channel: 'mail', firstName: '', date: '' });
    expect(problemsOf(typedAtFirst('en'), null).missing).toContain('coatingType');
  });
});
