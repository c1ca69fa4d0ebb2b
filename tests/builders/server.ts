import { readConfig } from '#server/config.ts';
import { type StartOptions, startServer } from '#server/start.ts';
import { freshDatabase } from './database.ts';
import { quickPasswords } from './operator.ts';
import { aCustomer, anOrderNo, aRequest, totals } from './test-app.ts';

/** The settings of a sandbox on a free port, on Monday, 6 October 2025, at ten in the morning in Montréal. */
export function sandboxSettings(more: Readonly<Record<string, string>> = {}) {
  const reading = readConfig({
    PORT: '0',
    CLOCK_START: '2025-10-06T14:00:00Z',
    APP_SECRET: 'a secret of at least thirty-two characters',
    ...more,
  });
  if (!reading.ok) throw new Error(reading.faults.join('\n'));
  return reading.settings;
}

/** A running sandbox, called over HTTP as browsers call it; its jobs run when they are called. */
export async function openServer(more?: Readonly<Record<string, string>>, options: Pick<StartOptions, 'logLine'> = {}) {
  const { pool, drop } = await freshDatabase();
  const server = await startServer(sandboxSettings(more), {
    pool,
    silent: true,
    jobs: false,
    passwords: quickPasswords,
    ...options,
  });

  const ask = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    fetch(server.url + path, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });

  async function call(...asked: Parameters<typeof ask>) {
    const response = await ask(...asked);
    const text = await response.text();
    const { status, headers } = response;
    return { status, headers, body: text === '' ? null : JSON.parse(text) };
  }

  /** A visitor at the card form; `as` is the browser's cookie. */
  async function startPaying(appointmentDate: string) {
    const { headers } = await ask('GET', '/api/checkout');
    const as = { cookie: headers.getSetCookie()[0]?.split(';')[0] ?? '' };
    const order = anOrderNo();
    const booking = aRequest({ appointmentDate });
    const loaded = await call('POST', '/api/preload', { order_no: order, amount: totals.complete, booking }, as);
    const { ticket } = loaded.body;
    const customerData = aCustomer();
    await call('PUT', `/api/checkout/${order}/customer`, { customerData }, as);
    return {
      as,
      order,
      pay: () => call('POST', '/sandbox/card/pay', { ticket, cardNumber: '4242424242424242' }),
      submit: () => call('POST', '/api/after-payment', { order_no: order, ticket, customerData }, as),
    };
  }

  const linksOf = async (order: string) => (await call('GET', `/sandbox/links.json?order=${order}`)).body;

  /** Booked and paid; with the links of its messages. */
  async function booked(appointmentDate: string) {
    const paying = await startPaying(appointmentDate);
    await paying.pay();
    const { status } = await paying.submit();
    if (status !== 200) throw new Error(`submit answered ${status}`);
    return { ...paying, links: await linksOf(paying.order) };
  }

  async function close(): Promise<void> {
    await server.close();
    await drop();
  }
  return { url: server.url, deps: server.deps, pool, ask, call, startPaying, linksOf, booked, close };
}
