import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RefundResult } from '#adapters/cards/port.ts';
import { compareOrder } from '#domain/ledger/compare-order.ts';
import { lineOf } from '#domain/ledger/difference.ts';
import { isRefusal } from '#domain/refusal.ts';
import { listAlerts } from '#server/modules/desk/alerts.ts';
import { getBookingDetails } from '#server/modules/desk/details.ts';
import { recordsOf } from '#server/modules/reconciliation/queries/ledger.ts';
import { owner, paidBooking, staff } from '#tests/builders/money.ts';
import { countRows, later, openTestApp, type TestApp } from '#tests/builders/test-app.ts';
import { sendRefunds } from './send.ts';
import { settleRefund } from './settle.ts';

let testApp: TestApp;
beforeEach(async () => {
  testApp = await openTestApp();
});
afterEach(() => testApp.close());

type Wish = { outcome: 'happened' | 'send-again' | 'returned-elsewhere'; transactionNo?: string };
const settle = (id: number, { outcome, transactionNo }: Wish, by: { id: string; role: 'owner' | 'staff' } = owner) =>
  settleRefund(testApp.deps, by, {
    id,
    outcome,
    transactionNo: transactionNo ?? null,
    reason: 'Seen in the gateway’s console.',
  });
const rows = async () => (await testApp.pool.query('select * from refunds order by id')).rows;
const row = async () => (await rows())[0];
const events = async () =>
  (await testApp.pool.query<{ event_type: string }>('select event_type from payment_events order by id')).rows
    .map(({ event_type }) => event_type)
    .slice(3);
const alerts = (kind: string) => countRows(testApp, 'outbox', `topic = 'operator.alert' and subject like '${kind}:%'`);
const mailDetails = async () =>
  (await testApp.pool.query(`select detail from outbox where topic = 'mail.refund'`)).rows.map(({ detail }) => detail);
const differences = async (orderNo: string): Promise<string[]> => {
  const [order] = await recordsOf(testApp.db, [orderNo]);
  return order ? compareOrder(order, null, testApp.time.now).map(lineOf) : ['no records'];
};

/** A cancelled visit whose refund was sent and not answered; the money did not move unless that is said. */
async function unanswered({ moved = false } = {}) {
  const booking = await paidBooking(testApp);
  await booking.cancel('full');
  testApp.cards.answerNextRefund({ state: 'unknown', detail: 'no answer in time' }, { moved });
  await sendRefunds(testApp.deps);
  return { ...booking, id: (await row()).id };
}

/** A cancelled visit whose refund the gateway refused. */
async function refused() {
  const booking = await paidBooking(testApp);
  await booking.cancel('full');
  later(testApp, 24 * 60);
  testApp.cards.answerNextRefund({ state: 'refused', code: '481', message: 'account closed', raw: {} });
  await sendRefunds(testApp.deps);
  return { ...booking, id: (await row()).id };
}

/** A worker in the middle of a call to the gateway, and the answer that it waits for. */
async function workerInCall(call: 'refund' | 'readRefund') {
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<RefundResult & { state: 'approved' | 'refused' }>();
  const held = async () => {
    asked.resolve();
    return answer.promise;
  };
  const working = sendRefunds({ ...testApp.deps, cards: { ...testApp.deps.cards, [call]: held } });
  await asked.promise;
  return async (said: RefundResult & { state: 'approved' | 'refused' }) => {
    answer.resolve(said);
    await working;
  };
}
const approved = (transactionNo: string) => ({ state: 'approved', transactionNo, raw: {} }) as const;
const declined = { state: 'refused', code: '481', message: 'no', raw: {} } as const;

describe('a refund that an owner found at the gateway', () => {
  it('is done under its number, ends the booking’s refund, and is neither sent nor looked up again', async () => {
    const { id, orderNo, bookingId, row: booking } = await unanswered({ moved: true });
    expect(await settle(id, { outcome: 'happened', transactionNo: '660-1_77' })).toEqual({ state: 'done' });
    expect(await row()).toMatchObject({
      state: 'done',
      refund_transaction_no: '660-1_77',
      settlement: 'happened',
      settled_by: 'owner',
      settlement_reason: 'Seen in the gateway’s console.',
      settled_at: testApp.time.now,
    });
    expect(await booking()).toMatchObject({ refund_status: 'refunded', payment_status: 'refunded' });
    expect(await events()).toContain('refund.confirmed-by-hand');
    expect(await mailDetails()).toMatchObject([{ orderNo, amount: 208_680 }]);
    expect(await countRows(testApp, 'audit_log', `action = 'refund.settled' and subject = '${bookingId}'`)).toBe(1);
    later(testApp, 600);
    expect(await sendRefunds(testApp.deps)).toBe(0);
    expect(testApp.cards.refundCalls).toEqual({ asked: 1, lookedUp: 0 });
    expect(await differences(orderNo)).toEqual([]);
  });

  it('is shown at its booking with who settled it, how and why', async () => {
    const { id, orderNo } = await unanswered({ moved: true });
    expect(await getBookingDetails(testApp.deps, orderNo)).toMatchObject({
      refunds: [{ id, stuck: true, settled: null }],
    });
    await settle(id, { outcome: 'happened', transactionNo: '660-1_77' });
    expect(await getBookingDetails(testApp.deps, orderNo)).toMatchObject({
      refunds: [
        {
          stuck: false,
          settled: { outcome: 'happened', transactionNo: '660-1_77', reason: 'Seen in the gateway’s console.' },
        },
      ],
      auditEntries: expect.arrayContaining([expect.objectContaining({ action: 'refund.settled' })]),
    });
  });
});

