import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { isRefusal } from '#domain/refusal.ts';
import { listBookedDates } from '#server/modules/calendar/open-days.ts';
import { priceBooking } from '#server/modules/checkout/price.ts';
import { orderKey } from '#tests/builders/self-service.ts';
import { book, cancelToken, countRows, mondayMorning, openTestApp, totals } from '#tests/builders/test-app.ts';
import { findBookingByOrder } from '../queries/bookings.ts';
import { cancelByCustomer, previewCancellation } from './customer.ts';

const testApp = await openTestApp();
afterAll(() => testApp.close());
beforeEach(() => {
  testApp.time.now = mondayMorning;
});

const on = (appointmentDate: string) => ({ booking: { appointmentDate } });
const booked = async (date: string) => {
  const { orderNo, bookingId } = await book(testApp, on(date));
  return { orderNo, bookingId, token: await cancelToken(testApp, orderNo) };
};

describe('a cancellation link', () => {
  it('shows the booking and what would come back, and changes nothing', async () => {
    const { orderNo, token } = await booked('2025-10-07');
    expect(await previewCancellation(testApp.deps, { token })).toEqual({
      clientId: 'HC0001',
      appointmentDate: '2025-10-07',
      appointmentTime: '9:00 AM',
      coatingType: 'complete',
      postalCode: 'H2Y1C6',
      address: '100, rue Exemple, Montréal',
      selectedLayout: 'layout1',
      paid: '2086.80',
      cutoffHours: 24,
      refund: '0.00',
      withheld: '0.00',
      refreshes: [],
      refundUntil: '2025-10-06T13:00:00.000Z',
      movePath: null,
      refundEligible: false,
      hoursUntilAppointment: 23,
    });
    expect(await findBookingByOrder(testApp.db, orderNo)).toHaveProperty('status', 'active');
  });

  it('cancels, frees the day at once and wants the money back', async () => {
    const { orderNo, bookingId, token } = await booked('2025-10-09');
    const movePath = `/confirmation?order=${orderNo}&key=${await orderKey(testApp, orderNo)}`;
    expect(await previewCancellation(testApp.deps, { token })).toHaveProperty('movePath', movePath);
    expect(await cancelByCustomer(testApp.deps, { token })).toEqual({
      refundEligible: true,
      hoursUntilAppointment: 71,
    });
    expect(await findBookingByOrder(testApp.db, orderNo)).toMatchObject({
      status: 'cancelled',
      cancellationReason: 'customer',
      refundStatus: 'pending',
    });
    expect((await listBookedDates(testApp.deps, { hash: null })).bookedDates).not.toContain('2025-10-09');
    expect(await countRows(testApp, 'refunds', `booking_id = '${bookingId}' and amount = 208680`)).toBe(1);
    expect(await countRows(testApp, 'outbox', `subject = '${bookingId}' and topic like 'sms.%'`)).toBe(0);
    expect(await countRows(testApp, 'outbox', `subject = '${bookingId}' and topic = 'mail.cancellation'`)).toBe(1);
    await book(testApp, on('2025-10-09'));
  });

  it('gives nothing back 24 hours before and everything a second earlier', async () => {
    const late = await booked('2025-10-13');
    testApp.time.now = new Date('2025-10-12T13:00:00Z');
    expect(await previewCancellation(testApp.deps, late)).toMatchObject({
      refundEligible: false,
      hoursUntilAppointment: 24,
    });
    testApp.time.now = new Date('2025-10-12T12:59:59Z');
    expect(await previewCancellation(testApp.deps, late)).toMatchObject({ refundEligible: true });
    testApp.time.now = new Date('2025-10-12T13:00:00Z');
    expect(await cancelByCustomer(testApp.deps, late)).toMatchObject({ refundEligible: false });
    expect(await findBookingByOrder(testApp.db, late.orderNo)).toMatchObject({
      refundStatus: 'not-eligible',
    });
    expect(await countRows(testApp, 'refunds', `order_no = '${late.orderNo}'`)).toBe(0);
  });

  it('works once: the next time it is invalid to look at and already cancelled to act on', async () => {
    const { token } = await booked('2025-10-14');
    await cancelByCustomer(testApp.deps, { token });
    expect(await previewCancellation(testApp.deps, { token })).toEqual({ refused: 'CANCEL_LINK_INVALID' });
    expect(await cancelByCustomer(testApp.deps, { token })).toEqual({ refused: 'ALREADY_CANCELLED' });
  });

  it('cancels once for fifty who click at once', async () => {
    const { orderNo, token } = await booked('2025-10-16');
    const answers = await Promise.all(Array.from({ length: 50 }, () => cancelByCustomer(testApp.deps, { token })));
    expect(answers.filter((answer) => !isRefusal(answer))).toHaveLength(1);
    expect(await countRows(testApp, 'refunds', `order_no = '${orderNo}'`)).toBe(1);
    expect(
      await countRows(testApp, 'payment_events', `order_no = '${orderNo}' and event_type = 'refund.requested'`),
    ).toBe(1);
  });

  it('ends with the appointment', async () => {
    const { orderNo, token } = await booked('2025-10-20');
    testApp.time.now = new Date('2025-10-20T13:00:00Z');
    expect(await previewCancellation(testApp.deps, { token })).toEqual({ refused: 'CANCEL_LINK_INVALID' });
    expect(await cancelByCustomer(testApp.deps, { token })).toEqual({ refused: 'CANCEL_LINK_INVALID' });
    expect(await findBookingByOrder(testApp.db, orderNo)).toHaveProperty('status', 'active');
  });

  it('is refused when it is wrong by one letter, empty, or made for something else', async () => {
    const { token, orderNo } = await booked('2025-10-21');
    const other = token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A');
    for (const wrong of [other, '', orderNo, 'x'.repeat(200)]) {
      expect(await cancelByCustomer(testApp.deps, { token: wrong })).toEqual({ refused: 'CANCEL_LINK_INVALID' });
    }
    expect(await findBookingByOrder(testApp.db, orderNo)).toHaveProperty('status', 'active');
  });

  it('gives a VIP’s free refresh back when it is cancelled in time', async () => {
    const vip = await book(testApp, {
      booking: { coatingType: 'platinum', appointmentDate: '2025-10-23' },
      amount: totals.platinum,
    });
    const refresh = { coatingType: 'refresh' as const, clientId: vip.clientId, appointmentDate: '2025-10-27' };
    const free = await book(testApp, { booking: refresh, amount: '0.00' });
    const price = async () => {
      const asked = { size: 'little-storefront', layout: 'layout1', service: 'refresh', monthly: false } as const;
      const priced = await priceBooking(testApp.deps, {
        ...asked,
        number: vip.clientId,
        date: null,
        shown: 'operator',
      });
      return isRefusal(priced) ? priced.refused : priced.quote.total;
    };
    expect(await price()).not.toBe(0);
    await cancelByCustomer(testApp.deps, { token: await cancelToken(testApp, free.orderNo) });
    expect(await findBookingByOrder(testApp.db, free.orderNo)).toHaveProperty('refundStatus', 'not-needed');
    expect(await price()).toBe(0);
  });

  it('that comes too late uses a VIP’s free refresh up, and says so', async () => {
    const vip = await book(testApp, {
      booking: { coatingType: 'platinum', appointmentDate: '2025-11-03' },
      amount: totals.platinum,
    });
    const free = await book(testApp, {
      booking: { coatingType: 'refresh', clientId: vip.clientId, appointmentDate: '2025-11-04' },
      amount: '0.00',
    });
    testApp.time.now = new Date('2025-11-03T15:00:00Z');
    await cancelByCustomer(testApp.deps, { token: await cancelToken(testApp, free.orderNo) });
    expect(await findBookingByOrder(testApp.db, free.orderNo)).toHaveProperty('refundStatus', 'not-eligible');
    expect(await findBookingByOrder(testApp.db, vip.orderNo)).toHaveProperty('vipRefreshUsed', true);
  });

  it('takes the free refresh of a Platinum booking with it, which is then not free for another day', async () => {
    const vip = await book(testApp, {
      booking: { coatingType: 'platinum', appointmentDate: '2025-10-28' },
      amount: totals.platinum,
    });
    const free = await book(testApp, {
      booking: { coatingType: 'refresh', clientId: vip.clientId, appointmentDate: '2025-10-30' },
      amount: '0.00',
    });
    await cancelByCustomer(testApp.deps, { token: await cancelToken(testApp, vip.orderNo) });
    expect(await findBookingByOrder(testApp.db, free.orderNo)).toMatchObject({
      status: 'cancelled',
      cancellationReason: 'platinum',
      refundStatus: 'not-needed',
    });
    expect(await findBookingByOrder(testApp.db, vip.orderNo)).toMatchObject({ vipRefreshUsed: true });
    expect((await listBookedDates(testApp.deps, { hash: null })).bookedDates).not.toContain('2025-10-30');
    const told = `topic = 'mail.cancellation' and subject in ('${vip.bookingId}', '${free.bookingId}')`;
    expect(await countRows(testApp, 'outbox', told)).toBe(2);
  });
});
