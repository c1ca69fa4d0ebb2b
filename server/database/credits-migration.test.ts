import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { cents } from '#domain/money.ts';
import { refundParts } from '#domain/refunds/parts.ts';
import { refundedOf, sold } from '#tests/builders/bookings/sold.ts';
import { createDatabase, type TestDatabase } from '#tests/database.ts';
import { migrate } from './migrate.ts';

const own = join(import.meta.dirname, 'migrations');
const name = 'credits';
let database: TestDatabase;
const earlier = new Map<string, number[]>();
const amounts = [1, 33, 10_000, 98_765, 12_345];

/** The migrations as they were before refunds carried their parts. */
function earlierMigrations(): string {
  const folder = mkdtempSync(join(tmpdir(), 'earlier-migrations-'));
  cpSync(own, folder, { recursive: true });
  rmSync(join(folder, 'concurrent'), { recursive: true });
  const journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8'));
  const at = journal.entries.findIndex(({ tag }: { tag: string }) => tag.endsWith(`_${name}`));
  writeFileSync(
    join(folder, 'meta/_journal.json'),
    JSON.stringify({ ...journal, entries: journal.entries.slice(0, at) }),
  );
  return folder;
}

const refundsOf = async (id: string) =>
  (
    await database.pool.query(
      'select amount, base, gst, qst, credit_no from refunds where booking_id = $1 order by id',
      [id],
    )
  ).rows;

beforeAll(async () => {
  database = await createDatabase({ ...inject('templateDatabase'), template: 'template0' });
  const folder = earlierMigrations();
  await migrate(database.pool, { folder });
  rmSync(folder, { recursive: true });
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
