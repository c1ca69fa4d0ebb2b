import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cancelBooking } from '#server/modules/bookings/cancel/customer.ts';
import { findBookingByOrder } from '#server/modules/bookings/queries/bookings.ts';
import { book, cancelToken, countRows, type House, later, mondayMorning, openHouse } from '#tests/builders/test-app.ts';
import { sendRefunds } from './send.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());
beforeEach(() => {
  house.time.now = mondayMorning;
  house.cards.refunds.length = 0;
  Object.assign(house.cards.refundCalls, { asked: 0, lookedUp: 0 });
});

const days = ['09', '13', '14', '16', '20', '21', '23', '27', '28', '30'].map((day) => `2025-10-${day}`);
let next = 0;

/** A booking that was cancelled in time, its refund not sent yet. */
async function cancelled() {
  const { orderNo } = await book(house, { booking: { appointmentDate: days[next++] ?? '' } });
  await cancelBooking(house.deps, { token: await cancelToken(house, orderNo) });
  return orderNo;
}
const statusOf = async (orderNo: string) => (await findBookingByOrder(house.db, orderNo))?.refundStatus;
const alerts = () => countRows(house, 'outbox', `topic = 'operator.alert' and subject like 'refund:%'`);

describe('a refund', () => {
  it('voids the payment on its own day, once, and says so on the booking and in the ledger', async () => {
    const orderNo = await cancelled();
    expect(await sendRefunds(house.deps)).toBe(1);
    expect(await sendRefunds(house.deps)).toBe(0);
    expect(house.cards.refunds).toMatchObject([{ orderNo, amount: 208680, method: 'void' }]);
    expect(await findBookingByOrder(house.db, orderNo)).toMatchObject({
      refundStatus: 'refunded',
      paymentStatus: 'refunded',
    });
    expect(await countRows(house, 'payment_events', `order_no = '${orderNo}' and event_type = 'void.approved'`)).toBe(
      1,
    );
    expect(await countRows(house, 'outbox', `topic = 'mail.refund' and subject = '${orderNo}:cancellation'`)).toBe(1);
  });

  it('is a refund on a later day', async () => {
    const orderNo = await cancelled();
    later(house, 24 * 60);
    await sendRefunds(house.deps);
    expect(house.cards.refunds).toMatchObject([{ orderNo, method: 'refund' }]);
  });

  it('follows a void that was refused', async () => {
    const orderNo = await cancelled();
    house.cards.answerNextRefund({ state: 'refused', code: '476', message: 'batch closed', raw: {} });
    await sendRefunds(house.deps);
    expect(house.cards.refunds).toMatchObject([{ orderNo, method: 'refund' }]);
    expect(await statusOf(orderNo)).toBe('refunded');
  });

  it('is looked up and never asked again when the answer was lost and the money has moved', async () => {
    const orderNo = await cancelled();
    house.cards.answerNextRefund({ state: 'unknown', detail: 'no answer in time' }, { moved: true });
    await sendRefunds(house.deps);
    expect(await statusOf(orderNo)).toBe('pending');
    later(house, 3);
    await sendRefunds(house.deps);
    expect(house.cards.refunds).toHaveLength(1);
    expect(house.cards.refundCalls).toEqual({ asked: 1, lookedUp: 1 });
    expect(await statusOf(orderNo)).toBe('refunded');
  });

  it('is asked again only when the gateway’s books, settled, have no record of it', async () => {
    const orderNo = await cancelled();
    house.cards.answerNextRefund({ state: 'unknown', detail: 'no answer in time' });
    await sendRefunds(house.deps);
    later(house, 1);
    await sendRefunds(house.deps);
    expect(house.cards.refundCalls).toEqual({ asked: 1, lookedUp: 1 });
    expect(house.cards.refunds).toHaveLength(0);
    later(house, 2);
    await sendRefunds(house.deps);
    expect(house.cards.refunds).toHaveLength(1);
    expect(await statusOf(orderNo)).toBe('refunded');
  });

  it('goes on after the program was killed between asking and hearing', async () => {
    const orderNo = await cancelled();
    await house.pool.query(
      `update refunds set state = 'calling', method = 'void', called_at = $1, due_at = $2 where order_no = $3`,
      [house.time.now, new Date(house.time.now.getTime() + 90_000), orderNo],
    );
    expect(await sendRefunds(house.deps)).toBe(0);
    later(house, 3);
    await sendRefunds(house.deps);
    expect(house.cards.refundCalls).toEqual({ asked: 1, lookedUp: 1 });
    expect(await statusOf(orderNo)).toBe('refunded');
  });

  it('goes to the operator with all it needs when the gateway stays silent, and still ends well', async () => {
    const orderNo = await cancelled();
    const before = await alerts();
    for (let time = 0; time < 6; time++) {
      house.cards.answerNextRefund({ state: 'unknown', detail: 'no answer in time' });
      await sendRefunds(house.deps);
      later(house, 90);
    }
    expect(await alerts()).toBe(before + 1);
    expect(await statusOf(orderNo)).toBe('review');
    expect(house.cards.refundCalls.asked).toBe(1);
    later(house, 90);
    await sendRefunds(house.deps);
    expect(await statusOf(orderNo)).toBe('refunded');
    expect(house.cards.refunds).toHaveLength(1);
  });

  it('that the gateway refuses is told to the operator and tried again later', async () => {
    const orderNo = await cancelled();
    later(house, 24 * 60);
    house.cards.answerNextRefund({ state: 'refused', code: '481', message: 'declined', raw: {} });
    await sendRefunds(house.deps);
    expect(await statusOf(orderNo)).toBe('review');
    expect(await sendRefunds(house.deps)).toBe(0);
    later(house, 2);
    await sendRefunds(house.deps);
    expect(await statusOf(orderNo)).toBe('refunded');
  });

  it('is sent once by fifty workers at once', async () => {
    await cancelled();
    await Promise.all(Array.from({ length: 50 }, () => sendRefunds(house.deps)));
    expect(house.cards.refundCalls).toEqual({ asked: 1, lookedUp: 0 });
    expect(house.cards.refunds).toHaveLength(1);
  });
});
