import { afterAll, beforeAll, expect, it } from 'vitest';
import { refundedOf, sold } from '#tests/builders/bookings/sold.ts';
import { freshDatabase } from '#tests/builders/database.ts';
import type { TestDatabase } from '#tests/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const rows = async (sql: string, values: unknown[] = []) => (await database.pool.query(sql, values)).rows;
const partsOf = (id: string | null) =>
  rows('select amount, base, gst, qst, credit_no from refunds where booking_id is not distinct from $1 order by id', [
    id,
  ]);

it('a refund that names no parts is split of what is left, and the last one is what is left', async () => {
  const id = await sold(database, { at: '2025-10-06T12:00:00Z' });
  for (const amount of [1, 100_000, 108_679])
    await refundedOf(database, id, { at: '2025-10-07T12:00:00Z', amount, reason: 'partial' });
  expect(await partsOf(id)).toEqual([
    { amount: 1, base: 1, gst: 0, qst: 0, credit_no: 1 },
    { amount: 100_000, base: 86_975, gst: 4349, qst: 8676, credit_no: 2 },
    { amount: 108_679, base: 94_524, gst: 4726, qst: 9429, credit_no: 3 },
  ]);
});

it('a refund of no booking has neither parts nor a number', async () => {
  await refundedOf(database, null, { at: '2025-10-07T12:00:00Z', amount: 500, reason: 'not-booked' });
  expect(await partsOf(null)).toEqual([{ amount: 500, base: null, gst: null, qst: null, credit_no: null }]);
});

it('an alert that names no columns names its row as well', async () => {
  await rows(
    `insert into outbox (topic, subject, detail, due_at, created_at) values ('operator.alert', 'message:8', $1, now(), now())`,
    [{ reason: 'message-failed', orderNo: 'HC-3' }],
  );
  expect(await rows('select message_id, order_no from outbox')).toEqual([{ message_id: 8, order_no: 'HC-3' }]);
});

it('an entry of the audit log is chained to the one before, and neither changed nor taken away', async () => {
  for (const subject of ['first', 'second'])
    await rows(`insert into audit_log (action, subject, created_at) values ('booking.moved', $1, now())`, [subject]);
  const chain = `select hash = audit_hash(audit_log) as sound, prev_hash is not distinct from lag(hash) over (order by id) as chained
    from audit_log`;
  expect(await rows(chain)).toEqual(Array(2).fill({ sound: true, chained: true }));
  for (const change of ['delete from audit_log', `update audit_log set subject = 'other'`, 'truncate audit_log'])
    await expect(rows(change)).rejects.toThrow('the audit log is appended, never changed');
});
