import type { Pool, PoolClient } from 'pg';
import { addDays } from '#domain/calendar/day.ts';
import { customerOf, orderNumber, preloadOf } from './visitor.ts';

type Statement = { name: string; text: string; of(row: Row): readonly unknown[] };
/** What the statements of one booking are about. */
type Row = { id: string; index: number; now: Date; hold: number; terms: number };

const statement = (name: string, text: string, of: Statement['of']): Statement => ({ name: `raw ${name}`, text, of });

/**
 * Each has a crew of its own, on as many days as are sold and far away from them: many on one day would change how the
 * server looks for all others.
 */
const days = 360;
const dayOf = (index: number) => addDays('2910-01-01', index % days);
const crewOf = (index: number) => Math.floor(index / days) + 1;
/** Numbers that the program gives out last. */
const numberOf = (index: number) => 9999 + 1 + index;

const choice = JSON.stringify(preloadOf('', '2999-01-01').booking);
const customer = customerOf(orderNumber(0, 0));
const payer = JSON.stringify(customer);
const receipt = JSON.stringify({ response: { success: 'true', receipt: { result: 'a', cc: { order_no: 'raw' } } } });

const acceptance = statement(
  'acceptance',
  `insert into terms_acceptances (visitor_hash, accepted_at, ip_address, user_agent, language, text_hash)
   values ($1, $2, '10.0.0.1', 'raw', 'en', $1) returning id`,
  ({ id, now }) => [id, now],
);
const placeHold = statement(
  'hold',
  `insert into calendar_holds (hold_type, proposed_date, proposed_time, expires_at, visitor_hash, address_hash, service, created_at)
   values ('checkout', $1, '9:00 AM', $2, $3, $3, 'complete', $2) returning id`,
  ({ id, index, now }) => [dayOf(index), now, id],
);

