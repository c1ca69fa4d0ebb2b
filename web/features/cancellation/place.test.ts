import { expect, it } from 'vitest';
import { placeOf } from './place.ts';

it.each([
  ['100, rue Exemple, Montréal H2Y 1Z7', 'H2Y', '100, rue Exemple, Montréal H2Y 1Z7'],
  ['100, rue Exemple, Montréal (Québec)  h2y1z7', 'H2Y', '100, rue Exemple, Montréal (Québec)  h2y1z7'],
  ['100, rue Exemple, Montréal', 'H2Y', '100, rue Exemple, Montréal, H2Y'],
  ['100, rue Exemple, H3B 1A1', 'H2Y 1A1', '100, rue Exemple, H3B 1A1, H2Y 1A1'],
  ['', 'H2Y', 'H2Y'],
  [undefined, 'H2Y', 'H2Y'],
])('the place of a visit at %j says the area %s once', (address, postalCode, place) => {
  expect(placeOf({ ...(address !== undefined && { address }), postalCode })).toBe(place);
});
