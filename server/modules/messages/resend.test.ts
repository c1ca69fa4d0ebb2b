import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { isRefusal } from '#domain/refusal.ts';
import {
  alertsOf,
  beginAnew,
  messageOf,
  queueMessage,
  sendPlainMails,
  sendPlainTexts,
} from '#tests/builders/messages/messages.ts';
import { later, openTestApp } from '#tests/builders/test-app.ts';
import { resendMessage } from './resend.ts';

const testApp = await openTestApp();
afterAll(() => testApp.close());
beforeEach(() => beginAnew(testApp));

async function resent(id: number): Promise<number> {
  const outcome = await resendMessage(testApp.deps, { id });
  if (isRefusal(outcome)) throw new Error(outcome.refused);
  return outcome.id;
}

describe('the operator sends a message again', () => {
  it('which is a new row that names the old one, and the old one stays as it was', async () => {
    const id = await queueMessage(testApp, { topic: 'mail.cancellation', detail: { some: 'fact' } });
    testApp.mail.answerNext({ state: 'unknown', detail: 'silence' });
    await sendPlainMails(testApp);
    const again = await resent(id);
    const { rows } = await testApp.pool.query('select * from outbox where id = $1', [again]);
    expect(rows).toMatchObject([
      { topic: 'mail.cancellation', dedupe_key: 'resend-1', resend_of: id, state: 'queued', attempts: 0 },
    ]);
    expect(rows).toMatchObject([{ recipient: 'camille@example.com', language: 'en', detail: { some: 'fact' } }]);
    await sendPlainMails(testApp);
    expect((await messageOf(testApp, again)).state).toBe('done');
    expect((await messageOf(testApp, id)).state).toBe('unknown');
    expect(await alertsOf(testApp)).toEqual([`message:${id}`]);
  });

  it('again and again, also another message of the same kind, each under a number of its own', async () => {
    const subject = 'a booking';
    const first = await queueMessage(testApp, { topic: 'mail.reschedule', subject, dedupeKey: 'visit-1' });
    const second = await queueMessage(testApp, { topic: 'mail.reschedule', subject, dedupeKey: 'visit-2' });
    for (const id of [first, first, second, first]) {
      await sendPlainMails(testApp);
      await resent(id);
    }
    const { rows } = await testApp.pool.query('select dedupe_key from outbox where resend_of is not null order by id');
    expect(rows.map(({ dedupe_key }) => dedupe_key)).toEqual(['resend-1', 'resend-2', 'resend-3', 'resend-4']);
  });

  it('and two who do so at once send it again once', async () => {
    const id = await queueMessage(testApp, { topic: 'mail.confirmation' });
    await sendPlainMails(testApp);
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => resendMessage(testApp.deps, { id })));
    expect(outcomes.filter((outcome) => !isRefusal(outcome))).toHaveLength(1);
    expect(await sendPlainMails(testApp)).toBe(1);
  });

  it('but not while it is on its way', async () => {
    const id = await queueMessage(testApp, { topic: 'mail.confirmation' });
    expect(await resendMessage(testApp.deps, { id })).toEqual({ refused: 'MESSAGE_UNDER_WAY' });
    await testApp.pool.query(`update outbox set state = 'calling' where id = $1`, [id]);
    expect(await resendMessage(testApp.deps, { id })).toEqual({ refused: 'MESSAGE_UNDER_WAY' });
  });

  it('but not when it would tell nothing any more', async () => {
    const detail = { date: '2025-10-07', time: '9:00 AM' };
    const id = await queueMessage(testApp, { topic: 'sms.service-reminder', detail });
    await sendPlainTexts(testApp);
    later(testApp, 2 * 24 * 60);
    expect(await resendMessage(testApp.deps, { id })).toEqual({ refused: 'MESSAGE_TOO_LATE' });
  });

  it('but not what does not exist or is no message', async () => {
    const id = await queueMessage(testApp, { topic: 'accounting.booking' });
    await testApp.pool.query(`update outbox set state = 'done' where id = $1`, [id]);
    expect(await resendMessage(testApp.deps, { id })).toEqual({ refused: 'NOT_FOUND' });
    expect(await resendMessage(testApp.deps, { id: id + 1 })).toEqual({ refused: 'NOT_FOUND' });
  });
});
