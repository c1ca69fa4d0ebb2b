import type { Pool } from 'pg';
import { measureDesk } from '../admin-bookings.ts';
import { measureFirstScreen } from '../admin-screen.ts';
import { administrator } from '../administrator.ts';
import { untilSummedUp } from '../fill.ts';
import type { Running } from '../program.ts';
import { figure, percentile } from '../report/print.ts';

const rounds = 200;

/** What an operator looks for: a number, the end of one, a name, a mail, a phone, a postal code, a service. */
const searches = [
  'HC4242',
  '004242',
  'Client 4242',
  'client77777@',
  '(514) 555-0142',
  'H2Y 1C6',
  'platinum',
  'refresh',
];

/** The list, the search, the counters and the figures, over a hundred thousand bookings. */
export async function measureAdmin({ url, pool, whilePaused }: Running): Promise<void> {
  await whilePaused(async () => {
    await fillBookings(pool, 100_000);
    await fillWhatFollowed(pool);
  });
  await untilSummedUp(pool, new Date());
  const cookie = await signedIn(url);
  const time = async (path: string) => {
    const started = performance.now();
    const response = await fetch(`${url}/api/admin/${path}`, { headers: { cookie } });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return performance.now() - started;
  };
  const measure = async (name: string, path: (round: number) => string) => {
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) times.push(await time(path(round)));
    figure(`admin-${name}-p95`, percentile(times, 0.95), 'ms');
  };
  const search = (round: number) => encodeURIComponent(searches[round % searches.length] ?? '');
  await measure('list', () => 'bookings');
  await measure('search', (round) => `bookings?q=${search(round)}`);
  await measure('clients', () => 'clients');
  await measure('client-search', (round) => `clients?q=${search(round)}`);
  await measure('counts', (round) => `booking-counts?q=${search(round)}`);
  await measureDesk(pool, measure);
  await untilSummedUp(pool, new Date());
  await measure('figures', () => 'figures');
  await measure('figures-of-years', () => `figures?from=${new Date().getFullYear() - 8}-01`);
  await measure('taxes', () => `taxes?year=${new Date().getFullYear() - 1}`);
  await measureFirstScreen(url);
}

async function signedIn(url: string): Promise<string> {
  const response = await fetch(`${url}/api/admin/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: administrator.ADMIN_EMAIL, password: administrator.ADMIN_PASSWORD }),
  });
  if (!response.ok) throw new Error(`sign-in: ${response.status}`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** Bookings of many years, as they would have been written one by one. */
export async function fillBookings(pool: Pool, count: number): Promise<void> {
  const client = await pool.connect();
  await client.query('set statement_timeout = 0');
  await client.query(
    `insert into bookings (id, order_no, client_id, language, postal_code, storefront_size, glass_coverage,
       selected_layout, appointment_date, appointment_time, coating_type, business_name, contact_name, email, phone,
       address, billing_street, billing_city, billing_province, billing_postal_code, base, gst, qst, total,
       payment_status, created_at)
     select 'bk_' || n, 'HC-' || lpad(n::text, 8, '0'), 'HC' || n, 'en', 'H' || n % 9 || chr(65 + n % 26),
       'little-storefront', 'minimal', 'layout1', date '2015-01-01' + n % 4000, '9:00 AM',
       (array['essential', 'complete', 'platinum', 'refresh', 'preservation-preview'])[1 + n % 5],
       'Boutique ' || n, 'Client ' || n, 'client' || n || '@example.com', '514 555-' || lpad((n % 200)::text, 4, '0'),
       n || ', rue Exemple', n || ', rue Exemple', 'Montréal', 'QC', 'H' || n % 9 || chr(65 + n % 26) || ' 1C' || n % 7,
       100000, 5000, 9975, 114975, 'paid', date_trunc('milliseconds', now() - n * interval '40 minutes')
     from generate_series(1, $1) as n`,
    [count],
  );
  await client.query('vacuum analyze bookings');
  client.release(true);
}

/** Every second booking is of somebody who booked before. */
async function fillClients(pool: Pool): Promise<void> {
  await pool.query(
    `insert into client_records (id, root_id, created_at)
     select id, id, now() from (select distinct md5('c' || substr(booking_id, 4)::int / 2)::uuid as id from client_visits) as made`,
  );
  await pool.query(`update client_visits set record_id = md5('c' || substr(booking_id, 4)::int / 2)::uuid`);
}

/** Counts of the funnel, refunds, moves and proposals, as that many bookings would have brought them. */
async function fillWhatFollowed(pool: Pool): Promise<void> {
  await fillClients(pool);
  await pool.query(
    `insert into funnel_counts
     select current_date - n, step, language, 40
     from generate_series(0, 2700) as n, unnest(array['en', 'fr']) as language,
       unnest(array['landing', 'postal-code', 'size', 'layout', 'questions', 'aligned', 'appointment', 'terms',
         'payment', 'out-of-area', 'too-big', 'not-aligned', 'review', 'away:H1X', 'away:H2J']) as step`,
  );
  await pool.query(
    `insert into refunds (reason, order_no, ticket, booking_id, gateway_order_no, transaction_no, amount, paid_at,
       state, due_at, created_at, done_at)
     select 'partial', order_no, id, id, order_no, id, 10000, created_at, 'done', created_at, created_at, created_at
     from bookings where right(id, 1) = '7'`,
  );
  await pool.query(
    `insert into booking_moves (booking_id, moved_by, from_date, from_time, to_date, to_time, created_at)
     select id, 'customer', appointment_date, '9:00 AM', appointment_date, '9:00 AM', created_at
     from bookings where right(id, 1) = '3'`,
  );
  await pool.query(
    `insert into weather_notifications (booking_id, weather_judgment, proposed_new_date, response_token, state,
       answer_by, client_response, created_at)
     select id, 'rain', appointment_date, id, 'closed', created_at, 'accept', created_at
     from bookings where right(id, 1) = '5'`,
  );
  await pool.query('vacuum analyze');
}