describe('a refund that an owner sends again', () => {
  it('waits until whoever looks it up has answered, is sent once, and alerts once more if it is stuck once more', async () => {
    const { id, orderNo, row: booking } = await unanswered();
    await testApp.pool.query(`update bookings set refund_status = 'review'`);
    expect(await settle(id, { outcome: 'send-again' })).toEqual({ state: 'requested' });
    expect(await booking()).toMatchObject({ refund_status: 'pending', payment_status: 'paid' });
    expect(await sendRefunds(testApp.deps)).toBe(0);
    later(testApp, 2);
    await sendRefunds(testApp.deps);
    expect(testApp.cards.refunds).toHaveLength(1);
    expect(testApp.cards.refundCalls).toEqual({ asked: 2, lookedUp: 0 });
    expect(await row()).toMatchObject({ state: 'done', settlement: 'send-again' });
    expect(await booking()).toMatchObject({ refund_status: 'refunded' });
    expect(await differences(orderNo)).toEqual([]);
  });

  it('at once where it was refused, and the operator is told if it is refused once more', async () => {
    const { id, row: booking } = await refused();
    expect(await alerts('refund')).toBe(1);
    expect(await booking()).toMatchObject({ refund_status: 'review' });
    await settle(id, { outcome: 'send-again' });
    testApp.cards.answerNextRefund(declined);
    await sendRefunds(testApp.deps);
    expect(await alerts('refund')).toBe(2);
    expect(await booking()).toMatchObject({ refund_status: 'review' });
  });
});

describe('a refund that went back another way', () => {
  it('is done without the gateway, and the customer is told so', async () => {
    const { id, orderNo, row: booking } = await refused();
    expect(await settle(id, { outcome: 'returned-elsewhere' })).toEqual({ state: 'done' });
    expect(await row()).toMatchObject({ state: 'done', settlement: 'returned-elsewhere', refund_transaction_no: null });
    expect(await booking()).toMatchObject({ refund_status: 'refunded', payment_status: 'refunded' });
    expect(await mailDetails()).toMatchObject([{ elsewhere: true }]);
    later(testApp, 600);
    expect(await sendRefunds(testApp.deps)).toBe(0);
    expect(testApp.cards.refunds).toEqual([]);
    expect(await differences(orderNo)).toEqual([]);
  });

  it('is told to nobody where the refund was to be silent', async () => {
    const booking = await paidBooking(testApp);
    await booking.part(25_000, { notify: false });
    testApp.cards.answerNextRefund({ state: 'unknown', detail: 'no answer in time' });
    await sendRefunds(testApp.deps);
    await settle((await row()).id, { outcome: 'returned-elsewhere' });
    expect(await mailDetails()).toEqual([]);
    expect(await countRows(testApp, 'outbox', `topic = 'accounting.refund'`)).toBe(1);
  });
});

it('nothing is settled by staff, without its number, under the payment’s number, or where it goes on by itself', async () => {
  const { id, part } = await unanswered();
  const { transaction_no: paymentNo } = await row();
  const happened = { outcome: 'happened' } as const;
  expect(await settle(id, { outcome: 'send-again' }, staff)).toEqual({ refused: 'OWNER_NEEDED' });
  expect(await settle(id + 100, { outcome: 'send-again' })).toEqual({ refused: 'REFUND_NOT_FOUND' });
  expect(await settle(id, happened)).toEqual({ refused: 'INVALID_INPUT' });
  expect(await settle(id, { ...happened, transactionNo: paymentNo })).toEqual({ refused: 'REFUND_NUMBER_TAKEN' });
  expect(await part(1)).toEqual({ refused: 'REFUND_TOO_MUCH', amount: '0.00' });
  await testApp.pool.query(`update refunds set state = 'requested', method = null, failure = null, silences = 0`);
  expect(await settle(id, { outcome: 'returned-elsewhere' })).toEqual({ refused: 'REFUND_NOT_STUCK' });
  expect(await row()).toMatchObject({ settlement: null, settled_at: null });
  expect(await countRows(testApp, 'audit_log', `action = 'refund.settled'`)).toBe(0);
});

