import { expect, it } from 'vitest';
import { type Contact, contactChange, contactFields } from './contact.ts';

const contact: Contact = {
  businessName: 'Boutique Exemple',
  contactName: 'Camille Exemple',
  email: 'camille@example.com',
  phone: '514-555-0100',
  phoneExtension: null,
  address: '100, rue Exemple, Montréal',
  postalCode: 'H2Y 1A1',
  billingStreet: '100, rue Exemple',
  billingCity: 'Montréal',
  billingProvince: 'QC',
  billingPostalCode: 'H2Y 1A1',
  specialInstructions: null,
  purchaseOrderNumber: null,
  invoiceEmail: null,
  language: 'fr',
};

it('a correction is what differs, as it was and as it is', () => {
  const is = { ...contact, email: 'alex@example.com', specialInstructions: 'Ring twice.' };
  expect(contactChange(contact, is)).toEqual({
    before: { email: 'camille@example.com', specialInstructions: null },
    after: { email: 'alex@example.com', specialInstructions: 'Ring twice.' },
  });
});

it('what is the same is no correction', () => {
  expect(contactChange(contact, { ...contact })).toBeNull();
});

it('what may be corrected is all of a contact, what a client may add included', () => {
  expect([...contactFields].sort()).toEqual(Object.keys(contact).sort());
});
