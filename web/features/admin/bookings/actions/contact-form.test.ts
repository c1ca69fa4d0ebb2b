import { describe, expect, it } from 'vitest';
import { booked } from '#tests/screens/facts.ts';
import { contactOf, contactProblems, isAsStored, typedOver } from './contact-form.ts';

const stored = booked.booking;

describe('a correction of whom a booking is for', () => {
  it('begins with how the booking stands, an empty field where there are no notes', () => {
    expect(typedOver(stored, {})).toEqual({
      businessName: 'Boutique Exemple',
      contactName: 'Camille Exemple',
      email: 'camille@example.com',
      phone: '514-555-0100',
      phoneExtension: '',
      address: '100, rue Exemple, Montréal',
      postalCode: booked.booking.postalCode,
      billingStreet: booked.booking.billingStreet,
      billingCity: booked.booking.billingCity,
      billingProvince: booked.booking.billingProvince,
      billingPostalCode: booked.booking.billingPostalCode,
      specialInstructions: '',
      purchaseOrderNumber: '',
      invoiceEmail: '',
      language: 'en',
    });
  });

  it('keeps what was typed over what somebody else wrote meanwhile, and takes theirs everywhere else', () => {
    const typed = typedOver(
      { ...stored, phone: '514-555-0199', email: 'other@example.com' },
      { phone: '514-555-0142' },
    );
    expect(typed).toMatchObject({ phone: '514-555-0142', email: 'other@example.com' });
  });

  it('corrects nothing where it was typed back, and where no notes became an empty text', () => {
    expect(isAsStored(stored, typedOver(stored, {}))).toBe(true);
    expect(isAsStored(stored, typedOver(stored, { specialInstructions: '  ' }))).toBe(true);
    expect(isAsStored({ ...stored, specialInstructions: '' }, typedOver(stored, {}))).toBe(true);
  });

  it('corrects any of it', () => {
    for (const edit of [{ phone: '514-555-0142' }, { language: 'fr' as const }, { specialInstructions: 'Ring twice' }])
      expect(isAsStored(stored, typedOver(stored, edit))).toBe(false);
  });

  it('removes notes that were emptied', () => {
    const notes = { ...stored, specialInstructions: 'Ring twice' };
    const emptied = typedOver(notes, { specialInstructions: ' ' });
    expect(isAsStored(notes, emptied)).toBe(false);
    expect(contactOf(emptied).specialInstructions).toBeNull();
  });

  it('sends nothing of the booking but the contact', () => {
    expect(Object.keys(contactOf(typedOver(stored, {}))).toSorted()).toEqual([
      ...[
        'address',
        'billingCity',
        'billingPostalCode',
        'billingProvince',
        'billingStreet',
        'businessName',
        'contactName',
        'email',
        'invoiceEmail',
        'language',
        'phone',
        'phoneExtension',
        'postalCode',
        'purchaseOrderNumber',
        'specialInstructions',
      ],
    ]);
  });

  it('says what is wrong with each field, the first of them first', () => {
    expect(contactProblems(typedOver(stored, {}))).toEqual({});
    const wrong = contactProblems(typedOver(stored, { email: 'camille', contactName: ' ', phone: '555' }));
    expect(Object.keys(wrong)).toEqual(['contactName', 'email', 'phone']);
  });
});