/** What each of the four promises writes: the day is held, the ticket known, the customer known, the booking made. */
const promises: readonly (readonly Statement[])[] = [
  [
    statement(
      'claim',
      'insert into day_claims (service_date, crew, hold_id) values ($1, $2, $3)',
      ({ index, hold }) => [dayOf(index), crewOf(index), hold],
    ),
    statement(
      'checkout',
      `insert into booking_contexts (order_no, visitor_hash, language, booking_data, base, gst, qst, total, hold_id,
         terms_acceptance_id, created_at, expires_at, next_poll_at)
       values ($1, $1, 'en', $2, 181500, 9075, 18105, 208680, $3, $4, $5, $5, $5)`,
      ({ id, now, hold, terms }) => [id, choice, hold, terms, now],
    ),
  ],
  [
    statement('ticket', 'update booking_contexts set ticket = $1 where order_no = $1', ({ id }) => [id]),
    statement(
      'opened',
      `insert into payment_events (order_no, ticket, event_type, amount, created_at)
       values ($1, $1, 'ticket.opened', 208680, $2)`,
      ({ id, now }) => [id, now],
    ),
  ],
  [
    statement('customer', 'update booking_contexts set customer = $2 where order_no = $1', ({ id }) => [id, payer]),
    statement(
      'longer',
      "update calendar_holds set expires_at = created_at + interval '20 minutes' where id = $1",
      ({ hold }) => [hold],
    ),
  ],
  [
    statement(
      'events',
      `insert into payment_events (order_no, ticket, event_type, amount, raw_payload, booking_id, created_at)
       values ($1, $1, 'receipt.approved', 208680, $2, null, $3), ($1, $1, 'payment.booked', 208680, $2, $1, $3)`,
      ({ id, now }) => [id, receipt, now],
    ),
    statement(
      'booking',
      `insert into bookings (id, order_no, client_id, language, postal_code, storefront_size, glass_coverage,
         selected_layout, feeling, aesthetic, purpose, appointment_date, appointment_time, coating_type, business_name,
         company_name, contact_name, email, phone, address, billing_street, billing_city, billing_province,
         billing_postal_code, base, gst, qst, total, payment_status, payment_verified_at, payment_method, payment_ticket,
         sync_status, created_at)
       values ($1, $1, 'HC00000', 'en', 'H2Y1C6', 'little-storefront', 'minimal', 'layout1', 'impressed', 'curated',
         'photographed', $2, '9:00 AM', 'complete', $3, $3, $4, $5, $6, $7, $7, $8, 'QC', 'H2Y 1A1', 181500, 9075, 18105,
         208680, 'paid', $9, 'card', $1, 'synced', $9)`,
      ({ id, index, now }) => [
        id,
        dayOf(index),
        customer.businessName,
        customer.contactName,
        customer.email,
        customer.phone,
        customer.address,
        customer.billingCity,
        now,
      ],
    ),
    statement(
      'number',
      "update client_numbers set booking_id = $1 where kind = 'HC' and number = $2",
      ({ id, index }) => [id, numberOf(index)],
    ),
    statement('day', 'update day_claims set hold_id = null, booking_id = $1 where hold_id = $2', ({ id, hold }) => [
      id,
      hold,
    ]),
    statement('used', "update calendar_holds set status = 'used', booking_id = $1 where id = $2", ({ id, hold }) => [
      id,
      hold,
    ]),
    statement(
      'receipt',
      `insert into payment_receipts (order_no, booking_id, ticket, store, transaction_no, approval_code, amount,
         response_code, message, receipt_json, payment_verified, created_at)
       values ($1, $1, $1, 'qa:bench', $1, '000001', 208680, '001', 'APPROVED', $2, true, $3)`,
      ({ id, now }) => [id, receipt, now],
    ),
    statement('viewer', 'insert into booking_viewers (booking_id, visitor_hash) values ($1, $1)', ({ id }) => [id]),
    statement(
      'links',
      `insert into secret_links (id, booking_id, purpose, token_hash, created_at, expires_at)
       select uuidv7(), $1, purpose, $1 || purpose, $2, $2 from unnest(array['cancel', 'order']) as purpose`,
      ({ id, now }) => [id, now],
    ),
    statement(
      'outbox',
      `insert into outbox (topic, subject, recipient, language, due_at, created_at)
       select topic, $1, $2, 'en', $3, $3 from unnest(array['mail.confirmation', 'accounting.booking',
         'sms.service-reminder', 'sms.aftercare', 'sms.follow-up']) as topic`,
      ({ id, now }) => [id, customer.email, now],
    ),
    statement('terms', 'update terms_acceptances set booking_id = $1 where id = $2', ({ id, terms }) => [id, terms]),
    statement(
      'ended',
      `update booking_contexts set state = 'booked', booking_id = $1, ended_at = $2, next_poll_at = null, customer = $3
       where order_no = $1`,
      ({ id, now }) => [id, now, payer],
    ),
  ],
];

/** Client numbers for so many bookings by hand, beside those that the program gives out. */
export const prepareRaw = (pool: Pool, count: number) =>
  pool.query("insert into client_numbers (kind, number) select 'HC', 9999 + n from generate_series(1, $1) as n", [
    count,
  ]);

/** What is left for a worker of bookings that nobody made is taken away. */
export const forgetRaw = (pool: Pool) => pool.query("delete from outbox where subject like 'raw-%'");

/** Every row of one booking, sent by hand by prepared statements: in one commit, or in those of the four promises. */
export async function insertByHand(pool: Pool, index: number, commits: 1 | 4): Promise<void> {
  const client = await pool.connect();
  try {
    const row: Row = { id: `raw-${index}`, index, now: new Date(), hold: 0, terms: 0 };
    await client.query('begin');
    row.terms = await run(client, acceptance, row);
    row.hold = await run(client, placeHold, row);
    for (const [nth, statements] of promises.entries()) {
      if (nth > 0 && commits === 4) await client.query('begin');
      for (const one of statements) await run(client, one, row);
      if (commits === 4 || nth === promises.length - 1) await client.query('commit');
    }
  } finally {
    client.release();
  }
}

/** Answers the id of the row, where the statement does. */
async function run(client: PoolClient, { name, text, of }: Statement, row: Row): Promise<number> {
  const { rows } = await client.query<{ id: number }>({ name, text, values: [...of(row)] });
  return rows[0]?.id ?? 0;
}
