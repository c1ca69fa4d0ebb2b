import * as fc from 'fast-check';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { addDays } from '#domain/calendar/day.ts';
import { checkLedger } from '#server/modules/reconciliation/ledger.ts';
import { sold } from '#tests/builders/bookings/sold.ts';
import { openTestApp } from '#tests/builders/test-app.ts';
import { readBusinessReport } from './business.ts';
import { compareSums, type SumDifference } from './compare-sums.ts';
import { sumUpDays } from './sums.ts';
import { readTaxes } from './taxes.ts';

const testApp = await openTestApp();
afterAll(() => testApp.close());
const { db, deps, pool } = testApp;

beforeEach(() =>
  pool.query('truncate bookings, refunds, area_requests, daily_sums, stale_days restart identity cascade'),
);

async function differences(): Promise<SumDifference[]> {
  const found: SumDifference[] = [];
  await compareSums(db, (one) => found.push(one));
  return found;
}

const reports = async () => [
  await readBusinessReport(deps, { from: '2025-07', to: '2025-10' }),
  await readTaxes(deps, { year: 2025 }),
];

/** The same reports with nothing kept: every day from its rows. */
async function reportsFromRows() {
  await pool.query('create table kept as table daily_sums; delete from daily_sums');
  await pool.query(
    `insert into stale_days (at) select generate_series(timestamptz '2025-01-01', '2025-12-31', '1 hour')`,
  );
  const read = await reports();
  await pool.query(`insert into daily_sums table kept; drop table kept;
    delete from stale_days where date_trunc('hour', at) = at and at < '2025-10-06'`);
  return read;
}

const dayOf = (offset: number) => addDays('2025-08-01', offset);
const at = (offset: number) => `${dayOf(offset)}T15:30:00Z`;

/** What can become of a booking, as the tables have it: `nth` is which booking, `day` when it happens. */
const changes: Record<string, (id: string, day: number) => Promise<unknown>> = {
  book: (_, day) =>
    sold(testApp, { at: at(day), service: day % 2 ? 'essential' : 'complete', imported: day % 7 === 0 }),
  cancel: (id) => pool.query(`update bookings set status = 'cancelled' where id = $1`, [id]),
  move: async (id, day) => {
    await pool.query('update bookings set appointment_date = appointment_date + 9 where id = $1', [id]);
    await pool.query(
      `insert into booking_moves (booking_id, moved_by, from_date, from_time, to_date, to_time, created_at)
       values ($1, 'customer', '2025-09-01', '9:00 AM', '2025-09-10', '9:00 AM', $2)`,
      [id, at(day)],
    );
  },
  'request a refund': (id, day) =>
    pool.query(
      `insert into refunds (reason, part_no, order_no, ticket, booking_id, gateway_order_no, transaction_no, amount, paid_at,
         state, due_at, created_at)
       select 'partial', gen_random_uuid(), order_no, payment_ticket, id, order_no, 't', 10001, $2, 'requested', $2, $2
       from bookings where id = $1`,
      [id, at(day)],
    ),
  'complete its refunds': (id, day) =>
    pool.query(`update refunds set state = 'done', done_at = $2 where booking_id = $1 and state <> 'done'`, [
      id,
      at(day),
    ]),
  propose: (id, day) =>
    pool.query(
      `insert into weather_notifications (booking_id, weather_judgment, proposed_new_date, response_token, state,
         answer_by, created_at)
       values ($1, 'rain', '2025-09-30', gen_random_uuid(), 'open', $2, $2) on conflict do nothing`,
      [id, at(day)],
    ),
  answer: (id) =>
    pool.query(`update weather_notifications set state = 'closed', client_response = 'accept' where booking_id = $1`, [
      id,
    ]),
  'forget the weather': (id) =>
    pool.query(`delete from weather_notifications where booking_id = $1 and state = 'closed'`, [id]),
};

const step = fc.record({
  what: fc.constantFrom(...Object.keys(changes), 'sum up'),
  nth: fc.nat(5),
  day: fc.nat(60),
});

it('whatever becomes of bookings, the kept sums are what the rows add up to, and the reports are the same', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      await pool.query('truncate bookings, refunds, daily_sums, stale_days restart identity cascade');
      const ids = [await sold(testApp, { at: at(3) }), await sold(testApp, { at: at(40) })];
      for (const { what, nth, day } of steps) {
        if (what === 'sum up') await sumUpDays(deps);
        else {
          const made = await changes[what]?.(ids[nth % ids.length] ?? '', day);
          if (typeof made === 'string') ids.push(made);
        }
      }
      expect(await differences()).toEqual([]);
      const read = await reports();
      expect(read).toEqual(await reportsFromRows());
      await sumUpDays(deps);
      expect(await differences()).toEqual([]);
      expect(await reports()).toEqual(read);
    }),
    { numRuns: 12 },
  );
}, 120_000);

it('a day that is not over is read from its rows', async () => {
  await sold(testApp, { at: '2025-10-05T15:00:00Z' });
  await sold(testApp, { at: '2025-10-06T13:00:00Z' });
  expect(await sumUpDays(deps)).toBe(1);
  const { rows } = await pool.query(`select day from daily_sums where topic = 'sold'`);
  expect(rows).toEqual([{ day: '2025-10-05' }]);
  expect((await reports())[0]).toMatchObject({ bookings: 2 });
});

it('what is committed while a day is summed up is not lost', async () => {
  const id = await sold(testApp, { at: '2025-09-01T15:00:00Z' });
  const other = await pool.connect();
  await other.query('begin');
  await other.query(`update bookings set status = 'cancelled' where id = $1`, [id]);
  await sumUpDays(deps);
  await other.query('commit');
  other.release();
  expect((await reports())[0]).toMatchObject({ months: [{}, {}, { cancelled: 1 }, {}] });
  await sumUpDays(deps);
  expect(await differences()).toEqual([]);
});

it('the ledger check names a sum that is not what the rows add up to', async () => {
  await sold(testApp, { at: '2025-09-01T15:00:00Z' });
  await sumUpDays(deps);
  await pool.query(`update daily_sums set count = 2 where topic = 'sold'`);
  const found: unknown[] = [];
  await checkLedger(deps, { since: null, report: (difference) => found.push(difference) });
  expect(found).toContainEqual({
    subject: '2025-09-01',
    code: 'daily-sum-differs',
    between: [
      ['sums', { text: 'sold' }, { text: '2 (0 cancelled), 1815.00 + 90.75 + 181.05 + 2086.80' }],
      ['rows', { text: '1 (0 cancelled), 1815.00 + 90.75 + 181.05 + 2086.80' }],
    ],
    inFlight: false,
  });
});
