import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cents } from '#domain/money.ts';
import { moveByCustomer } from '#server/modules/bookings/move/customer.ts';
import { moveByOperator } from '#server/modules/bookings/move/operator.ts';
import { readVisitChanges } from '#server/modules/bookings/move/options.ts';
import { anOperatorWish } from '#tests/builders/bookings/operator-bookings.ts';
import { refreshing } from '#tests/builders/bookings/refreshes.ts';
import { owner } from '#tests/builders/money.ts';
import { orderKey, stored } from '#tests/builders/self-service.ts';
import {
  anOrderNo,
  aRequest,
  aVisitor,
  book,
  countRows,
  openTestApp,
  startPaying,
  type TestApp,
  totals,
} from '#tests/builders/test-app.ts';
import { bookByOperator } from './operator/book.ts';
import { sendPaymentLink } from './operator/send-link.ts';
import { preload } from './preload.ts';
import { quotePrices } from './quote.ts';

let testApp: TestApp;
beforeEach(async () => {
  testApp = await openTestApp();
});
afterEach(() => testApp.close());

type Booked = Awaited<ReturnType<typeof book>>;
const on = (appointmentDate: string) => book(testApp, { booking: { appointmentDate } });
const { platinumOn, refreshOf, paidRefresh, mark, cancel } = refreshing(() => testApp);

const move = async ({ orderNo }: Booked, date: string) =>
  moveByCustomer(testApp.deps, { orderNo, key: await orderKey(testApp, orderNo), date, time: '9:00 AM' });
const moveAsOperator = async ({ orderNo }: Booked, date: string) => {
  const { version } = await stored(testApp, orderNo);
  const wish = { orderNo, version, date, time: '9:00 AM', notify: false, anyDay: true, by: owner } as const;
  return moveByOperator(testApp.deps, wish);
};

describe('a refresh before the visit that it refreshes', () => {
  it('is not sold, be it free or paid: neither before that day nor on it', async () => {
    const { orderNo, clientId } = await platinumOn('2025-10-14');
    for (const [number, amount] of [
      [clientId, '0.00'],
      [clientId, totals.refresh],
      [orderNo, totals.refresh],
    ] as const) {
      for (const appointmentDate of ['2025-10-07', '2025-10-14']) {
        const booking = aRequest({ coatingType: 'refresh', clientId: number, appointmentDate });
        const asked = preload(testApp.deps, aVisitor(number), { orderNo: anOrderNo(), amount, booking });
        expect(await asked).toEqual({ refused: 'REFRESH_TOO_EARLY' });
      }
    }
    expect(await book(testApp, { booking: refreshOf(clientId, '2025-10-16'), amount: '0.00' })).toHaveProperty(
      'clientId',
      clientId,
    );
  });

  it('is priced all the same, because a price knows no day', async () => {
    const { orderNo } = await on('2025-10-14');
    const question = { buildingSize: 'little-storefront', layout: 1, coatingType: 'refresh' } as const;
    const quoted = await quotePrices(testApp.deps, aVisitor('reader'), { ...question, orderNumber: orderNo });
    expect(quoted).toHaveProperty('quote.total', 51_739);
  });

  it('is not booked by an operator, nor offered by a link', async () => {
    const first = await on('2025-10-14');
    const wish = anOperatorWish({ booking: aRequest(refreshOf(first.orderNo, '2025-10-07')), total: cents(51_739) });
    expect(await bookByOperator(testApp.deps, owner, wish)).toEqual({ refused: 'REFRESH_TOO_EARLY' });
    const link = { ...wish, hours: 72, channel: 'mail' } as const;
    expect(await sendPaymentLink(testApp.deps, owner, link)).toEqual({ refused: 'REFRESH_TOO_EARLY' });
  });

  it('is sold on any day once that visit was done', async () => {
    const first = await on('2025-10-07');
    testApp.time.now = new Date('2025-10-07T18:00:00Z');
    await mark(first, 'completed');
    expect(await paidRefresh(first, '2025-10-09')).toHaveProperty('clientId', first.clientId);
  });

  it('is given back when it was paid after that visit was cancelled, missed or moved behind it', async () => {
    for (const [first, second, third, spoil] of [
      ['2025-10-14', '2025-10-16', '', (one: Booked) => cancel(one)],
      [
        '2025-10-07',
        '2025-10-23',
        '',
        async (one: Booked) => {
          testApp.time.now = new Date('2025-10-07T18:00:00Z');
          await mark(one, 'no-show');
        },
      ],
      ['2025-10-21', '2025-10-27', '2025-10-28', (one: Booked) => moveAsOperator(one, '2025-10-28')],
    ] as const) {
      const earlier = await on(first);
      const paying = await startPaying(testApp, {
        booking: refreshOf(earlier.orderNo, second),
        amount: totals.refresh,
      });
      await spoil(earlier);
      testApp.cards.approve(paying.ticket);
      expect(await paying.submit(), third).toEqual({ refused: 'PAID_NOT_BOOKED' });
      expect(await countRows(testApp, 'refunds', `order_no = '${paying.orderNo}' and amount = 51739`)).toBe(1);
      expect(await countRows(testApp, 'bookings', `order_no = '${paying.orderNo}'`)).toBe(0);
    }
  });
});

