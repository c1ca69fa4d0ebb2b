import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAdmin } from '#tests/builders/admin.ts';
import { book, countRows, openTestApp } from '#tests/builders/test-app.ts';
import { sendTexts } from '../send.ts';
import { receiveText } from './receive.ts';

const testApp = await openTestApp();
const { app, signIn, close } = await openAdmin(testApp);
afterAll(close);
const cookie = await signIn('staff');
const headers = { cookie, origin: 'http://localhost:3000' };
let order: { orderNo: string; bookingId: string };
beforeAll(async () => {
  order = await book(testApp);
});

const stop = async (path: string, stopped: boolean) => {
  const url = `/api/admin/${path}`;
  const { statusCode, json } = await app.inject({ method: 'POST', url, payload: { stopped }, headers });
  return { status: statusCode, ...json() };
};
const read = async (url: string) => (await app.inject({ url: `/api/admin/${url}`, headers })).json();
const ofBooking = () => `bookings/${order.orderNo}/stop-texts`;
const actions = async () =>
  (await testApp.pool.query(`select action, subject, after from audit_log where action like 'texts.%' order by id`))
    .rows;

describe('the wish for no more texts, as it was said by telephone', () => {
  it('withholds what is queued, is shown wherever the customer is, and is taken back', async () => {
    expect(await stop(ofBooking(), true)).toEqual({ status: 200, stopped: true });
    expect(await stop(ofBooking(), true)).toEqual({ status: 200, stopped: true });
    const story = await read(`bookings/${order.orderNo}`);
    expect(story.textsStopped).toBe(testApp.time.now.toISOString());
    const waiting = (await read('messages?view=waiting&channel=text')).messages;
    expect(waiting.map(({ waits }: { waits: string }) => waits)).toEqual(Array(waiting.length).fill('opted-out'));
    expect(waiting.length).toBeGreaterThan(0);
    expect(await countRows(testApp, 'outbox', `topic like 'sms.%' and state <> 'queued'`)).toBe(0);

    expect(await stop(ofBooking(), false)).toEqual({ status: 200, stopped: false });
    expect((await read(`bookings/${order.orderNo}`)).textsStopped).toBeNull();
    const about = { subject: order.bookingId, after: null };
    expect(await actions()).toEqual([
      { action: 'texts.stopped', ...about },
      { action: 'texts.resumed', ...about },
    ]);
  });

  it('holds for whoever wrote a text, with and without a booking', async () => {
    await receiveText(testApp.deps, { providerId: 'SM1', from: '+15145550177', body: 'enough of this' });
    const [text] = (await read('texts?view=waiting')).texts;
    expect(text).toMatchObject({ textsStopped: false, canAnswer: true });
    expect(await stop(`texts/${text.id}/stop`, true)).toMatchObject({ status: 200 });
    expect((await read('texts?view=waiting')).texts[0]).toMatchObject({ textsStopped: true, canAnswer: false });
    expect(await countRows(testApp, 'sms_opt_outs', `phone = '+15145550177'`)).toBe(1);
    expect((await actions()).at(-1)).toMatchObject({ action: 'texts.stopped', subject: `text:${text.id}` });
  });

  it('is refused for what has no booking, no text or no number that takes texts', async () => {
    expect(await stop('bookings/HC-none/stop-texts', true)).toMatchObject({ status: 404 });
    expect(await stop('texts/999/stop', true)).toMatchObject({ status: 404 });
    await testApp.pool.query(`update bookings set phone = '+33 6 39 98 12 34'`);
    expect(await stop(ofBooking(), true)).toMatchObject({ status: 422, code: 'TEXT_UNREACHABLE' });
    await testApp.pool.query(`update bookings set phone = '514 555-0100'`);
  });

  it('keeps every text from leaving when it is due', async () => {
    await stop(ofBooking(), true);
    testApp.time.now = new Date('2025-10-13T21:30:00Z');
    expect(await sendTexts(testApp.deps)).toBe(0);
    expect(await countRows(testApp, 'outbox', `topic = 'sms.service-reminder' and state = 'dropped'`)).toBe(1);
  });
});
