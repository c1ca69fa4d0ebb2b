import type { Pool } from 'pg';
import { measureDesk } from './desk.ts';
import { figure, percentile } from './figures.ts';
import type { Running } from './program.ts';

/** An administrator whose password is known here. */
export const administrator = { ADMIN_EMAIL: 'owner@example.com', ADMIN_PASSWORD: 'a password of the bench' };

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

/** The list, the search and the counters, over a hundred thousand bookings. */
export async function measureAdmin({ url, pool }: Running): Promise<void> {
  await fillBookings(pool, 100_000);
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
  await measure('counts', (round) => `booking-counts?q=${search(round)}`);
  await measureDesk(pool, measure);
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
async function fillBookings(pool: Pool, count: number): Promise<void> {
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
