import { afterAll, expect, it } from 'vitest';
import { openAdmin } from '#tests/builders/admin.ts';
import { book, later, openTestApp } from '#tests/builders/test-app.ts';

const testApp = await openTestApp();
const { app, signIn, close } = await openAdmin(testApp);
afterAll(close);
const cookie = await signIn('owner');
const first = await book(testApp, { booking: { appointmentDate: '2025-10-14' } });
later(testApp, 60 * 24 * 30);
const second = await book(testApp, {
  booking: { appointmentDate: '2026-04-14', postalCode: 'H3B2K1' },
  customer: {
    contactName: 'Noé Modèle',
    businessName: 'Verre_100 %',
    email: 'noe@example.com',
    phone: '438 555-0199',
  },
});

const read = (path: string) => app.inject({ url: `/api/admin/${path}`, headers: { cookie } });
const found = async (q: string): Promise<string[]> =>
  (await read(`bookings?q=${encodeURIComponent(q)}`)).json().map(({ orderNo }: { orderNo: string }) => orderNo);

it('the list has every booking, the newest first, by its stored names and without secrets', async () => {
  const list = (await read('bookings')).json();
  expect(list.map(({ orderNo }: { orderNo: string }) => orderNo)).toEqual([second.orderNo, first.orderNo]);
  expect(list[1]).toMatchObject({ clientId: 'HC0001', coatingType: 'complete', appointmentDate: '2025-10-14' });
  expect(Object.keys(list[0]).filter((key) => /token|ticket|code$/i.test(key))).toEqual([
    'postalCode',
    'billingPostalCode',
  ]);
});

it('the list comes in pages that follow each other', async () => {
  const page = await read('bookings?limit=1');
  const next = /<([^>]+)>; rel="next"/.exec(String(page.headers.link))?.[1] ?? '';
  expect(page.json()).toHaveLength(1);
  const rest = await app.inject({ url: next, headers: { cookie } });
  expect(rest.json().map(({ orderNo }: { orderNo: string }) => orderNo)).toEqual([first.orderNo]);
  expect(rest.headers.link).toBeUndefined();
  expect((await read('bookings?cursor=x')).statusCode).toBe(400);
  expect((await read('bookings?limit=100000')).statusCode).toBe(400);
});

it('a booking is found by any part of a number, a name, a mail, a phone, a postal code or a service', async () => {
  for (const q of [
    'hc0002',
    'noé',
    'VERRE_100',
    'noe@ex',
    '(438) 555',
    '4385550199',
    'h3b',
    'H3B 2K1',
    second.orderNo.toLowerCase(),
  ])
    expect([q, await found(q)]).toEqual([q, [second.orderNo]]);
  for (const q of ['complete', 'Full', 'Complète'])
    expect([q, await found(q)]).toEqual([q, [second.orderNo, first.orderNo]]);
  expect(await found('Platine')).toEqual([]);
  // Signs of the pattern language stand for nothing.
  expect(await found('camille%verre')).toEqual([]);
  for (const q of ['%', '_', '\\', ' ’ ']) expect([q, await found(q)]).toEqual([q, [second.orderNo, first.orderNo]]);
  expect((await read('booking-counts?q=%25')).json()).toEqual({ total: 2, thisMonth: 1, found: 2 });
});

it('the counters count all, those made this month, and those found', async () => {
  expect((await read('booking-counts')).json()).toEqual({ total: 2, thisMonth: 1, found: 2 });
  expect((await read('booking-counts?q=hc0001')).json()).toEqual({ total: 2, thisMonth: 1, found: 1 });
});

it('the list is narrowed by what a booking needs and by the day of its visit, in its order and in pages', async () => {
  const orders = async (query: string): Promise<string[]> =>
    (await read(`bookings?${query}`)).json().map(({ orderNo }: { orderNo: string }) => orderNo);
  expect(await orders('filter=upcoming')).toEqual([second.orderNo]); // the first visit was three weeks ago
  expect(await orders('order=visit')).toEqual([first.orderNo, second.orderNo]);
  expect(await orders('order=latest-visit')).toEqual([second.orderNo, first.orderNo]);
  expect(await orders('day=2025-10-14')).toEqual([first.orderNo]);
  for (const order of ['visit', 'latest-visit']) {
    const page = await read(`bookings?order=${order}&limit=1`);
    const next = /<([^>]+)>; rel="next"/.exec(String(page.headers.link))?.[1] ?? '';
    const rest = await app.inject({ url: next, headers: { cookie } });
    const both = [...page.json(), ...rest.json()].map(({ orderNo }) => orderNo);
    expect(both).toEqual(await orders(`order=${order}`));
  }
  for (const odd of ['filter=x', 'order=x', 'day=2025-13-40', 'day=2025-02-30', 'order=visit&cursor=x'])
    expect([odd, (await read(`bookings?${odd}`)).statusCode]).toEqual([odd, 400]);
  expect((await read('booking-counts?day=2025-02-30')).statusCode).toBe(400);
});

