import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client, ClientRecord } from '#contract/admin/clients/clients.ts';
import type { Customer } from '#domain/booking/checkout.ts';
import { sendMessages } from '#server/modules/messages/send.ts';
import { openAdmin } from '#tests/builders/admin.ts';
import { paidBooking } from '#tests/builders/money.ts';
import { book, countRows, later, mondayMorning, openTestApp, totals } from '#tests/builders/test-app.ts';
import { linkVisits } from './link.ts';

const testApp = await openTestApp();
const { app, signIn, close } = await openAdmin(testApp);
afterAll(close);
const owner = await signIn('owner');
const staff = await signIn('staff');
const days = ['2025-10-09', '2025-10-14', '2025-10-16', '2025-10-20', '2025-10-21', '2025-10-23', '2025-10-27'];

const camille = { email: 'camille@example.com', phone: '(514) 555-0142', businessName: 'Café Exemple' };
const alex = { email: 'alex@example.com', phone: '438-555-0177', businessName: 'Galerie Modèle' };

/** Bookings of the tests before are nobody's from now on, and their days are free. */
beforeEach(async () => {
  testApp.time.now = mondayMorning;
  await testApp.pool.query(
    'delete from client_visits; delete from client_notes; delete from client_records; delete from day_claims',
  );
});

/** A booking that has its record already. */
async function booked(customer: Partial<Customer>, more: Parameters<typeof book>[1] = {}) {
  testApp.forget();
  later(testApp, 1);
  const day = days[await countRows(testApp, 'client_visits')];
  const { orderNo, clientId } = await book(testApp, {
    ...more,
    booking: { ...(day && { appointmentDate: day }), ...more.booking },
    customer: { email: `somebody${orderNoOf(day)}@example.com`, phone: '418-555-0199', ...customer },
  });
  await linkVisits(testApp.deps);
  return { orderNo, clientId };
}
const orderNoOf = (day: string | undefined) => (day ?? '').replaceAll('-', '');

