import { describe, expect, it } from 'vitest';
import { hasExpired, savedCardName } from './saved-card.ts';

describe('a saved card', () => {
  it('is named by its brand and its last four digits', () => {
    expect(savedCardName({ brand: 'visa', last4: '4242' }, 'en')).toBe('Visa ending 4242');
    expect(savedCardName({ brand: 'amex', last4: '1004' }, 'fr')).toBe('American Express se terminant par 1004');
    expect(savedCardName({ brand: 'other', last4: '0001' }, 'fr')).toBe('Carte se terminant par 0001');
  });

  it('is good to the end of its month', () => {
    const expired = (now: string) => hasExpired({ expires: '1225' }, new Date(now));
    expect(expired('2025-12-31T23:59:00-05:00')).toBe(false);
    expect(expired('2026-01-01T12:00:00Z')).toBe(true);
  });
});