describe('who is quicker', () => {
  it('of ten owners one settles, and the others are told', async () => {
    const { id } = await unanswered();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => settle(id, { outcome: n % 2 === 0 ? 'send-again' : 'returned-elsewhere' })),
    );
    expect(answers.filter(isRefusal)).toEqual(Array.from({ length: 9 }, () => ({ refused: 'REFUND_NOT_STUCK' })));
    expect(await countRows(testApp, 'audit_log', `action = 'refund.settled'`)).toBe(1);
  });

  it('what is being sent is not sent again, and what the gateway then says counts', async () => {
    const { id } = await refused();
    later(testApp, 2);
    const answer = await workerInCall('refund');
    expect(await settle(id, { outcome: 'send-again' })).toEqual({ refused: 'REFUND_UNDER_WAY' });
    await answer(approved('660-1_80'));
    expect(await row()).toMatchObject({ state: 'done', settlement: null, refund_transaction_no: '660-1_80' });
  });

  it('an approval that arrives after the money went back another way is told to the operator and to the ledger', async () => {
    const { id, orderNo } = await refused();
    later(testApp, 2);
    const answer = await workerInCall('refund');
    expect(await settle(id, { outcome: 'returned-elsewhere' })).toEqual({ state: 'done' });
    await answer(approved('660-1_80'));
    expect(await row()).toMatchObject({ state: 'done', settlement: 'returned-elsewhere', refund_transaction_no: null });
    expect(await alerts('refund-twice')).toBe(1);
    expect(await events()).toEqual(expect.arrayContaining(['refund.returned-elsewhere', 'refund.approved']));
    expect(await mailDetails()).toHaveLength(1);
    expect(await differences(orderNo)).toContain(`${orderNo}: double-refund (events: 2, refunds: 1)`);
  });

  it('an approval under the number that the owner named alarms nobody; one under another does', async () => {
    const { id } = await refused();
    later(testApp, 2);
    const answer = await workerInCall('refund');
    await settle(id, { outcome: 'happened', transactionNo: '660-1_80' });
    await answer(approved('660-1_80'));
    expect(await alerts('refund-twice')).toBe(0);
    expect(await mailDetails()).toHaveLength(1);
  });

  it('a refusal that arrives after an owner settled changes nothing', async () => {
    const { id } = await refused();
    later(testApp, 2);
    const answer = await workerInCall('refund');
    await settle(id, { outcome: 'returned-elsewhere' });
    await answer(declined);
    expect(await row()).toMatchObject({ state: 'done', settlement: 'returned-elsewhere', failure: null });
    expect(await alerts('refund')).toBe(1);
  });

  it('a look-up under way finds it done after all, and it is not sent again', async () => {
    const { id } = await unanswered({ moved: true });
    later(testApp, 3);
    const answer = await workerInCall('readRefund');
    await settle(id, { outcome: 'send-again' });
    await answer(approved('r-1'));
    later(testApp, 60);
    expect(await sendRefunds(testApp.deps)).toBe(0);
    expect(await row()).toMatchObject({ state: 'done', refund_transaction_no: 'r-1' });
    expect(testApp.cards.refunds).toHaveLength(1);
  });

  it('a look-up under way that proves nothing does not take the owner’s word back', async () => {
    const { id } = await unanswered();
    later(testApp, 3);
    const answer = await workerInCall('readRefund');
    await settle(id, { outcome: 'send-again' });
    await answer(declined);
    expect(await row()).toMatchObject({ state: 'requested', failure: null, method: null });
    later(testApp, 2);
    await sendRefunds(testApp.deps);
    expect(testApp.cards.refunds).toHaveLength(1);
  });
});

it('what waits behind a stuck refund is listed with what it waits for, and goes on once that is settled', async () => {
  const { orderNo, part, refunds } = await paidBooking(testApp);
  await part(25_000);
  await part(10_000);
  testApp.cards.answerNextRefund({ state: 'unknown', detail: 'no answer in time' });
  await sendRefunds(testApp.deps);
  const [first] = await rows();
  const group = async () => (await listAlerts(testApp.deps)).groups.find(({ kind }) => kind === 'refunds');
  expect(await group()).toMatchObject({
    count: 2,
    lines: [
      { code: 'unknown', amount: 25_000, refundId: first.id, behind: null },
      { code: 'waits', amount: 10_000, refundId: null, behind: 25_000, orderNo },
    ],
  });
  expect(await getBookingDetails(testApp.deps, orderNo)).toMatchObject({
    refunds: [
      { stuck: true, waitsFor: null },
      { stuck: false, waitsFor: 25_000 },
    ],
  });
  await settle(first.id, { outcome: 'returned-elsewhere' });
  await sendRefunds(testApp.deps);
  expect((await refunds()).map(({ state }) => state)).toEqual(['done', 'done']);
  expect(testApp.cards.refunds.map(({ amount }) => amount)).toEqual([10_000]);
  expect(await group()).toBeUndefined();
});
