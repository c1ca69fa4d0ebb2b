import { describe, expect, it } from 'vitest';
import { shortestCustomer } from '#tests/builders/customer.ts';
import { afterPayment, BookingRequest, preload, saveCustomer } from './checkout.ts';

const customerData = shortestCustomer;
const booking = {
  postalCode: 'H3V',
  storefrontSize: 'little-storefront',
  selectedLayout: 'layout1',
  appointmentDate: '2026-10-05',
  appointmentTime: '9:00 AM',
  coatingType: 'essential',
};
const asked = { order_no: 'HC-123456-789', amount: '1264.73', booking };
const paid = { order_no: 'HC-123456-789', ticket: 'ticket-1', customerData };

describe('a booking request', () => {
  it('is complete without anything that no screen asked', () => {
    expect(preload.body.parse(asked)).toEqual(asked);
  });

  it.each(['glassCoverage', 'feeling', 'aesthetic', 'purpose', 'monthlyService', 'clientId', 'invitationCode'])(
    'may leave %s blank, null or out',
    (field) => {
      for (const blank of ['', null, undefined]) {
        expect(BookingRequest.safeParse({ ...booking, [field]: blank }).success).toBe(true);
      }
    },
  );

  it.each([
    'storefrontSize',
    'selectedLayout',
    'coatingType',
    'glassCoverage',
    'feeling',
    'aesthetic',
    'purpose',
    'monthlyService',
  ])('refuses a %s that is not on the list', (field) => {
    for (const value of ['nonsense', 'layout15', 'Essential', 'yes ', 5, true, ['essential'], {}]) {
      const issues = BookingRequest.safeParse({ ...booking, [field]: value }).error?.issues ?? [];
      expect(issues.map((issue) => issue.path[0])).toEqual([field]);
    }
  });

  it.each(Object.keys(booking))('needs %s', (field) => {
    for (const value of [undefined, null, '']) {
      expect(BookingRequest.safeParse({ ...booking, [field]: value }).success).toBe(false);
    }
  });

  it('drops what it does not know, the blank customer details of preload among it', () => {
    const more = { ...booking, businessName: '', email: '', role: 'admin', price: '0.04' };
    expect(preload.body.parse({ ...asked, booking: more, admin: true })).toEqual(asked);
  });

  it.each([undefined, null, {}, { total: null }, { total: '1264.73' }, { total: 1264.73 }])(
    'may carry amounts %j',
    (amounts) => {
      expect(BookingRequest.safeParse({ ...booking, amounts }).success).toBe(true);
    },
  );
});

describe('the customer of a checkout', () => {
  it('is saved, and sent with Submit, with or without a ticket', () => {
    expect(saveCustomer.body.parse({ customerData })).toEqual({ customerData });
    expect(afterPayment.body.parse(paid)).toEqual(paid);
    expect(afterPayment.body.parse({ ...paid, ticket: null })).toEqual({ ...paid, ticket: null });
  });

  it.each([undefined, 5, 'x'.repeat(10_000), {}])('is refused with the ticket %j', (ticket) => {
    expect(afterPayment.body.safeParse({ ...paid, ticket }).success).toBe(false);
  });
});
