import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BookingStory } from '#contract/admin/bookings.ts';
import type { ReceivedText } from '#contract/admin/texts.ts';
import { listAlerts } from '#server/modules/desk/alerts.ts';
import { openAdmin } from '#tests/builders/admin.ts';
import { book, countRows, openTestApp } from '#tests/builders/test-app.ts';
import { composeText } from '../compose/text.ts';
import { insertOptOut } from '../queries/opt-outs.ts';
import { receiveText } from './receive.ts';

const testApp = await openTestApp();
const { app, signIn, close } = await openAdmin(testApp);
afterAll(close);
const { deps, pool, db } = testApp;
const owner = await signIn('owner');
const staff = await signIn('staff');
let order: { orderNo: string; bookingId: string };
beforeAll(async () => {
  order = await book(testApp);
});

let sent = 0;
const writes = (body: string, from = '+15145550100') => receiveText(deps, { providerId: `SM${++sent}`, from, body });

const url = '/api/admin/texts';
const post = async (path: string, body: object = {}, cookie = staff) => {
  const headers = { cookie, origin: 'http://localhost:3000' };
  const { statusCode, json } = await app.inject({ method: 'POST', url: `${url}/${path}`, payload: body, headers });
  return { status: statusCode, ...json() };
};
async function list(view = 'waiting'): Promise<{ texts: ReceivedText[]; waiting: number }> {
  return (await app.inject({ url: `${url}?view=${view}`, headers: { cookie: staff } })).json();
}
const newest = async () => (await list()).texts[0]?.id ?? 0;
async function attention(): Promise<number> {
  return (await listAlerts(deps)).groups.find(({ kind }) => kind === 'texts')?.count ?? 0;
}

describe('a text that waits for an answer', () => {
  it('is counted alike wherever it is shown, until it is read', async () => {
    await writes('Can you come earlier?');
    await writes('Who are you?', '+15145550199');
    const { texts, waiting } = await list();
    expect([waiting, texts.length, await attention()]).toEqual([2, 2, 2]);
    expect(texts).toMatchObject([
      { body: 'Who are you?', phone: '+15145550199', orderNo: null, settled: null, canAnswer: true },
      { body: 'Can you come earlier?', orderNo: order.orderNo, settled: null, canAnswer: true },
    ]);
    const id = texts[1]?.id;
    expect(await post(`${id}/read`)).toMatchObject({ status: 200 });
    expect((await post(`${id}/read`, {}, owner)).code).toBe('TEXT_SETTLED');
    expect([(await list()).waiting, await attention()]).toEqual([1, 1]);
    expect((await list('all')).texts[1]?.settled).toMatchObject({ as: 'read', by: 'staff@example.com' });
  });

  it('is answered once in the operator’s own words, at the booking too, and the audit log has none of them', async () => {
    await writes('Is the lobby included?');
    const id = await newest();
    const answers = await Promise.all([
      post(`${id}/answer`, { words: 'Yes, it’s included.' }),
      post(`${id}/answer`, { words: 'Yes, it’s included.' }, owner),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 409]);
    const row = await db.query.outbox.findFirst({ where: (of, { eq }) => eq(of.topic, 'sms.reply') });
    expect(row && (await composeText(deps, row))).toMatchObject({
      to: '+15145550100',
      body: "Hauteclaire: Yes, it's included. STOP to end",
    });
    const headers = { cookie: staff };
    const story: BookingStory = (await app.inject({ url: `/api/admin/bookings/${order.orderNo}`, headers })).json();
    expect(story.texts.at(-1)).toMatchObject({
      body: 'Is the lobby included?',
      answer: 'Yes, it’s included.',
      settled: { as: 'answered' },
      canAnswer: false,
    });
    expect(story.messages.map(({ kind }) => kind)).toContain('sms.reply');
    const { rows } = await pool.query(`select action, subject, after from audit_log where action like 'text.%'`);
    expect(rows).toContainEqual({ action: 'text.answered', subject: order.bookingId, after: { text: id } });
    expect(JSON.stringify(rows)).not.toMatch(/lobby|included/);
  });

  it('of a stranger is answered to its number', async () => {
    await writes('Do you come to Laval?', '+15145550198');
    expect(await post(`${await newest()}/answer`, { words: 'Oui.' })).toMatchObject({ status: 202 });
    expect(await countRows(testApp, 'outbox', `topic = 'sms.reply' and recipient = '+15145550198'`)).toBe(1);
  });

  it('is not answered where no text may go, and can be marked as read', async () => {
    await insertOptOut(db, { phone: '+15145550197', reason: 'STOP', createdAt: deps.clock.now() });
    for (const from of ['+15145550197', '+33639981234']) {
      await writes('Please call me', from);
      const [text] = (await list()).texts;
      expect(text?.canAnswer).toBe(false);
      expect((await post(`${text?.id}/answer`, { words: 'Hello' })).code).toBe('TEXT_UNREACHABLE');
      expect(await post(`${text?.id}/read`)).toMatchObject({ status: 200 });
    }
  });

  it('takes no answer that is empty or longer than 480 characters, and nobody else’s', async () => {
    await writes('One more');
    const id = await newest();
    for (const words of ['', '  ', 'x'.repeat(481)]) expect((await post(`${id}/answer`, { words })).status).toBe(400);
    expect((await post(`${id}/answer`, { words: 'x' }, '')).status).toBe(401);
    expect((await post('999999/read')).status).toBe(404);
    expect((await post(`${id}/answer`, { words: 'x'.repeat(480) })).status).toBe(202);
  });
});

describe('a text that an operator writes first', () => {
  const write = async (orderNo: string, body: object) => {
    const headers = { cookie: staff, origin: 'http://localhost:3000' };
    const path = `/api/admin/bookings/${orderNo}/text`;
    const { statusCode, json } = await app.inject({ method: 'POST', url: path, payload: body, headers });
    return { status: statusCode, ...json() };
  };
  const id = '11111111-1111-4111-8111-111111111111';

  it('goes once to the client’s number, however often it is sent, and the audit log has none of its words', async () => {
    const body = { id, words: 'We are ten minutes late.' };
    expect(await write(order.orderNo, body)).toEqual({ status: 202, id });
    expect(await write(order.orderNo, body)).toEqual({ status: 202, id });
    const rows = await db.query.outbox.findMany({ where: (of, { eq }) => eq(of.dedupeKey, id) });
    expect(rows).toHaveLength(1);
    expect(rows[0] && (await composeText(deps, rows[0]))).toMatchObject({
      to: '+15145550100',
      body: 'Hauteclaire: We are ten minutes late. STOP to end',
    });
    const audited = await pool.query(`select subject, after from audit_log where action = 'text.written'`);
    expect(audited.rows).toEqual([{ subject: order.bookingId, after: null }]);
  });

  it('is refused for a number that takes none, an unknown booking and no words', async () => {
    await insertOptOut(db, { phone: '+15145550100', reason: 'STOP', createdAt: deps.clock.now() });
    const other = { id: '22222222-2222-4222-8222-222222222222', words: 'Hello' };
    expect(await write(order.orderNo, other)).toMatchObject({ status: 422, code: 'TEXT_UNREACHABLE' });
    expect(await write('HC-1', other)).toMatchObject({ status: 404 });
    expect(await write(order.orderNo, { ...other, words: ' ' })).toMatchObject({ status: 400 });
  });
});
