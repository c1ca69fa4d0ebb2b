import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createDatabase, type TestDatabase } from '#tests/database.ts';
import { migrate } from './migrate.ts';

const ownFolder = join(import.meta.dirname, 'migrations');
let database: TestDatabase;

/** The migrations as they were before `0008_names`. */
function earlierMigrations(): string {
  const folder = mkdtempSync(join(tmpdir(), 'earlier-migrations-'));
  cpSync(ownFolder, folder, { recursive: true });
  rmSync(join(folder, 'concurrent'), { recursive: true });
  const journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8'));
  const entries = journal.entries.filter(({ idx }: { idx: number }) => idx < 8);
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
  return folder;
}

const rows = async (sql: string) => (await database.pool.query(sql)).rows;

beforeAll(async () => {
  database = await createDatabase({ ...inject('templateDatabase'), template: 'template0' });
  const folder = earlierMigrations();
  await migrate(database.pool, { folder });
  rmSync(folder, { recursive: true });
  await database.pool.query(`
    insert into bookings (id, order_no, client_id, language, postal_code, storefront_size, glass_coverage, appointment_date,
      appointment_time, coating_type, business_name, contact_name, email, phone, address, billing_street, billing_city,
      billing_province, billing_postal_code, base, gst, qst, total, created_at)
    select 'B' || n, 'ORD-' || n, 'C' || n, 'fr', 'G1R 4P5', 'single', 'left', date '2026-07-01' + n, '9:00 AM', 'complete', 'Example shop',
      'Contact', 'shop@example.com', '4185550100', '1 Example Street', '1 Example Street', 'Québec', 'QC', 'G1R 4P5',
      10000, 500, 998, 11498, now()
    from generate_series(1, 3) n;
    insert into administrators (id, name, email, created_at, updated_at) values
      ('A1', 'First', 'first@example.com', now(), now()), ('A2', 'Second', 'second@example.com', now(), now());
    insert into refunds (reason, occasion, order_no, ticket, gateway_order_no, transaction_no, amount, paid_at, due_at, created_at) values
      ('partial', '1', 'ORD-1', 'T1', 'ORD-1', '1-0_1', 500, now(), now(), now()),
      ('partial', '2', 'ORD-1', 'T1', 'ORD-1', '1-0_1', 600, now(), now(), now()),
      ('cancellation', '', 'ORD-2', 'T2', 'ORD-2', '2-0_1', 11498, now(), now(), now());
    insert into payment_events (order_no, ticket, event_type, failure_reason, raw_payload, created_at) values
      ('ORD-1', 'T1', 'refund.wanted', 'partial 1', '{"tell": false}', now()),
      ('ORD-1', 'T1', 'refund.wanted', 'partial 2', '{"tell": true, "words": "A pane was left out."}', now()),
      ('ORD-2', 'T2', 'refund.wanted', 'cancellation', null, now());
    insert into audit_log (administrator_id, action, subject, created_at) values
      ('A1', 'booking.moved', 'B3', now()), ('A2', 'booking.moved', 'B3', now()), ('A2', 'booking.cancelled', 'ORD-2', now());
    insert into booking_moves (booking_id, moved_by, from_date, from_time, to_date, to_time, created_at) values
      ('B3', 'operator', '2026-07-03', '9:00 AM', '2026-07-04', '9:00 AM', now()),
      ('B3', 'customer', '2026-07-04', '9:00 AM', '2026-07-05', '9:00 AM', now()),
      ('B3', 'operator', '2026-07-05', '9:00 AM', '2026-07-06', '9:00 AM', now());
  `);
  expect(await migrate(database.pool)).toContain('0008_names');
});
afterAll(() => database.drop());

it('an earlier refund keeps whether its customer is told, and in which words', async () => {
  expect(await rows('select reason, part_no, state, notify_customer, customer_note from refunds order by id')).toEqual([
    { reason: 'partial', part_no: '1', state: 'requested', notify_customer: false, customer_note: null },
    {
      reason: 'partial',
      part_no: '2',
      state: 'requested',
      notify_customer: true,
      customer_note: 'A pane was left out.',
    },
    { reason: 'cancellation', part_no: '', state: 'requested', notify_customer: true, customer_note: null },
  ]);
});

it('an earlier move by an operator gets the name of whoever made it', async () => {
  expect(await rows('select moved_by, administrator_id from booking_moves order by id')).toEqual([
    { moved_by: 'operator', administrator_id: 'A1' },
    { moved_by: 'customer', administrator_id: null },
    { moved_by: 'operator', administrator_id: 'A2' },
  ]);
});

it('earlier audit entries are found by the id of their booking', async () => {
  const audited = await rows("select action, subject from audit_log where action = 'booking.cancelled'");
  expect(audited).toEqual([{ action: 'booking.cancelled', subject: 'B2' }]);
});

it('the payment events say the same under their new name, and are append-only again', async () => {
  expect(await rows('select distinct event_type from payment_events')).toEqual([{ event_type: 'refund.requested' }]);
  await expect(rows('delete from payment_events')).rejects.toThrow('appended, never changed');
  await expect(rows('delete from audit_log')).rejects.toThrow('appended, never changed');
});

it('the entries that the audit log had before are chained by hash', async () => {
  const chain = `select id, hash, prev_hash, audit_hash(audit_log) as expected, lag(hash) over (order by id) as previous
    from audit_log`;
  const links = await rows(
    `select hash = expected and prev_hash is not distinct from previous as sound from (${chain}) c`,
  );
  expect(links).toEqual(Array(3).fill({ sound: true }));
});
