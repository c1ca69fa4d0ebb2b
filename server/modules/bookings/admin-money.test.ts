import { afterAll, expect, it } from 'vitest';
import { sendRefunds } from '#server/modules/refunds/send.ts';
import { openAdmin } from '#tests/builders/admin.ts';
import { paidBooking } from '#tests/builders/money.ts';
import { operatorPassword } from '#tests/builders/operator.ts';
import { countRows, later, openTestApp } from '#tests/builders/test-app.ts';

const testApp = await openTestApp();
const { app, signIn, close } = await openAdmin(testApp);
afterAll(close);
const [owner, staff] = [await signIn('owner'), await signIn('staff')];

async function post(path: string, payload: object, cookie = owner) {
  const response = await app.inject({
    method: 'POST',
    url: path.startsWith('../') ? `/api/admin/${path.slice(3)}` : `/api/admin/bookings/${path}`,
    payload,
    headers: { cookie },
  });
  return { status: response.statusCode, ...response.json() };
}
const story = async (orderNo: string) =>
  (await app.inject({ url: `/api/admin/bookings/${orderNo}`, headers: { cookie: owner } })).json();
const part = { version: 0, amount: 25_000, reason: 'One pane could not be reached.', notify: true };

it('an amount in any other form than whole cents is refused, and so is silence on whether the client is told', async () => {
  const { orderNo } = await paidBooking(testApp, '2025-10-28');
  for (const other of [{ amount: '250.00' }, { amount: 250.5 }, { amount: 0 }, { notify: undefined }])
    expect(await post(`${orderNo}/refunds`, { ...part, ...other })).toMatchObject({ status: 400 });
  expect((await story(orderNo)).money).toMatchObject({ underWay: 0 });
});

it('an owner gives a part back, and the story of the booking says what was paid, what goes back and what is left', async () => {
  const { orderNo } = await paidBooking(testApp, '2025-10-14');
  expect((await story(orderNo)).money).toEqual({ paid: 208_680, givenBack: 0, underWay: 0, left: 208_680 });
  expect(await post(`${orderNo}/refunds`, part)).toEqual({ status: 200, version: 1 });
  expect(await story(orderNo)).toMatchObject({
    version: 1,
    money: { paid: 208_680, givenBack: 0, underWay: 25_000, left: 183_680 },
    refunds: [{ reason: 'partial', amount: 25_000, state: 'requested', waits: false, settled: null, doneAt: null }],
  });
  expect(await post(`${orderNo}/refunds`, part)).toMatchObject({ status: 409, code: 'BOOKING_CHANGED' });
  expect(await post(`${orderNo}/refunds`, { ...part, version: 1, amount: 183_681 })).toMatchObject({
    status: 422,
    code: 'REFUND_TOO_MUCH',
    amount: '1836.80',
  });
});

it('staff cancels without a refund and gives nothing back; nobody else does anything', async () => {
  const { orderNo, row } = await paidBooking(testApp, '2025-10-16');
  const cancel = { version: 0, refund: 'none', notify: false };
  expect(await post(`${orderNo}/refunds`, part, staff)).toMatchObject({ status: 403, code: 'OWNER_NEEDED' });
  expect(await post(`${orderNo}/cancel`, { ...cancel, refund: 'full' }, staff)).toMatchObject({
    status: 403,
    code: 'OWNER_NEEDED',
  });
  for (const path of ['refunds', 'cancel'])
    expect(await post(`${orderNo}/${path}`, part, '')).toMatchObject({ status: 401, code: 'SIGN_IN_NEEDED' });
  expect(await row()).toMatchObject({ status: 'active', version: 0 });
  expect(await post(`${orderNo}/cancel`, cancel, staff)).toEqual({ status: 200, version: 1 });
  expect(await row()).toMatchObject({ status: 'cancelled', refund_status: 'not-eligible' });
});

