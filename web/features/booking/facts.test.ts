import { describe, expect, it } from 'vitest';
import { addedFields, addedNames } from '#domain/booking/fields.ts';
import { inLanguage } from '#domain/language.ts';
import { sampleCustomer } from '#tests/builders/customer.ts';
import { customerFacts, paymentFacts, serviceFacts } from './facts.ts';
import { messages } from './messages.ts';
import type { Booking } from './use-booking.ts';

const booking: Booking = {
  bookingId: 'BK-7Q2M4X',
  orderNo: 'HC-20251008-141203',
  clientId: 'HC0042',
  status: 'active',
  paymentStatus: 'paid',
  postalCode: 'H2Y',
  storefrontSize: 'little-storefront',
  glassCoverage: 'extensive',
  selectedLayout: 'layout12',
  feeling: 'impressed',
  aesthetic: 'curated',
  purpose: 'photographed',
  appointmentDate: '2027-04-01',
  appointmentTime: '9:00 AM',
  monthlyService: 'no',
  coatingType: 'complete',
  ...sampleCustomer,
  phoneExtension: null,
  companyName: 'Boutique Exemple',
  specialInstructions: null,
  purchaseOrderNumber: null,
  invoiceEmail: null,
  refundStatus: null,
  cancelledAt: null,
  language: 'en',
  createdAt: '2027-03-01T15:00:00.000Z',
};
const en = { words: inLanguage(messages, 'en'), language: 'en' } as const;
const fr = { words: inLanguage(messages, 'fr'), language: 'fr' } as const;
const values = (facts: readonly { label: string; value: unknown }[]) =>
  Object.fromEntries(facts.map(({ label, value }) => [label, value]));

describe('the record of a booking', () => {
  it.each(addedNames)('has what a client added, under the words of its form: %s', (name) => {
    const facts = customerFacts({ ...booking, [name]: 'Own words' }, fr);
    expect(values(facts)).toMatchObject({ [addedFields[name].label.fr]: 'Own words' });
  });

  it('says everything in words of its language', () => {
    expect(values(serviceFacts(booking, en))).toEqual({
      'Service type': 'Full Preservation',
      'Appointment date': 'Thursday, April 1, 2027',
      'Appointment time': '9:00 AM',
      'Postal code': 'H2Y',
      'Storefront size': 'Little Storefront',
      'Selected layout': 'Layout 12',
      'Glass coverage': 'Extensive',
      'Desired feel': 'Impressed',
      Aesthetic: 'Curated',
      Purpose: 'Photographed',
    });
    expect(values(serviceFacts(booking, fr))).toMatchObject({
      'Type de service': 'Préservation complète',
      'Date du rendez-vous': 'jeudi 1er\u00a0avril 2027',
      'Heure du rendez-vous': '9\u00a0h',
      Façade: 'Disposition\u00a012',
      Vocation: 'Être photographiée',
    });
  });

  it('leaves out what was never asked', () => {
    const facts = serviceFacts({ ...booking, feeling: null, aesthetic: null, purpose: null }, en);
    for (const label of ['Desired feel', 'Aesthetic', 'Purpose']) expect(values(facts)).not.toHaveProperty(label);
  });

  it('reads older spellings and shows unknown values as they are', () => {
    const old = { ...booking, coatingType: 'fullCoat', storefrontSize: 'department-store', feeling: 'curious' };
    expect(values(serviceFacts(old, en))).toMatchObject({
      'Service type': 'Full Preservation',
      'Storefront size': 'Department Store',
      'Desired feel': 'curious',
    });
    expect(values(serviceFacts({ ...booking, coatingType: 'polish' }, en))['Service type']).toBe(
      'Window Preservation Service',
    );
  });

  it('names the company apart where it has another name', () => {
    expect(values(customerFacts(booking, en))).not.toHaveProperty('Company name');
    expect(values(customerFacts({ ...booking, companyName: 'Exemple inc.' }, en))['Company name']).toBe('Exemple inc.');
  });

  it('shows the amount to the cent, with its currency', () => {
    const receipt = {
      method: 'card',
      reference: null,
      transactionNo: '660-0_1472',
      approvalCode: '048212',
      amount: 2899.67,
      responseCode: '001',
      message: 'APPROVED',
      paymentVerified: true,
    } as const;
    expect(values(paymentFacts(receipt, en))['Amount paid']).toBe('$2,899.67\u00a0CAD');
    expect(values(paymentFacts({ ...receipt, amount: 0.04 }, fr))['Montant payé']).toBe('0,04\u00a0$\u00a0CA');
  });
});
