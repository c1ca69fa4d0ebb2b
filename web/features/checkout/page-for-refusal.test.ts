import { expect, it } from 'vitest';
import { pageForRefusal } from './page-for-refusal.ts';

it('a refusal leads back to the page whose answer it is about', () => {
  expect(pageForRefusal('AREA_NOT_SERVED')).toBe('/postal-code');
  expect(pageForRefusal('SIZE_NOT_BOOKABLE')).toBe('/storefront-size');
  expect(pageForRefusal('LAYOUT_NOT_OFFERED')).toBe('/glass-coverage');
  for (const code of ['DATE_TAKEN', 'SOLD_OUT', 'CLIENT_NUMBER_UNKNOWN', 'constructor']) {
    expect(pageForRefusal(code)).toBe('/calendar-booking');
  }
});