it('what is no amount, no reason or no booking is refused', async () => {
  const { orderNo } = await paidBooking(testApp, '2025-10-20');
  for (const amount of [0, -100, 1.5, '250', 1e300, null])
    expect(await post(`${orderNo}/refunds`, { ...part, amount })).toMatchObject({ status: 400 });
  expect(await post(`${orderNo}/refunds`, { ...part, reason: ' ' })).toMatchObject({ status: 400 });
  expect(await post(`${orderNo}/refunds`, { ...part, reason: 'x'.repeat(201) })).toMatchObject({ status: 400 });
  expect(await post(`${orderNo}/cancel`, { version: 0, refund: 'half', notify: true })).toMatchObject({ status: 400 });
  expect(await post('HC-1/refunds', part)).toMatchObject({ status: 404, code: 'ORDER_NOT_FOUND' });
  expect(await countRows(testApp, 'refunds', `order_no = '${orderNo}'`)).toBe(0);
});

it('a session that is older than a quarter of an hour types its password before money goes back', async () => {
  const { orderNo } = await paidBooking(testApp, '2025-10-21');
  await testApp.pool.query(`update administrator_sessions set created_at = now() - interval '16 minutes'`);
  expect(await post(`${orderNo}/refunds`, part)).toMatchObject({ status: 403, code: 'PASSWORD_NEEDED' });
  const whole = { version: 0, refund: 'full', notify: true };
  expect(await post(`${orderNo}/cancel`, whole)).toMatchObject({ status: 403, code: 'PASSWORD_NEEDED' });
  const wrong = { ...part, password: 'not this one' };
  for (let tries = 0; tries < 5; tries++)
    expect(await post(`${orderNo}/refunds`, wrong)).toMatchObject({ status: 422, code: 'PASSWORD_WRONG' });
  const password = operatorPassword;
  expect(await post(`${orderNo}/refunds`, { ...part, password })).toMatchObject({
    status: 429,
    code: 'SIGN_IN_LOCKED',
  });
  later(testApp, 2);
  expect(await post(`${orderNo}/refunds`, { ...part, password })).toEqual({ status: 200, version: 1 });
  expect(await post(`${orderNo}/cancel`, { ...whole, version: 1, password })).toEqual({ status: 200, version: 2 });
  const kept = await paidBooking(testApp, '2025-10-23');
  expect(await post(`${kept.orderNo}/cancel`, { version: 0, refund: 'none', notify: false })).toMatchObject({
    status: 200,
  });
});

it('an owner settles a refund that is not answered, with the password where the session is old; staff does not', async () => {
  const { orderNo, part: asked } = await paidBooking(testApp, '2025-10-27');
  await sendRefunds(testApp.deps);
  await asked(25_000);
  testApp.cards.answerNextRefund({ state: 'unknown', detail: 'no answer in time' });
  await sendRefunds(testApp.deps);
  await testApp.pool.query('update administrator_sessions set created_at = now()');
  const [{ id }] = (await story(orderNo)).refunds;
  const settle = (payload: object, cookie = owner, refund = id) => post(`../refunds/${refund}/settle`, payload, cookie);
  const found = { outcome: 'happened', transactionNo: ' 660-1_77 ', reason: 'Seen in the console.' };
  expect(await settle(found, staff)).toMatchObject({ status: 403, code: 'OWNER_NEEDED' });
  expect(await settle(found, '')).toMatchObject({ status: 401, code: 'SIGN_IN_NEEDED' });
  for (const wrong of [{ outcome: 'lost' }, { reason: ' ' }, { transactionNo: '' }, { transactionNo: 'ä' }])
    expect(await settle({ ...found, ...wrong })).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
  expect(await settle(found, owner, 999_999)).toMatchObject({ status: 404, code: 'REFUND_NOT_FOUND' });
  await testApp.pool.query(`update administrator_sessions set created_at = now() - interval '16 minutes'`);
  expect(await settle(found)).toMatchObject({ status: 403, code: 'PASSWORD_NEEDED' });
  expect(await settle({ ...found, password: operatorPassword })).toEqual({ status: 200, state: 'done' });
  expect(await settle({ ...found, password: operatorPassword })).toMatchObject({
    status: 409,
    code: 'REFUND_NOT_STUCK',
  });
  expect((await story(orderNo)).refunds).toMatchObject([
    {
      state: 'done',
      settled: { outcome: 'happened', transactionNo: '660-1_77', by: expect.stringContaining('owner') },
    },
  ]);
});
