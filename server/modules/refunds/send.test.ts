import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { RefundResult } from '#adapters/cards/port.ts';
import { cancelByCustomer } from '#server/modules/bookings/cancel/customer.ts';
import { findBookingByOrder } from '#server/modules/bookings/queries/bookings.ts';
import { book, cancelToken, countRows, later, mondayMorning, openTestApp } from '#tests/builders/test-app.ts';
import { sendRefunds } from './send.ts';

const testApp = await openTestApp();
afterAll(() => testApp.close());
beforeEach(() => {
  testApp.time.now = mondayMorning;
  testApp.cards.refunds.length = 0;
  Object.assign(testApp.cards.refundCalls, { asked: 0, lookedUp: 0 });
});

const days = ['09', '13', '14', '16', '20', '21', '23', '27', '28', '30']
  .map((day) => `2025-10-${day}`)
  .concat('2025-11-03', '2025-11-04');
let next = 0;

/** A booking that was cancelled in time, its refund not sent yet. */
async function cancelled() {
  const { orderNo } = await book(testApp, { booking: { appointmentDate: days[next++] ?? '' } });
  await cancelByCustomer(testApp.deps, { token: await cancelToken(testApp, orderNo) });
  return orderNo;
}
const statusOf = async (orderNo: string) => (await findBookingByOrder(testApp.db, orderNo))?.refundStatus;
const alerts = () => countRows(testApp, 'outbox', `topic = 'operator.alert' and subject like 'refund:%'`);

