import { afterAll, expect, it } from 'vitest';
import { sendMessages } from '#server/modules/messages/send.ts';
import { openAdmin } from '#tests/builders/admin.ts';
import { operatorPassword } from '#tests/builders/operator.ts';
import { aCustomer, aRequest, countRows, openTestApp } from '#tests/builders/test-app.ts';

const testApp = await openTestApp();
const { app, signIn, close } = await openAdmin(testApp);
afterAll(close);
const [owner, staff] = [await signIn('owner'), await signIn('staff')];

let serial = 0;
const wish = (date: string, more: object = {}) => ({
  id: `00000000-0000-4000-8000-${String(++serial).padStart(12, '0')}`,
  booking: aRequest({ appointmentDate: date }),
  customer: aCustomer({ email: 'phone@example.com' }),
  language: 'fr',
  way: 'cash',
  total: 208_680,
  termsTold: true,
  ...more,
});
async function make(payload: object, cookie = owner) {
  const url = '/api/admin/operator-bookings';
  const response = await app.inject({ method: 'POST', url, payload, headers: { cookie } });
  return { status: response.statusCode, ...response.json() };
}
async function ask(url: string, payload?: object, cookie = owner) {
  const method = payload ? ('POST' as const) : ('GET' as const);
  const { statusCode, body } = await app.inject({ method, url, headers: { cookie }, ...(payload && { payload }) });
  return { status: statusCode, body: JSON.parse(body) };
}
const story = async (orderNo: string) =>
  (await app.inject({ url: `/api/admin/bookings/${orderNo}`, headers: { cookie: owner } })).json();

it('staff books for somebody at the door, and the customer gets the same mail in their language, with how they paid', async () => {
  const made = await make(wish('2025-10-14', { note: 'Key at the bakery.' }), staff);
  expect(made).toMatchObject({ status: 201, clientId: 'HC0001' });
  expect(await story(made.orderNo)).toMatchObject({
    booking: { language: 'fr', email: 'phone@example.com' },
    paymentReceipt: { method: 'cash' },
    notes: [{ by: 'staff@example.com', words: 'Key at the bakery.' }],
    auditEntries: [{ by: 'staff@example.com', action: 'booking.made' }],
  });
  await sendMessages(testApp.deps);
  const [mail] = testApp.mail.sent;
  expect(mail?.subject).toContain('Confirmation');
  expect(mail?.text).toContain('Payé en argent comptant.');
  expect(mail?.text).not.toContain('Payé par carte');
});

it('an own price and a free visit are for owners, and money by hand needs a recent sign-in', async () => {
  const ownPrice = { base: 100_000, reason: 'Agreed on the phone.' };
  const cheaper = wish('2025-10-16', { ownPrice, total: 114_975 });
  expect(await make(cheaper, staff)).toMatchObject({ status: 403, code: 'OWNER_NEEDED' });
  await testApp.pool.query(`update administrator_sessions set created_at = now() - interval '16 minutes'`);
  const free = { way: 'free', ownPrice: { base: 0, reason: 'Ours to make good.' }, total: 0 };
  for (const asked of [cheaper, wish('2025-10-16'), wish('2025-10-16', free)])
    expect(await make(asked)).toMatchObject({ status: 403, code: 'PASSWORD_NEEDED' });
  expect(await make({ ...cheaper, password: operatorPassword })).toMatchObject({ status: 201 });
});

it('what is no price, not agreed to, or has no one to be for is refused, and nobody else books', async () => {
  const date = '2025-10-20';
  const wrong = [
    { ownPrice: { base: -1, reason: 'x' } },
    { ownPrice: { base: 0.5, reason: 'x' } },
    { ownPrice: { base: 100, reason: '' } },
    { termsTold: false },
    { way: 'cheque' },
    { id: 'one' },
    { customer: aCustomer({ email: '' }) },
  ];
  for (const more of wrong) expect(await make(wish(date, more)), JSON.stringify(more)).toMatchObject({ status: 400 });
  expect(await make(wish(date), '')).toMatchObject({ status: 401 });
  expect(await countRows(testApp, 'bookings', `appointment_date = '${date}'`)).toBe(0);
});

it('staff sends a link at the listed price without signing in anew, sees it in the list, and withdraws it', async () => {
  await testApp.pool.query(`update administrator_sessions set created_at = now() - interval '16 minutes'`);
  const { way: _, termsTold: __, ...asked } = wish('2025-10-21');
  const link = { ...asked, hours: 24, channel: 'sms' };
  const ownPrice = { base: 100_000, reason: 'Agreed on the phone.' };
  const links = '/api/admin/payment-links';
  expect(await ask(links, { ...link, hours: 1000 }, staff)).toMatchObject({ status: 400 });
  expect(await ask(links, link, '')).toMatchObject({ status: 401 });
  expect(await ask(links, { ...link, ownPrice, total: 114_975 })).toMatchObject({ body: { code: 'PASSWORD_NEEDED' } });
  expect(await ask(links, link, staff)).toMatchObject({ status: 201, body: { id: link.id } });
  expect(await ask(links, undefined, staff)).toMatchObject({
    body: {
      links: [{ id: link.id, state: 'ready', by: 'staff@example.com', channel: 'sms', total: 208_680, orderNo: null }],
      next: null,
    },
  });
  expect(await ask(`${links}/${link.id}/resend`, { channel: 'post' }, staff)).toMatchObject({ status: 400 });
  expect(await ask(`${links}/${link.id}/resend`, { channel: 'mail' }, '')).toMatchObject({ status: 401 });
  expect(await ask(`${links}/${link.id}/resend`, { channel: 'mail' }, staff)).toMatchObject({ status: 200 });
  expect(await ask(`${links}/${link.id}/withdraw`, {}, staff)).toMatchObject({ status: 200 });
  expect(await ask(links, undefined, staff)).toMatchObject({ body: { links: [{ state: 'cancelled', name: null }] } });
});

it('a stranger with a token reads what is to be paid, as text on the wire, and without one nothing', async () => {
  const { way: _, termsTold: __, ...asked } = wish('2025-10-23', { language: 'en' });
  await ask('/api/admin/payment-links', { ...asked, hours: 24, channel: 'mail' });
  await sendMessages(testApp.deps);
  const token = /token=([\w-]{43})/.exec(testApp.mail.sent.at(-1)?.text ?? '')?.[1];
  expect(await ask(`/api/payment-links/${token}`, undefined, '')).toMatchObject({
    status: 200,
    body: { state: 'ready', appointmentDate: '2025-10-23', offer: { postalCode: 'H2Y', quote: { total: 208_680 } } },
  });
  expect(await ask('/api/payment-links/nothing', undefined, '')).toMatchObject({ status: 404 });
});
