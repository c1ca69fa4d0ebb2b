import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { compareOrder } from '#domain/ledger/compare-order.ts';
import { lineOf } from '#domain/ledger/difference.ts';
import { isRefusal } from '#domain/refusal.ts';
import { getBookingDetails } from '#server/modules/desk/details.ts';
import { sendMessages } from '#server/modules/messages/send.ts';
import { gatewayBooks } from '#server/modules/reconciliation/gateway.ts';
import { recordsOf } from '#server/modules/reconciliation/queries/ledger.ts';
import { sendRefunds } from '#server/modules/refunds/send.ts';
import { refreshing } from '#tests/builders/bookings/refreshes.ts';
import { owner, paidBooking, staff } from '#tests/builders/money.ts';
import { stored } from '#tests/builders/self-service.ts';
import { book, cancelToken, countRows, later, mondayMorning, openTestApp } from '#tests/builders/test-app.ts';
import { cancelByCustomer } from './customer.ts';
import { takeBackCancellation } from './take-back.ts';

const testApp = await openTestApp();
afterAll(() => testApp.close());
beforeEach(() => {
  testApp.time.now = mondayMorning;
});
const { platinumOn, freeRefresh, cancelAsOperator } = refreshing(() => testApp);

const takeBack = async (orderNo: string, by: typeof owner | typeof staff = owner) =>
  takeBackCancellation(testApp.deps, by, { orderNo, version: (await stored(testApp, orderNo)).version });
const claims = (id: string) => countRows(testApp, 'day_claims', `booking_id = '${id}'`);
const work = async (id: string) =>
  (
    await testApp.pool.query<{ topic: string }>(
      `select topic from outbox where subject = $1 and state = 'queued' order by topic`,
      [id],
    )
  ).rows.map(({ topic }) => topic);
const mails = (orderNo: string) =>
  testApp.mail.sent.filter(({ text }) => text.includes(orderNo)).map(({ subject }) => subject);

/** Every record of the money agrees, whatever happened. */
const touched: string[] = [];
afterEach(async () => {
  await sendRefunds(testApp.deps);
  const orders = await recordsOf(testApp.db, touched);
  const gateway = await gatewayBooks(testApp.cards.gateway).recordsOf(orders, { since: null });
  const differ = orders.flatMap((order) =>
    compareOrder(order, gateway.get(order.orderNo) ?? null, testApp.time.now)
      .filter(({ inFlight }) => !inFlight)
      .map(lineOf),
  );
  expect(differ).toEqual([]);
});
const paid = async (date: string) => {
  const booking = await paidBooking(testApp, date);
  touched.push(booking.orderNo);
  return booking;
};

it('a cancellation of the office is taken back within minutes: its day, its money and its texts are as before, and nobody was told', async () => {
  const { orderNo, bookingId, cancel, refunds, row } = await paid('2025-10-14');
  await sendMessages(testApp.deps);
  const told = mails(orderNo).length;
  await cancel('full', { mistake: true });
  later(testApp, 9);
  await sendRefunds(testApp.deps);
  await sendMessages(testApp.deps);
  expect(await takeBack(orderNo, staff)).toEqual({ version: 2 });
  later(testApp, 30);
  await sendRefunds(testApp.deps);
  await sendMessages(testApp.deps);
  expect(await refunds()).toEqual([]);
  expect(await row()).toMatchObject({
    ...{ status: 'active', cancelled_at: null, cancellation_reason: null, refund_status: null },
    payment_status: 'paid',
    calendar_sequence: 2,
  });
  expect([await claims(bookingId), mails(orderNo).length]).toEqual([1, told]);
  expect(await work(bookingId)).toEqual(['accounting.booking', 'accounting.booking', 'sms.service-reminder']);
  const story = await getBookingDetails(testApp.deps, orderNo);
  if (isRefusal(story)) throw new Error('no story');
  expect(story.auditEntries.map(({ action }) => action)).toContain('booking.restored');
});

