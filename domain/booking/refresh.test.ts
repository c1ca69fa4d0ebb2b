import { describe, expect, it } from 'vitest';
import { services } from '#business/services.ts';
import { type EarlierBooking, freeRefreshApplies, opensRefresh, sameEmail } from './refresh.ts';

const vip: EarlierBooking = {
  id: 'b1',
  clientId: 'VIP01',
  coatingType: 'platinum',
  status: 'active',
  paymentStatus: 'paid',
  appointmentDate: '2025-10-14',
  postalCode: 'H3V 1A1',
  email: 'claire@example.com',
  vipRefreshUsed: false,
};
const earlier = (but: Partial<EarlierBooking>): EarlierBooking => ({ ...vip, ...but });
const given = { number: 'VIP01', vouched: true };

describe('a refresh', () => {
  it.each([
    ['essential', true],
    ['complete', true],
    ['platinum', true],
    ['refresh', false],
    ['preservation-preview', false],
  ] as const)('after a booking of %s can be asked for: %s', (coatingType, opens) => {
    expect(opensRefresh(earlier({ coatingType }), services)).toBe(opens);
  });

  it.each([
    ['active', 'paid', true],
    ['active', 'pending', false],
    ['active', 'refunded', false],
    ['completed', 'paid', true],
    ['no-show', 'paid', false],
    ['cancelled', 'paid', false],
    ['cancelled', 'refunded', false],
    ['', '', false],
  ])('after a booking that is %j and %j can be asked for: %s', (status, paymentStatus, opens) => {
    expect(opensRefresh(earlier({ status, paymentStatus }), services)).toBe(opens);
  });

  it('can be asked for again by a VIP who has used the free one', () => {
    expect(opensRefresh(earlier({ vipRefreshUsed: true }), services)).toBe(true);
  });
});

describe('a VIP’s free refresh', () => {
  /** Every condition, and what breaks it. */
  const conditions: readonly (readonly [string, Partial<EarlierBooking>, Partial<typeof given>])[] = [
    ['the VIP ID is given', {}, { number: 'HC-20251001-101500' }],
    ['who asks is vouched for', {}, { vouched: false }],
    ['it is unused', { vipRefreshUsed: true }, {}],
    ['the earlier booking was Platinum', { coatingType: 'complete' }, {}],
  ];

  it.each(Array.from({ length: 2 ** conditions.length }, (_, i) => i))(
    'applies when every condition holds, and only then (case %i of the truth table)',
    (bits) => {
      const broken = conditions.filter((_, i) => (bits >> i) & 1);
      const booking = Object.assign({}, vip, ...broken.map(([, but]) => but));
      const asked = Object.assign({}, given, ...broken.map(([, , but]) => but));
      expect(freeRefreshApplies(booking, asked, services)).toBe(broken.length === 0);
    },
  );

  it('applies wherever the storefront is, as long as who asks is vouched for', () => {
    expect(freeRefreshApplies(earlier({ postalCode: 'H2Y 1C6' }), given, services)).toBe(true);
    expect(freeRefreshApplies(earlier({ postalCode: '' }), given, services)).toBe(true);
  });

  it('does not apply to a client who is no VIP, even after Platinum', () => {
    const client = earlier({ clientId: 'HC0001' });
    expect(freeRefreshApplies(client, { ...given, number: 'HC0001' }, services)).toBe(false);
  });

  it('does not apply with another VIP’s ID', () => {
    expect(freeRefreshApplies(vip, { ...given, number: 'VIP02' }, services)).toBe(false);
  });

  it('does not follow the VIP to the refresh that was booked with it', () => {
    expect(freeRefreshApplies(earlier({ coatingType: 'refresh' }), given, services)).toBe(false);
  });
});

describe('the e-mail of the earlier booking', () => {
  it.each([
    ['claire@example.com', 'claire@example.com', true],
    ['Claire@Example.com', ' claire@example.COM ', true],
    ['claire@example.com', 'clair@example.com', false],
    ['claire@example.com', '', false],
  ])('%j is the same as %j: %s', (one, other, same) => {
    expect(sameEmail(one, other)).toBe(same);
    expect(sameEmail(other, one)).toBe(same);
  });
});
