import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { processorOfServer } from '../processor.ts';
import { figure, inParallel, median } from '../report/print.ts';
import type { Site } from '../site.ts';
import { addressOf } from '../visitor.ts';
import { booksOf, untilDrained } from './bookings.ts';

const rounds = 3;
const seconds = 3;
/** So many that no limit is reached, which holds for each, and no more than a limit keeps in mind. */
const networks = 900;
/** Days that are booked before the calendar is read. */
const bookedDays = 120;

export type Asking = {
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
  /** Whether a network may ask only so often. */
  limited?: boolean;
};
export type BareAnswer = Pick<Asking, 'method' | 'path'> & { answer: unknown };
export type Other = { name: string; url: string; pid: number };
type Load = { rate: number; p50: number; p99: number };

const question = { buildingSize: 'little-storefront', layout: 12, coatingType: 'complete', postalCode: 'H2Y' };
const reads: Readonly<Record<'calendar' | 'prices', Asking>> = {
  calendar: { method: 'GET', path: '/api/booked-dates' },
  prices: {
    method: 'POST',
    limited: true,
    path: '/api/pricing',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(question),
  },
};

/** 32 connections over which visitors ask without a pause, each time from another network where that is limited. */
async function load(url: string, { limited = false, headers = {}, ...asking }: Asking): Promise<Load> {
  const requests = Array.from({ length: limited ? networks : 1 }, (_, nth) => ({
    ...asking,
    headers: { ...headers, 'x-forwarded-for': addressOf((200 << 16) + nth) },
  }));
  const result = await autocannon({ url, connections: 32, duration: seconds, requests });
  const { non2xx, errors } = result;
  if (non2xx + errors > 0) throw new Error(`${asking.path}: ${non2xx} answers were not 2xx, ${errors} did not come`);
  return { rate: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
}

/** Does `work` in a process that never sleeps: a server slower than its clients would be charged for waking them. */
async function awake<T>(work: () => Promise<T>): Promise<T> {
  let turning = setImmediate(function turn() {
    turning = setImmediate(turn);
  });
  try {
    return await work();
  } finally {
    clearImmediate(turning);
  }
}

/** The load of a server, and the milliseconds of its processor that one answer took. */
async function measured(url: string, asking: Asking, processor: () => number): Promise<Load & { each: number }> {
  const before = processor();
  const one = await awake(() => load(url, asking));
  return { ...one, each: (processor() - before) / (one.rate * seconds) };
}

/** Prints a site's load beside that of another server with the same answer, in turn. */
export async function compare(
  site: Site,
  { name, asking, other }: { name: string; asking: Asking; other: Other | null },
): Promise<void> {
  const rows: Record<'ours' | 'theirs', Awaited<ReturnType<typeof measured>>[]> = { ours: [], theirs: [] };
  for (let round = 0; round < rounds; round++) {
    if (other) rows.theirs.push(await measured(other.url, asking, () => processorOfServer(other.pid)));
    rows.ours.push(await measured(site.url, asking, () => site.processor().web));
  }
  const middle = (of: keyof typeof rows, what: keyof Load | 'each') => median(rows[of].map((one) => one[what]));
  figure(`${name}-reads`, middle('ours', 'rate'), 'per-second');
  figure(`${name}-reads-p50`, middle('ours', 'p50'), 'ms');
  figure(`${name}-reads-p99`, middle('ours', 'p99'), 'ms');
  figure(`${name}-reads-processor`, middle('ours', 'each'), 'ms');
  if (!other) return;
  figure(`${other.name}-${name}-reads`, middle('theirs', 'rate'), 'per-second');
  figure(`${other.name}-${name}-reads-processor`, middle('theirs', 'each'), 'ms');
  figure(`${name}-of-${other.name}`, middle('ours', 'rate') / middle('theirs', 'rate'), 'ratio');
  // Where the clients are the limit of the faster server, this is lower and nearer to the truth.
  figure(`${name}-processor-of-${other.name}`, middle('theirs', 'each') / middle('ours', 'each'), 'ratio');
}

/** The two hot reads, each beside a bare Fastify that is asked and answers in the same way. */
export async function measureReads(site: Site): Promise<void> {
  await inParallel(bookedDays, 16, await booksOf(site));
  await untilDrained(site.pool);
  const answers: BareAnswer[] = [];
  for (const { method, path, headers = {}, body = null } of Object.values(reads)) {
    const answer = await (await fetch(site.url + path, { method, headers, body })).json();
    answers.push({ method, path, answer });
  }
  const bare = fork(join(import.meta.dirname, '../bare.ts'));
  try {
    bare.send(answers);
    const [{ url }] = await once(bare, 'message');
    const other = { name: 'bare-fastify', url, pid: bare.pid ?? 0 };
    for (const [name, asking] of Object.entries(reads)) await compare(site, { name, asking, other });
  } finally {
    bare.kill();
  }
}

/** The same reads and a page while the mails of so many bookings leave. */
export async function measureReadsAmongMails(site: Site, bookings: number): Promise<void> {
  const book = await booksOf(site);
  const all = { ...reads, page: { method: 'GET', path: '/postal-code' } as const };
  for (const [name, asking] of Object.entries(all)) {
    await site.worker.pause();
    await inParallel(bookings, 16, book);
    site.worker.resume();
    const { p50, p99 } = await load(site.url, asking);
    const left = await mailsLeft(site);
    if (left === 0) console.log(`# the last mail left before the ${name} had been read for ${seconds} s`);
    figure(`${name}-among-mails-p50`, p50, 'ms');
    figure(`${name}-among-mails-p99`, p99, 'ms');
  }
}

async function mailsLeft({ pool }: Site): Promise<number> {
  const { rows } = await pool.query<{ left: number }>(
    "select count(*)::int as left from outbox where topic = 'mail.confirmation' and state in ('queued', 'calling')",
  );
  return rows[0]?.left ?? 0;
}
