import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages } from '#domain/language.ts';
import { taxesAsCsv } from '#server/modules/reports/csv.ts';
import { readTaxes } from '#server/modules/reports/taxes.ts';
import { describedCalls } from '#server/wiring/described-calls.ts';
import { openServer } from '#tests/builders/server.ts';
import { aCustomer, aRequest } from '#tests/builders/test-app.ts';
import { firstBrandIn } from './first-brand.ts';

const customerData = aCustomer({
  address: '12 Example Street, Ottawa',
  billingStreet: '12 Example Street',
  billingCity: 'Ottawa',
  billingProvince: 'ON',
  billingPostalCode: 'K1N 5A5',
  phone: '613 555-0100',
});

type Mail = {
  subject: string;
  html: string;
  text: string;
  attachments: { filename: string; contentType: string; base64: string }[];
};

let server: Awaited<ReturnType<typeof openServer>>;
let order = '';
let confirmed: { status: number; body: unknown };

beforeAll(async () => {
  server = await openServer();
  const { call, ask } = server;
  const opened = await ask('GET', '/api/checkout');
  const as = { cookie: opened.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
  order = ((await opened.json()) as { orderNo: string }).orderNo;
  const booking = aRequest({ postalCode: 'K1N5A5', coatingType: 'street', appointmentDate: '2025-10-08' });
  // 1480.00 and 13 % of it.
  const loaded = await call('POST', '/api/preload', { order_no: order, amount: '1672.40', booking }, as);
  const { ticket } = loaded.body;
  await call('PUT', `/api/checkout/${order}/customer`, { customerData }, as);
  await call('POST', '/sandbox/card/pay', { ticket, cardNumber: '4242424242424242' });
  confirmed = await call('POST', '/api/after-payment', { order_no: order, ticket, customerData }, as);
});
afterAll(() => server.close());

describe('a booking with the second brand', () => {
  it('has its own numbers and one tax', async () => {
    expect(order).toMatch(/^BG-20251006-\d{6}$/);
    expect(confirmed.status).toBe(200);
    const { rows } = await server.pool.query('select order_no, client_id, base, gst, qst, total from bookings');
    expect(rows).toEqual([
      { order_no: order, client_id: 'BG0001', base: 148_000, gst: 19_240, qst: 0, total: 167_240 },
    ]);
  });

  it('is refused with the number, the area, the total or the weekday of the first one', async () => {
    const { call } = server;
    const preload = async (more: Record<string, unknown>, change: Parameters<typeof aRequest>[0] = {}) => {
      const booking = aRequest({
        postalCode: 'K1N5A5',
        coatingType: 'street',
        appointmentDate: '2025-10-08',
        ...change,
      });
      const { body } = await call('POST', '/api/preload', {
        order_no: 'BG-20251006-235959',
        amount: '1672.40',
        booking,
        ...more,
      });
      return body.code;
    };
    expect(await preload({ order_no: 'HC-20251006-235959' })).toBe('INVALID_INPUT');
    expect(await preload({}, { postalCode: 'H2Y1C6' })).toBe('AREA_NOT_SERVED');
    expect(await preload({ amount: '1701.63' })).toBe('PRICE_DIFFERS');
    // A Tuesday, on which the first one works.
    expect(await preload({}, { appointmentDate: '2025-10-14' })).toBe('DATE_NOT_OPEN');
  });

  it('writes its mails, their files and the accounts without a word of the first one', async () => {
    for (const job of ['reminders', 'accounting']) await server.call('POST', `/sandbox/run/${job}`);
    const mails: Mail[] = (await server.call('GET', '/sandbox/mail.json')).body;
    const files = mails.flatMap(({ attachments }) => attachments);
    const calendars = files.filter(({ contentType }) => contentType.startsWith('text/calendar'));
    const written = [
      ...mails.map(({ subject, html, text }) => [subject, html, text].join('\n')),
      ...files.map(({ filename }) => filename),
      ...calendars.map(({ base64 }) => Buffer.from(base64, 'base64').toString('utf8')),
      await (await server.ask('GET', '/sandbox/accounting.json')).text(),
    ];
    expect(calendars.length).toBeGreaterThan(0);
    expect(written.filter((one) => one.includes(order)).length).toBeGreaterThan(2);
    expect(written.flatMap(firstBrandIn)).toEqual([]);
  });

  it.each(languages)('is in a tax summary with one column of tax (%s)', async (language) => {
    const csv = taxesAsCsv(await readTaxes(server.deps, { year: 2025 }), language);
    const [head = '', ...rows] = csv
      .trim()
      .split('\r\n')
      .map((line) => line.split(language === 'fr' ? ';' : ','));
    expect(head).toHaveLength(12);
    const amounts = language === 'fr' ? ['1480,00', '192,40'] : ['1480.00', '192.40'];
    expect(rows[3]).toEqual(expect.arrayContaining([...amounts, '111111111 RT0001']));
    expect(firstBrandIn(csv)).toEqual([]);
  });

  it('is described by a contract that has no word of the first one', async () => {
    expect(firstBrandIn(await describedCalls())).toEqual([]);
  });
});
