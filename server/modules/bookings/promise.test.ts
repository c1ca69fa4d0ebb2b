import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { isRefusal } from '#domain/refusal.ts';
import type { SettingKey } from '#domain/settings/settings.ts';
import { bookByOperator } from '#server/modules/checkout/operator/book.ts';
import { writeSetting } from '#server/modules/settings/queries/settings.ts';
import { anOperatorWish } from '#tests/builders/bookings/operator-bookings.ts';
import { owner, staff } from '#tests/builders/money.ts';
import { bookedWithKey, stored } from '#tests/builders/self-service.ts';
import { aRequest, cancelToken, countRows, mondayMorning, openTestApp, startPaying } from '#tests/builders/test-app.ts';
import { cancelByCustomer, previewCancellation } from './cancel/customer.ts';
import { moveByCustomer } from './move/customer.ts';
import { moveByOperator } from './move/operator.ts';
import { readVisitChanges } from './move/options.ts';

const testApp = await openTestApp();
afterAll(() => testApp.close());
beforeEach(async () => {
  testApp.time.now = mondayMorning;
  await testApp.pool.query('delete from settings; delete from day_claims');
  testApp.forget();
});

type Hours = Extract<SettingKey, `${string}Hours`>;
async function set(key: Hours, hours: number): Promise<void> {
  await writeSetting(testApp.db, key, hours);
  testApp.forget();
}

type Booked = Awaited<ReturnType<typeof bookedWithKey>>;
const preview = async ({ orderNo }: Pick<Booked, 'orderNo'>) =>
  previewCancellation(testApp.deps, { token: await cancelToken(testApp, orderNo) });
const cancel = async ({ orderNo }: Booked) =>
  cancelByCustomer(testApp.deps, { token: await cancelToken(testApp, orderNo) });
const to = ({ orderNo, key }: Booked, date: string) =>
  moveByCustomer(testApp.deps, { orderNo, key, date, time: '9:00 AM' });
const byOperator = ({ orderNo }: Booked, date: string, atClientsWish?: boolean) =>
  moveByOperator(testApp.deps, {
    ...{ orderNo, version: 0, date, time: '9:00 AM', notify: true, anyDay: false, by: staff },
    ...(atClientsWish !== undefined && { atClientsWish }),
  });

const at = (instant: string) => new Date(instant);

describe('what is promised when a visit is booked', () => {
  it('stands on the booking from then on, whoever books', async () => {
    const own = await bookedWithKey(testApp, '2025-10-14');
    expect(await stored(testApp, own.orderNo)).toMatchObject({
      refundUntil: at('2025-10-13T13:00:00Z'),
      moveUntil: at('2025-10-12T13:00:00Z'),
      lostRefundHours: null,
    });
    await set('refundCutoffHours', 36);
    const wish = anOperatorWish({ booking: aRequest({ appointmentDate: '2025-10-16' }) });
    const made = await bookByOperator(testApp.deps, owner, wish);
    if (isRefusal(made)) throw new Error(made.refused);
    expect(await stored(testApp, made.orderNo)).toMatchObject({ refundUntil: at('2025-10-15T01:00:00Z') });
  });

  it('is kept when the cut-off is raised afterwards, on the page and when it is cancelled', async () => {
    const visit = await bookedWithKey(testApp, '2025-10-16');
    await set('refundCutoffHours', 96);
    testApp.time.now = at('2025-10-14T13:00:00Z');
    const promised = { refundEligible: true, cutoffHours: 24, refundUntil: '2025-10-15T13:00:00.000Z' };
    expect(await preview(visit)).toMatchObject(promised);
    expect(await cancel(visit)).toMatchObject({ refundEligible: true });
    expect(await countRows(testApp, 'refunds', `order_no = '${visit.orderNo}' and amount = 208680`)).toBe(1);
  });

  it('gives way to a setting that is better for the client', async () => {
    const visit = await bookedWithKey(testApp, '2025-10-16');
    await set('refundCutoffHours', 12);
    testApp.time.now = at('2025-10-15T20:00:00Z');
    expect(await preview(visit)).toMatchObject({ refundEligible: true, cutoffHours: 12 });
  });

  it('is what the card form was opened with, though the settings change before the payment', async () => {
    const paying = await startPaying(testApp, { booking: { appointmentDate: '2025-10-20' } });
    await set('refundCutoffHours', 96);
    testApp.cards.approve(paying.ticket);
    expect(await paying.submit()).toMatchObject({ orderNo: paying.orderNo });
    expect(await stored(testApp, paying.orderNo)).toMatchObject({ refundUntil: at('2025-10-19T13:00:00Z') });
  });

  it('is the setting at the payment for a card form that the release before opened', async () => {
    const paying = await startPaying(testApp, { booking: { appointmentDate: '2025-10-21' } });
    await testApp.pool.query('update booking_contexts set refund_until = null, move_until = null');
    testApp.cards.approve(paying.ticket);
    await paying.submit();
    expect(await stored(testApp, paying.orderNo)).toMatchObject({ refundUntil: at('2025-10-20T13:00:00Z') });
  });

  it('keeps the notice for moving too', async () => {
    const visit = await bookedWithKey(testApp, '2025-10-23');
    await set('rescheduleNoticeHours', 168);
    testApp.time.now = at('2025-10-21T12:00:00Z');
    expect(await readVisitChanges(testApp.deps, visit)).toMatchObject({ canMove: true, noticeHours: 48 });
    expect(await to(visit, '2025-10-28')).toMatchObject({ moveUntil: '2025-10-26T13:00:00.000Z' });
  });
});

describe('a move', () => {
  it('in time takes the promised hours with it, though the settings are stricter now', async () => {
    const visit = await bookedWithKey(testApp, '2025-10-23');
    await set('refundCutoffHours', 96);
    await to(visit, '2025-10-30');
    expect(await stored(testApp, visit.orderNo)).toMatchObject({ refundUntil: at('2025-10-29T13:00:00Z') });
  });

  it('by the client once the refund is lost does not bring it back, nor does a milder setting', async () => {
    const visit = await bookedWithKey(testApp, '2025-10-07');
    await set('rescheduleNoticeHours', 1);
    expect(await preview(visit)).toMatchObject({ refundEligible: false });
    expect(await to(visit, '2025-10-30')).toMatchObject({ appointmentDate: '2025-10-30' });
    await set('refundCutoffHours', 1);
    expect(await preview(visit)).toMatchObject({ refundEligible: false, refundUntil: '2025-10-06T13:00:00.000Z' });
    expect(await cancel(visit)).toMatchObject({ refundEligible: false });
  });

  it('by us brings the time for a refund back, unless the client asked for it', async () => {
    testApp.time.now = at('2025-10-13T18:00:00Z');
    const asked = await bookedWithKey(testApp, '2025-10-14');
    await byOperator(asked, '2025-10-30', true);
    expect(await preview(asked)).toMatchObject({ refundEligible: false });
    expect(await countRows(testApp, 'audit_log', `after->>'atClientsWish' = 'true'`)).toBe(1);
    const visit = await bookedWithKey(testApp, '2025-10-14');
    await byOperator(visit, '2025-11-03');
    expect(await preview(visit)).toMatchObject({ refundEligible: true, refundUntil: '2025-11-02T14:00:00.000Z' });
  });
});
