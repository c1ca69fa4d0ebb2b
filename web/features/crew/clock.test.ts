import { expect, it } from 'vitest';
import { hourOf } from './clock.ts';

it.each([
  ['2025-10-06T13:42:00.000Z', '9:42 AM', '9 h 42'],
  ['2025-10-06T16:00:00.000Z', '12:00 PM', '12 h'],
  ['2025-10-06T04:05:00.000Z', '12:05 AM', '0 h 05'],
  ['2025-01-06T14:00:00.000Z', '9:00 AM', '9 h'],
  ['2025-10-06T22:30:00.000Z', '6:30 PM', '18 h 30'],
])('%s is told in the hours of the business, wherever the phone is', (instant, en, fr) => {
  const said = (language: 'en' | 'fr') => hourOf(instant, language).replaceAll('\u00a0', ' ');
  expect([said('en'), said('fr')]).toEqual([en, fr]);
});
