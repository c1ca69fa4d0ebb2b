import { beforeEach, describe, expect, it } from 'vitest';
import { askedArea, isTooLarge, keepReason } from './led-elsewhere.ts';

beforeEach(() => keepReason({ why: 'other' }));

describe('why a visitor is led to the other companies', () => {
  it('may be the area, whose postal code is offered again', () => {
    keepReason({ why: 'area', typed: 'J4B 1A1' });
    expect(askedArea()).toBe('J4B 1A1');
    keepReason({ why: 'size' });
    expect(askedArea()).toBe('');
  });

  it('is the area, and not a large storefront that was kept from an earlier visit', () => {
    keepReason({ why: 'area', typed: 'J4B 1A1' });
    expect(isTooLarge('hotel')).toBe(false);
  });

  it('is told after a reload by the size that was kept', () => {
    expect(isTooLarge('hotel')).toBe(true);
    expect(isTooLarge('mid-storefront')).toBe(false);
    expect(isTooLarge('')).toBe(false);
  });
});
