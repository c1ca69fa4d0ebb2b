import { expect, it } from 'vitest';
import { billingAddressOf, otherArea } from './billing-address.ts';

it.each([
  ['100, rue Exemple, Montréal', { billingStreet: '100, rue Exemple', billingCity: 'Montréal' }],
  ['100 Example Street, Westmount', { billingStreet: '100 Example Street', billingCity: 'Westmount' }],
  [
    '100 Example Street, suite 2, Montréal, QC h2y1a1',
    { billingStreet: '100 Example Street', billingCity: 'Montréal', billingPostalCode: 'H2Y 1A1' },
  ],
  [
    '100, rue Exemple, Montréal (Québec) H2Y 1A1',
    { billingStreet: '100, rue Exemple', billingCity: 'Montréal', billingPostalCode: 'H2Y 1A1' },
  ],
  ['100 Example Street', { billingStreet: '100 Example Street' }],
  ['100, rue Exemple', { billingStreet: '100, rue Exemple' }],
  ['12A, rue de Québec', { billingStreet: '12A, rue de Québec' }],
  ['', { billingStreet: '' }],
])('the address %j is billed as %j', (line, billed) => {
  const inQuebec = billed.billingStreet ? { billingProvince: 'QC' } : {};
  expect(billingAddressOf(line)).toEqual({ ...billed, ...inQuebec });
});

it.each([
  ['100, rue Exemple, Laval H7A 1A1', 'H2Y 1C6', 'H7A'],
  ['100, rue Exemple, Montréal h2y1a1', 'H2Y', null],
  ['100, rue Exemple, Montréal', 'H2Y 1C6', null],
  ['100, rue Exemple, Laval H7A 1A1', '', null],
])('the address %j of a visitor from %j is in another area: %j', (line, first, area) => {
  expect(otherArea(line, first)).toBe(area);
});
