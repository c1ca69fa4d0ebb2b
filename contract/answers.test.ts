import { describe, expect, it } from 'vitest';
import { addedOf } from '#domain/booking/fields.ts';
import { failureCodes } from '#domain/refusal.ts';
import { shortestCustomer } from '#tests/builders/customer.ts';
import { BookingRecord, readBooking } from './booking-details.ts';
import { BookedDates } from './calendar.ts';
import { Failure } from './failure.ts';

const booking = {
  bookingId: 'b1',
  orderNo: 'HC-20261121-101500',
  clientId: 'HC0001',
  status: 'active',
  paymentStatus: 'paid',
  postalCode: 'H3V',
  storefrontSize: 'little-storefront',
  glassCoverage: 'minimal',
  selectedLayout: 'layout13',
  feeling: null,
  aesthetic: null,
  purpose: null,
  appointmentDate: '2026-11-26',
  appointmentTime: '9:00 AM',
  monthlyService: 'no',
  coatingType: 'essential',
  ...shortestCustomer,
  phoneExtension: null,
  companyName: null,
  ...addedOf({}),
  refundStatus: null,
  cancelledAt: null,
  language: 'fr',
  createdAt: '2026-11-21T15:15:00.000Z',
};
const secrets = { cancelToken: 'secret', paymentTicket: 'secret', visitorHash: 'secret', receiptJson: 'secret' };
const answer = readBooking.responses[200];

describe('the answer about a booking', () => {
  it('holds the whole record for those who may see it, layout 13 without quiz answers too', () => {
    const whole = { booking, paymentReceipt: null, certificate: null, papers: [], kept: 0 };
    expect(answer.parse(whole)).toEqual(whole);
  });

  it('lets no secret through, even when it is handed one', () => {
    expect(BookingRecord.parse({ ...booking, ...secrets })).toEqual(booking);
    expect(
      JSON.stringify(
        answer.parse({
          booking: { ...booking, ...secrets },
          paymentReceipt: null,
          certificate: null,
          papers: [],
          kept: 0,
        }),
      ),
    ).not.toContain('secret');
  });

  it('shows a stranger order, status, service and date only, even when it is handed everything', () => {
    expect(answer.parse({ locked: true, booking, paymentReceipt: null })).toEqual({
      locked: true,
      booking: {
        orderNo: 'HC-20261121-101500',
        status: 'active',
        coatingType: 'essential',
        appointmentDate: '2026-11-26',
      },
      paymentReceipt: null,
    });
  });

  it('shows the receipt without the gateway’s own record', () => {
    const receipt = {
      transactionNo: '1-0_1',
      method: 'card',
      reference: null,
      approvalCode: '123456',
      amount: 1264.73,
      responseCode: '001',
      message: 'APPROVED',
      paymentVerified: true,
    };
    expect(
      answer.parse({
        booking,
        paymentReceipt: { ...receipt, ...secrets },
        certificate: null,
        papers: [],
        kept: 1264.73,
      }),
    ).toEqual({
      booking,
      paymentReceipt: receipt,
      certificate: null,
      papers: [],
      kept: 1264.73,
    });
  });
});

describe('a failure', () => {
  it.each(failureCodes)('has a stable code in capitals: %s', (code) => {
    expect(code).toMatch(/^[A-Z]+(_[A-Z]+)*$/);
    expect(Failure.parse({ error: 'No.', code, stack: 'secret' })).toEqual({ error: 'No.', code });
  });

  it('has each code once, and no other', () => {
    expect(new Set(failureCodes).size).toBe(failureCodes.length);
    expect(Failure.safeParse({ error: 'No.', code: 'SOMETHING' }).success).toBe(false);
    expect(Failure.safeParse({ error: 'No.' }).success).toBe(false);
  });

  it('may say that an area is blocked, which fields were refused, and the right price', () => {
    const quote = {
      base: '1100.00',
      gst: '55.00',
      qst: '109.73',
      total: '1264.73',
      taxRates: { gst: 5000, qst: 9975 },
    };
    const whole = {
      error: 'No.',
      code: 'PRICE_DIFFERS',
      blocked: true,
      fields: { email: 'No.' },
      amount: '1264.73',
      quote,
    };
    expect(Failure.parse(whole)).toEqual(whole);
  });
});

it('the calendar may be without a day that can be chosen', () => {
  const dates = {
    bookedDates: ['2026-10-05'],
    blockedTimes: {},
    today: '2026-10-01',
    firstDate: null,
    opensOn: '2026-04-01',
    closesOn: '2026-11-05',
  };
  expect(BookedDates.parse(dates)).toEqual(dates);
});
