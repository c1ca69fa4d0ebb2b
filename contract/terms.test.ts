import { describe, expect, it } from 'vitest';
import { acceptTerms } from './terms.ts';

const long = 'x'.repeat(10_000);

describe('POST /api/terms-acceptance', () => {
  const body = {
    bookingId: null,
    scrolledToBottom: true,
    termsVersion: '2025-01-08',
    acceptanceMethod: 'web_modal',
  };

  it('accepts what the modal sends, with the language of the text or without', () => {
    expect(acceptTerms.body.parse(body)).toEqual(body);
    expect(acceptTerms.body.parse({ ...body, shownLanguage: 'fr' })).toEqual({ ...body, shownLanguage: 'fr' });
  });

  it.each([
    { scrolledToBottom: false },
    { scrolledToBottom: 'true' },
    { acceptanceMethod: 'phone' },
    { bookingId: 'b1' },
    { termsVersion: undefined },
    { termsVersion: long },
    { shownLanguage: 'de' },
  ])('refuses %j', (but) => {
    expect(acceptTerms.body.safeParse({ ...body, ...but }).success).toBe(false);
  });
});
