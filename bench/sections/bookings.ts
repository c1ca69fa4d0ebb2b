import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import { type Processor, processorFigures, spentSince } from '../processor.ts';
import { forgetRaw, insertByHand, prepareRaw } from '../raw.ts';
import { figure, inParallel, median, percentile } from '../report/print.ts';
import type { Site } from '../site.ts';
import { bookOnce, openDays, orderNumber } from '../visitor.ts';

const width = 16;
const rounds = 3;

/** What so many of a kind took, one by one and together. */
type Round = { count: number; seconds: number; times: readonly number[]; spent: Processor };

/** Rows that a booking inserts; how many there are in all tables of the sale. */
async function rowsOf(pool: Pool): Promise<number> {
  const counts = soldInto.map((table) => `(select count(*) from ${table})`).join(' + ');
  const { rows } = await pool.query<{ rows: number }>(`select (${counts})::int as rows`);
  return rows[0]?.rows ?? 0;
}
const soldInto = [
  'terms_acceptances',
  'calendar_holds',
  'day_claims',
  'booking_contexts',
  'payment_events',
  'payment_receipts',
  'bookings',
  'booking_viewers',
  'secret_links',
  'outbox',
  'audit_log',
];

/** As the server does by itself within a minute of the first sales: until then it plans for empty tables. */
const analyzeTables = (pool: Pool) => pool.query('analyze');

async function timed(site: Site, count: number, job: (index: number) => Promise<void>): Promise<Round> {
  const times: number[] = [];
  const before = site.processor();
  const seconds = await inParallel(count, width, async (index) => {
    const began = performance.now();
    await job(index);
    times.push(performance.now() - began);
  });
  return { count, seconds, times, spent: spentSince(before, site.processor()) };
}

/** Whole paid bookings, as many as are asked for, on the open days in turn. */
export async function booksOf(site: Site): Promise<() => Promise<void>> {
  const days = await openDays(site.url);
  let made = 0;
  const series = orders++;
  return () => bookOnce(site, orderNumber(series, made), days[made++ % days.length] ?? '');
}
let orders = 0;

const middle = (all: readonly Round[], of: (round: Round) => number) => median(all.map(of));
const costs = (all: readonly Round[], parts: readonly (keyof Processor)[]): Partial<Processor> =>
  Object.fromEntries(parts.map((part) => [part, middle(all, ({ spent, count }) => spent[part] / count)]));

/**
 * Whole paid bookings per second while the worker stands still, each call over HTTP, in turn with the same rows sent by hand
 * to the same database: in one commit, and in the four that the promises need.
 */
export async function measureBookings(site: Site, count: number): Promise<void> {
  await prepareRaw(site.pool, count * 2 * (rounds + 1));
  const book = await booksOf(site);
  let raw = 0;
  const lines = {
    'raw-one-commit': () => insertByHand(site.pool, raw++, 1),
    'raw-four-commits': () => insertByHand(site.pool, raw++, 4),
    'paid-bookings': book,
  };
  await site.worker.pause();
  const warmUps = Math.ceil(count / 4);
  for (const [name, job] of Object.entries(lines)) {
    const before = await rowsOf(site.pool);
    await inParallel(warmUps, width, job);
    figure(`${name}-rows`, ((await rowsOf(site.pool)) - before) / warmUps, 'rows');
  }
  await analyzeTables(site.pool);
  const measured: Record<keyof typeof lines, Round[]> = {
    'raw-one-commit': [],
    'raw-four-commits': [],
    'paid-bookings': [],
  };
  const names = Object.keys(lines) as (keyof typeof lines)[];
  for (let round = 0; round < rounds; round++)
    for (const name of names) measured[name].push(await timed(site, count, lines[name]));
  await forgetRaw(site.pool);

  const rate = (name: keyof typeof lines) => middle(measured[name], (one) => one.count / one.seconds);
  for (const name of names) {
    const all = measured[name];
    figure(name, rate(name), 'per-second');
    figure(
      `${name}-p50`,
      middle(all, ({ times }) => percentile(times, 0.5)),
      'ms',
    );
    figure(
      `${name}-p99`,
      middle(all, ({ times }) => percentile(times, 0.99)),
      'ms',
    );
    const isProgram = name === 'paid-bookings';
    processorFigures(
      name,
      costs(all, isProgram ? ['web', 'database', 'simulators', 'client'] : ['client', 'database']),
    );
  }
  figure('paid-bookings-of-raw-one-commit', rate('paid-bookings') / rate('raw-one-commit'), 'ratio');
  figure('paid-bookings-of-raw-four-commits', rate('paid-bookings') / rate('raw-four-commits'), 'ratio');
}

/** Whole paid bookings while the worker sends their mails and records them, until the last is sent and recorded. */
export async function measureSustained(site: Site, count: number): Promise<void> {
  const book = await booksOf(site);
  await inParallel(100, width, book);
  await untilDrained(site.pool);
  await analyzeTables(site.pool);
  const before = site.processor();
  const times: number[] = [];
  const began = performance.now();
  const seconds = await inParallel(count, width, async () => {
    const pressed = performance.now();
    await book();
    times.push(performance.now() - pressed);
  });
  await untilDrained(site.pool);
  const whole = (performance.now() - began) / 1000;
  const spent = spentSince(before, site.processor());
  figure('sustained-bookings', count / whole, 'per-second');
  figure('sustained-answered', count / seconds, 'per-second');
  figure('sustained-answered-p50', percentile(times, 0.5), 'ms');
  figure('sustained-answered-p99', percentile(times, 0.99), 'ms');
  figure('sustained-drained-after', whole - seconds, 'seconds');
  const each = Object.entries(spent).map(([part, all]) => [part, all / count]);
  processorFigures('sustained', Object.fromEntries(each));
}

/** Waits until every confirmation has left and every booking is recorded; throws where one could not. */
export async function untilDrained(pool: Pool, topics = ['mail.confirmation', 'accounting.booking']): Promise<void> {
  const isDue = "exists (select from outbox where state in ('queued', 'calling') and topic = any($1)) as due";
  for (;;) {
    const { rows } = await pool.query<{ due: boolean }>(`select ${isDue}`, [topics]);
    if (!rows[0]?.due) break;
    await pause(100);
  }
  const { rows } = await pool.query(
    "select topic, state, failure from outbox where topic = any($1) and state not in ('done', 'delivered')",
    [topics],
  );
  if (rows.length > 0) throw new Error(`${rows.length} messages did not leave: ${JSON.stringify(rows[0])}`);
}
