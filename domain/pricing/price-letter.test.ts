import { describe, expect, it } from 'vitest';
import { cents } from '../money.ts';
import { priceDiffers, reminderObstacle } from './price-letter.ts';
import { withTaxes } from './tax.ts';

const now = new Date('2025-10-16T14:00:00Z');
const agreed = { consentText: 'Remind me once.', stoppedAt: null, expiresAt: new Date('2025-10-20T14:00:00Z') };

describe('the reminder of a price', () => {
  it.each([
    ['is sent where it was asked for', agreed, false, null],
    ['is not where the box was left empty', { ...agreed, consentText: null }, false, 'no-consent'],
    ['is not once it was declined', { ...agreed, stoppedAt: now }, false, 'no-consent'],
    ['is not to somebody who has booked since', agreed, true, 'booked'],
    ['is not once the link has ended', { ...agreed, expiresAt: now }, false, 'price-letter-ended'],
  ])('%s', (_what, letter, hasBooked, obstacle) => {
    expect(reminderObstacle(letter, { now, hasBooked })).toBe(obstacle);
  });
});

describe('a price of today', () => {
  const rates = { gst: 5000, qst: 9975 };
  const then = withTaxes(cents(226_500), rates);

  it('differs where the list or a rate changed', () => {
    expect(priceDiffers(then, withTaxes(cents(226_500), rates))).toBe(false);
    expect(priceDiffers(then, withTaxes(cents(230_000), rates))).toBe(true);
    expect(priceDiffers(then, withTaxes(cents(226_500), { ...rates, gst: 6000 }))).toBe(true);
  });
});