describe('moving one of a visit and its refresh', () => {
  it('keeps them in their order, whoever moves and whichever is moved', async () => {
    const first = await on('2025-10-14');
    const later = await paidRefresh(first, '2025-10-20');
    for (const by of [move, moveAsOperator]) {
      expect(await by(first, '2025-10-21')).toEqual({ refused: 'VISIT_AFTER_REFRESH' });
      expect(await by(later, '2025-10-13')).toEqual({ refused: 'REFRESH_TOO_EARLY' });
      expect(await by(later, '2025-10-14')).toHaveProperty('refused');
    }
    expect(await move(first, '2025-10-16')).toHaveProperty('appointmentDate', '2025-10-16');
    expect(await move(later, '2025-10-27')).toHaveProperty('appointmentDate', '2025-10-27');
    expect(await move(first, '2025-10-23')).toHaveProperty('appointmentDate', '2025-10-23');
  });

  it('is offered on no day that would break their order', async () => {
    const first = await on('2025-10-14');
    const second = await paidRefresh(first, '2025-10-20');
    const changes = async ({ orderNo }: Booked) =>
      readVisitChanges(testApp.deps, { orderNo, key: await orderKey(testApp, orderNo) });
    expect(await changes(first)).toMatchObject({ after: null, before: '2025-10-20' });
    expect(await changes(second)).toMatchObject({ after: '2025-10-14', before: null });
  });

  it('is told to the operator where the visit was missed, or is not done after all', async () => {
    const first = await on('2025-10-07');
    const { bookingId } = await paidRefresh(first, '2025-10-20');
    testApp.time.now = new Date('2025-10-07T18:00:00Z');
    const alerts = () => countRows(testApp, 'outbox', `topic = 'operator.alert' and subject = 'refresh:${bookingId}'`);
    await mark(first, 'completed');
    expect(await alerts()).toBe(0);
    await mark(first, 'no-show');
    expect(await alerts()).toBe(1);
  });

  it('is free again once the other is cancelled, or the visit was done', async () => {
    const first = await on('2025-10-07');
    const one = await paidRefresh(first, '2025-10-20');
    await cancel(one);
    testApp.time.now = new Date('2025-10-07T18:00:00Z');
    await mark(first, 'completed');
    const two = await paidRefresh(first, '2025-10-23');
    expect(await move(two, '2025-10-14')).toHaveProperty('appointmentDate', '2025-10-14');
  });

  it('is refused to one of two who do it at the same moment', async () => {
    const first = await on('2025-10-14');
    const second = await paidRefresh(first, '2025-10-20');
    const both = await Promise.all([
      move(first, '2025-10-16'),
      move(second, '2025-10-15'),
      moveAsOperator(second, '2025-10-15'),
    ]);
    expect(both.filter((one) => 'refused' in one).length).toBeGreaterThan(0);
    const [a, b] = [await stored(testApp, first.orderNo), await stored(testApp, second.orderNo)];
    expect(a.appointmentDate < b.appointmentDate).toBe(true);
  });
});