it('the filters count what they show: money on its way back, what the accounts lack, and what needs a person', async () => {
  const change = (orderNo: string, set: string) =>
    testApp.pool.query(`update bookings set ${set} where order_no = $1`, [orderNo]);
  const filters = async () => (await read('booking-filters')).json();
  await change(first.orderNo, `sync_status = 'synced'`);
  expect(await filters()).toEqual({ upcoming: 1, attention: 0, refunds: 0, unsynced: 1 });
  await change(first.orderNo, `sync_status = 'failed', refund_status = 'review'`);
  expect(await filters()).toEqual({ upcoming: 1, attention: 1, refunds: 1, unsynced: 2 });
  expect((await read(`bookings/${first.orderNo}`)).json().attention.toSorted()).toEqual(['refund', 'sync']);
  expect((await read('booking-counts?filter=refunds')).json()).toEqual({ total: 2, thisMonth: 1, found: 1 });
  await change(first.orderNo, `sync_status = 'pending', refund_status = null`);
  expect((await read(`bookings/${first.orderNo}`)).json().attention).toEqual([]);
});

it('a visit is marked and noted over HTTP, and its story says who did what', async () => {
  const { orderNo } = first;
  const headers = { cookie, origin: testApp.deps.publicUrl };
  const post = async (path: string, payload: object) => {
    const said = await app.inject({ method: 'POST', url: `/api/admin/bookings/${orderNo}/${path}`, headers, payload });
    return [said.statusCode, said.json()];
  };
  expect(await post('notes', { words: '  Key at the bakery.\nRing twice.  ' })).toEqual([201, { version: 1 }]);
  expect((await post('notes', { words: ' ' }))[0]).toBe(400);
  expect((await post('notes', { words: 'x'.repeat(2001) }))[0]).toBe(400);
  expect((await post('notes', { words: 'a\u0000b' }))[0]).toBe(400);
  expect(await post('outcome', { version: 1, outcome: 'completed' })).toEqual([200, { version: 2 }]);
  const moved = { version: 1, date: '2026-04-16', time: '9:00 AM', notify: true };
  expect(await post('move', moved)).toMatchObject([409, { code: 'BOOKING_CHANGED' }]);
  expect(await post('move', { ...moved, version: 2 })).toMatchObject([409, { code: 'VISIT_OVER' }]);
  const story = (await read(`bookings/${orderNo}`)).json();
  expect(story).toMatchObject({ version: 2, booking: { status: 'completed' } });
  expect(story.notes).toMatchObject([{ by: 'owner@example.com', words: 'Key at the bakery.\nRing twice.' }]);
  expect(story.auditEntries).toMatchObject([
    { by: 'owner@example.com', action: 'booking.noted', status: null },
    { by: 'owner@example.com', action: 'booking.outcome', status: 'completed' },
  ]);
});

it('the story of a booking has its money, its messages, its links and its terms, and opens nothing', async () => {
  const answer = await read(`bookings/${first.orderNo}`);
  const story = answer.json();
  expect(story.amounts).toEqual({ base: 181_500, gst: 9_075, qst: 18_105, total: 208_680 });
  expect(story.payments.map(({ kind }: { kind: string }) => kind)).toContain('payment.booked');
  expect(story.messages.map(({ kind }: { kind: string }) => kind)).toContain('mail.confirmation');
  expect(story.links.map(({ purpose }: { purpose: string }) => purpose).toSorted()).toEqual(['cancel', 'order']);
  expect(story.terms).toMatchObject({ language: 'en' });
  expect(answer.body).not.toMatch(/token|cancel-booking\/|key=/i);
  expect((await read('bookings/HC-1')).json().code).toBe('ORDER_NOT_FOUND');
});

it('without credentials for the accounting service the status says so, and nothing is started', async () => {
  expect((await read('integration-status')).json()).toEqual({
    configured: false,
    hasCredentials: false,
    refusal: null,
    bookings: { pending: 2, synced: 0, failed: 0 },
    syncing: false,
    providers: [],
  });
  const headers = { cookie, origin: testApp.deps.publicUrl };
  const pressed = await app.inject({ method: 'POST', url: '/api/admin/sync-pending-bookings', headers });
  expect([pressed.statusCode, pressed.json().code]).toEqual([409, 'ACCOUNTING_NOT_CONFIGURED']);
});
