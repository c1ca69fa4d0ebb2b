import type { Pool } from 'pg';

type Measure = (name: string, path: (round: number) => string) => Promise<void>;

const orders = ['newest', 'visit', 'latest-visit'];

/** The filters of the list, its days, and how many each filter shows, over the bookings that are there already. */
export async function measureDesk(pool: Pool, measure: Measure): Promise<void> {
  await fillTroubles(pool);
  for (const filter of ['upcoming', 'attention', 'refunds', 'unsynced']) {
    await measure(filter, (round) => `bookings?filter=${filter}&order=${orders[round % orders.length]}`);
  }
  await measure('day', (round) => `bookings?order=visit&day=2020-0${1 + (round % 9)}-14`);
  await measure('filter-counts', () => 'booking-filters');
}

/** A year of visits to come, messages of all bookings, and the troubles of some. */
async function fillTroubles(pool: Pool): Promise<void> {
  const client = await pool.connect();
  await client.query('set statement_timeout = 0');
  for (const statement of [
    `update bookings set appointment_date = current_date + substr(id, 4)::int % 300 where substr(id, 4)::int <= 600`,
    `update bookings set sync_status = case when substr(id, 4)::int % 2000 = 0 then 'failed' else 'synced' end
     where substr(id, 4)::int % 100 <> 1`,
    `update bookings set status = 'cancelled', refund_status = case when substr(id, 4)::int % 5000 = 0 then 'review'
       else 'refunded' end where substr(id, 4)::int % 50 = 0`,
    `insert into outbox (topic, subject, dedupe_key, state, due_at, created_at)
     select topic, id, '', 'delivered', created_at, created_at from bookings,
       unnest(array['mail.confirmation', 'sms.service-reminder', 'sms.aftercare', 'accounting.booking']) as topic`,
    `update outbox set state = 'failed' where topic = 'mail.confirmation' and id % 200 = 1`,
    `insert into outbox (topic, subject, message_id, order_no, detail, state, due_at, created_at)
     select 'operator.alert', 'message:' || outbox.id, outbox.id, order_no, jsonb_build_object('orderNo', order_no), 'delivered',
       outbox.due_at, outbox.created_at
     from outbox join bookings on bookings.id = outbox.subject where outbox.state = 'failed'`,
    `insert into weather_judgements (booking_id, forecast_date, source, figures, suitable, reasons, judged_at)
     select id, appointment_date, 'bench', '{}', substr(id, 4)::int % 3 > 0, '[]', now() from bookings
     where appointment_date >= current_date`,
    'vacuum analyze',
  ])
    await client.query(statement);
  client.release(true);
}
