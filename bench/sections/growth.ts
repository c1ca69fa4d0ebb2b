import type { Pool } from 'pg';
import { databaseOver } from '#server/database/database.ts';
import { writeSetting } from '#server/modules/settings/queries/settings.ts';
import { administrator } from '../administrator.ts';
import { fillBookings, untilSummedUp } from '../fill.ts';
import { type Running, sandbox, withProgram } from '../program.ts';
import { figure, percentile } from '../report/print.ts';
import {
  acceptTerms,
  type Browser,
  type Checkout,
  openDays,
  openTicket,
  orderNumber,
  saveCustomer,
  submit,
} from '../visitor.ts';

/** When the calendar has ninety open days ahead; ten years of bookings end here. */
const now = new Date('2026-04-06T14:00:00Z');
const environment = { ...sandbox, ...administrator, CLOCK_START: now.toISOString() };
const rounds = 60;

type Call = (round: number) => Promise<unknown>;
/** A call by its name, and what it needs before, whose time nobody counts. */
type Named = readonly [name: string, call: Call, before?: Call];

/**
 * Every customer's call and every list of the operator, one after another over HTTP, at a thousand bookings and at `most` in
 * turn: the machine may be faster in one minute than in the next.
 */
export async function measureGrowth(most: number): Promise<void> {
  const few = 1000;
  await withBookings(few, (small) =>
    withBookings(most, async (large) => {
      const [ofFew, ofMost] = [await callsOf(small, few), await callsOf(large, most)];
      for (const [name, ofLarge] of ofMost) {
        const ofSmall = ofFew.get(name);
        if (!ofSmall) throw new Error(`${name} is not asked at ${few} bookings`);
        const times = await p95Of({ few: ofSmall, most: ofLarge });
        figure(`growth-${name}-p95-few`, times.few, 'ms');
        figure(`growth-${name}-p95`, times.most, 'ms');
        figure(`growth-${name}-times-slower`, times.most / times.few, 'times');
      }
    }),
  );
}

/** Does `work` with a program that has so many bookings already. */
const withBookings = (count: number, work: (running: Running) => Promise<void>): Promise<void> =>
  withProgram(environment, async (running) => {
    await running.whilePaused(() => fillBookings(running.pool, { count, now }));
    await untilSummedUp(running.pool, now);
    await writeSetting(databaseOver(running.pool), 'crewsPerDay', 60);
    await work(running);
  });

const callsOf = async ({ url, pool }: Running, count: number): Promise<ReadonlyMap<string, Named>> => {
  const all = [...(await customerCalls(url, pool)), ...(await operatorCalls(url, pool, count))];
  return new Map(all.map((named) => [named[0], named]));
};

async function p95Of(calls: Record<'few' | 'most', Named>): Promise<Record<'few' | 'most', number>> {
  const times = { few: [] as number[], most: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    for (const size of ['few', 'most'] as const) {
      const [, call, before] = calls[size];
      await before?.(round);
      const started = performance.now();
      await call(round);
      // The first call of each kind also plans and loads.
      if (round > 0) times[size].push(performance.now() - started);
    }
  }
  return { few: percentile(times.few, 0.95), most: percentile(times.most, 0.95) };
}

/** One visitor after the other; whoever changes a booking has one of their own. */
async function customerCalls(url: string, pool: Pool): Promise<Named[]> {
  const days = (await openDays(url)).slice(30);
  const json = (path: string, body?: unknown, headers = {}) =>
    answered(url, path, { ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}), headers });
  const shop = { url, cards: url };
  const browsers: Browser[] = [];
  const checkouts: Checkout[] = [];
  const checkout = (round: number) => checkouts[round] ?? missing('checkout');
  const sold: { orderNo: string; browser: Browser; key: string; cancel: string }[] = [];
  const orderNo = (round: number) => sold[round % sold.length]?.orderNo ?? '';
  const key = (round: number) => ({ 'x-booking-key': sold[round % sold.length]?.key ?? '' });
  const { rows } = await pool.query<{ order: string }>(
    "select order_no as order from bookings where coating_type = 'complete' and status = 'completed' order by id limit 60",
  );
  const price = { buildingSize: 'little-storefront', layout: 1, coatingType: 'refresh' };
  return [
    ['calendar', () => json('/api/booked-dates')],
    ['price-of-refresh', (round) => json('/api/pricing', { ...price, orderNumber: rows[round % rows.length]?.order })],
    ['terms', async () => browsers.push(await acceptTerms(shop))],
    [
      'preload',
      async (round) => {
        const visitor = { shop, browser: browsers[round] ?? missing('browser'), orderNo: orderNumber(5, round) };
        checkouts.push(await openTicket(visitor, days[round % days.length] ?? ''));
      },
    ],
    ['customer', (round) => saveCustomer(checkout(round))],
    [
      'submit',
      (round) => submit(checkout(round)),
      (round) => json('/sandbox/card/pay', { ticket: checkout(round).ticket, cardNumber: '4242424242424242' }),
    ],
    [
      'booking',
      (round) => sold[round]?.browser.call('GET', `${url}/api/booking-details/${orderNo(round)}`) ?? missing('sale'),
      async (round) => {
        const { orderNo, browser } = checkout(round);
        const links = await json(`/sandbox/links.json?order=${orderNo}`);
        sold.push({ orderNo, browser, key: tokenOf(links.booking), cancel: tokenOf(links.cancel) });
      },
    ],
    ['old-booking', (round) => json(`/api/booking-details/${rows[round % rows.length]?.order}`)],
    ['changes', (round) => json(`/api/booking-details/${orderNo(round)}/changes`, undefined, key(round))],
    ['cancel-preview', (round) => json(`/api/cancel-token/${sold[round % sold.length]?.cancel}`)],
    [
      'move',
      (round) =>
        json(`/api/booking-details/${orderNo(round)}/move`, {
          key: sold[round % sold.length]?.key,
          date: days[(round + 7) % days.length],
          time: '9:00 AM',
        }),
    ],
    ['cancel', (round) => json('/api/cancel-booking-secure', { token: sold[round]?.cancel })],
  ];
}

