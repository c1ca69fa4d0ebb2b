import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from '#server/start.ts';
import { freshDatabase } from '#tests/builders/database.ts';
import { sandboxSettings } from '#tests/builders/server.ts';
import { aCustomer, aRequest, totals } from '#tests/builders/test-app.ts';
import type { TestDatabase } from '#tests/database.ts';

let database: TestDatabase;
let server: RunningServer;
let cookie = '';
let order = '';
let ticket = '';

beforeAll(async () => {
  database = await freshDatabase();
  server = await startServer(sandboxSettings({ RATE_LIMIT: 'off' }), { pool: database.pool, silent: true });
  order = (await call('GET', '/api/checkout')).body.orderNo;
  const terms = { scrolledToBottom: true, termsVersion: '2025-01-08', acceptanceMethod: 'web_modal' };
  const booking = { ...aRequest({ coatingType: 'essential', postalCode: 'Montréal H2Y 1C6' }), termsAccepted: terms };
  const loaded = await call('POST', '/api/preload', { order_no: order, amount: totals.essential, booking });
  ticket = loaded.body.ticket;
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

async function call(method: string, path: string, body?: unknown) {
  const response = await fetch(server.url + path, {
    method,
    headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  cookie ||= response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const text = await response.text();
  return { status: response.status, body: text === '' ? null : JSON.parse(text) };
}

/** What is kept of a customer who gave this. */
async function kept(more: object): Promise<Record<string, string>> {
  const given = await call('PUT', `/api/checkout/${order}/customer`, { customerData: { ...aCustomer(), ...more } });
  expect(given).toEqual({ status: 204, body: null });
  const { rows } = await database.pool.query('select customer from booking_contexts where order_no = $1', [order]);
  return rows[0].customer;
}

describe('what people paste', () => {
  it.each([
    ' HCPREVIEW',
    '\nHCPREVIEW',
    '\tHCPREVIEW\n',
    '\u200bHCPREVIEW',
    '“HCPREVIEW”',
    'Code : hcpreview.',
    'ＨＣＰＲＥＶＩＥＷ',
  ])('is an invitation code: %j', async (code) => {
    expect((await call('POST', '/api/invitation-code/validate', { code })).body).toEqual({ valid: true });
  });

  it.each([
    ...[
      '\u200bH2Y 1C6',
      '\u202aH2Y 1C6\u202c',
      'Montréal H2Y 1C6',
      'QC H2Y 1C6',
      '(H2Y 1C6)',
      'Ｈ２Ｙ',
      '\ufeffH2Y1C6',
    ],
    ...['H2Y\u00a01C6', 'H2Y–1C6', 'H2Y 1C6, Canada', 'H 2 Y 1 C 6', '100, rue Exemple, Montréal (Québec)  H2Y 1C6'],
  ])('has a postal code of a served area in it: %j', async (postalCode) => {
    expect((await call('POST', '/api/postal-code/validate', { postalCode })).body).toEqual({
      success: true,
      postalCode: 'H2Y',
    });
  });

  it.each([
    ['\u202a+1 514-555-0100\u202c', '+1 514-555-0100'],
    ['\u202d(514) 555-0100\u202c', '(514) 555-0100'],
    ['514\u2011555\u20110100', '514-555-0100'],
    ['514/555-0100', '514-555-0100'],
    ['514.555.0100', '514-555-0100'],
    ['5145550100\ufe0f', '5145550100'],
    ['tel:5145550100', '5145550100'],
    ['011 1 514 555 0100', '+1 514 555 0100'],
    ['+33 1 23 45 67 89', '+33 1 23 45 67 89'],
  ])('is a phone number: %j', async (phone, clean) => {
    expect((await kept({ phone })).phone).toBe(clean);
  });

  it.each(['+1 (514) 555-0100 poste 12', '+1 (514) 555-0100 ext. 12', '+1 (514) 555-0100 x12', '+1 (514) 555-0100 12'])(
    'is a phone number with its extension: %j',
    async (phone) => {
      expect(await kept({ phone })).toMatchObject({ phone: '+1 (514) 555-0100', phoneExtension: '12' });
    },
  );

  it.each([
    ...['a&b@example.com', 'first/last@example.com', 'x#y@example.com', "o'brien@example.com", 'josé@example.com'],
    ...['info@épicerie.example', 'ANNE@EXAMPLE.COM'],
  ])('is an e-mail address: %j', async (email) => {
    expect((await kept({ email })).email).toBe(email);
  });

  it.each([
    'anne@example.com.',
    '\u200banne@example.com',
    'mailto:anne@example.com',
    ' anne@example.com ',
    'Anne <anne@example.com>',
  ])('has an e-mail address in it: %j', async (email) => {
    expect((await kept({ email })).email).toBe('anne@example.com');
  });

  it('is a name and an address in letters of their own, without marks that nobody sees', async () => {
    const typed = { contactName: 'Zoe\u0301 \u202a王芳\u202c', address: '100, rue Exemple\nMontréal\u200b' };
    expect(await kept(typed)).toMatchObject({ contactName: 'Zoé 王芳', address: '100, rue Exemple Montréal' });
  });

  it.each([
    ['phone', '114-555-0100'],
    ['phone', '01 23 45 67 89'],
    ['phoneExtension', 'a door'],
    ['specialInstructions', 'x'.repeat(1001)],
  ])('is refused with a sentence of its own where it can be nothing: %s %j', async (field, value) => {
    const customerData = { ...aCustomer(), [field]: value };
    const { status, body } = await call('PUT', `/api/checkout/${order}/customer`, { customerData });
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  });
});

describe('a booking by a number of another country', () => {
  it('is made, with its extension in a field of its own and no text queued', async () => {
    await call('POST', '/sandbox/card/pay', { ticket, cardNumber: '4242424242424242' });
    const customerData = { ...aCustomer(), phone: '00 33 1 23 45 67 89 poste 7' };
    const submit = { order_no: order, ticket, customerData };
    expect((await call('POST', '/api/after-payment', submit)).status).toBe(200);
    const { booking } = (await call('GET', `/api/booking-details/${order}`)).body;
    expect(booking).toMatchObject({ phone: '+33 1 23 45 67 89', phoneExtension: '7' });
    const { rows } = await database.pool.query('select topic from outbox where subject = $1', [booking.bookingId]);
    expect(rows.filter(({ topic }) => topic.startsWith('sms.'))).toEqual([]);
  });

  it.each([
    ['   ', ''],
    ['Order number: ', ''],
    ['N° de commande : ', '.'],
    ['#', ' (merci)'],
  ])('is found by its number behind %j', async (before, after) => {
    const wish = { buildingSize: 'little-storefront', layout: 1, coatingType: 'refresh' };
    for (const dash of ['-', '\u2011', '\u2013', ' ']) {
      const orderNumber = `${before}${order.toLowerCase().replaceAll('-', dash)}${after}`;
      expect([orderNumber, (await call('POST', '/api/pricing', { ...wish, orderNumber })).status]).toEqual([
        orderNumber,
        200,
      ]);
    }
  });
});
