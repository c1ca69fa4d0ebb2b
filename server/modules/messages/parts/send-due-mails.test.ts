import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  alertsOf,
  beginAnew,
  leaveBehind,
  messageOf,
  plainMail,
  queueMessage,
  sendPlainMails,
} from '#tests/builders/messages.ts';
import { book, type House, later, mondayMorning, openHouse } from '#tests/builders/test-app.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());
beforeEach(() => beginAnew(house));
const seconds = (count: number) => later(house, count / 60);

describe('a mail that is due', () => {
  it('is sent once, and its row says to whom, what and by which name the provider knows it', async () => {
    const id = await queueMessage(house, { topic: 'mail.confirmation' });
    expect(await sendPlainMails(house)).toBe(1);
    expect(await sendPlainMails(house)).toBe(0);
    expect(house.mail.sent.map(({ messageId }) => messageId)).toEqual([`outbox-${id}@example.com`]);
    expect(await messageOf(house, id)).toMatchObject({
      state: 'done',
      attempts: 1,
      recipient: 'camille@example.com',
      provider_id: 'mail-1',
      called_at: mondayMorning,
      settled_at: mondayMorning,
      failure: null,
      content: { subject: 'mail.confirmation', text: `mail.confirmation ${id}`, attachments: [] },
    });
    expect(await alertsOf(house)).toEqual([]);
  });

  it('is on record, with its content, before the provider is called', async () => {
    const id = await queueMessage(house, { topic: 'mail.confirmation' });
    const { promise: asked, resolve: isAsked } = Promise.withResolvers<void>();
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    const send = house.mail.service.send;
    house.mail.service.send = async (mail) => {
      isAsked();
      await answered;
      return send(mail);
    };
    const sending = sendPlainMails(house);
    await asked;
    const row = await messageOf(house, id);
    expect(row).toMatchObject({ state: 'calling', attempts: 1, content: { text: `mail.confirmation ${id}` } });
    answer();
    await sending;
    house.mail.service.send = send;
    expect(await messageOf(house, id)).toMatchObject({ state: 'done' });
  });

  it('waits for its hour', async () => {
    await queueMessage(house, { topic: 'mail.confirmation', dueAt: new Date(mondayMorning.getTime() + 1000) });
    expect(await sendPlainMails(house)).toBe(0);
    seconds(1);
    expect(await sendPlainMails(house)).toBe(1);
  });

  it('is sent once by fifty workers at once, as is every other', async () => {
    const ids: number[] = [];
    for (let n = 0; n < 20; n++) ids.push(await queueMessage(house, { topic: 'mail.confirmation' }));
    const sent = await Promise.all(Array.from({ length: 50 }, () => sendPlainMails(house)));
    expect(sent.reduce((sum, one) => sum + one, 0)).toBe(20);
    expect(house.mail.sent.map(({ text }) => text).sort()).toEqual(ids.map((id) => `mail.confirmation ${id}`).sort());
  });

  it('and refused for now is tried again after ten seconds, thirty, two minutes', async () => {
    const id = await queueMessage(house, { topic: 'mail.confirmation' });
    house.mail.answerAll({ state: 'refused-for-now', detail: '451 later' });
    for (const pause of [10, 30, 120]) {
      await sendPlainMails(house);
      const { due_at, state, failure } = await messageOf(house, id);
      expect({ state, failure, pause: (due_at.getTime() - house.time.now.getTime()) / 1000 }).toEqual({
        state: 'queued',
        failure: '451 later',
        pause,
      });
      seconds(pause - 1);
      expect(await sendPlainMails(house)).toBe(0);
      seconds(1);
    }
    expect(house.mail.calls.sends).toBe(3);
    house.mail.answerAll(null);
    expect(await sendPlainMails(house)).toBe(1);
    expect(await messageOf(house, id)).toMatchObject({ state: 'done', attempts: 4 });
  });

  it('and refused for a whole day is a failure that the operator is told of once', async () => {
    const { bookingId, orderNo } = await bookedAnew('2025-10-09');
    await house.pool.query(`delete from outbox where topic <> 'mail.confirmation'`);
    house.mail.answerAll({ state: 'refused-for-now', detail: '421 busy' });
    for (let hours = 0; hours < 30; hours++) {
      await sendPlainMails(house);
      later(house, 60);
    }
    const { rows } = await house.pool.query(`select state, attempts from outbox where subject = $1`, [bookingId]);
    expect(rows).toMatchObject([{ state: 'failed' }]);
    const told = await house.pool.query(`select detail from outbox where topic = 'operator.alert'`);
    expect(told.rows).toMatchObject([
      { detail: { topic: 'mail.confirmation', recipient: 'camille@example.com', orderNo } },
    ]);
    expect(told.rows[0].detail.reason).toContain('421 busy');
  });

  it('and refused for good is not tried again, and the operator is told', async () => {
    const id = await queueMessage(house, { topic: 'mail.refund', detail: { orderNo: 'HC-20251006-000777' } });
    house.mail.answerNext({ state: 'refused', problem: 'address', detail: '550 no such user' });
    expect(await sendPlainMails(house)).toBe(1); // the alert
    expect(await messageOf(house, id)).toMatchObject({ state: 'failed', failure: '550 no such user' });
    expect(await alertsOf(house)).toEqual([`message:${id}`]);
    later(house, 24 * 60);
    expect(await sendPlainMails(house)).toBe(0);
  });

  it('and not answered is unknown: nobody repeats it, and the operator is told once', async () => {
    const id = await queueMessage(house, { topic: 'mail.confirmation' });
    house.mail.answerNext({ state: 'unknown', detail: 'silence after the data' }, { taken: true });
    await sendPlainMails(house);
    later(house, 24 * 60);
    await sendPlainMails(house);
    expect(await messageOf(house, id)).toMatchObject({ state: 'unknown', attempts: 1 });
    expect(house.mail.sent.filter(({ subject }) => subject === 'mail.confirmation')).toHaveLength(1);
    expect(await alertsOf(house)).toEqual([`message:${id}`]);
  });

  it('and broken off by an exception of its client counts as not answered', async () => {
    const id = await queueMessage(house, { topic: 'mail.confirmation' });
    house.mail.answerNext(new Error('socket closed'));
    await sendPlainMails(house);
    expect(await messageOf(house, id)).toMatchObject({ state: 'unknown', failure: 'socket closed' });
  });

  it('and left behind by a killed program is unknown when the call’s time is up', async () => {
    const id = await queueMessage(house, { topic: 'mail.confirmation' });
    await leaveBehind(house, id, 5 * 60);
    await sendPlainMails(house);
    expect(await messageOf(house, id)).toMatchObject({ state: 'calling' });
    later(house, 5);
    await sendPlainMails(house);
    expect(await messageOf(house, id)).toMatchObject({ state: 'unknown' });
    expect(house.mail.sent.map(({ subject }) => subject)).toEqual(['operator.alert']);
  });

  it('and answered after its time was up is done all the same', async () => {
    const id = await queueMessage(house, { topic: 'mail.confirmation' });
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    const { promise: asked, resolve: isAsked } = Promise.withResolvers<void>();
    const send = house.mail.service.send;
    house.mail.service.send = async (mail) => {
      isAsked();
      await answered;
      return send(mail);
    };
    const slow = sendPlainMails(house);
    await asked;
    house.mail.service.send = send;
    later(house, 6);
    await sendPlainMails(house);
    expect(await messageOf(house, id)).toMatchObject({ state: 'unknown' });
    answer();
    await slow;
    expect(await messageOf(house, id)).toMatchObject({ state: 'done', attempts: 1, failure: null });
  });

  it('and impossible to make counts as a try and stops no other', async () => {
    const bad = await queueMessage(house, { topic: 'mail.confirmation' });
    const good = await queueMessage(house, { topic: 'mail.cancellation' });
    const compose: typeof plainMail = async (deps, row) => {
      if (row.id !== bad) return plainMail(deps, row);
      await house.pool.query('select 1');
      throw new Error('a template without a word');
    };
    expect(await sendPlainMails(house, compose)).toBe(1);
    expect(await messageOf(house, good)).toMatchObject({ state: 'done' });
    const row = await messageOf(house, bad);
    expect(row).toMatchObject({ state: 'queued', attempts: 1, called_at: null });
    expect(row.failure).toContain('a template without a word');
    seconds(10);
    expect(await sendPlainMails(house)).toBe(1);
  });

  it('and made impossible by the database itself is one try as well', async () => {
    const id = await queueMessage(house, { topic: 'mail.confirmation' });
    const compose: typeof plainMail = async ({ db }) => {
      await db.execute('select 1 from no_such_table');
      return { dropped: 'never' };
    };
    expect(await sendPlainMails(house, compose)).toBe(0);
    expect(await messageOf(house, id)).toMatchObject({ state: 'queued', attempts: 1 });
  });

  it('and not wanted any more is dropped, and the operator hears nothing of it', async () => {
    const id = await queueMessage(house, { topic: 'mail.confirmation' });
    expect(await sendPlainMails(house, async () => ({ dropped: 'the booking was cancelled' }))).toBe(0);
    expect(await messageOf(house, id)).toMatchObject({ state: 'dropped', failure: 'the booking was cancelled' });
    expect(house.mail.calls.sends).toBe(0);
    expect(await alertsOf(house)).toEqual([]);
  });
});

async function bookedAnew(appointmentDate: string): Promise<{ bookingId: string; orderNo: string }> {
  const { orderNo } = await book(house, { booking: { appointmentDate } });
  const { rows } = await house.pool.query<{ id: string }>('select id from bookings where order_no = $1', [orderNo]);
  return { bookingId: rows[0]?.id ?? '', orderNo };
}
