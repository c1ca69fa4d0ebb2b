import { describe, expect, it } from 'vitest';
import { fieldMessages, isFieldMessage } from './messages.ts';
import { allFieldMessages, isAnyFieldMessage } from './settings/messages.ts';

const entries = Object.entries(allFieldMessages);

/** Specification, section 5, letter for letter. */
const originals: readonly (readonly [keyof typeof fieldMessages, string])[] = [
  ['first-name', 'First name must be at least 2 characters'],
  ['last-name', 'Last name must be at least 2 characters'],
  ['email', 'Please enter a valid email address'],
  ['phone', 'Please enter a valid phone number'],
  ['company-name', 'Company name is required'],
  ['service-address', 'Service address is required'],
  ['billing-street', 'Billing address is required'],
  ['billing-city', 'City is required'],
  ['billing-province', 'Province is required'],
  ['billing-postal-code', 'Postal code is required'],
  ['company-address', 'Complete address is required'],
  ['postal-code-format', 'Invalid postal code format'],
  ['date-format', 'Date must be in YYYY-MM-DD format'],
  ['time-required', 'Time is required'],
  ['phone-format', 'Invalid phone number format'],
];

describe('what a refused field says', () => {
  it.each(originals)('is the specification’s sentence in English: %s, %j', (key, text) => {
    expect(fieldMessages[key].en).toBe(text);
  });

  it.each(entries)('is said in both languages: %s', (key, { en, fr }) => {
    expect(isAnyFieldMessage(key)).toBe(true);
    expect(en.trim()).not.toBe('');
    expect(fr.trim()).not.toBe('');
    expect(fr).not.toBe(en);
  });

  it.each(entries)('is set as type and not as typed, in French: %s', (_key, { fr }) => {
    expect(fr).not.toMatch(/['"]| {2}|[.!]$/);
  });

  it.each(['', 'nonsense', 'Email', 'toString', '__proto__', 'Invalid input'])('has no sentence for %j', (key) => {
    expect(isFieldMessage(key)).toBe(false);
  });
});
