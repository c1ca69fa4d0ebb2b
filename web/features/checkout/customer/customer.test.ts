import { describe, expect, it } from 'vitest';
import { readFrameMessage } from '../card/card-frame.ts';
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
      customer: {
        businessName: 'Boutique Exemple',
        contactName: 'Camille Exemple',
        email: 'camille@example.com',
        phone: '514 555-0100',
        address: '100, rue Exemple, Montréal',
        billingStreet: '100, rue Exemple',
        billingCity: 'Montréal',
        billingProvince: 'QC',
        billingPostalCode: 'H2Y 1A1',
      },
    });
  });

  it('names the fields that are needed, in the order of the form', () => {
    expect(readCustomer({}).needed).toEqual(fieldNames);
    const { customer, needed } = readCustomer({ ...typed, billingPostalCode: 'H2Y', email: 'camille@example' });
    expect(customer).toBeNull();
    expect(needed).toEqual(['email', 'billingPostalCode']);
  });
});

describe('a message of the card frame', () => {
  it('is a JSON text with a ticket and a code', () => {
    const text = '{"handler":"payment_complete","ticket":"t1","response_code":"001"}';
    expect(readFrameMessage(text)).toEqual({ ticket: 't1', code: '001' });
  });

  it('may name no ticket, or be no JSON at all', () => {
    expect(readFrameMessage('{"handler":"page_closed","response_code":"001"}')).toEqual({ ticket: '', code: '001' });
    for (const text of ['<html>', '', undefined, '7', 'null']) {
      expect(readFrameMessage(text)).toEqual({ ticket: '', code: '' });
    }
  });
});
