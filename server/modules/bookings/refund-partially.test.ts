import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compareOrder } from '#domain/ledger/compare-order.ts';
import { lineOf } from '#domain/ledger/difference.ts';
import { isRefusal } from '#domain/refusal.ts';
import { transact } from '#server/database/transaction.ts';
import { listAlerts } from '#server/modules/desk/alerts.ts';
import { getBookingDetails } from '#server/modules/desk/details.ts';
import { listMessages } from '#server/modules/messages/list.ts';
import { closeMessage } from '#server/modules/messages/parts/close.ts';
import { resendAboutBooking } from '#server/modules/messages/resend-for-booking.ts';
import { recordsOf } from '#server/modules/reconciliation/queries/ledger.ts';
import { sendRefunds } from '#server/modules/refunds/send.ts';
import { lockMessage } from '#server/outbox/queries.ts';
import { owner, paidBooking, staff } from '#tests/builders/money.ts';
import { cancelToken, countRows, later, openTestApp, type TestApp } from '#tests/builders/test-app.ts';
import { cancelByCustomer, previewCancellation } from './cancel/customer.ts';

let testApp: TestApp;
beforeEach(async () => {
  testApp = await openTestApp();
});
afterEach(() => testApp.close());

/** Where our own records of an order disagree; this test's gateway keeps no records. */
const differences = async (orderNo: string): Promise<string[]> => {
  const [order] = await recordsOf(testApp.db, [orderNo]);
  return order ? compareOrder(order, null, testApp.time.now).map(lineOf) : ['no records'];
};

