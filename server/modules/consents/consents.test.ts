import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { consentText, consentVersion } from '#business/consents/consents.ts';
import { textConsent } from '#business/consents/text-consent.ts';
import { retention } from '#business/retention.ts';
import { unsubscribeLinkDays } from '#business/returning.ts';
import { contactWords } from '#domain/settings/contact-words.ts';
import { erasePersonalData, exportPersonalData } from '#server/modules/retention/person.ts';
import { purgeAll } from '#server/modules/retention/purge.ts';
import { openAdmin } from '#tests/builders/admin.ts';
import { answers, asked, entriesOf } from '#tests/builders/consents.ts';
import { bookedWithKey } from '#tests/builders/self-service.ts';
import { countRows, later, openTestApp, type TestApp } from '#tests/builders/test-app.ts';

let testApp: TestApp;
let admin: Awaited<ReturnType<typeof openAdmin>>;
let visit: Awaited<ReturnType<typeof bookedWithKey>>;
beforeEach(async () => {
  testApp = await openTestApp();
  admin = await openAdmin(testApp);
  visit = await bookedWithKey(testApp, '2025-10-14');
});
afterEach(() => admin.close());

const email = 'camille@example.com';
const day = 24 * 60;
const entries = async () => (await entriesOf(testApp)).map(({ purpose, given, page }) => [purpose, given, page]);

async function ticks(body: object) {
  const url = `/api/booking-details/${visit.orderNo}/consents`;
  const payload = { key: visit.key, given: true, purpose: 'season', textVersion: consentVersion, ...body };
  const answer = await admin.app.inject({ method: 'POST', url, payload, headers: { 'accept-language': 'fr' } });
  return [answer.statusCode, answer.json().code ?? answer.json().given];
}

describe('the boxes on the page of a booking', () => {
  const read = async (key = visit.key) => {
    const url = `/api/booking-details/${visit.orderNo}/consents?key=${key}`;
    const answer = await admin.app.inject({ url });
    return [answer.statusCode, answer.json().given];
  };

  it('are empty until somebody ticks one, and what was agreed to is kept as it was read', async () => {
    expect(await read()).toEqual([200, []]);
    expect(await ticks({})).toEqual([200, ['season']]);
    expect(await read()).toEqual([200, ['season']]);
    const [entry, ...more] = await entriesOf(testApp);
    const { contact } = await testApp.deps.settings.read();
    expect(more).toEqual([]);
    expect(entry).toMatchObject({ email, given: true, page: 'booking', text_version: consentVersion });
    const languages = ['en', 'fr'] as const;
    const words = languages.map((language) => consentText('season', language, contactWords(contact)[language]));
    expect(words).toContain(entry?.consent_text);
  });

  it('may be ticked twice and at once from two windows, and that is one consent', async () => {
    const both = await Promise.all([ticks({}), ticks({}), ticks({})]);
    expect(both).toEqual(Array(3).fill([200, ['season']]));
    expect(await ticks({})).toEqual([200, ['season']]);
    expect(await entries()).toEqual([['season', true, 'booking']]);
  });

  it('may be cleared again, each by itself, and both stay on record', async () => {
    await ticks({});
    await ticks({ purpose: 'rating' });
    expect(await ticks({ given: false, textVersion: 'an older one' })).toEqual([200, ['rating']]);
    expect(await ticks({ given: false })).toEqual([200, ['rating']]);
    expect(await ticks({})).toEqual([200, ['season', 'rating']]);
    expect(await entries()).toEqual([
      ['season', true, 'booking'],
      ['rating', true, 'booking'],
      ['season', false, 'booking'],
      ['season', true, 'booking'],
    ]);
  });

  it('agree to no other words than those that were read, and are nobody’s without the secret link', async () => {
    expect(await ticks({ textVersion: '2020-01-01' })).toEqual([409, 'CONSENT_TEXT_CHANGED']);
    expect((await ticks({ key: 'another' }))[0]).toBe(403);
    expect((await read('another'))[0]).toBe(403);
    expect(await entries()).toEqual([]);
  });

  it('are those of the address that the booking has now', async () => {
    await ticks({});
    await testApp.pool.query(`update bookings set email = 'new@example.com'`);
    expect(await read()).toEqual([200, []]);
  });
});

it('the ledger of consents is never changed, but that an address is made unreadable', async () => {
  await ticks({});
  for (const change of [
    'given = false, consent_text = null, text_version = null',
    `page = 'operator'`,
    `language = 'en'`,
  ])
    await expect(testApp.pool.query(`update consents set ${change}, created_at = now()`)).rejects.toThrow('appended');
});

