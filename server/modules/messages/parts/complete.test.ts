import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { beginAnew, queueMessage, sendPlainTexts } from '#tests/builders/messages/messages.ts';
import { book, openTestApp } from '#tests/builders/test-app.ts';

const testApp = await openTestApp();
afterAll(() => testApp.close());
const { orderNo } = await book(testApp);
const { rows } = await testApp.pool.query<{ id: string }>('select id from bookings where order_no = $1', [orderNo]);
const bookingId = rows[0]?.id ?? '';
beforeEach(async () => {
  await beginAnew(testApp);
});

describe('a weather proposal says of its text', () => {
  const proposed = async () => {
    const { rows } = await testApp.pool.query<{ id: string }>(
      `insert into weather_notifications (booking_id, weather_judgment, response_token, state, answer_by, created_at)
       values ($1, 'rain', gen_random_uuid()::text, 'closed', $2, $2) returning id`,
      [bookingId, testApp.time.now],
    );
    const notificationId = Number(rows[0]?.id);
    const detail = { notificationId, answerBy: '2025-10-13T22:00:00.000Z' };
    await queueMessage(testApp, { topic: 'sms.weather-proposal', subject: bookingId, detail });
    return notificationId;
  };
  const statusOf = async (id: number) => {
    const text = 'select sms_delivery_status as status from weather_notifications where id = $1';
    return (await testApp.pool.query<{ status: string }>(text, [id])).rows[0]?.status;
  };

  it('that it was sent', async () => {
    const id = await proposed();
    expect(await statusOf(id)).toBe('pending');
    await sendPlainTexts(testApp);
    expect(await statusOf(id)).toBe('sent');
  });

  it('that it failed', async () => {
    const id = await proposed();
    testApp.texts.answerNext({ state: 'refused', problem: 'number', detail: '21211' });
    await sendPlainTexts(testApp);
    expect(await statusOf(id)).toBe('failed');
  });

  it('that nobody knows, when the provider cannot be asked until the answer was due', async () => {
    const id = await proposed();
    testApp.texts.answerNext({ state: 'unknown', detail: 'no answer' });
    await sendPlainTexts(testApp);
    testApp.time.now = new Date('2025-10-13T22:00:00Z');
    testApp.texts.answerNextFind({ state: 'unavailable', detail: 'down' });
    await sendPlainTexts(testApp);
    expect(await statusOf(id)).toBe('unknown');
    expect(testApp.texts.calls).toEqual({ sends: 1, finds: 1 });
  });
});