describe('a part of a payment', () => {
  it('goes back by a refund and never by a void, and the booking stays paid', async () => {
    const { orderNo, part, row, refunds, mails } = await paidBooking(testApp);
    expect(await part(25_000)).toEqual({ version: 1 });
    expect(await differences(orderNo)).toEqual([
      `${orderNo}: in flight: money-not-back-yet (refunds: 250.00, events: requested)`,
    ]);
    await sendRefunds(testApp.deps);
    expect(testApp.cards.refunds).toMatchObject([{ orderNo, amount: 25_000, method: 'refund' }]);
    expect(await refunds()).toEqual([{ reason: 'partial', amount: 25_000, state: 'done', method: 'refund' }]);
    expect(await row()).toMatchObject({ status: 'active', payment_status: 'paid', refund_status: null, version: 1 });
    expect(await mails()).toMatchObject([
      {
        topic: 'mail.refund',
        subject: `${orderNo}:partial:1`,
        detail: { amount: 25_000, words: 'One pane could not be reached.' },
      },
    ]);
    expect(await differences(orderNo)).toEqual([]);
  });

  it('is told in the story of its booking, in the messages and where help is needed, and its mail goes out again', async () => {
    const { orderNo, bookingId, part } = await paidBooking(testApp);
    await part(25_000);
    await part(10_000);
    await sendRefunds(testApp.deps);
    const told = async () => {
      const story = await getBookingDetails(testApp.deps, orderNo);
      return isRefusal(story) ? [] : story.messages.filter(({ kind }) => kind === 'mail.refund');
    };
    expect(await told()).toMatchObject([{ canResend: false }, { canResend: false }]);
    const [newest] = (await listMessages(testApp.deps, { view: 'waiting', q: orderNo })).messages;
    expect(newest).toMatchObject({ topic: 'mail.refund', orderNo, clientId: 'HC0001' });
    const id = newest?.id ?? 0;
    const message = await transact(testApp.db, async (tx) => ({ row: await lockMessage(tx, id) }));
    if (!message.row) throw new Error('no mail');
    await closeMessage(testApp.deps, message.row, {
      state: 'failed',
      failureCode: 'address',
      failure: 'no such mailbox',
    });
    const { groups } = await listAlerts(testApp.deps);
    expect(groups.find(({ kind }) => kind === 'messages')).toMatchObject({ lines: [{ orderNo }] });
    expect(isRefusal(await resendAboutBooking(testApp.deps, { orderNo, id, by: owner }))).toBe(false);
    expect(await told()).toMatchObject([{ resent: false }, { state: 'failed' }, { resent: true, state: 'queued' }]);
    expect(await countRows(testApp, 'audit_log', `action = 'message.resent' and subject = '${bookingId}'`)).toBe(1);
  });

  it('goes back in silence where the operator wants that', async () => {
    const { part, mails } = await paidBooking(testApp);
    await part(25_000, { notify: false });
    await sendRefunds(testApp.deps);
    expect(testApp.cards.refunds).toHaveLength(1);
    expect(await mails()).toEqual([]);
  });

  it('is followed by the rest when the customer cancels, which is told as the rest and refunded on the same day', async () => {
    const { orderNo, part, row, refunds } = await paidBooking(testApp);
    await part(25_000);
    const token = await cancelToken(testApp, orderNo);
    expect(await previewCancellation(testApp.deps, { token })).toMatchObject({ paid: '1836.80' });
    expect(await cancelByCustomer(testApp.deps, { token })).toMatchObject({ refundEligible: true });
    await sendRefunds(testApp.deps);
    expect(await refunds()).toEqual([
      { reason: 'partial', amount: 25_000, state: 'done', method: 'refund' },
      { reason: 'cancellation', amount: 183_680, state: 'done', method: 'refund' },
    ]);
    expect(await row()).toMatchObject({
      payment_status: 'refunded',
      refund_status: 'refunded',
      version: 2,
    });
    expect(await differences(orderNo)).toEqual([]);
  });

  it('after another waits until the gateway has answered about that one', async () => {
    const { part, refunds } = await paidBooking(testApp);
    await part(25_000);
    await part(10_000);
    testApp.cards.answerNextRefund({ state: 'unknown', detail: 'no answer in time' }, { moved: true });
    await sendRefunds(testApp.deps);
    expect(testApp.cards.refundCalls).toEqual({ asked: 1, lookedUp: 0 });
    expect((await refunds()).map(({ state }) => state)).toEqual(['unknown', 'requested']);
    later(testApp, 3);
    await sendRefunds(testApp.deps);
    expect(testApp.cards.refunds.map(({ amount }) => amount)).toEqual([25_000, 10_000]);
    expect((await refunds()).map(({ state }) => state)).toEqual(['done', 'done']);
  });

  it('that the gateway refuses is told to the operator, tried again, and says nothing about a cancellation', async () => {
    const { orderNo, part, row } = await paidBooking(testApp);
    await part(25_000);
    testApp.cards.answerNextRefund({ state: 'refused', code: '481', message: 'declined', raw: {} });
    await sendRefunds(testApp.deps);
    expect(await countRows(testApp, 'outbox', `topic = 'operator.alert' and subject like 'refund:%'`)).toBe(1);
    expect(await row()).toMatchObject({ refund_status: null });
    later(testApp, 2);
    await sendRefunds(testApp.deps);
    expect(await differences(orderNo)).toEqual([]);
  });

  it('can be all of it, and then the booking was refunded and a cancellation brings nothing more', async () => {
    const { orderNo, part, cancel, row, refunds } = await paidBooking(testApp);
    await part(208_680);
    await sendRefunds(testApp.deps);
    expect(await row()).toMatchObject({ status: 'active', payment_status: 'refunded' });
    expect(await part(1)).toEqual({ refused: 'REFUND_TOO_MUCH', amount: '0.00' });
    expect(await cancel('full')).toEqual({ version: 2 });
    expect(await row()).toMatchObject({ status: 'cancelled', refund_status: 'refunded' });
    expect(await refunds()).toHaveLength(1);
    expect(await differences(orderNo)).toEqual([]);
  });

  it('can go back after a visit is over or was cancelled with nothing due', async () => {
    const { orderNo, part, cancel } = await paidBooking(testApp);
    await cancel('none');
    expect(await part(25_000)).toEqual({ version: 2 });
    await sendRefunds(testApp.deps);
    expect(await differences(orderNo)).toEqual([]);
    const over = await paidBooking(testApp, '2025-10-16');
    await testApp.pool.query(`update bookings set status = 'completed' where id = $1`, [over.bookingId]);
    expect(await over.part(25_000)).toEqual({ version: 1 });
  });

  it('is refused when it is too much, asked by staff, or of a booking that changed', async () => {
    const { orderNo, part, refunds } = await paidBooking(testApp);
    expect(await part(208_681)).toEqual({ refused: 'REFUND_TOO_MUCH', amount: '2086.80' });
    expect(await part(25_000, { by: staff })).toEqual({ refused: 'OWNER_NEEDED' });
    expect(await part(25_000, { version: 1 })).toEqual({ refused: 'BOOKING_CHANGED' });
    await part(25_000);
    expect(await part(10_000, { version: 0 })).toEqual({ refused: 'BOOKING_CHANGED' });
    expect(await refunds()).toHaveLength(1);
    expect(
      await countRows(
        testApp,
        'audit_log',
        `action = 'booking.refunded-part' and subject = (select id from bookings where order_no = '${orderNo}')`,
      ),
    ).toBe(1);
    const { rows } = await testApp.pool.query('select before, after from audit_log');
    expect(rows).toEqual([
      {
        before: { left: '2086.80' },
        after: { left: '1836.80', amount: '250.00', reason: 'One pane could not be reached.', told: true },
      },
    ]);
  });

  it('of a visit for nothing is refused', async () => {
    const { part, bookingId } = await paidBooking(testApp);
    await testApp.pool.query('delete from payment_receipts where booking_id = $1', [bookingId]);
    expect(await part(100)).toEqual({ refused: 'REFUND_TOO_MUCH', amount: '0.00' });
  });
});