describe('the link in each of these mails', () => {
  let token = '';
  beforeEach(async () => {
    await ticks({});
    await ticks({ purpose: 'rating' });
    token = await asked(testApp, visit.orderNo);
  });
  const press = (payload: object) => admin.app.inject({ method: 'POST', url: '/api/unsubscribe', payload });
  const withdrawals = async () => (await entries()).filter(([, given]) => !given);

  it('withdraws nothing when it is opened, by a person or by what scans mails', async () => {
    for (const method of ['GET', 'HEAD'] as const)
      for (const url of [`/api/unsubscribe/${token}`, `/unsubscribe?token=${token}`, `/fr/unsubscribe?token=${token}`])
        await admin.app.inject({ method, url });
    expect((await admin.app.inject({ url: `/api/unsubscribe/${token}` })).json()).toEqual({
      given: ['season', 'rating'],
    });
    expect(await withdrawals()).toEqual([]);
  });

  it('withdraws everything by one press, and a second changes nothing', async () => {
    for (const answer of await Promise.all([press({ token }), press({ token })]))
      expect([answer.statusCode, answer.json()]).toEqual([200, { given: [] }]);
    expect(await withdrawals()).toEqual([
      ['season', false, 'unsubscribe'],
      ['rating', false, 'unsubscribe'],
    ]);
    expect((await admin.app.inject({ url: `/api/unsubscribe/${token}` })).json()).toEqual({ given: [] });
  });

  const button = (url: string, payload: string, type = 'application/x-www-form-urlencoded') =>
    admin.app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });
  const oneClick = 'List-Unsubscribe=One-Click';
  const form = `--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--`;

  it.each([
    ['', oneClick, 'application/x-www-form-urlencoded'],
    ['/fr', form, 'multipart/form-data; boundary=x'],
  ])('withdraws by the own button of a mail program: %s', async (prefix, payload, type) => {
    const answer = await button(`${prefix}/unsubscribe?token=${token}`, payload, type);
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([200, undefined]);
    expect(await withdrawals()).toEqual([
      ['season', false, 'one-click'],
      ['rating', false, 'one-click'],
    ]);
  });

  it('withdraws nothing by a POST that does not say so, nor with a token that was altered or is too old', async () => {
    const altered = `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`;
    expect((await button(`/unsubscribe?token=${token}`, 'something=else')).statusCode).toBe(400);
    expect((await button('/unsubscribe', oneClick)).statusCode).toBe(400);
    expect((await button(`/unsubscribe?token=${altered}`, oneClick)).statusCode).toBe(404);
    expect((await press({ token: altered })).json().code).toBe('UNSUBSCRIBE_LINK_INVALID');
    later(testApp, unsubscribeLinkDays * day);
    expect((await press({ token })).statusCode).toBe(404);
    expect(await withdrawals()).toEqual([]);
  });
});

describe('an operator', () => {
  it('withdraws a consent for whoever asks, once, and the audit log names no address', async () => {
    const cookie = await admin.signIn('staff');
    await ticks({});
    const withdraw = async (id: number) => {
      const url = `/api/admin/consents/${id}/withdraw`;
      return (await admin.app.inject({ method: 'POST', url, headers: { cookie } })).statusCode;
    };
    const story = async () =>
      (await admin.app.inject({ url: `/api/admin/bookings/${visit.orderNo}`, headers: { cookie } })).json().consents;
    const texts = { purpose: 'texts', given: true, page: 'payment', version: consentVersion, canWithdraw: false };
    expect(await story()).toMatchObject([
      { email, purpose: 'season', given: true, canWithdraw: true, by: null },
      texts,
    ]);
    const [{ id }] = await story();
    expect(await Promise.all([withdraw(id), withdraw(id)])).toEqual([200, 200]);
    expect(await withdraw(id + 100)).toBe(404);
    expect(await story()).toMatchObject([
      { given: false, page: 'operator', canWithdraw: false, by: expect.stringContaining('staff') },
      { given: true, canWithdraw: false },
      texts,
    ]);
    const { rows } = await testApp.pool.query(`select * from audit_log where action = 'consent.withdrawn'`);
    expect(rows).toMatchObject([{ subject: visit.bookingId, after: { purpose: 'season' } }]);
    expect(JSON.stringify(rows)).not.toContain('@');
  });
});

describe('in time', () => {
  it('a person who is erased agrees to nothing, and that they once did can still be proved', async () => {
    await ticks({});
    const token = await asked(testApp, visit.orderNo);
    later(testApp, 20 * day);
    expect(await exportPersonalData(testApp.deps, { email, by: null })).toMatchObject({
      consents: [
        { email, purpose: 'texts', given: true, consent_text: textConsent.en },
        { email, purpose: 'season', given: true },
      ],
      consent_mails: [{ email }],
    });
    await erasePersonalData(testApp.deps, { email: 'Camille@example.com', by: null });
    expect(await entries()).toEqual([
      ['season', true, 'booking'],
      ['season', false, 'erasure'],
    ]);
    expect(await countRows(testApp, 'consents', `email like '%@%'`)).toBe(0);
    expect(await countRows(testApp, 'consent_mails', `email like '%@%'`)).toBe(0);
    expect((await admin.app.inject({ url: `/api/unsubscribe/${token}` })).json()).toEqual({ given: [] });
  });

  it('the proof goes three years after a withdrawal; a consent that counts stays as long as its booking', async () => {
    await ticks({});
    await ticks({ purpose: 'rating' });
    await ticks({ purpose: 'rating', given: false });
    await asked(testApp, visit.orderNo);
    later(testApp, (retention.consents.days - 1) * day);
    await purgeAll(testApp.deps);
    expect(await entries()).toHaveLength(3);
    later(testApp, 2 * day);
    expect(await purgeAll(testApp.deps)).toMatchObject({ consents: 2 });
    expect(await entries()).toEqual([['season', true, 'booking']]);
    expect(await countRows(testApp, 'consent_mails')).toBe(0);
    await testApp.pool.query(`update bookings set email = ''`);
    expect(await purgeAll(testApp.deps)).toMatchObject({ consents: 2 });
  });

  it('what an address agreed to on one booking holds for all of its bookings', async () => {
    await answers(testApp, visit.orderNo);
    visit = await bookedWithKey(testApp, '2025-10-16');
    expect(await ticks({ purpose: 'rating' })).toEqual([200, ['season', 'rating']]);
  });
});
