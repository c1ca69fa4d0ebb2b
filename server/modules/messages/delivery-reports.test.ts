import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { OutboxState } from '#server/database/schema/outbox.ts';
import { openHooks, sid } from '#tests/builders/messages/text-hooks.ts';
import { countRows } from '#tests/builders/test-app.ts';

const { testApp, bookingId, orderNo, begin, reminder, becomes, post, report, alerts, close } = await openHooks();
beforeEach(begin);
afterAll(close);

describe('a report of the provider', () => {
  it('that a text arrived is kept', async () => {
    const id = await becomes('done', sid(1));
    const answered = await report(id, 'delivered');
    expect([answered.statusCode, answered.body]).toEqual([204, '']);
    expect(await reminder()).toMatchObject({ state: 'delivered', providerId: sid(1), failure: null });
    expect(await alerts()).toEqual([]);
  });

  it('that a text did not arrive is kept, and the operator is told once', async () => {
    const id = await becomes('done', sid(1));
    for (let twice = 0; twice < 2; twice++) await report(id, 'undelivered', { ErrorCode: '30005' });
    expect(await reminder()).toMatchObject({ state: 'failed', failure: 'undelivered 30005' });
    expect(await alerts()).toMatchObject([
      {
        subject: `message:${id}`,
        detail: {
          reason: 'text-undelivered',
          topic: 'sms.service-reminder',
          recipient: '514 555-0100',
          orderNo,
        },
      },
    ]);
  });

  it.each(['queued', 'sending', 'sent'])(
    'of the stage “%s” changes nothing of a text that was taken',
    async (status) => {
      const id = await becomes('done', sid(1));
      expect((await report(id, status)).statusCode).toBe(204);
      expect(await reminder()).toMatchObject({ state: 'done' });
    },
  );

  it.each([
    ['delivered', ['delivered', 'sent', 'undelivered', 'delivered', 'failed']],
    ['failed', ['sent', 'failed', 'delivered', 'sent', 'undelivered']],
  ])('in whatever order and number never takes back that a text was %s', async (end, statuses) => {
    const id = await becomes('done', sid(1));
    for (const status of statuses) expect((await report(id, status)).statusCode).toBe(204);
    expect(await reminder()).toMatchObject({ state: end });
    expect(await alerts()).toHaveLength(end === 'failed' ? 1 : 0);
  });

  it('leaves one outcome and at most one alert when twenty come at once', async () => {
    const id = await becomes('calling');
    const statuses = Array.from({ length: 20 }, (_, n) => (n % 2 === 0 ? 'undelivered' : 'delivered'));
    const answers = await Promise.all(statuses.map((status) => report(id, status)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204]));
    const { state } = await reminder();
    expect(['delivered', 'failed']).toContain(state);
    expect(await alerts()).toHaveLength(state === 'failed' ? 1 : 0);
  });

  it.each<OutboxState>(['calling', 'unknown', 'queued'])(
    'that comes before the answer to our call proves of a text that is %s that it was taken',
    async (state) => {
      const id = await becomes(state);
      await report(id, 'delivered');
      expect(await reminder()).toMatchObject({ state: 'delivered', providerId: sid(1), settledAt: testApp.time.now });
    },
  );

  it('of an early stage ends the doubt about a text, and its delivery is kept later', async () => {
    const id = await becomes('unknown');
    await report(id, 'sent');
    expect(await reminder()).toMatchObject({ state: 'done', providerId: sid(1) });
    await report(id, 'delivered');
    expect(await reminder()).toMatchObject({ state: 'delivered' });
  });

  it('of a failure does not stop a text that waits for its next try', async () => {
    const id = await becomes('queued');
    await report(id, 'failed');
    expect(await reminder()).toMatchObject({ state: 'queued', providerId: null });
    expect(await alerts()).toEqual([]);
  });

  it.each<OutboxState>(['failed', 'dropped'])('changes nothing of a text that is %s', async (state) => {
    const id = await becomes(state);
    await report(id, 'delivered');
    expect(await reminder()).toMatchObject({ state, providerId: null });
  });

  it('about another message with our number, or with a number that is none, changes nothing', async () => {
    const id = await becomes('done', sid(1));
    for (const answered of [
      await report(id, 'delivered', { sid: sid(2) }),
      await report(id + 100_000, 'delivered', { sid: sid(2) }),
      await report('9'.repeat(40), 'delivered', { sid: sid(2) }),
      await report('1;drop', 'delivered', { sid: sid(2) }),
      await report('', 'delivered', { sid: sid(2) }),
    ]) {
      expect(answered.statusCode).toBe(204);
    }
    expect(await reminder()).toMatchObject({ state: 'done', providerId: sid(1) });
  });

  it('finds its text by the provider’s number where ours is missing', async () => {
    await becomes('done', sid(1));
    await post('/hooks/twilio/status', { MessageSid: sid(1), MessageStatus: 'delivered' });
    expect(await reminder()).toMatchObject({ state: 'delivered' });
  });

  it('never touches what is no text, whatever number it names', async () => {
    const mail = await testApp.db.query.outbox.findFirst({ where: (of, { eq }) => eq(of.topic, 'mail.confirmation') });
    await testApp.pool.query("update outbox set state = 'calling' where id = $1", [mail?.id]);
    await report(mail?.id ?? 0, 'delivered');
    expect(await countRows(testApp, 'outbox', `id = ${mail?.id} and state = 'calling'`)).toBe(1);
  });

  it('of a proposal is noted beside the proposal', async () => {
    const { rows } = await testApp.pool.query<{ id: number }>(
      `insert into weather_notifications (booking_id, weather_judgment, response_token, answer_by, created_at)
       values ($1, 'unsuitable', 'hash', now(), now()) returning id::int`,
      [bookingId],
    );
    const detail = JSON.stringify({ notificationId: rows[0]?.id });
    const made = await testApp.pool.query<{ id: number }>(
      `insert into outbox (topic, subject, dedupe_key, state, provider_id, detail, due_at, created_at)
       values ('sms.weather-proposal', $1, 'weather-1', 'done', $2, $3, now(), now()) returning id::int`,
      [bookingId, sid(3), detail],
    );
    await report(made.rows[0]?.id ?? 0, 'undelivered', { sid: sid(3) });
    expect(await countRows(testApp, 'weather_notifications', "sms_delivery_status = 'failed'")).toBe(1);
  });
});