describe('a refund', () => {
  it('voids the payment on its own day, once, and says so on the booking and in the ledger', async () => {
    const orderNo = await cancelled();
    expect(await sendRefunds(testApp.deps)).toBe(1);
    expect(await sendRefunds(testApp.deps)).toBe(0);
    expect(testApp.cards.refunds).toMatchObject([{ orderNo, amount: 208680, method: 'void' }]);
    expect(await findBookingByOrder(testApp.db, orderNo)).toMatchObject({
      refundStatus: 'refunded',
      paymentStatus: 'refunded',
    });
    expect(await countRows(testApp, 'payment_events', `order_no = '${orderNo}' and event_type = 'void.approved'`)).toBe(
      1,
    );
    expect(await countRows(testApp, 'outbox', `topic = 'mail.refund' and subject = '${orderNo}:cancellation'`)).toBe(1);
  });

  it('is a refund on a later day', async () => {
    const orderNo = await cancelled();
    later(testApp, 24 * 60);
    await sendRefunds(testApp.deps);
    expect(testApp.cards.refunds).toMatchObject([{ orderNo, method: 'refund' }]);
  });

  it('follows a void that was refused', async () => {
    const orderNo = await cancelled();
    testApp.cards.answerNextRefund({ state: 'refused', code: '476', message: 'batch closed', raw: {} });
    await sendRefunds(testApp.deps);
    expect(testApp.cards.refunds).toMatchObject([{ orderNo, method: 'refund' }]);
    expect(await statusOf(orderNo)).toBe('refunded');
  });

  it('is looked up and never asked again when the answer was lost and the money has moved', async () => {
    const orderNo = await cancelled();
    testApp.cards.answerNextRefund({ state: 'unknown', detail: 'no answer in time' }, { moved: true });
    await sendRefunds(testApp.deps);
    expect(await statusOf(orderNo)).toBe('pending');
    later(testApp, 3);
    await sendRefunds(testApp.deps);
    expect(testApp.cards.refunds).toHaveLength(1);
    expect(testApp.cards.refundCalls).toEqual({ asked: 1, lookedUp: 1 });
    expect(await statusOf(orderNo)).toBe('refunded');
  });

  it('is asked again only when the gateway’s books, settled, have no record of it', async () => {
    const orderNo = await cancelled();
    testApp.cards.answerNextRefund({ state: 'unknown', detail: 'no answer in time' });
    await sendRefunds(testApp.deps);
    later(testApp, 1);
    await sendRefunds(testApp.deps);
    expect(testApp.cards.refundCalls).toEqual({ asked: 1, lookedUp: 1 });
    expect(testApp.cards.refunds).toHaveLength(0);
    later(testApp, 2);
    await sendRefunds(testApp.deps);
    expect(testApp.cards.refunds).toHaveLength(1);
    expect(await statusOf(orderNo)).toBe('refunded');
  });

  it('goes on after the program was killed between asking and hearing', async () => {
    const orderNo = await cancelled();
    await testApp.pool.query(
      `update refunds set state = 'calling', method = 'void', called_at = $1, due_at = $2 where order_no = $3`,
      [testApp.time.now, new Date(testApp.time.now.getTime() + 90_000), orderNo],
    );
    expect(await sendRefunds(testApp.deps)).toBe(0);
    later(testApp, 3);
    await sendRefunds(testApp.deps);
    expect(testApp.cards.refundCalls).toEqual({ asked: 1, lookedUp: 1 });
    expect(await statusOf(orderNo)).toBe('refunded');
  });

  it('goes to the operator with all it needs when the gateway stays silent, and still ends well', async () => {
    const orderNo = await cancelled();
    const before = await alerts();
    for (let time = 0; time < 6; time++) {
      testApp.cards.answerNextRefund({ state: 'unknown', detail: 'no answer in time' });
      await sendRefunds(testApp.deps);
      later(testApp, 90);
    }
    expect(await alerts()).toBe(before + 1);
    expect(await statusOf(orderNo)).toBe('review');
    expect(testApp.cards.refundCalls.asked).toBe(1);
    later(testApp, 90);
    await sendRefunds(testApp.deps);
    expect(await statusOf(orderNo)).toBe('refunded');
    expect(testApp.cards.refunds).toHaveLength(1);
  });

  it('that the gateway refuses is told to the operator and tried again later', async () => {
    const orderNo = await cancelled();
    later(testApp, 24 * 60);
    testApp.cards.answerNextRefund({ state: 'refused', code: '481', message: 'declined', raw: {} });
    await sendRefunds(testApp.deps);
    expect(await statusOf(orderNo)).toBe('review');
    expect(await sendRefunds(testApp.deps)).toBe(0);
    later(testApp, 2);
    await sendRefunds(testApp.deps);
    expect(await statusOf(orderNo)).toBe('refunded');
  });

  it('is not sent by a process that was frozen after it had taken it, and whoever took it over goes on', async () => {
    const orderNo = await cancelled();
    const { cards } = testApp.deps;
    const frozen = { ...testApp.deps, cards: { ...cards } };
    const sentByOther: number[] = [];
    frozen.cards.refund = async (request, mayLeave) => {
      later(testApp, 4);
      // Looked up and not found, it is asked for by another process.
      sentByOther.push(await sendRefunds(testApp.deps));
      return cards.refund(request, mayLeave);
    };
    await sendRefunds(frozen);
    expect(sentByOther).toEqual([2]);
    expect(testApp.cards.refundCalls).toEqual({ asked: 1, lookedUp: 1 });
    expect(testApp.cards.refunds).toHaveLength(1);
    expect(await statusOf(orderNo)).toBe('refunded');
  });

  it('that another process is asking for is left to it by one that wakes up late', async () => {
    const orderNo = await cancelled();
    const { cards } = testApp.deps;
    const answer = Promise.withResolvers<RefundResult>();
    const asked = Promise.withResolvers<void>();
    const other = { ...testApp.deps, cards: { ...cards } };
    other.cards.refund = async () => {
      asked.resolve();
      return answer.promise;
    };
    const frozen = { ...testApp.deps, cards: { ...cards } };
    const others: Promise<number>[] = [];
    frozen.cards.refund = async (request, mayLeave) => {
      later(testApp, 4);
      others.push(sendRefunds(other));
      await asked.promise;
      return cards.refund(request, mayLeave);
    };
    await sendRefunds(frozen);
    expect(await countRows(testApp, 'refunds', `state = 'calling' and attempts = 2`)).toBe(1);
    answer.resolve({ state: 'approved', transactionNo: 'r-2', raw: {} });
    await Promise.all(others);
    expect(testApp.cards.refundCalls.asked).toBe(0);
    expect(await countRows(testApp, 'refunds', `order_no = '${orderNo}' and refund_transaction_no = 'r-2'`)).toBe(1);
  });

  it('is sent once by fifty workers at once', async () => {
    await cancelled();
    await Promise.all(Array.from({ length: 50 }, () => sendRefunds(testApp.deps)));
    expect(testApp.cards.refundCalls).toEqual({ asked: 1, lookedUp: 0 });
    expect(testApp.cards.refunds).toHaveLength(1);
  });
});
