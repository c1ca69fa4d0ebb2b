import { afterAll, beforeAll, expect, it } from 'vitest';
import { refundedOf, sold } from '#tests/builders/bookings/sold.ts';
import { openTestApp, type TestApp } from '#tests/builders/test-app.ts';
import { readTaxes } from './taxes.ts';

let testApp: TestApp;
let quarters: Awaited<ReturnType<typeof readTaxes>>['quarters'];

/** 1815.00 before taxes, 90.75 and 181.05 of taxes. */
const one = { base: 181_500, gst: 9075, qst: 18_105 };
const times = (count: number) => ({ base: one.base * count, gst: one.gst * count, qst: one.qst * count });
const whole = 208_680;

beforeAll(async () => {
  testApp = await openTestApp();
  // The last second of March in Montréal, where the clocks changed on the ninth, and the first of April.
  const ofMarch = await sold(testApp, { at: '2025-04-01T03:59:59Z' });
  await sold(testApp, { at: '2025-04-01T04:00:00Z' });
  await sold(testApp, { at: '2025-01-01T04:59:59Z' });
  const cancelled = await sold(testApp, { at: '2025-06-30T12:00:00Z', status: 'cancelled' });
  await sold(testApp, { at: '2025-05-02T12:00:00Z', imported: true });
  await sold(testApp, { at: '2025-05-02T12:00:00Z', base: 0, service: 'refresh' });
  await refundedOf(testApp, cancelled, { at: '2025-07-01T03:59:59Z', amount: 8_333, reason: 'partial' });
  await refundedOf(testApp, cancelled, { at: '2025-07-01T04:00:00Z', amount: whole - 8_333 });
  await refundedOf(testApp, ofMarch, { at: '2025-08-01T12:00:00Z', amount: 100, state: 'unknown' });
  await refundedOf(testApp, null, { at: '2025-08-01T12:00:00Z', amount: whole, reason: 'not-booked' });
  ({ quarters } = await readTaxes(testApp.deps, { year: 2025 }));
});
afterAll(() => testApp.close());

it('a sale belongs to the quarter in which it was paid, in business time, also when the clocks have changed', () => {
  expect(quarters.map(({ sales }) => sales)).toEqual([1, 2, 0, 0]);
  expect(quarters[0]).toMatchObject({ quarter: 1, from: '2025-01-01', to: '2025-03-31', sold: times(1) });
  expect(quarters[1]).toMatchObject({ quarter: 2, from: '2025-04-01', to: '2025-06-30', sold: times(2) });
});

it('the last hours of a year in Montréal are not of the next one, whatever Greenwich says', async () => {
  const before = await readTaxes(testApp.deps, { year: 2024 });
  expect(before.quarters.map(({ sales }) => sales)).toEqual([0, 0, 0, 1]);
});

it('a refund belongs to the day it was given, and its pieces add up to what was charged, to the cent', () => {
  const [, second, third] = quarters.map(({ refunded }) => refunded);
  expect(quarters.map(({ refunds }) => refunds)).toEqual([0, 1, 1, 0]);
  expect((second?.base ?? 0) + (second?.gst ?? 0) + (second?.qst ?? 0)).toBe(8_333);
  expect(second).toEqual({ base: 7248, gst: 362, qst: 723 });
  expect((second?.base ?? 0) + (third?.base ?? 0)).toBe(one.base);
  expect((second?.gst ?? 0) + (third?.gst ?? 0)).toBe(one.gst);
  expect((second?.qst ?? 0) + (third?.qst ?? 0)).toBe(one.qst);
});

it('what is left of a quarter may be less than nothing', () => {
  expect(quarters[2]?.net).toEqual({ base: 7248 - one.base, gst: 362 - one.gst, qst: 723 - one.qst });
  expect(quarters[3]?.net).toEqual({ base: 0, gst: 0, qst: 0 });
});
