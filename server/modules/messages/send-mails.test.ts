import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  alertsOf,
  beginAnew,
  leaveBehind,
  messageOf,
  plainMail,
  queueMessage,
  sendPlainMails,
} from '#tests/builders/messages/messages.ts';
import { book, later, mondayMorning, openTestApp } from '#tests/builders/test-app.ts';

const testApp = await openTestApp();
afterAll(() => testApp.close());
beforeEach(() => beginAnew(testApp));
const seconds = (count: number) => later(testApp, count / 60);

describe('a mail that is due', () => {
  it('is sent once, and its row says to whom, what and by which name the provider knows it', async () => {
    const id = await queueMessage(testApp, { topic: 'mail.confirmation' });
    expect(await sendPlainMails(testApp)).toBe(1);
    expect(await sendPlainMails(testApp)).toBe(0);
    expect(testApp.mail.sent.map(({ messageId }) => messageId)).toEqual([`outbox-${id}@example.com`]);
    expect(await messageOf(testApp, id)).toMatchObject({
      state: 'done',
      attempts: 1,
      recipient: 'camille@example.com',
      provider_id: 'mail-1',
      called_at: mondayMorning,
      settled_at: mondayMorning,
      failure: null,
      content: { subject: 'mail.confirmation', text: `mail.confirmation ${id}`, attachments: [] },
    });
    expect(await alertsOf(testApp)).toEqual([]);
  });

  it('is on record, with its content, before the provider is called', async () => {
    const id = await queueMessage(testApp, { topic: 'mail.confirmation' });
    const { promise: asked, resolve: isAsked } = Promise.withResolvers<void>();
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    const send = testApp.mail.service.send;
    testApp.mail.service.send = async (mail) => {
      isAsked();
      await answered;
      return send(mail);
    };
    const sending = sendPlainMails(testApp);
    await asked;
    const row = await messageOf(testApp, id);
    expect(row).toMatchObject({ state: 'calling', attempts: 1, content: { text: `mail.confirmation ${id}` } });
    answer();
    await sending;
    testApp.mail.service.send = send;
    expect(await messageOf(testApp, id)).toMatchObject({ state: 'done' });
  });

  it('waits for its hour', async () => {
    await queueMessage(testApp, { topic: 'mail.confirmation', dueAt: new Date(mondayMorning.getTime() + 1000) });
    expect(await sendPlainMails(testApp)).toBe(0);
    seconds(1);
    expect(await sendPlainMails(testApp)).toBe(1);
  });

  it('is sent once by fifty workers at once, as is every other', async () => {
    const ids: number[] = [];
    for (let n = 0; n < 20; n++) ids.push(await queueMessage(testApp, { topic: 'mail.confirmation' }));
    const sent = await Promise.all(Array.from({ length: 50 }, () => sendPlainMails(testApp)));
    expect(sent.reduce((sum, one) => sum + one, 0)).toBe(20);
    expect(testApp.mail.sent.map(({ text }) => text).sort()).toEqual(ids.map((id) => `mail.confirmation ${id}`).sort());
  });

  it('and refused for now is tried again after ten seconds, thirty, two minutes', async () => {
    const id = await queueMessage(testApp, { topic: 'mail.confirmation' });
    testApp.mail.answerAll({ state: 'refused-for-now', detail: '451 later' });
    for (const pause of [10, 30, 120]) {
      await sendPlainMails(testApp);
      const { due_at, state, failure } = await messageOf(testApp, id);
      expect({ state, failure, pause: (due_at.getTime() - testApp.time.now.getTime()) / 1000 }).toEqual({
        state: 'queued',
        failure: '451 later',
        pause,
      });
      seconds(pause - 1);
      expect(await sendPlainMails(testApp)).toBe(0);
      seconds(1);
    }
    expect(testApp.mail.calls.sends).toBe(3);
    testApp.mail.answerAll(null);
    expect(await sendPlainMails(testApp)).toBe(1);
    expect(await messageOf(testApp, id)).toMatchObject({ state: 'done', attempts: 4 });
  });

  it('and refused for a whole day is a failure that the operator is told of once', async () => {
    const { bookingId, orderNo } = await bookedAnew('2025-10-09');
    await testApp.pool.query(`delete from outbox where topic <> 'mail.confirmation'`);
    testApp.mail.answerAll({ state: 'refused-for-now', detail: '421 busy' });
    for (let hours = 0; hours < 30; hours++) {
      await sendPlainMails(testApp);
      later(testApp, 60);
    }
    const { rows } = await testApp.pool.query(`select state, attempts from outbox where subject = $1`, [bookingId]);
    expect(rows).toMatchObject([{ state: 'failed' }]);
    const told = await testApp.pool.query(`select detail from outbox where topic = 'operator.alert'`);
    expect(told.rows).toMatchObject([
      { detail: { topic: 'mail.confirmation', recipient: 'camille@example.com', orderNo } },
    ]);
    expect(told.rows[0].detail).toMatchObject({ reason: 'message-failed', said: expect.stringContaining('421 busy') });
  });

  it('and refused for good is not tried again, and the operator is told', async () => {
    const id = await queueMessage(testApp, { topic: 'mail.refund', detail: { orderNo: 'HC-20251006-000777' } });
    testApp.mail.answerNext({ state: 'refused', problem: 'address', detail: '550 no such user' });
    expect(await sendPlainMails(testApp)).toBe(1); // the alert
    expect(await messageOf(testApp, id)).toMatchObject({ state: 'failed', failure: '550 no such user' });
    expect(await alertsOf(testApp)).toEqual([`message:${id}`]);
    later(testApp, 24 * 60);
    expect(await sendPlainMails(testApp)).toBe(0);
  });

  it('and not answered is unknown: nobody repeats it, and the operator is told once', async () => {
    const id = await queueMessage(testApp, { topic: 'mail.cancellation' });
    testApp.mail.answerNext({ state: 'unknown', detail: 'silence after the data' }, { taken: true });
    await sendPlainMails(testApp);
    later(testApp, 24 * 60);
    await sendPlainMails(testApp);
    expect(await messageOf(testApp, id)).toMatchObject({ state: 'unknown', attempts: 1 });
    expect(testApp.mail.sent.filter(({ subject }) => subject === 'mail.cancellation')).toHaveLength(1);
    expect(await alertsOf(testApp)).toEqual([`message:${id}`]);
  });

  it('and broken off by an exception of its client counts as not answered', async () => {
    const id = await queueMessage(testApp, { topic: 'mail.cancellation' });
    testApp.mail.answerNext(new Error('socket closed'));
    await sendPlainMails(testApp);
    expect(await messageOf(testApp, id)).toMatchObject({ state: 'unknown', failure: 'socket closed' });
  });

  it('and left behind by a killed program is unknown when the call’s time is up', async () => {
    const id = await queueMessage(testApp, { topic: 'mail.cancellation' });
    await leaveBehind(testApp, id, 5 * 60);
    await sendPlainMails(testApp);
    expect(await messageOf(testApp, id)).toMatchObject({ state: 'calling' });
    later(testApp, 5);
    await sendPlainMails(testApp);
    expect(await messageOf(testApp, id)).toMatchObject({ state: 'unknown' });
    expect(testApp.mail.sent.map(({ subject }) => subject)).toEqual(['operator.alert']);
  });

  it('and answered after its time was up is done all the same', async () => {
    const id = await queueMessage(testApp, { topic: 'mail.cancellation' });
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    const { promise: asked, resolve: isAsked } = Promise.withResolvers<void>();
    const send = testApp.mail.service.send;
    testApp.mail.service.send = async (mail) => {
      isAsked();
      await answered;
      return send(mail);
    };
    const slow = sendPlainMails(testApp);
    await asked;
    testApp.mail.service.send = send;
    later(testApp, 6);
    await sendPlainMails(testApp);
    expect(await messageOf(testApp, id)).toMatchObject({ state: 'unknown' });
    answer();
    await slow;
    expect(await messageOf(testApp, id)).toMatchObject({ state: 'done', attempts: 1, failure: null });
  });

  it('and impossible to make counts as a try and stops no other', async () => {
    const bad = await queueMessage(testApp, { topic: 'mail.confirmation' });
    const good = await queueMessage(testApp, { topic: 'mail.cancellation' });
    const compose: typeof plainMail = async (deps, row) => {
      if (row.id !== bad) return plainMail(deps, row);
      await testApp.pool.query('select 1');
      throw new Error('a template without a word');
    };
    expect(await sendPlainMails(testApp, compose)).toBe(1);
    expect(await messageOf(testApp, good)).toMatchObject({ state: 'done' });
    const row = await messageOf(testApp, bad);
    expect(row).toMatchObject({ state: 'queued', attempts: 1, called_at: null });
    expect(row.failure).toContain('a template without a word');
    seconds(10);
    expect(await sendPlainMails(testApp)).toBe(1);
  });

  it('and made impossible by the database itself is one try as well', async () => {
    const id = await queueMessage(testApp, { topic: 'mail.confirmation' });
    const compose: typeof plainMail = async ({ db }) => {
      await db.execute('select 1 from no_such_table');
      return { dropped: 'late' };
    };
    expect(await sendPlainMails(testApp, compose)).toBe(0);
    expect(await messageOf(testApp, id)).toMatchObject({ state: 'queued', attempts: 1 });
  });

  it('and not wanted any more is dropped, and the operator hears nothing of it', async () => {
    const id = await queueMessage(testApp, { topic: 'mail.confirmation' });
    expect(await sendPlainMails(testApp, async () => ({ dropped: 'cancelled' }))).toBe(0);
    expect(await messageOf(testApp, id)).toMatchObject({ state: 'dropped', failure_code: 'cancelled', failure: null });
    expect(testApp.mail.calls.sends).toBe(0);
    expect(await alertsOf(testApp)).toEqual([]);
  });
});

async function bookedAnew(appointmentDate: string): Promise<{ bookingId: string; orderNo: string }> {
  const { orderNo } = await book(testApp, { booking: { appointmentDate } });
  const { rows } = await testApp.pool.query<{ id: string }>('select id from bookings where order_no = $1', [orderNo]);
  return { bookingId: rows[0]?.id ?? '', orderNo };
}
