import { unzipSync } from 'fflate';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { defaultContact } from '#business/settings.ts';
import { sendMessages } from '#server/modules/messages/send.ts';
import { erasePersonalData } from '#server/modules/retention/person.ts';
import { purgeAll } from '#server/modules/retention/purge.ts';
import { writeSetting } from '#server/modules/settings/queries/settings.ts';
import { paidBooking } from '#tests/builders/money.ts';
import { countRows, openTestApp } from '#tests/builders/test-app.ts';
import { makeMonth } from './make.ts';
import { askForMonth } from './months.ts';
import { queueMonthMail } from './queue-mail.ts';

const testApp = await openTestApp();
afterAll(() => testApp.close());
const { deps, db, time, mail } = testApp;

await paidBooking(testApp);
await sendMessages(deps);
beforeEach(() => {
  mail.sent.length = 0;
});

const wish = (language: 'en' | 'fr') => writeSetting(db, 'accountantMail', { email: 'books@example.com', language });
const onTheFirst = async (instant: string) => {
  time.now = new Date(instant);
  const queued = [await queueMonthMail(deps), await queueMonthMail(deps)];
  while (await makeMonth(deps));
  await sendMessages(deps);
  return queued;
};

it('nobody gets it who did not ask for it, nor on any other day', async () => {
  expect(await onTheFirst('2025-11-01T10:00:00Z')).toEqual([false, false]);
  await wish('fr');
  expect(await onTheFirst('2025-11-04T11:00:00Z')).toEqual([false, false]);
  // Before the first sale there is nothing to send.
  expect(await onTheFirst('2025-10-01T10:00:00Z')).toEqual([false, false]);
  expect(mail.sent).toEqual([]);
});

it('on the first of a month it goes out once, with the file of the last one in the language that was wished for', async () => {
  expect(await onTheFirst('2025-11-01T10:00:00Z')).toEqual([true, false]);
  expect(await onTheFirst('2025-11-02T11:00:00Z')).toEqual([false, false]);
  expect(mail.sent.map(({ to, replyTo }) => [to.address, replyTo])).toEqual([
    ['books@example.com', defaultContact.email],
  ]);
  const [{ subject, attachments } = { subject: '', attachments: [] }] = mail.sent;
  expect(subject).toBe('La comptabilité du mois\u00a0: octobre 2025');
  const file = attachments.find(({ contentType }) => contentType === 'application/zip');
  expect(file?.filename).toBe('hauteclaire-2025-10.zip');
  expect(Object.keys(unzipSync(new Uint8Array(file?.content as Buffer)))).toContain('ventes.csv');
});

it('a file that is too large is not attached: the mail says where an owner gets it', async () => {
  await wish('en');
  time.now = new Date('2025-12-01T11:00:00Z');
  await queueMonthMail(deps);
  await makeMonth(deps);
  await testApp.pool.query(`update accountant_months set file = convert_to(repeat('x', 13 * 1024 * 1024), 'UTF8')`);
  await sendMessages(deps);
  expect(mail.sent.map(({ text }) => text)).toEqual([expect.stringContaining('http://localhost:3000/admin/month')]);
  expect(mail.sent[0]?.attachments.filter(({ contentType }) => contentType === 'application/zip')).toEqual([]);
});

it('an erasure deletes the files, since they name buyers', async () => {
  time.now = new Date('2025-12-02T11:00:00Z');
  await erasePersonalData(deps, { email: 'nobody@example.com', by: null });
  expect(await countRows(testApp, 'accountant_months')).toBe(0);
});

it('a file is deleted after seven days', async () => {
  await askForMonth(deps, { month: '2025-10', language: 'fr' });
  expect(await makeMonth(deps)).toBe(true);
  time.now = new Date('2025-12-10T11:00:00Z');
  await purgeAll(deps);
  expect(await countRows(testApp, 'accountant_months')).toBe(0);
});
