import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { isRefusal } from '#domain/refusal.ts';
import { alertsOf, beginAnew, leaveBehind, messageOf, queueMessage } from '#tests/builders/messages/messages.ts';
import { book, later, openTestApp } from '#tests/builders/test-app.ts';
import { readMessage } from './list.ts';
import { sendMails } from './send.ts';

const testApp = await openTestApp();
afterAll(() => testApp.close());
let bookingId: string;
let id: number;
beforeEach(async () => {
  await beginAnew(testApp);
  const booking = await book(testApp, { booking: { appointmentDate: nextDay() } });
  bookingId = booking.bookingId;
  const { rows } = await testApp.pool.query(`delete from outbox where topic <> 'mail.confirmation' returning null`);
  expect(rows.length).toBeGreaterThan(0);
  const kept = await testApp.pool.query<{ id: string }>('select id from outbox');
  id = Number(kept.rows[0]?.id);
});

const days = ['2025-10-09', '2025-10-14', '2025-10-16', '2025-10-21', '2025-10-23', '2025-10-28', '2025-10-30'];
const nextDay = () => days.shift() ?? '';
const silence = { state: 'unknown', detail: 'silence after the data' } as const;
const minute = () => later(testApp, 1);
const detailOf = async () => {
  const message = await readMessage(testApp.deps, id);
  if (isRefusal(message)) throw new Error(message.refused);
  return message;
};

describe('a confirmation of which nobody knows whether it arrived', () => {
  it('goes out once more under the same name, and the administration says so', async () => {
    testApp.mail.answerNext(silence, { taken: true });
    await sendMails(testApp.deps);
    expect(await detailOf()).toMatchObject({ state: 'queued', repeatedAt: testApp.time.now.toISOString() });
    minute();
    expect(await sendMails(testApp.deps)).toBe(1);
    const [first, second, ...more] = testApp.mail.sent.map(({ messageId }) => messageId);
    expect(first).toMatch(new RegExp(`^outbox-${id}@`));
    expect([second, more]).toEqual([first, []]);
    expect(await detailOf()).toMatchObject({ state: 'done', attempts: 2, repeatedAt: expect.any(String) });
    expect(await alertsOf(testApp)).toEqual([]);
  });

  it('goes out once more also when the program was killed in the middle', async () => {
    await leaveBehind(testApp, id, 5 * 60);
    later(testApp, 5);
    await sendMails(testApp.deps);
    minute();
    expect(await sendMails(testApp.deps)).toBe(1);
    expect(await messageOf(testApp, id)).toMatchObject({ state: 'done', attempts: 2 });
  });

  it('stays unknown when the second is lost as well, and the operator is told', async () => {
    testApp.mail.answerAll(silence);
    await sendMails(testApp.deps);
    minute();
    await sendMails(testApp.deps);
    expect(await messageOf(testApp, id)).toMatchObject({ state: 'unknown', attempts: 2 });
    expect(await alertsOf(testApp)).toEqual([`message:${id}`]);
    testApp.mail.answerAll(null);
    later(testApp, 24 * 60);
    await sendMails(testApp.deps);
    expect(testApp.mail.sent.map(({ messageId }) => messageId)).not.toContain(`outbox-${id}@localhost`);
  });

  it.each([
    ['is refused', async () => testApp.mail.answerNext({ state: 'refused', problem: 'address', detail: '550 nobody' })],
    [
      'is not wanted any more',
      async () => {
        await testApp.pool.query(`update bookings set status = 'cancelled' where id = $1`, [bookingId]);
      },
    ],
  ])('is unknown when the second %s: the first may have arrived', async (_what, happens) => {
    testApp.mail.answerNext(silence);
    await sendMails(testApp.deps);
    minute();
    await happens();
    await sendMails(testApp.deps);
    expect(await messageOf(testApp, id)).toMatchObject({ state: 'unknown' });
    expect(await alertsOf(testApp)).toEqual([`message:${id}`]);
  });

  it('does not go out again when its answer comes after all', async () => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    const { promise: asked, resolve: isAsked } = Promise.withResolvers<void>();
    const { send } = testApp.mail.service;
    testApp.mail.service.send = async (mail) => {
      isAsked();
      await answered;
      return send(mail);
    };
    const slow = sendMails(testApp.deps);
    await asked;
    testApp.mail.service.send = send;
    later(testApp, 5);
    await sendMails(testApp.deps);
    answer();
    await slow;
    minute();
    expect(await sendMails(testApp.deps)).toBe(0);
    expect(await messageOf(testApp, id)).toMatchObject({ state: 'done', attempts: 1 });
  });
});

it('No other mail is repeated by itself', async () => {
  const other = await queueMessage(testApp, {
    topic: 'operator.alert',
    subject: 'again',
    detail: { reason: 'a test' },
  });
  await testApp.pool.query('delete from outbox where id = $1', [id]);
  testApp.mail.answerNext(silence, { taken: true });
  await sendMails(testApp.deps);
  later(testApp, 24 * 60);
  await sendMails(testApp.deps);
  expect(await messageOf(testApp, other)).toMatchObject({ state: 'unknown', attempts: 1 });
});
