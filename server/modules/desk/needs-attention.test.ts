import { afterAll, beforeEach, expect, it } from 'vitest';
import { addDays } from '#domain/calendar/day.ts';
import { cents } from '#domain/money.ts';
import { isRefusal } from '#domain/refusal.ts';
import { cancelByCustomer } from '#server/modules/bookings/cancel/customer.ts';
import { refundPartially } from '#server/modules/bookings/refund-partially.ts';
import { resendMessage } from '#server/modules/messages/resend.ts';
import { sendRefunds } from '#server/modules/refunds/send.ts';
import { judgeVisits } from '#server/modules/weather/judge.ts';
import { sendPlainMails } from '#tests/builders/messages/messages.ts';
import { owner } from '#tests/builders/money.ts';
import { book, cancelToken, later, mondayMorning } from '#tests/builders/test-app.ts';
import { mondayEvening, openWeatherApp, rain } from '#tests/builders/weather.ts';
import { listAlerts } from './alerts.ts';
import { getBookingDetails } from './details.ts';
import { countFilters, listBookings } from './list.ts';

const testApp = await openWeatherApp();
afterAll(() => testApp.close());
beforeEach(() => {
  testApp.time.now = mondayMorning;
});

async function inNeed(): Promise<string[]> {
  const list = await listBookings(testApp.deps, { filter: 'attention' });
  if (isRefusal(list)) throw new Error(list.refused);
  return list.bookings.map(({ orderNo }) => orderNo);
}

async function causesOf(orderNo: string): Promise<string[]> {
  const story = await getBookingDetails(testApp.deps, orderNo);
  if (isRefusal(story)) throw new Error(story.refused);
  return story.attention;
}

const bookOn = (appointmentDate: string) => book(testApp, { booking: { appointmentDate } });

it('a message that may not have arrived needs a person until it was sent again', async () => {
  const { orderNo, bookingId } = await bookOn('2025-10-20');
  expect(await inNeed()).toEqual([]);
  testApp.mail.answerAll({ state: 'unknown', detail: 'silence' });
  await sendPlainMails(testApp);
  expect(await inNeed()).toEqual([]);
  later(testApp, 1);
  await sendPlainMails(testApp);
  testApp.mail.answerAll(null);
  expect(await inNeed()).toEqual([orderNo]);
  expect(await causesOf(orderNo)).toEqual(['message']);
  const { rows } = await testApp.pool.query(
    `select id from outbox where subject = $1 and topic = 'mail.confirmation'`,
    [bookingId],
  );
  const id = Number(rows[0].id);
  const again = await resendMessage(testApp.deps, { id });
  if (isRefusal(again)) throw new Error(again.refused);
  expect(await inNeed()).toEqual([]);
  await testApp.pool.query(`update outbox set state = 'failed' where id = $1`, [again.id]);
  expect(await inNeed()).toEqual([orderNo]);
  await testApp.pool.query(`update outbox set state = 'delivered' where id = $1`, [again.id]);
});

it('money that nobody knows to be back needs a person until it is known', async () => {
  const { orderNo } = await bookOn('2025-10-21');
  await cancelByCustomer(testApp.deps, { token: await cancelToken(testApp, orderNo) });
  expect(await inNeed()).toEqual([]);
  testApp.cards.answerNextRefund({ state: 'unknown', detail: 'no answer' });
  await sendRefunds(testApp.deps);
  expect(await inNeed()).toEqual([orderNo]);
  expect(await causesOf(orderNo)).toEqual(['refund']);
  await testApp.pool.query(`update refunds set state = 'done' where order_no = $1`, [orderNo]);
  expect(await inNeed()).toEqual([]);
});

it('a part of a payment that the gateway refuses to give back needs a person, here as in the panel', async () => {
  const { orderNo } = await bookOn('2025-10-23');
  testApp.time.now = new Date('2025-10-08T14:00:00Z');
  const asked = { orderNo, version: 0, amount: cents(5_000), reason: 'One pane less.', notify: false };
  expect(await refundPartially(testApp.deps, owner, asked)).toEqual({ version: 1 });
  const inPanel = async () =>
    (await listAlerts(testApp.deps)).groups.find(({ kind }) => kind === 'refunds')?.count ?? 0;
  const counted = async () => (await countFilters(testApp.deps)).attention;
  expect([await inNeed(), await inPanel(), await counted()]).toEqual([[], 0, 0]);
  testApp.cards.answerNextRefund({ state: 'refused', code: '481', message: 'DECLINED', raw: {} });
  await sendRefunds(testApp.deps);
  expect([await inNeed(), await inPanel(), await counted()]).toEqual([[orderNo], 1, 1]);
  expect(await causesOf(orderNo)).toEqual(['refund']);
  await testApp.pool.query(`update refunds set state = 'done' where order_no = $1`, [orderNo]);
  expect([await inNeed(), await inPanel(), await counted()]).toEqual([[], 0, 0]);
});

it('a visit in the rain for which no other day is clear needs a person until it is moved', async () => {
  const { orderNo } = await bookOn('2025-10-09');
  const clear = await bookOn('2025-10-07');
  for (let date = '2025-10-09'; date < '2025-11-06'; date = addDays(date, 1)) testApp.forecast.set(date, rain);
  testApp.time.now = mondayEvening;
  await judgeVisits(testApp.deps);
  expect(await inNeed()).toEqual([orderNo]);
  expect(await causesOf(orderNo)).toEqual(['weather']);
  expect(await causesOf(clear.orderNo)).toEqual([]);
  await testApp.pool.query(`update bookings set appointment_date = '2025-10-13' where order_no = $1`, [orderNo]);
  expect(await inNeed()).toEqual([]);
});