describe('two at once', () => {
  it('ten operators who saw the same booking give one part back', async () => {
    const { part, refunds } = await paidBooking(testApp);
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => part(20_000 + n, { version: 0 })));
    expect(answers.filter(isRefusal)).toEqual(Array.from({ length: 9 }, () => ({ refused: 'BOOKING_CHANGED' })));
    expect(await refunds()).toHaveLength(1);
  });

  it('a part and the customer’s cancellation give back what was paid and no more, whoever comes first', async () => {
    for (const date of ['2025-10-14', '2025-10-16', '2025-10-20', '2025-10-21']) {
      const { orderNo, part, refunds } = await paidBooking(testApp, date);
      const token = await cancelToken(testApp, orderNo);
      await Promise.all([part(150_000, { version: 0 }), cancelByCustomer(testApp.deps, { token })]);
      const amounts = (await refunds()).map(({ amount }) => amount);
      expect([[208_680], [150_000, 58_680]]).toContainEqual(amounts);
      await sendRefunds(testApp.deps);
      expect(await differences(orderNo)).toEqual([]);
    }
  });

  it('an operator’s cancellation and the customer’s cancel once', async () => {
    const { orderNo, cancel, refunds } = await paidBooking(testApp);
    const token = await cancelToken(testApp, orderNo);
    const answers = await Promise.all([cancel('full', { version: 0 }), cancelByCustomer(testApp.deps, { token })]);
    expect(answers.filter(isRefusal)).toHaveLength(1);
    expect(await refunds()).toHaveLength(1);
  });
});

describe('an operator’s cancellation', () => {
  it('frees the day, voids the whole payment on its own day and tells the customer', async () => {
    const { bookingId, cancel, row, mails } = await paidBooking(testApp);
    expect(await cancel('full')).toEqual({ version: 1 });
    expect(await row()).toMatchObject({
      status: 'cancelled',
      cancellation_reason: 'operator',
      refund_status: 'pending',
      version: 1,
    });
    expect(await countRows(testApp, 'day_claims', `booking_id = '${bookingId}'`)).toBe(0);
    expect(await countRows(testApp, 'outbox', `subject = '${bookingId}' and topic like 'sms.%'`)).toBe(0);
    await sendRefunds(testApp.deps);
    expect(testApp.cards.refunds).toMatchObject([{ amount: 208_680, method: 'void' }]);
    expect((await mails()).map(({ topic }) => topic)).toEqual(['mail.cancellation', 'mail.refund']);
    expect(await countRows(testApp, 'audit_log', `administrator_id = '${owner.id}'`)).toBe(1);
  });

  it('keeps the money and the silence where that is wanted, also on the day itself', async () => {
    const { orderNo, cancel, row, mails } = await paidBooking(testApp);
    testApp.time.now = new Date('2025-10-14T18:00:00Z');
    expect(await cancel('none', { notify: false, by: staff })).toEqual({ version: 1 });
    expect(await row()).toMatchObject({ refund_status: 'not-eligible', payment_status: 'paid' });
    expect(await mails()).toEqual([]);
    expect(await differences(orderNo)).toEqual([]);
  });

  it('in silence gives the money back in silence', async () => {
    const { cancel, mails } = await paidBooking(testApp);
    await cancel('full', { notify: false });
    await sendRefunds(testApp.deps);
    expect(testApp.cards.refunds).toHaveLength(1);
    expect(await mails()).toEqual([]);
  });

  it('is refused to staff with a refund, after a change, twice, and of a visit that is over', async () => {
    const { cancel, part, row } = await paidBooking(testApp);
    expect(await cancel('full', { by: staff })).toEqual({ refused: 'OWNER_NEEDED' });
    await part(25_000);
    expect(await cancel('full', { version: 0 })).toEqual({ refused: 'BOOKING_CHANGED' });
    expect(await row()).toMatchObject({ status: 'active' });
    await cancel('full');
    expect(await cancel('full')).toEqual({ refused: 'ALREADY_CANCELLED' });
    const over = await paidBooking(testApp, '2025-10-16');
    await testApp.pool.query(`update bookings set status = 'no-show' where id = $1`, [over.bookingId]);
    expect(await over.cancel('none')).toEqual({ refused: 'VISIT_OVER' });
  });
});

it('refunded after all, a booking that was cancelled without a refund says in each place that the money is back', async () => {
  const { orderNo, cancel, part, row, mails } = await paidBooking(testApp);
  await cancel('none');
  expect(await row()).toMatchObject({ refund_status: 'not-eligible', payment_status: 'paid' });
  await part(100_000);
  expect(await row()).toMatchObject({ refund_status: 'pending' });
  await sendRefunds(testApp.deps);
  expect(await row()).toMatchObject({ refund_status: 'not-eligible', payment_status: 'paid' });
  await part(108_680);
  await sendRefunds(testApp.deps);
  expect(await row()).toMatchObject({ refund_status: 'refunded', payment_status: 'refunded' });
  expect((await mails()).map(({ topic }) => topic)).toEqual(['mail.cancellation', 'mail.refund', 'mail.refund']);
  expect(await differences(orderNo)).toEqual([]);
});
