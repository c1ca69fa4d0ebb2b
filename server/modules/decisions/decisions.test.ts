import { afterEach, beforeEach, expect, it } from 'vitest';
import { addDays } from '#domain/calendar/day.ts';
import { cancelByCustomer } from '#server/modules/bookings/cancel/customer.ts';
import type { Actor } from '#server/modules/bookings/change.ts';
import { moveByOperator } from '#server/modules/bookings/move/operator.ts';
import { addBlock } from '#server/modules/calendar/blocks.ts';
import { expireProposals } from '#server/modules/weather/expire-proposals.ts';
import { sentLink } from '#tests/builders/bookings/operator-bookings.ts';
import { owner, staff } from '#tests/builders/money.ts';
import { aVisitor, book, cancelToken, countRows } from '#tests/builders/test-app.ts';
import { openWeatherApp, proposed, rain, type WeatherApp } from '#tests/builders/weather.ts';
import { decideVisits } from './decide.ts';
import { listDecisions } from './list.ts';

let testApp: WeatherApp;
beforeEach(async () => {
  testApp = await openWeatherApp();
});
afterEach(() => testApp.close());

const bookOn = (appointmentDate: string) =>
  book(testApp, { booking: { appointmentDate }, visitor: aVisitor(appointmentDate) });
const close = (date: string) =>
  addBlock(testApp.deps, owner, {
    ...{ startDate: date, endDate: date, allDay: true, startTime: null, endTime: null },
    reason: 'Formation',
  });
const waiting = async () => (await listDecisions(testApp.deps)).visits;
const undecided = async () => (await waiting()).map(({ orderNo, kinds }) => [orderNo, ...kinds]);
const decide = async (
  choice: 'keep' | 'done' | 'missed',
  visits: Awaited<ReturnType<typeof waiting>>,
  by: Actor = owner,
) => decideVisits(testApp.deps, { choice, visits: visits.map(({ subject, version }) => ({ subject, version })), by });

it('a visit in the rain whose client says no, or nothing, waits for a person; while an answer is waited for it does not', async () => {
  const { orderNo, token } = await proposed(testApp);
  expect(await undecided()).toEqual([]);
  await testApp.answer(token, 'decline');
  expect(await undecided()).toEqual([[orderNo, 'weather']]);
  await testApp.answer(token, 'accept', true);
  expect(await undecided()).toEqual([]);
});

it('a proposal that ends without an answer leaves its visit to be decided', async () => {
  const { orderNo } = await proposed(testApp);
  testApp.tooLate();
  await expireProposals(testApp.deps);
  expect(await undecided()).toEqual([[orderNo, 'weather']]);
  expect(await decide('keep', await waiting())).toEqual({ decided: 1 });
  expect(await undecided()).toEqual([]);
  expect(await countRows(testApp, 'audit_log', `action = 'visit.kept'`)).toBe(1);
});

it('so does rain for which no other day is clear', async () => {
  const { orderNo } = await bookOn('2025-10-09');
  for (let date = '2025-10-09'; date < '2025-11-06'; date = addDays(date, 1)) testApp.forecast.set(date, rain);
  await testApp.evening();
  expect(await undecided()).toEqual([[orderNo, 'weather']]);
});

it('a closed day keeps its visits in the list until each is moved or kept', async () => {
  const [one, other] = [await bookOn('2025-10-14'), await bookOn('2025-10-16')];
  await close('2025-10-14');
  await close('2025-10-16');
  expect(await undecided()).toEqual([
    [one.orderNo, 'closed'],
    [other.orderNo, 'closed'],
  ]);
  const move = { date: '2025-10-20', time: '9:00 AM' as const, notify: true, anyDay: false, by: owner };
  expect(await moveByOperator(testApp.deps, { orderNo: one.orderNo, version: 0, ...move })).toMatchObject({
    version: 1,
  });
  expect(await undecided()).toEqual([[other.orderNo, 'closed']]);
  await decide('keep', await waiting());
  expect(await undecided()).toEqual([]);
});

it('a visit that an owner puts on a closed day is decided', async () => {
  const { orderNo } = await bookOn('2025-10-14');
  const move = { date: '2025-10-15', time: '9:00 AM' as const, notify: true, anyDay: true, by: owner };
  await moveByOperator(testApp.deps, { orderNo, version: 0, ...move });
  expect(await undecided()).toEqual([]);
});

it('of two who decide about a visit the second is told, and nothing of theirs is written', async () => {
  const first = await bookOn('2025-10-14');
  const second = await bookOn('2025-10-16');
  await close('2025-10-14');
  await close('2025-10-16');
  const seen = await waiting();
  expect(await decide('keep', seen.slice(0, 1), staff)).toEqual({ decided: 1 });
  expect(await decide('keep', seen)).toEqual({ refused: 'BOOKING_CHANGED' });
  expect(await undecided()).toEqual([[second.orderNo, 'closed']]);
  expect(first.orderNo).not.toBe(second.orderNo);
});

it('in the evening the visits of the day are asked about, and all of them are done with one answer', async () => {
  const { orderNo } = await bookOn('2025-10-09');
  testApp.time.now = new Date('2025-10-09T20:00:00Z');
  expect(await undecided()).toEqual([]);
  testApp.time.now = new Date('2025-10-09T21:00:00Z');
  expect(await undecided()).toEqual([[orderNo, 'unmarked']]);
  testApp.time.now = new Date('2025-11-20T15:00:00Z');
  expect(await undecided()).toEqual([[orderNo, 'unmarked']]);
  expect(await decide('done', await waiting())).toEqual({ decided: 1 });
  expect(await undecided()).toEqual([]);
  expect(await countRows(testApp, 'bookings', `status = 'completed'`)).toBe(1);
});

it('a visit to come is not done yet', async () => {
  await bookOn('2025-10-14');
  await close('2025-10-14');
  expect(await decide('done', await waiting())).toEqual({ refused: 'VISIT_AHEAD' });
});

it('a payment link that holds a day closed since waits until it is kept or ends', async () => {
  await sentLink(testApp);
  await close('2025-10-14');
  const seen = await waiting();
  expect(seen).toMatchObject([{ orderNo: null, date: '2025-10-14', kinds: ['link'] }]);
  await decide('keep', seen);
  expect(await waiting()).toEqual([]);
});

it('a cancelled visit needs nobody', async () => {
  const { orderNo } = await bookOn('2025-10-14');
  await close('2025-10-14');
  await cancelByCustomer(testApp.deps, { token: await cancelToken(testApp, orderNo) });
  expect(await undecided()).toEqual([]);
});
