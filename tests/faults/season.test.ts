import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { solved } from '#tests/builders/browser/proof.ts';
import { openServer } from '#tests/builders/server.ts';
import { aCustomer, anOrderNo, aRequest, totals } from '#tests/builders/test-app.ts';

type Server = Awaited<ReturnType<typeof openServer>>;
let server: Server;
beforeEach(async () => {
  // Behind a proxy, which says where each visitor comes from; the season has just begun.
  server = await openServer({ TRUST_PROXY: '1', CLOCK_START: '2026-04-06T14:00:00Z' });
});
afterEach(() => server.close());

/** Where the simulators are. */
const thisMachine = { 'x-forwarded-for': '127.0.0.1' };

type Calendar = { bookedDates: string[]; inDemand?: string[]; firstDate: string };
const calendarFor = async (headers: Record<string, string>): Promise<Calendar> =>
  (await server.call('GET', '/api/booked-dates', undefined, headers)).body;

/** Mondays, Tuesdays and Thursdays from tomorrow on. */
const days = Array.from({ length: 200 }, (_, n) => new Date(Date.UTC(2026, 3, 7 + n)))
  .filter((day) => [1, 2, 4].includes(day.getUTCDay()))
  .map((day) => day.toISOString().slice(0, 10));
/** The next days that nobody has bought, of which a visitor may have those that the calendar does not call booked. */
const nextFree = ({ bookedDates }: Calendar, sold: ReadonlySet<string>, most: number) =>
  days
    .filter((day) => !sold.has(day))
    .slice(0, most)
    .filter((day) => !bookedDates.includes(day));

/** A new browser at an address. `computes` what it is asked to, or, like a simple script, does not. */
async function browserAt(ip: string, { computes }: { computes: boolean }) {
  const from = { 'x-forwarded-for': ip };
  const opened = await server.ask('GET', '/api/checkout', undefined, from);
  await opened.text();
  const as = { ...from, cookie: opened.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
  const order = anOrderNo();
  const customerData = aCustomer();
  let ticket = '';
  return {
    calendar: () => calendarFor(as),
    async asksFor(appointmentDate: string) {
      const request = { order_no: order, amount: totals.complete, booking: aRequest({ appointmentDate }) };
      const ask = (more = {}) => server.call('POST', '/api/preload', request, { ...as, ...more });
      let answer = await ask();
      if (answer.status === 428 && computes) answer = await ask({ 'x-proof': await solved(answer.body.challenge) });
      if (answer.status === 200) ticket = answer.body.ticket;
      return answer;
    },
    names: () => server.call('PUT', `/api/checkout/${order}/customer`, { customerData }, as),
    async pays() {
      await server.call('POST', '/sandbox/card/pay', { ticket, cardNumber: '4242424242424242' }, thisMachine);
      return server.call('POST', '/api/after-payment', { order_no: order, ticket, customerData }, as);
    },
  };
}

/** Each address takes the nearest day that is free for it, and gives a name, so that the day is kept for longer. */
async function attack(addresses: readonly string[]) {
  const statuses = new Map<number, number>();
  for (const [n, ip] of addresses.entries()) {
    const browser = await browserAt(ip, { computes: false });
    const { status } = await browser.asksFor(days[n] ?? '');
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status === 200) await browser.names();
  }
  return Object.fromEntries(statuses) as Record<number, number | undefined>;
}

describe('60 /64s of one /56 and 30 /24s of one /16, which ask for a day each', () => {
  it('leave one of the next three open days to a stranger, who books it', async () => {
    const lines = Array.from({ length: 60 }, (_, n) => `2001:db8:77:${n.toString(16)}::1`);
    // Refused for what their line holds, or, a second later at the latest, asked for a proof.
    const { 200: held, 428: asked = 0, 429: refused = 0 } = await attack(lines);
    expect({ held, others: asked + refused }).toEqual({ held: 3, others: 57 });
    const neighbours = Array.from({ length: 30 }, (_, n) => `203.0.${n}.7`);
    expect(await attack(neighbours)).toEqual({ 428: 30 });
    const stranger = await browserAt('198.51.100.7', { computes: true });
    const [day = ''] = nextFree(await stranger.calendar(), new Set(), 3);
    expect(await stranger.asksFor(day)).toMatchObject({ status: 200, body: { inDemand: true } });
    await stranger.names();
    expect(await stranger.pays()).toMatchObject({ status: 200 });
  });
});

describe('forty unrelated networks', () => {
  const anywhere = Array.from({ length: 40 }, (_, n) => `${20 + n}.40.0.7`);
  const attacked = async () => {
    await attack(anywhere);
    // The program reads the calendar once a second.
    const seen = async () => (await calendarFor({ 'x-forwarded-for': '99.51.100.7' })).inDemand ?? [];
    await expect.poll(seen, { timeout: 10_000 }).toContain(days[0]);
  };

  it('take no day from anybody: eight visitors in a row each book one of the next five open days', async () => {
    await attacked();
    const sold = new Set<string>();
    for (let n = 0; n < 8; n++) {
      const visitor = await browserAt(`${100 + n}.51.100.7`, { computes: true });
      const [day = ''] = nextFree(await visitor.calendar(), sold, 5);
      expect(await visitor.asksFor(day), `the ${n + 1}. visitor`).toMatchObject({ status: 200 });
      await visitor.names();
      expect(await visitor.pays()).toMatchObject({ status: 200 });
      sold.add(day);
      await attack([`${150 + n}.40.0.7`]);
    }
    expect(sold.size).toBe(8);
  });

  it('let two go to pay for one day: it is sold once, and the slower one is told before and refunded', async () => {
    await attacked();
    const [one, other] = [
      await browserAt('100.51.100.7', { computes: true }),
      await browserAt('101.51.100.7', { computes: true }),
    ];
    const [day = ''] = days;
    expect((await one.calendar()).inDemand).toContain(day);
    for (const visitor of [one, other]) {
      expect(await visitor.asksFor(day)).toMatchObject({ status: 200, body: { inDemand: true } });
      await visitor.names();
    }
    expect(await other.pays()).toMatchObject({ status: 200 });
    expect(await one.pays()).toMatchObject({ status: 409, body: { code: 'PAID_NOT_BOOKED' } });
    const { rows } = await server.pool.query('select count(*)::int as bookings from bookings');
    expect(rows).toEqual([{ bookings: 1 }]);
    expect((await one.calendar()).bookedDates).toContain(day);
  });
});
