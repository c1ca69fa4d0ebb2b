import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { httpWebhooks } from '#adapters/webhooks/http/client.ts';
import { dayMs, hourMs } from '#domain/durations.ts';
import { takeBackMinutes } from '#domain/take-back.ts';
import { type WebhookEvent, webhookEvents } from '#domain/webhooks/events.ts';
import { openAdmin } from '#tests/builders/admin.ts';
import { actorOf } from '#tests/builders/admin-bookings.ts';
import { paidBooking } from '#tests/builders/money.ts';
import { bookedWithKey, stored } from '#tests/builders/self-service.ts';
import { book, countRows, later, mondayMorning, openTestApp } from '#tests/builders/test-app.ts';
import { openReceiver } from '#tests/builders/webhooks.ts';
import { takeBackCancellation } from '../bookings/cancel/take-back.ts';
import { markOutcome } from '../bookings/mark-outcome.ts';
import { moveByCustomer } from '../bookings/move/customer.ts';
import { sendRefunds } from '../refunds/send.ts';
import { sendWebhooks } from './send.ts';

const testApp = await openTestApp();
testApp.deps.webhooks = httpWebhooks({ local: true });
const { app, signIn, close } = await openAdmin(testApp);
let owner = await signIn('owner');
const staff = await signIn('staff');
const by = await actorOf(testApp, 'owner');
const receiver = await openReceiver();
afterAll(async () => {
  await receiver.close();
  await close();
});

const path = '/api/admin/webhooks';
async function call(method: 'GET' | 'POST' | 'PUT', url = path, body?: object, cookie: string = owner) {
  const response = await app.inject({ method, url, headers: { cookie }, ...(body && { payload: body }) });
  return { status: response.statusCode, body: response.body === '' ? null : response.json() };
}

type Wished = { events?: readonly WebhookEvent[]; includesCustomer?: boolean };
const given = ({ events = webhookEvents, includesCustomer = false }: Wished = {}) => ({
  ...{ url: receiver.url, events, includesCustomer },
});

/** The receiver is told of these events from now on. */
async function listen(wished: Wished = {}): Promise<string> {
  const { body } = await call('POST', path, given(wished));
  receiver.secret = body.secret;
  return body.id;
}

const deliver = async () => {
  await sendWebhooks(testApp.deps);
  return receiver.received.map(({ type }) => type);
};

beforeEach(async () => {
  testApp.time.now = mondayMorning;
  await testApp.pool.query(`delete from webhook_endpoints; delete from outbox where topic = 'webhook.event';
    delete from outbox where topic = 'operator.alert'; delete from day_claims`);
  testApp.forget();
  receiver.received.length = 0;
  receiver.answers = 204;
});

