import { describe, expect, it } from 'vitest';
import { taxRates } from '#business/taxes.ts';
import { cents } from '#domain/money.ts';
import { withTaxes } from '#domain/pricing/tax.ts';
import { priceOf, problemsOf, type Typed, typedAtFirst, wishOf } from './wish.ts';

const listed = withTaxes(cents(181_500), taxRates);
const complete: Typed = {
  ...typedAtFirst('fr'),
  ...{ firstName: 'Camille', lastName: 'Exemple', email: 'camille@example.com', phone: '514 555-0142' },
  ...{ companyName: 'Galerie Exemple', serviceAddress: '100, rue Exemple', postalCode: 'h2y 1a1' },
  ...{ storefrontSize: 'little-storefront', selectedLayout: 'layout1', coatingType: 'complete' },
  ...{ date: '2025-10-14', time: '9:00 AM' },
};
const missing = (more: Partial<Typed>, price = listed) => [...problemsOf({ ...complete, ...more }, price).missing];

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
    expect(priceOf({ ...complete, ...own }, listed)?.quote).toEqual(withTaxes(cents(100_000), taxRates));
  });

  it('of a VIP’s free refresh is free without an owner', () => {
    const free = withTaxes(cents(0), taxRates);
    expect(priceOf(complete, free)).toEqual({ quote: free, way: 'free', own: null });
    expect(missing({}, free)).toEqual(['termsTold']);
  });

  it('sends the bill where the service is done, unless that was typed', () => {
    const sent = wishOf(complete, listed, 'id')?.common;
    expect(sent).toMatchObject({
      total: 208_680,
      booking: { postalCode: 'H2Y 1A1', appointmentDate: '2025-10-14' },
      customer: { contactName: 'Camille Exemple', billingStreet: '100, rue Exemple', billingPostalCode: 'h2y 1a1' },
      ownPrice: null,
    });
    expect(wishOf({ ...complete, billingStreet: '1, rue Autre' }, listed, 'id')?.common.customer).toMatchObject({
      billingStreet: '1, rue Autre',
    });
  });
});
