import { afterAll, expect, it } from 'vitest';
import { failureWords } from '#domain/outbox/failure-words.ts';
import { openAdmin } from '#tests/builders/admin.ts';
import { queueMessage } from '#tests/builders/messages/messages.ts';
import { staysActive } from '#tests/builders/operator.ts';
import { book, later, openTestApp } from '#tests/builders/test-app.ts';
import { sendMails } from './send.ts';

const testApp = await openTestApp();
const { app, signIn, close } = await openAdmin(testApp);
afterAll(close);
const cookie = await signIn('staff');
const booked = await book(testApp);

const read = async (path: string) => {
  const answer = await app.inject({ url: `/api/admin/messages${path}`, headers: { cookie } });
  return { ...answer, body: answer.headers['content-type']?.toString().includes('json') ? answer.json() : answer.body };
};
const resend = async (id: number) => {
  const headers = { cookie, origin: testApp.deps.publicUrl };
  return (await app.inject({ method: 'POST', url: `/api/admin/messages/${id}/resend`, headers })).json();
};

it('a mail that failed is found in trouble, read without its keys, sent again and written down', async () => {
  testApp.mail.answerAll({ state: 'refused', detail: '550 5.1.1 no such mailbox', problem: 'address' });
  await sendMails(testApp.deps);
  testApp.mail.answerAll(null);
  const { body } = await read('?view=trouble&channel=mail&q=camille@exa');
  const [message] = body.messages;
  expect(body.messages).toHaveLength(1);
  expect(message).toMatchObject({
    topic: 'mail.confirmation',
    state: 'failed',
    orderNo: booked.orderNo,
    failureCode: 'address',
    failure: '550 5.1.1 no such mailbox',
  });
  const opened = (await read(`/${message.id}`)).body;
  expect(opened).toMatchObject({ hasHtml: true, canResend: true, resentAs: [] });
  expect(opened.text).toContain('key=…');
  expect(opened.attachments.length).toBe(5);
  expect((await read(`/${message.id}/html`)).body).toContain('<img src="data:image/png;base64,');

  const { id } = await resend(message.id);
  expect((await resend(message.id)).code).toBe('MESSAGE_UNDER_WAY');
  await sendMails(testApp.deps);
  expect((await read(`/${message.id}`)).body.resentAs).toEqual([id]);
  const sent = (await read(`?view=sent&q=${booked.orderNo}`)).body.messages;
  expect(sent.map((one: { id: number }) => one.id)).toContain(id);
  const { rows } = await testApp.pool.query(
    `select action, subject, after from audit_log where action like 'message%'`,
  );
  expect(rows).toEqual([{ action: 'message.resent', subject: String(message.id), after: { message: id } }]);
});

it('a message that was left out says its true reason in both languages', async () => {
  const detail = { mailId: crypto.randomUUID() };
  const id = await queueMessage(testApp, { topic: 'mail.rating-request', subject: booked.bookingId, detail });
  await sendMails(testApp.deps);
  const { state, failureCode, failure } = (await read(`/${id}`)).body;
  expect({ state, failureCode, failure }).toEqual({ state: 'dropped', failureCode: 'no-consent', failure: null });
  expect(failureWords['no-consent']).toEqual({ en: 'The consent was withdrawn.', fr: 'Le consentement a été retiré.' });
});

it('the mail itself runs nothing, fetches nothing, and is framed by our own page alone', async () => {
  const [message] = (await read('?view=trouble&channel=mail')).body.messages;
  const { headers, body } = await read(`/${message.id}/html`);
  expect(headers['content-security-policy']).toBe(
    "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'",
  );
  expect([headers['x-frame-options'], headers['cache-control']]).toEqual(['SAMEORIGIN', 'no-store']);
  expect(body).toContain('<html');
  expect(body).not.toMatch(/(?:key|token)=[\w-]{43}|cancel-booking\/[\w-]{43}/);
  expect((await read('/999999/html')).statusCode).toBe(404);
  expect((await app.inject(`/api/admin/messages/${message.id}/html`)).statusCode).toBe(401);
});

it('what waits says why', async () => {
  const waits = async (id: number) => (await read(`/${id}`)).body.waits;
  const mail = await queueMessage(testApp, { topic: 'mail.refund' });
  const text = await queueMessage(testApp, { topic: 'sms.aftercare' });
  const afterwards = await queueMessage(testApp, {
    topic: 'sms.follow-up',
    dueAt: new Date(testApp.time.now.getTime() + 3_600_000),
  });
  expect([await waits(mail), await waits(text), await waits(afterwards)]).toEqual(['now', 'now', 'later']);
  later(testApp, 13 * 60);
  await staysActive(testApp);
  expect([await waits(text), await waits(afterwards), await waits(mail)]).toEqual([
    'quiet-hours',
    'quiet-hours',
    'now',
  ]);
  const { mail: server, sms } = testApp.deps;
  Object.assign(testApp.deps, { mail: null, sms: null });
  expect([await waits(mail), await waits(text)]).toEqual(['no-mail-server', 'no-text-provider']);
  Object.assign(testApp.deps, { mail: server, sms });
  expect((await resend(mail)).code).toBe('MESSAGE_UNDER_WAY');
});

it('messages come in pages that follow each other, by channel, and the accounts’ work is none', async () => {
  for (let number = 0; number < 31; number++) await queueMessage(testApp, { topic: 'sms.aftercare' });
  const first = (await read('?view=waiting&channel=text')).body;
  const second = (await read(`?view=waiting&channel=text&cursor=${first.next}`)).body;
  const ids = [...first.messages, ...second.messages].map(({ id }: { id: number }) => id);
  expect([first.messages.length, second.next]).toEqual([30, null]);
  expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  // Beside these, two of before, and the reminder of the booking's visit.
  expect(new Set(ids).size).toBe(34);
  const all = (await read('?view=waiting')).body.messages;
  expect(all.filter(({ topic }: { topic: string }) => topic.startsWith('accounting'))).toEqual([]);
  const { rows } = await testApp.pool.query(`select id from outbox where topic = 'accounting.booking'`);
  expect((await read(`/${rows[0].id}`)).statusCode).toBe(404);
  expect((await read('?view=nothing')).statusCode).toBe(400);
});