describe('a program that an owner has told of bookings', () => {
  it('hears of a booking once, with ids, day and amounts, and of no person', async () => {
    await listen();
    const { orderNo, bookingId } = await book(testApp);
    expect(await deliver()).toEqual(['booking.booked']);
    const { reference, clientId } = await stored(testApp, orderNo);
    expect(receiver.received[0]).toMatchObject({
      type: 'booking.booked',
      data: {
        ...{ orderNo, bookingId: reference, clientId, status: 'active', service: 'complete', currency: 'CAD' },
        ...{ date: '2025-10-14', time: '9:00 AM' },
        amounts: { base: 181_500, gst: 9_075, qst: 18_105, total: 208_680 },
      },
    });
    expect(JSON.stringify(receiver.received)).not.toMatch(/example\.com|555|Camille/);
    expect(await deliver()).toHaveLength(1);
    expect(await countRows(testApp, 'outbox', `subject = '${bookingId}' and topic = 'webhook.event'`)).toBe(1);
  });

  it('hears who it is of where the owner says so, as it is on record by then', async () => {
    await listen({ includesCustomer: true });
    const { bookingId } = await book(testApp);
    await testApp.pool.query(`update bookings set contact_name = 'Right Name' where id = $1`, [bookingId]);
    await deliver();
    expect(receiver.received[0]?.data).toMatchObject({ customer: { contactName: 'Right Name', language: 'en' } });
  });

  it('hears of a move, a cancellation once it cannot be undone, and its refund', async () => {
    await listen();
    const visit = await bookedWithKey(testApp, '2025-10-20');
    await moveByCustomer(testApp.deps, { ...visit, date: '2025-10-21', time: '9:00 AM' });
    expect(await deliver()).toEqual(['booking.booked', 'booking.moved']);
    expect(receiver.received[1]?.data).toMatchObject({
      date: '2025-10-21',
      fromDate: '2025-10-20',
      fromTime: '9:00 AM',
    });
    const sold = await paidBooking(testApp);
    await sold.cancel('full', { mistake: true });
    expect(await deliver()).toEqual(['booking.booked', 'booking.moved', 'booking.booked']);
    later(testApp, takeBackMinutes);
    await sendRefunds(testApp.deps);
    expect((await deliver()).slice(3)).toEqual(['booking.cancelled', 'booking.refunded']);
    const [cancelled, refunded] = receiver.received.slice(3);
    expect(cancelled?.data).toMatchObject({ orderNo: sold.orderNo, status: 'cancelled', refundDue: 208_680 });
    expect(refunded?.data).toMatchObject({ orderNo: sold.orderNo, refunded: 208_680 });
  });

  it('hears nothing of a cancellation that was taken back in time', async () => {
    await listen({ events: ['booking.cancelled'] });
    const sold = await paidBooking(testApp);
    await sold.cancel('full', { mistake: true });
    const { version } = await stored(testApp, sold.orderNo);
    await takeBackCancellation(testApp.deps, by, { orderNo: sold.orderNo, version });
    later(testApp, takeBackMinutes);
    expect(await deliver()).toEqual([]);
  });

  it('hears that a visit is done, unless that is taken back', async () => {
    await listen({ events: ['booking.done'] });
    const { orderNo } = await book(testApp);
    testApp.time.now = new Date('2025-10-14T18:00:00Z');
    const mark = async (outcome: 'completed' | 'active') =>
      markOutcome(testApp.deps, { orderNo, version: (await stored(testApp, orderNo)).version, outcome, by });
    await mark('completed');
    await mark('active');
    later(testApp, takeBackMinutes);
    expect(await deliver()).toEqual([]);
    await mark('completed');
    later(testApp, takeBackMinutes);
    expect(await deliver()).toEqual(['booking.done']);
    expect(receiver.received[0]?.data).toMatchObject({ orderNo, status: 'completed' });
  });

  it('gets an event again under the same id until it takes it', async () => {
    await listen();
    receiver.answers = 503;
    await book(testApp);
    await deliver();
    receiver.answers = 204;
    testApp.time.now = new Date(mondayMorning.getTime() + hourMs);
    await deliver();
    const [first, second] = receiver.received;
    expect(second?.id).toBe(first?.id);
    expect(await deliver()).toHaveLength(2);
  });

  it('is left alone once it answers 410, and the operator is told', async () => {
    await listen();
    receiver.answers = 410;
    await book(testApp);
    await book(testApp, { booking: { appointmentDate: '2025-10-16' } });
    await sendWebhooks(testApp.deps);
    expect((await call('GET')).body.webhooks).toMatchObject([{ stopped: { cause: 'gone' } }]);
    expect(
      await countRows(testApp, 'outbox', `topic = 'operator.alert' and detail ->> 'reason' = 'webhook-gone'`),
    ).toBe(1);
    const before = receiver.received.length;
    await book(testApp, { booking: { appointmentDate: '2025-10-20' } });
    expect(await deliver()).toHaveLength(before);
  });

  it('is stopped after a week without an answer, starts again when the owner says so, and gets what it missed', async () => {
    const id = await listen();
    await book(testApp);
    receiver.answers = 500;
    testApp.time.now = new Date(mondayMorning.getTime() + 7 * dayMs);
    await deliver();
    owner = await signIn('owner', 'owner-later');
    const { body } = await call('GET');
    expect(body.webhooks).toMatchObject([{ stopped: { cause: 'silent' } }]);
    expect(body.deliveries).toMatchObject([{ state: 'failed', failure: 'HTTP 500', nextAt: null }]);
    receiver.answers = 204;
    expect(await call('PUT', `${path}/${id}`, { ...given(), stopped: false })).toMatchObject({ status: 204 });
    expect(await call('POST', `${path}/deliveries/${body.deliveries[0].id}/again`)).toMatchObject({ status: 204 });
    await deliver();
    expect((await call('GET')).body.deliveries).toMatchObject([{ state: 'done', failure: null }]);
  });

  it('may change over to a new secret within a day', async () => {
    const id = await listen();
    const { body } = await call('POST', `${path}/${id}/rotate`);
    expect(body.secret).not.toBe(receiver.secret);
    await call('POST', `${path}/${id}/trial`);
    expect(await deliver()).toEqual(['webhook.trial']);
    expect(receiver.received[0]?.signatures).toBe(2);
    receiver.secret = body.secret;
    await call('POST', `${path}/${id}/trial`);
    testApp.time.now = new Date(mondayMorning.getTime() + dayMs);
    await deliver();
    expect(receiver.received.at(-1)?.signatures).toBe(1);
  });
});

describe('webhooks', () => {
  it.each([
    ['http://hooks.example.com/in', 422],
    ['https://127.0.0.1/in', 422],
    ['https://[::1]/in', 422],
    ['https://169.254.169.254/latest/meta-data', 422],
    ['https://10.0.0.1/in', 422],
    ['not an address', 400],
  ])('go to no address of the own network: %s', async (url, status) => {
    testApp.deps.webhooks = httpWebhooks();
    expect(await call('POST', path, { ...given(), url })).toMatchObject({ status });
    testApp.deps.webhooks = httpWebhooks({ local: true });
  });

  it('go to no name that leads into the own network, and say so', async () => {
    testApp.deps.webhooks = httpWebhooks();
    await call('POST', path, { ...given(), url: 'https://localhost/in' });
    await book(testApp);
    await sendWebhooks(testApp.deps);
    testApp.deps.webhooks = httpWebhooks({ local: true });
    expect((await call('GET')).body.deliveries).toMatchObject([{ failure: 'not an address of the public internet' }]);
  });

  it('are at most ten, and an owner’s alone', async () => {
    for (let count = 0; count < 10; count++) expect(await call('POST', path, given())).toMatchObject({ status: 201 });
    expect(await call('POST', path, given())).toMatchObject({ status: 409 });
    expect(await call('GET', path, undefined, staff)).toMatchObject({ status: 403 });
    expect(await call('GET', path, undefined, '')).toMatchObject({ status: 401 });
  });

  it('are removed with what they were sent', async () => {
    const id = await listen();
    await book(testApp);
    expect(await call('POST', `${path}/${id}/remove`)).toMatchObject({ status: 204 });
    expect(await call('POST', `${path}/${id}/remove`)).toMatchObject({ status: 404 });
    expect((await call('GET')).body).toEqual({ webhooks: [], deliveries: [] });
  });
});