it('can be cancelled again afterwards, and the money goes back once', async () => {
  const { orderNo, bookingId, cancel, refunds } = await paid('2025-10-16');
  await cancel('full', { mistake: true });
  await takeBack(orderNo);
  expect(await cancel('full')).toEqual({ version: 3 });
  await sendRefunds(testApp.deps);
  await sendMessages(testApp.deps);
  expect(await refunds()).toMatchObject([{ reason: 'cancellation', amount: 208_680, state: 'done' }]);
  expect(await claims(bookingId)).toBe(0);
  expect(mails(orderNo).filter((subject) => /cancelled/i.test(subject))).toHaveLength(1);
});

it('a client who was told of it is told once that the visit takes place', async () => {
  const { orderNo, cancel } = await paid('2025-10-20');
  await cancel('none');
  await sendMessages(testApp.deps);
  await takeBack(orderNo);
  await sendMessages(testApp.deps);
  expect(mails(orderNo).slice(-2)).toEqual([
    expect.stringMatching(/cancelled/i),
    'Your visit on Monday, October 20, 2025 will take place',
  ]);
  const file = testApp.mail.sent.at(-1)?.calendar;
  expect(file).toMatchObject({ method: 'REQUEST', content: expect.stringContaining('SEQUENCE:2') });
});

it('a client’s own slip is taken back as long as the money is here', async () => {
  const { orderNo, bookingId } = await paid('2025-10-21');
  await cancelByCustomer(testApp.deps, { token: await cancelToken(testApp, orderNo) });
  expect(await takeBack(orderNo)).toEqual({ version: 2 });
  expect(await claims(bookingId)).toBe(1);
  // The link of the mail works again.
  const token = await cancelToken(testApp, orderNo);
  expect(isRefusal(await cancelByCustomer(testApp.deps, { token }))).toBe(false);
});

it('a day that was sold meanwhile stays sold, and the visit cancelled', async () => {
  const { orderNo, bookingId, cancel, refunds } = await paid('2025-10-23');
  await cancel('full');
  await book(testApp, { booking: { appointmentDate: '2025-10-23' } });
  expect(await takeBack(orderNo)).toEqual({ refused: 'DATE_TAKEN' });
  expect([await claims(bookingId), await refunds()]).toEqual([0, [expect.objectContaining({ state: 'requested' })]]);
});

it('money that was sent is not taken back', async () => {
  const { orderNo, bookingId, cancel } = await paid('2025-10-27');
  await cancel('full');
  await sendRefunds(testApp.deps);
  expect(await takeBack(orderNo)).toEqual({ refused: 'REFUND_SENT' });
  expect(await claims(bookingId)).toBe(0);
});

it('never is a visit both refunded and booked, whatever comes first', async () => {
  for (const date of ['2025-10-28', '2025-10-30', '2025-11-03', '2025-11-04']) {
    const { orderNo, bookingId, cancel, refunds } = await paid(date);
    await cancel('full');
    const [answer] = await Promise.all([takeBack(orderNo), sendRefunds(testApp.deps)]);
    const stands = !isRefusal(answer);
    expect([await claims(bookingId), (await refunds()).length]).toEqual(stands ? [1, 0] : [0, 1]);
  }
});

it('of ten operators one takes it back, and of two bookings of the day one has it', async () => {
  const first = await paid('2025-10-07');
  await first.cancel('full');
  const second = await paid('2025-10-07');
  await second.cancel('full');
  const { version } = await stored(testApp, first.orderNo);
  const asked = { orderNo: first.orderNo, version };
  const answers = await Promise.all([
    ...Array.from({ length: 10 }, () => takeBackCancellation(testApp.deps, owner, asked)),
    takeBack(second.orderNo),
  ]);
  expect(answers.filter((answer) => !isRefusal(answer))).toHaveLength(1);
  expect((await claims(first.bookingId)) + (await claims(second.bookingId))).toBe(1);
});

it('the free refresh that went with a Platinum visit comes back with it, and alone it does not', async () => {
  const vip = await platinumOn('2025-10-09');
  const free = await freeRefresh(vip, '2025-10-13');
  await cancelAsOperator(vip, 'full');
  expect(await takeBack(free.orderNo)).toEqual({ refused: 'REFRESH_GONE' });
  expect(isRefusal(await takeBack(vip.orderNo))).toBe(false);
  expect(await stored(testApp, free.orderNo)).toMatchObject({ status: 'active', refundStatus: null });
  expect(await stored(testApp, vip.orderNo)).toMatchObject({ status: 'active', vipRefreshUsed: true });
});