function missing(what: string): never {
  throw new Error(`there is no ${what} of this round`);
}

const tokenOf = (link: string): string => link.split(/[/=]/).at(-1) ?? '';

/** What an operator looks for: numbers, a part of one, a name, a mail, a phone, a postal code, a service. */
const searchesOf = (count: number): string[] => {
  const number = Math.round(count * 0.9);
  return [
    `HC${number}`,
    `-${String(number).padStart(7, '0')}`,
    'Client 4f',
    `client${Math.round(number / 3)}@`,
    '(514) 555-0142',
    'H2Y 1C6',
    'platinum',
    'refresh',
    'nobody at all',
  ];
};

async function operatorCalls(url: string, pool: Pool, count: number): Promise<Named[]> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = administrator;
  const signIn = await fetch(`${url}/api/admin/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const cookie = signIn.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const searches = searchesOf(count);
  const { rows } = await pool.query<{ order: string }>(
    "select order_no as order from bookings where coating_type = 'complete' and status = 'completed' order by id limit 60",
  );
  const order = (round: number) => rows[round % rows.length]?.order ?? '';
  const q = (round: number) => `q=${encodeURIComponent(searches[round % searches.length] ?? '')}`;
  const read = (path: string) => answered(url, `/api/admin/${path}`, { headers: { cookie } });
  const orders = ['newest', 'visit', 'latest-visit'];
  return [
    ['list', () => read('bookings')],
    ['list-by-visit', (round) => read(`bookings?order=${orders[round % 3]}`)],
    ...['upcoming', 'attention', 'refunds', 'unsynced'].map(
      (filter): Named => [`list-${filter}`, (round) => read(`bookings?filter=${filter}&order=${orders[round % 3]}`)],
    ),
    ['list-day', (round) => read(`bookings?order=visit&day=2024-0${1 + (round % 9)}-14`)],
    ['search', (round) => read(`bookings?${q(round)}`)],
    ['whole-search', (round) => read(`search?${q(round)}`)],
    ['clients', () => read('clients')],
    ['clients-of-search', (round) => read(`clients?${q(round)}`)],
    ['counts', () => read('booking-counts')],
    ['counts-of-search', (round) => read(`booking-counts?${q(round)}`)],
    ['filter-counts', () => read('booking-filters')],
    ['story', (round) => read(`bookings/${order(round)}`)],
    ['days', () => read('calendar?from=2026-02-01&to=2026-04-30')],
    ['messages', (round) => read(`messages?view=${['trouble', 'waiting', 'sent'][round % 3]}`)],
    ['messages-of-search', (round) => read(`messages?view=sent&${q(round)}`)],
    ['audit', (round) => read(`audit?${['', 'group=settings', `q=${order(round)}`, 'by=nobody'][round % 4]}`)],
    ['alerts', () => read('attention')],
    ['reviews', (round) => read(`reviews?list=${['waiting', 'answered'][round % 2]}`)],
    ['weather', () => read('weather')],
    ['unsynced', () => read('unsynced-bookings')],
    ['integration', () => read('integration-status')],
    ['report', () => read('figures')],
    ['report-of-years', () => read('figures?from=2016-05&to=2026-04')],
    ['report-taxes', () => read('taxes?year=2025')],
  ];
}

async function answered(url: string, path: string, init: RequestInit) {
  const headers = { ...(init.body ? { 'content-type': 'application/json' } : {}), ...init.headers };
  const response = await fetch(url + path, { ...init, headers });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text.slice(0, 200)}`);
  return text ? JSON.parse(text) : null;
}
