import { afterAll, beforeAll, expect, it } from 'vitest';
import { cents } from '#domain/money.ts';
import { refundParts } from '#domain/refunds/parts.ts';
import { refundedOf, sold } from '#tests/builders/bookings/sold.ts';
import { databaseBefore } from '#tests/builders/database-before.ts';
import type { TestDatabase } from '#tests/database.ts';
import { migrate } from './migrate.ts';

let database: TestDatabase;
const earlier = new Map<string, number[]>();
const amounts = [1, 33, 10_000, 98_765, 12_345];

const refundsOf = async (id: string) =>
  (
    await database.pool.query(
      'select amount, base, gst, qst, credit_no from refunds where booking_id = $1 order by id',
      [id],
    )
  ).rows;

beforeAll(async () => {
  database = await databaseBefore('credits');
  for (const base of [181_500, 110_801, 50_001]) {
    const id = await sold(database, { at: '2025-10-06T12:00:00Z', base });
    const given = amounts.filter((amount, index) => index < 3 || amount < base);
    for (const amount of given)
      await refundedOf(database, id, { at: '2025-10-07T12:00:00Z', amount, reason: 'partial' });
    earlier.set(id, given);
  }
  await refundedOf(database, null, { at: '2025-10-07T12:00:00Z', amount: 500, reason: 'not-booked' });
  await migrate(database.pool);
});
afterAll(() => database.drop());

it('earlier refunds keep the parts that report and books gave them, and are numbered in their order', async () => {
  for (const [id, given] of earlier) {
    const { rows } = await database.pool.query('select base, gst, qst, total from bookings where id = $1', [id]);
    let before = 0;
    const expected = given.map((amount, index) => {
      const parts = refundParts(rows[0], cents(amount), cents(before));
      before += amount;
      return { amount, ...parts, credit_no: index + 1 };
    });
    expect(await refundsOf(id)).toEqual(expected);
  }
});

it('a refund of no booking has neither parts nor a number', async () => {
  const { rows } = await database.pool.query('select base, gst, qst, credit_no from refunds where booking_id is null');
  expect(rows).toEqual([{ base: null, gst: null, qst: null, credit_no: null }]);
});

it('a refund that the release before writes is split of what is left, and the last one is what is left', async () => {
  const id = await sold(database, { at: '2025-10-06T12:00:00Z' });
  for (const amount of [1, 100_000, 108_679])
    await refundedOf(database, id, { at: '2025-10-07T12:00:00Z', amount, reason: 'partial' });
  expect(await refundsOf(id)).toEqual([
    { amount: 1, base: 1, gst: 0, qst: 0, credit_no: 1 },
    { amount: 100_000, base: 86_975, gst: 4349, qst: 8676, credit_no: 2 },
    { amount: 108_679, base: 94_524, gst: 4726, qst: 9429, credit_no: 3 },
  ]);
});
