import pg from 'pg';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { databaseOver } from '#server/database/database.ts';
import { settingsSnapshot } from '#server/modules/settings/queries/settings.ts';
import { beginAnew, messageOf, plainMail, queueMessage, sendPlainMails } from '#tests/builders/messages/messages.ts';
import { book, later, openTestApp } from '#tests/builders/test-app.ts';
import { composeMail } from './compose/mail.ts';
import { mailChannel } from './parts/channel.ts';
import { sendDue, sendMails, sendTexts } from './send.ts';

const testApp = await openTestApp();
afterAll(() => testApp.close());
beforeEach(() => beginAnew(testApp));

it('A mail with its invoice and a text are made with a single connection to the database', async () => {
  await book(testApp);
  const single = new pg.Pool({ ...testApp.pool.options, max: 1, connectionTimeoutMillis: 5_000 });
  const db = databaseOver(single);
  const deps = { ...testApp.deps, db, settings: settingsSnapshot(db) };
  expect(await sendMails(deps)).toBe(1);
  expect(testApp.mail.sent[0]?.attachments.map(({ contentType }) => contentType)).toEqual([
    'application/pdf',
    'application/pdf',
    'text/plain; charset=utf-8',
    'text/plain; charset=utf-8',
    'image/png',
  ]);
  testApp.time.now = new Date('2025-10-13T21:00:00Z');
  expect(await sendTexts(deps)).toBe(1);
  await single.end();
});

describe('while a message is composed', () => {
  it('no transaction waits for it, and no copy of the program takes it as well', async () => {
    const id = await queueMessage(testApp, { topic: 'mail.confirmation' });
    const seen: unknown[] = [];
    const open = `select count(*)::int as open from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`;
    const compose: typeof plainMail = async (deps, row) => {
      // The next row is looked for meanwhile; that transaction ends by itself.
      await vi.waitFor(async () => expect((await testApp.pool.query(open)).rows).toEqual([{ open: 0 }]));
      seen.push((await messageOf(testApp, id)).state);
      seen.push(await sendPlainMails(testApp));
      return plainMail(deps, row);
    };
    expect(await sendPlainMails(testApp, compose)).toBe(1);
    expect(seen).toEqual(['queued', 0]);
  });

  it('it is not on record as handed over: whoever dies here has sent nothing, and it is sent when the lease ends', async () => {
    const id = await queueMessage(testApp, { topic: 'mail.cancellation' });
    const died = new Promise<never>(() => {});
    const composing = Promise.withResolvers<void>();
    void sendPlainMails(testApp, () => {
      composing.resolve();
      return died;
    });
    await composing.promise;
    expect(await sendPlainMails(testApp)).toBe(0);
    later(testApp, 1);
    expect(await sendPlainMails(testApp)).toBe(1);
    expect(await messageOf(testApp, id)).toMatchObject({ state: 'done', attempts: 1 });
  });

  it('whoever needs longer than the lease sends nothing', async () => {
    await queueMessage(testApp, { topic: 'mail.confirmation' });
    const compose: typeof plainMail = async (deps, row) => {
      later(testApp, 1);
      expect(await sendPlainMails(testApp)).toBe(1);
      return plainMail(deps, row);
    };
    expect(await sendPlainMails(testApp, compose)).toBe(0);
    expect(testApp.mail.sent).toHaveLength(1);
  });

  it.each([
    ['cancelled', '2025-10-21', `status = 'cancelled'`, []],
    ['moved', '2025-10-16', `appointment_time = '1:00 PM', calendar_sequence = calendar_sequence + 1`, ['1:00 PM']],
  ])('a visit that is %s is not confirmed as it was', async (_what, appointmentDate, change, told) => {
    const { bookingId } = await book(testApp, { booking: { appointmentDate } });
    let changed = false;
    const compose: typeof plainMail = async (deps, row) => {
      const mail = await composeMail(deps, row);
      if (!changed) await testApp.pool.query(`update bookings set ${change} where id = $1`, [bookingId]);
      changed = true;
      return mail;
    };
    await sendDue(testApp.deps, mailChannel(testApp.mail.service, compose));
    expect(testApp.mail.sent.map(({ text }) => /\d{1,2}:\d\d [AP]M/.exec(text)?.[0])).toEqual(told);
    const { rows } = await testApp.pool.query(`select state from outbox where topic = 'mail.confirmation'`);
    expect(rows).toEqual([{ state: told.length === 0 ? 'dropped' : 'done' }]);
  });

  it('one that is taken back is not sent', async () => {
    const id = await queueMessage(testApp, { topic: 'mail.weather-proposal' });
    const compose: typeof plainMail = async (deps, row) => {
      await testApp.pool.query('delete from outbox where id = $1', [id]);
      return plainMail(deps, row);
    };
    expect(await sendPlainMails(testApp, compose)).toBe(0);
    expect(testApp.mail.calls.sends).toBe(0);
  });
});
