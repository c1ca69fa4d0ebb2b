import type { Pool } from 'pg';
import { databaseOver } from '#server/database/database.ts';
import { writeSetting } from '#server/modules/settings/queries/settings.ts';
import { figure, inParallel } from './print.ts';
import type { Running } from './program.ts';
import { checkOut, customer, openDays, orderNumber, pay, submit } from './visitor.ts';

const width = 16;
/** One visitor from preload to the booking, through every call that the browser makes. */
async function bookOnce(url: string, orderNo: string, date: string): Promise<void> {
  const checkout = await checkOut(url, orderNo, date);
  await pay(checkout);
  await submit(checkout);
}

/** The rows of one booking, sent by hand in one transaction: what the database alone can do. */
async function insertByHand(pool: Pool, orderNo: string, index: number): Promise<void> {
  const client = await pool.connect();
  try {
    const id = `hand_${orderNo}`;
    const now = new Date();
    await client.query('begin');
    const hold = await client.query(
      `insert into calendar_holds (hold_type, proposed_date, proposed_time, status, expires_at, visitor_hash, created_at)
       values ('checkout', '2999-01-01', '9:00 AM', 'used', $1, $2, $1) returning id`,
      [now, id],
    );
    await client.query(
      `insert into booking_contexts (order_no, visitor_hash, language, booking_data, base, gst, qst, total, ticket, hold_id,
       terms_acceptance_id, created_at, expires_at) values ($1, $1, 'en', $2, 1, 0, 0, 1, $1, $3, 1, $4, $4)`,
      [orderNo, JSON.stringify({ ...customer }), hold.rows[0]?.id, now],
    );
    await client.query(
      `insert into bookings (id, order_no, client_id, language, postal_code, storefront_size, glass_coverage,
       appointment_date, appointment_time, coating_type, business_name, contact_name, email, phone, address,
       billing_street, billing_city, billing_province, billing_postal_code, base, gst, qst, total, payment_ticket, created_at)
       values ($1, $2, 'HC0000', 'en', 'H2Y', 'little-storefront', 'minimal', '2999-01-01', '9:00 AM', 'complete',
       'a', 'a', 'a', 'a', 'a', 'a', 'a', 'a', 'a', 1, 0, 0, 1, $2, $3)`,
      [id, orderNo, now],
    );
    await client.query(`insert into day_claims (service_date, crew, booking_id) values ($1, $2, $3)`, [
      `29${String(10 + Math.floor(index / 30_000))}-01-01`,
      (index % 30_000) + 1,
      id,
    ]);
    await client.query(
      `insert into payment_receipts (order_no, booking_id, ticket, transaction_no, approval_code, amount, response_code,
       message, receipt_json, payment_verified, created_at) values ($1, $2, $1, $1, 'a', 1, '001', 'a', '{}', true, $3)`,
      [orderNo, id, now],
    );
    await client.query(
      `insert into payment_events (order_no, ticket, event_type, created_at) values ($1, $1, 'hand', $2)`,
      [orderNo, now],
    );
    await client.query(
      `insert into outbox (topic, subject, due_at, created_at) select topic, $1, $2, $2 from unnest(
       array['mail.confirmation', 'accounting.booking', 'sms.service-reminder', 'sms.aftercare', 'sms.follow-up']) topic`,
      [id, now],
    );
    await client.query('commit');
  } finally {
    client.release();
  }
}

/** Some hundred bookings whose mails leave meanwhile, and as many looks at the calendar. */
export async function bookAndRead({ url, pool }: Running, count = 400): Promise<void> {
  await writeSetting(databaseOver(pool), 'crewsPerDay', 60);
  const days = await openDays(url);
  await inParallel(count, width, async (index) => {
    await bookOnce(url, orderNumber(3, index), days[index % days.length] ?? '');
    await (await fetch(`${url}/api/booked-dates`)).arrayBuffer();
  });
}

/** Whole paid bookings per second, every call over HTTP, beside the same rows sent by hand to the same database. */
export async function measureBookings({ url, pool }: Running, count = 800): Promise<void> {
  await writeSetting(databaseOver(pool), 'crewsPerDay', 60);
  const days = await openDays(url);
  const dayOf = (index: number) => days[index % days.length] ?? '';
  await inParallel(100, width, (index) => bookOnce(url, orderNumber(0, index), dayOf(index)));
  const hand = await inParallel(count * 2, width, (index) => insertByHand(pool, orderNumber(1, index), index));
  const whole = await inParallel(count, width, (index) => bookOnce(url, orderNumber(2, index), dayOf(index)));
  figure('paid-bookings', count / whole, 'per-second');
  figure('raw-inserts', (count * 2) / hand, 'per-second');
  figure('paid-bookings-of-raw-inserts', count / whole / ((count * 2) / hand), 'ratio');
}