const ask = async (path: string, payload?: object, cookie = owner) => {
  const url = `/api/admin/clients${path}`;
  const answer = await app.inject({
    method: payload ? 'POST' : 'GET',
    url,
    headers: { cookie },
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.json() };
};
const listed = async (q = ''): Promise<Client[]> => (await ask(`?q=${encodeURIComponent(q)}`)).body.clients;
const read = async (id: string): Promise<ClientRecord> => (await ask(`/${id}`)).body;
const only = async (q: string): Promise<Client> => {
  const [client, ...more] = await listed(q);
  if (!client || more.length > 0) throw new Error(`${q} finds ${more.length + (client ? 1 : 0)} clients`);
  return client;
};
const orders = ({ bookings }: ClientRecord) => bookings.map(({ orderNo }) => orderNo);

describe('a returning client', () => {
  it('has one record with the first number, whichever of e-mail and phone they give again', async () => {
    const first = await booked(camille);
    await booked({ email: 'CAMILLE@example.com', phone: '514-555-0101' });
    const third = await booked({ email: 'other@example.com', phone: '+1 514 555 0142' });
    await booked(alex);
    expect((await listed()).map(({ number, visits }) => [number, visits])).toEqual([
      [expect.stringMatching(/^HC/), 1],
      [first.clientId, 3],
    ]);
    expect(await only('other@example.com')).toMatchObject({ number: first.clientId, email: 'other@example.com' });
    expect(await only(third.clientId)).toMatchObject({ number: first.clientId });
  });

  it('is joined by the client number of a refresh, whatever else they give', async () => {
    const first = await booked(camille);
    const again = {
      booking: { coatingType: 'refresh', clientId: first.clientId },
      amount: totals.refresh,
    } as const;
    await booked({ email: 'shop@example.com', phone: '418-555-0111' }, again);
    expect(await only('shop@example.com')).toMatchObject({ number: first.clientId, visits: 2 });
  });

  it('is found by the words of a badge in both languages, by name, company, e-mail, phone and number', async () => {
    const { clientId } = await booked(camille);
    await booked(alex, { booking: { coatingType: 'essential' }, amount: totals.essential });
    for (const q of ['Full', 'Complète', 'complete', 'Café', 'CAMILLE@', '5145550142', '(514) 555-0142', clientId])
      expect(await only(q)).toMatchObject({ businessName: 'Café Exemple' });
    expect(await only('Essentielle')).toMatchObject({ businessName: 'Galerie Modèle' });
    expect(await listed('nobody at all')).toEqual([]);
  });
});

describe('the record of a client', () => {
  it('has all visits, money, messages, consents, certificates and notes', async () => {
    await testApp.pool.query(
      `insert into sms_opt_outs (phone, reason, created_at) values ('+15145550142', 'STOP', now())`,
    );
    testApp.forget();
    const { orderNo, part } = await paidBooking(testApp, '2025-10-14');
    await part(10_000);
    await testApp.pool.query(`update bookings set phone = '514 555-0142', status = 'completed' where order_no = $1`, [
      orderNo,
    ]);
    await testApp.pool.query(`update refunds set state = 'done', done_at = now() where order_no = $1`, [orderNo]);
    await testApp.pool.query(
      `insert into certificates (number, booking_id, issued_at) select 'HC-AAAA-BBBB', id, now() from bookings
       where order_no = $1`,
      [orderNo],
    );
    await testApp.pool.query(
      `insert into booking_notes (booking_id, administrator_id, words, created_at) select id, 'nobody', 'Ring twice', created_at from bookings
       where order_no = $1`,
      [orderNo],
    );
    await linkVisits(testApp.deps);
    await sendMessages(testApp.deps);
    const { id } = await only('');
    expect((await ask(`/${id}/notes`, { words: 'Prefers mornings' }, staff)).status).toBe(200);
    const record = await read(id);
    expect(record).toMatchObject({
      visits: 1,
      paid: 208_680,
      refunded: 10_000,
      bookings: [{ orderNo, paid: 208_680, refunded: 10_000, certificate: 'HC-AAAA-BBBB', canPart: false }],
      terms: [{ orderNo, method: expect.any(String) }],
      textsStopped: [{ phone: '+15145550142' }],
      joined: [],
      alike: [],
    });
    expect(record.messages.map(({ topic }) => topic)).toContain('mail.confirmation');
    expect(record.notes.map(({ words, orderNo: about }) => [words, about]).toSorted()).toEqual([
      ['Prefers mornings', null],
      ['Ring twice', orderNo],
    ]);
    await testApp.pool.query('delete from sms_opt_outs');
  });

  it('names whoever shares something, so that they can be joined', async () => {
    await booked(camille);
    await booked(alex);
    await booked({ email: alex.email, phone: camille.phone });
    const [other, one] = await listed();
    const record = await read(other?.id ?? '');
    expect(record.alike).toEqual([{ ...record.alike[0], id: one?.id, shared: ['phone'] }]);
  });
});

describe('two clients', () => {
  it('are joined by hand and parted again, and each has what it had', async () => {
    await booked(camille);
    await booked(alex);
    const [two, one] = await Promise.all([only(alex.email), only(camille.email)]);
    await ask(`/${two.id}/notes`, { words: 'Rings twice' });
    const before = await Promise.all([read(one.id), read(two.id)]);

    const joined: ClientRecord = (await ask(`/${one.id}/join`, { other: two.id }, staff)).body;
    expect(joined).toMatchObject({
      number: one.number,
      visits: 2,
      otherNumbers: [two.number],
      otherEmails: [one.email],
      otherPhones: [{ phone: one.phone, phoneExtension: null }],
      joined: [
        { id: two.id, number: two.number, businessName: 'Galerie Modèle', by: expect.stringContaining('staff') },
      ],
    });
    expect(joined.notes.map(({ words }) => words)).toEqual(['Rings twice']);
    expect(await read(two.id)).toEqual(joined);
    expect(await only('')).toMatchObject({ id: one.id, visits: 2 });

    expect((await ask(`/${one.id}/part`, { joined: two.id })).status).toBe(200);
    expect(await Promise.all([read(one.id), read(two.id)])).toEqual(before);
    const { rows } = await testApp.pool.query(`select action from audit_log where action like 'client.%' order by id`);
    expect(rows.map(({ action }) => action).slice(-3)).toEqual(['client.noted', 'client.joined', 'client.parted']);
  });

  it('are parted with whoever was joined into them before', async () => {
    for (const name of ['a', 'b', 'c'])
      await booked({ email: `${name}@example.com`, phone: `514-555-010${'abc'.indexOf(name)}` });
    const [a, b, c] = await Promise.all(['a', 'b', 'c'].map((name) => only(`${name}@example.com`)));
    await ask(`/${b?.id}/join`, { other: c?.id });
    expect((await ask(`/${a?.id}/join`, { other: b?.id })).body).toMatchObject({ visits: 3 });
    await ask(`/${a?.id}/part`, { joined: b?.id });
    expect(await read(a?.id ?? '')).toMatchObject({ visits: 1 });
    expect(await read(b?.id ?? '')).toMatchObject({ visits: 2, joined: [{ id: c?.id }] });
  });

  it('are not joined with themselves, nor where somebody else joined one of them meanwhile', async () => {
    for (const name of ['a', 'b'])
      await booked({ email: `${name}@example.com`, phone: name === 'a' ? '514-555-0101' : '514-555-0102' });
    const [a, b] = await Promise.all([only('a@example.com'), only('b@example.com')]);
    expect((await ask(`/${a.id}/join`, { other: a.id })).status).toBe(400);
    const both = await Promise.all([ask(`/${a.id}/join`, { other: b.id }), ask(`/${b.id}/join`, { other: a.id })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await only('')).toMatchObject({ visits: 2 });
    const nobody = '00000000-0000-4000-8000-000000000000';
    expect((await ask(`/${a.id}/join`, { other: nobody })).status).toBe(404);
    expect((await ask(`/${nobody}`)).status).toBe(404);
  });

  it('that the rule took for one are parted by their visits, and stay so when somebody books again', async () => {
    const mine = await booked(camille);
    const theirs = await booked({ ...alex, phone: camille.phone });
    const { id } = await only('');
    expect(orders(await read(id))).toEqual([theirs.orderNo, mine.orderNo]);
    const parted = await ask(`/${id}/part-visit`, { orderNo: theirs.orderNo });
    expect(orders(parted.body)).toEqual([mine.orderNo]);
    expect((await ask(`/${id}/part-visit`, { orderNo: mine.orderNo })).body.code).toBe('CLIENT_CHANGED');
    const again = await booked({ email: alex.email, phone: camille.phone });
    expect(orders(await read(id))).toEqual([mine.orderNo]);
    const other = await only(alex.email);
    expect(orders(await read(other.id))).toEqual([again.orderNo, theirs.orderNo]);
    expect((await ask(`/${id}/join`, { other: other.id })).body).toMatchObject({ visits: 3 });
  });
});

describe('bookings get their records', () => {
  const insertMany = async (count: number) => {
    await testApp.pool.query(`delete from bookings where id like 'many%'`);
    await testApp.pool.query(
      `insert into bookings (id, order_no, client_id, language, postal_code, storefront_size, glass_coverage, appointment_date,
         appointment_time, coating_type, business_name, contact_name, email, phone, address, billing_street, billing_city,
         billing_province, billing_postal_code, base, gst, qst, total, created_at)
       select 'many_' || n, 'HC-1-' || n, 'HC' || n, 'en', 'H2Y', 'little-storefront', 'minimal', date '2025-01-01' + n, '9:00 AM',
         'essential', 'Boutique ' || n, 'Client', 'client' || n / 2 || '@example.com', '', '', '', 'Montréal', 'QC', '', 0, 0, 0, 0,
         timestamptz '2025-01-01' + n * interval '1 hour'
       from generate_series(1, $1::int) as n`,
      [count],
    );
  };

  it('however many wait, once each, also when several copies of the program do it at once', async () => {
    await insertMany(120);
    await Promise.all([linkVisits(testApp.deps), linkVisits(testApp.deps), linkVisits(testApp.deps)]);
    await linkVisits(testApp.deps);
    expect(await countRows(testApp, 'client_visits', 'record_id is null')).toBe(0);
    expect(await countRows(testApp, 'client_records')).toBe(61);
    expect(await linkVisits(testApp.deps)).toBe(0);
  });

  it('and the list goes on page after page, each client once', async () => {
    await insertMany(120);
    await linkVisits(testApp.deps);
    for (const q of ['', 'boutique']) {
      const ids: string[] = [];
      for (let cursor: string | null = ''; cursor !== null; ) {
        const { body } = await ask(`?q=${q}${cursor && `&cursor=${cursor}`}`);
        ids.push(...body.clients.map(({ id }: Client) => id));
        cursor = body.next;
      }
      expect(ids).toHaveLength(61);
      expect(new Set(ids).size).toBe(61);
    }
    expect((await ask('?cursor=nonsense')).status).toBe(400);
  });
});

describe('a client who calls again', () => {
  const again = (orderNo: string) =>
    app.inject({ url: `/api/admin/bookings/${orderNo}/again`, headers: { cookie: staff } });

  it('is booked from any earlier visit, with a choice between two businesses at one address', async () => {
    const cafe = await booked(camille);
    const galerie = await booked({ ...camille, businessName: 'Galerie Exemple' });
    await booked({ ...camille, businessName: 'CAFE EXEMPLE' });
    const answer = (await again(cafe.orderNo)).json();
    expect(answer.booking).toMatchObject({ orderNo: cafe.orderNo, businessName: camille.businessName });
    expect(answer.storefronts).toEqual([
      { orderNo: cafe.orderNo, businessName: camille.businessName, address: answer.booking.address },
      { orderNo: galerie.orderNo, businessName: 'Galerie Exemple', address: answer.booking.address },
    ]);
    expect((await again(galerie.orderNo)).json()).toMatchObject({ refreshes: galerie.orderNo });
  });

  it('has nothing to refresh where a visit was cancelled, and no storefront once the address is erased', async () => {
    const { orderNo } = await booked(camille);
    const change = (set: string) => testApp.pool.query(`update bookings set ${set} where order_no = $1`, [orderNo]);
    await change(`status = 'cancelled'`);
    expect((await again(orderNo)).json()).toMatchObject({ refreshes: null, storefronts: [{ orderNo }] });
    await change(`business_name = '', address = ''`);
    expect((await again(orderNo)).json()).toMatchObject({ storefronts: [] });
    expect((await again('HC-1')).statusCode).toBe(404);
  });
});
