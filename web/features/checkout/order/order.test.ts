import { describe, expect, it } from 'vitest';
import { bought, price } from '#tests/builders/rules/checkout-moments.ts';
import { RequestError } from '#web/client/request.ts';
import { emptyDraft } from '#web/state/draft-schema.ts';
import { answersKey, bookingRequest, boughtOf, priceQuestion, quotedPrice, refusedPrice } from './order.ts';

const draft = { ...emptyDraft, ...bought, postalCode: 'H2Y', monthlyService: 'no' as const };
const quote = { base: '1815.00', gst: '90.75', qst: '181.05', total: '2086.80', taxRates: { gst: 5000, qst: 9975 } };
const refused = (body: object) => new RequestError(422, '', JSON.stringify({ code: 'PRICE_DIFFERS', ...body }));

describe('what is bought', () => {
  it('is the part of the draft that the summary shows', () => {
    expect(boughtOf(draft)).toEqual(bought);
  });

  it('is another order with any other answer, but not with another order number', () => {
    expect(answersKey({ ...draft, orderNo: 'HC-1' })).toBe(answersKey({ ...draft, orderNo: 'HC-2' }));
    expect(answersKey({ ...draft, appointmentDate: '2026-10-09' })).not.toBe(answersKey(draft));
  });
});

describe('the price', () => {
  it('is asked for by size, layout and service; the client number counts for a refresh alone', () => {
    const question = { ...draft, clientId: 'VIP01' };
    expect(priceQuestion(question)).toMatchObject({ buildingSize: 'little-storefront', layout: 1, orderNumber: '' });
    expect(priceQuestion({ ...question, coatingType: 'refresh' })).toMatchObject({ orderNumber: 'VIP01' });
    expect(() => priceQuestion({ ...draft, storefrontSize: '' })).toThrow();
    expect(() => priceQuestion({ ...draft, selectedLayout: '' })).toThrow();
  });

  it('is read to the cent, or not at all', () => {
    const answer = {
      essentialCoat: 1100,
      completeCoat: 1815,
      platinumPreservation: 5000,
      preservationRefresh: 450,
      preservationPreview: 250,
      availability: { platinum: { offered: true, available: true, remaining: 3 } },
    };
    expect(quotedPrice({ ...answer, quote })).toEqual(price);
    expect(() => quotedPrice(answer)).toThrow();
    expect(() => quotedPrice({ ...answer, quote: { ...quote, gst: '90.7' } })).toThrow();
  });

  it('that a refusal names is the whole quote', () => {
    expect(refusedPrice(refused({ amount: '2086.80', quote }))).toEqual(price);
    expect(refusedPrice(refused({ amount: '2086.80' }))).toBeNull();
    expect(refusedPrice(refused({ quote: { ...quote, total: 2086.8 } }))).toBeNull();
  });
});

describe('the booking that is asked for', () => {
  it('names nobody yet, and the total that the customer saw', () => {
    expect(bookingRequest(draft, price.total)).toMatchObject({
      contactName: '',
      email: '',
      postalCode: 'H2Y',
      appointmentDate: '2026-10-08',
      appointmentTime: '9:00 AM',
      amounts: { total: '2086.80' },
    });
  });

  it('carries the acceptance of the terms as far as it is known', () => {
    expect(bookingRequest(draft, price.total).termsAccepted).toBe(false);
    expect(bookingRequest({ ...draft, termsAccepted: true }, price.total).termsAccepted).toBe(false);
    const accepted = { ...draft, termsAccepted: true, termsVersion: '2025-09', termsLanguage: 'fr' as const };
    expect(bookingRequest(accepted, price.total).termsAccepted).toEqual({
      termsVersion: '2025-09',
      acceptanceMethod: 'web_modal',
      scrolledToBottom: true,
      shownLanguage: 'fr',
    });
  });

  it('needs a size, a layout and a service', () => {
    for (const missing of ['storefrontSize', 'selectedLayout', 'coatingType']) {
      expect(() => bookingRequest({ ...draft, [missing]: '' }, price.total)).toThrow();
    }
  });
});
