import { afterAll, expect, it } from 'vitest';
import { openAdmin } from '#tests/builders/admin.ts';
import { book, openTestApp } from '#tests/builders/test-app.ts';
import { audit } from './record.ts';

const testApp = await openTestApp();
const { app, signIn, close } = await openAdmin(testApp);
afterAll(close);
const cookie = await signIn('owner');
const { orderNo } = await book(testApp);
const { rows } = await testApp.pool.query('select id from bookings');
const bookingId: string = rows[0].id;

const read = async (path = '', as = cookie) => {
  const answer = await app.inject({ url: `/api/admin/audit${path}`, headers: { cookie: as } });
  return { status: answer.statusCode, body: answer.json() };
};
const actions = async (query: string): Promise<string[]> =>
  (await read(query)).body.entries.map(({ action }: { action: string }) => action);
const note = (subject: string, action: 'booking.moved' | 'setting.changed' = 'setting.changed') =>
  audit(testApp.db, testApp.deps, { by: null, action, subject, before: { value: 1 }, after: { value: 2 } });

it('an owner reads who changed what, with what was before and after, the newest first', async () => {
  await note('setting:crews');
  const { body } = await read();
  expect(body.entries[0]).toMatchObject({
    by: null,
    byFormer: false,
    action: 'setting.changed',
    subject: 'setting:crews',
    before: { value: 1 },
    after: { value: 2 },
  });
  expect(body.entries.find(({ action }: { action: string }) => action === 'sign-in').by).toContain('@example.com');
});

it('entries are found by what they are about, by who made them, and by order number', async () => {
  await note(bookingId, 'booking.moved');
  expect(await actions('?group=bookings')).toEqual(['booking.moved']);
  expect(await actions('?group=access')).toContain('sign-in');
  expect(await actions('?group=access')).not.toContain('booking.moved');
  expect(await actions(`?q=${orderNo}`)).toEqual(['booking.moved']);
  expect((await read(`?q=${orderNo}`)).body.entries[0].subject).toBe(orderNo);
  const { authors } = (await read()).body;
  expect(await actions(`?by=${authors[0].id}`)).toContain('sign-in');
  expect(await actions(`?by=${authors[0].id}`)).not.toContain('booking.moved');
  expect(await actions('?by=nobody')).not.toContain('sign-in');
});

it('entries are found by their day, as the business counts it', async () => {
  const { now } = testApp.time;
  testApp.time.now = new Date('2025-10-08T03:59:00.000Z');
  await note('setting:late');
  testApp.time.now = new Date('2025-10-08T04:00:00.000Z');
  await note('setting:early');
  testApp.time.now = now;
  const subjects = async (day: string) =>
    (await read(`?day=${day}`)).body.entries.map(({ subject }: { subject: string }) => subject);
  expect(await subjects('2025-10-07')).toEqual(['setting:late']);
  expect(await subjects('2025-10-08')).toEqual(['setting:early']);
  expect(await subjects('2025-10-09')).toEqual([]);
});

it('a page has thirty entries, and says what the next one comes before', async () => {
  for (let index = 0; index < 35; index++) await note(`setting:${index}`);
  const first = (await read('?group=settings')).body;
  expect(first.entries).toHaveLength(30);
  const second = (await read(`?group=settings&cursor=${first.next}`)).body;
  expect(second.entries[0].id).toBeLessThan(first.next);
  expect(second.next).toBeNull();
});

it('the state of the chain is told, and which entry somebody altered', async () => {
  const whole = (await read('/check')).body;
  expect(whole).toMatchObject({ broken: [], brokenCount: 0, newest: { hash: expect.stringMatching(/^[\da-f]{64}$/) } });
  await testApp.pool.query(`alter table audit_log disable trigger all;
    update audit_log set subject = 'else' where subject = 'setting:3'; alter table audit_log enable trigger all`);
  const altered = (await read('/check')).body;
  expect([altered.brokenCount, altered.broken]).toEqual([1, [expect.any(Number)]]);
});

it('staff and strangers are refused', async () => {
  const staff = await signIn('staff');
  for (const path of ['', '/check']) {
    expect((await read(path, staff)).status).toBe(403);
    expect((await read(path, '')).status).toBe(401);
  }
});
