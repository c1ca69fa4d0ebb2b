import { describe, expect, it } from 'vitest';
import { isAdded } from '#domain/booking/fields.ts';
import { sampleCustomer } from '#tests/builders/customer.ts';
import { fieldNames, readCustomer } from './customer.ts';

const typed = {
  firstName: ' Camille ',
  lastName: 'Exemple',
  email: 'camille@example.com',
  phone: '514 555-0100',
  companyName: 'Boutique Exemple',
  serviceAddress: '100, rue Exemple, Montréal',
  billingStreet: '100, rue Exemple',
  billingCity: 'Montréal',
  billingProvince: 'QC',
  billingPostalCode: 'H2Y 1A1',
};

describe('the customer form', () => {
  it('becomes the customer on the wire', () => {
    expect(readCustomer(typed)).toEqual({
      needed: [],
      customer: sampleCustomer,
    });
  });

  it('carries the access notes of whoever writes some', () => {
    const customer = { ...sampleCustomer, specialInstructions: 'Ring at the back' };
    expect(readCustomer({ ...typed, specialInstructions: ' Ring at the back ' }).customer).toEqual(customer);
    expect(readCustomer({ ...typed, specialInstructions: ' ' }).customer).toEqual(sampleCustomer);
  });

  it('sends what was pasted once it is clean, and the extension of a phone apart from its number', () => {
    const pasted = {
      phone: 'Tél. : 514 555-0100 poste 12',
      email: '<camille@example.com>.',
      lastName: 'Exemple\u200b',
    };
    const customer = { ...sampleCustomer, phoneExtension: '12' };
    expect(readCustomer({ ...typed, ...pasted }).customer).toEqual(customer);
  });

  it('names the fields that are needed, in the order of the form', () => {
    const isRequired = (name: string) => name !== 'phoneExtension' && !isAdded(name);
    expect(readCustomer({}).needed).toEqual(fieldNames.filter(isRequired));
    const { customer, needed } = readCustomer({ ...typed, billingPostalCode: 'H2Y', email: 'camille@example' });
    expect(customer).toBeNull();
    expect(needed).toEqual(['email', 'billingPostalCode']);
  });
});
