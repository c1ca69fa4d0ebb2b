import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { consentText, consentVersion } from '#business/consents/consents.ts';
import { retention } from '#business/retention.ts';
import type { VisitCount } from '#domain/offers/visit.ts';
import { contactWords } from '#domain/settings/contact-words.ts';
import { linkVisits } from '#server/modules/clients/link.ts';
import { endClientPlan, planForClient } from '#server/modules/clients/plan.ts';
import { answerConsent } from '#server/modules/consents/answer.ts';
import { unsubscribe } from '#server/modules/consents/unsubscribe.ts';
import { sendMessages } from '#server/modules/messages/send.ts';
import { erasePersonalData, exportPersonalData } from '#server/modules/retention/person.ts';
import { purgeAll } from '#server/modules/retention/purge.ts';
import { openAdmin } from '#tests/builders/admin.ts';
import { entriesOf, isDone, mailTokens } from '#tests/builders/consents.ts';
import { owner } from '#tests/builders/money.ts';
import { bookedWithKey } from '#tests/builders/self-service.ts';
import { book, countRows, later, openTestApp, type TestApp } from '#tests/builders/test-app.ts';
import { queuePlanVisits } from './queue-plan.ts';
import { queueSeasonOffers } from './queue-season.ts';
import { readOffer } from './read-link.ts';

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
const at = (instant: string) => {
  testApp.time.now = new Date(instant);
};
const plans = async () =>
  (
    await testApp.pool.query<{ visits: number; ended: boolean }>(
      'select visits, ended_at is not null as ended from visit_plans order by created_at, ended_at nulls last',
    )
  ).rows.map(({ visits, ended }) => `${visits}${ended ? ' ended' : ''}`);
const given = async () => (await entriesOf(testApp)).map((entry) => `${entry.purpose} ${entry.given} ${entry.page}`);

const url = () => `/api/booking-details/${visit.orderNo}/plan`;
async function send(path: string, body: object) {
  const payload = { key: visit.key, ...body };
  const answer = await admin.app.inject({ method: 'POST', url: path, payload, headers: { 'accept-language': 'fr' } });
  return [answer.statusCode, answer.json().code ?? answer.json().visits];
}
const choose = (visits: number, more: object = {}) => send(url(), { visits, textVersion: consentVersion, ...more });
const end = () => send(`${url()}/end`, {});

describe('a yearly plan on the page of a booking', () => {
  const read = async (key = visit.key) => {
    const answer = await admin.app.inject({ url: `${url()}?key=${key}` });
    return [answer.statusCode, answer.json()] as const;
  };

  it('is nobody’s before it is chosen, and says around which days its visits would be', async () => {
    const [status, state] = await read();
    expect([status, state.visits]).toEqual([200, null]);
    expect(state.choices.map(({ around }: { around: string[] }) => around)).toEqual([
      ['2026-07-19'],
      ['2026-05-25', '2026-09-11'],
      ['2026-05-07', '2026-07-18', '2026-09-29'],
      ['2026-04-28', '2026-06-21', '2026-08-15', '2026-10-08'],
    ]);
  });

  it('is chosen with the consent to its mails, kept as it was read', async () => {
    expect(await choose(2)).toEqual([200, 2]);
    expect((await read())[1].visits).toBe(2);
    const [entry, ...more] = await entriesOf(testApp);
    const { contact } = await testApp.deps.settings.read();
    const words = (['en', 'fr'] as const).map((language) =>
      consentText('plan', language, contactWords(contact)[language]),
    );
    expect(more).toEqual([]);
    expect(entry).toMatchObject({ email, purpose: 'plan', given: true, page: 'booking', text_version: consentVersion });
    expect(words).toContain(entry?.consent_text);
  });

  it('may be chosen twice and at once from two windows, changed, and ended by one press', async () => {
    expect(await Promise.all([choose(3), choose(3), choose(3)])).toEqual(Array(3).fill([200, 3]));
    expect([await plans(), await given()]).toEqual([['3'], ['plan true booking']]);
    later(testApp, 1);
    expect(await choose(1)).toEqual([200, 1]);
    expect([await plans(), await given()]).toEqual([['3 ended', '1'], ['plan true booking']]);
    expect(await end()).toEqual([200, null]);
    expect(await end()).toEqual([200, null]);
    expect([await plans(), await given()]).toEqual([
      ['3 ended', '1 ended'],
      ['plan true booking', 'plan false booking'],
    ]);
  });

  it('is chosen with no other words, in no other number, by nobody without the secret link', async () => {
    expect(await choose(2, { textVersion: '2020-01-01' })).toEqual([409, 'CONSENT_TEXT_CHANGED']);
    expect((await choose(5))[0]).toBe(400);
    expect((await choose(2, { key: 'another' }))[0]).toBe(403);
    expect((await read('another'))[0]).toBe(403);
    expect(await plans()).toEqual([]);
  });

  it('cannot be had for a storefront that no link can open', async () => {
    await testApp.pool.query('update bookings set selected_layout = null');
    expect((await read())[1].choices).toEqual([]);
    expect(await choose(2)).toEqual([409, 'PLAN_NOT_POSSIBLE']);
  });

  it('ends with the consent, on whichever page that is withdrawn', async () => {
    await choose(2);
    const { orderNo, key } = visit;
    const withdrawal = { purpose: 'plan', given: false, textVersion: '', language: 'fr' } as const;
    await answerConsent(testApp.deps, { orderNo, key, ...withdrawal });
    expect(await plans()).toEqual(['2 ended']);
  });
});

/** The link to the page of the booking has expired when a season comes: then the client calls. */
async function tells(visits: VisitCount | null) {
  await linkVisits(testApp.deps);
  const { rows } = await testApp.pool.query<{ id: string }>('select id from client_records');
  const call = { id: rows[0]?.id ?? '', by: owner };
  const done =
    visits === null
      ? await endClientPlan(testApp.deps, call)
      : await planForClient(testApp.deps, { ...call, visits, textVersion: consentVersion });
  expect(done).toEqual({ id: call.id });
}

describe('the days of a planned visit', () => {
  const proposes = () => queuePlanVisits(testApp.deps);
  const leads = '/calendar-booking?offer=';
  const gone = async () => {
    await sendMessages(testApp.deps);
    return testApp.mail.sent.filter(({ text }) => text.includes(leads));
  };
  /** A plan of four; the visit was done, and the first of the next season is four weeks away. */
  async function isDue() {
    await choose(4);
    await isDone(testApp, visit.orderNo);
    at('2026-03-31T15:00:00Z');
  }
  async function books(appointmentDate: string) {
    testApp.forget();
    await book(testApp, { booking: { appointmentDate } });
    await linkVisits(testApp.deps);
  }
  const withdraws = async () => {
    const { unsubscribe: token } = await mailTokens(testApp);
    await unsubscribe(testApp.deps, { token, page: 'one-click', language: 'fr' });
  };

  it('are proposed once for each visit, whichever program does it, with what withdraws', async () => {
    await isDue();
    expect((await Promise.all([proposes(), proposes()])).toSorted()).toEqual([0, 1]);
    const [mail, ...more] = await gone();
    expect(more).toEqual([]);
    const { offer, unsubscribe: stop } = await mailTokens(testApp);
    expect(mail?.unsubscribe).toBe(`http://localhost:3000/unsubscribe?token=${stop}`);
    for (const date of ['2026-04-28', '2026-04-21', '2026-05-05'])
      expect(mail?.text).toContain(`${leads}${offer}&day=${date}`);
    expect(mail?.text).toContain('Nothing is booked, held or charged');
    later(testApp, day);
    expect([await proposes(), (await gone()).length]).toEqual([0, 1]);
    at('2026-05-24T15:00:00Z');
    expect([await proposes(), (await gone()).length]).toEqual([1, 2]);
    expect(await countRows(testApp, 'outbox', `content::text like '%${offer}%'`)).toBe(0);
  });

  it('are never those that are closed or sold', async () => {
    await isDue();
    await testApp.pool.query(
      `insert into calendar_blocks (block_type, start_date, end_date, all_day, created_at)
       values ('vacation', '2026-04-27', '2026-04-28', true, now())`,
    );
    testApp.forget();
    await book(testApp, {
      booking: { appointmentDate: '2026-04-21', postalCode: 'H3B' },
      customer: { email: 'alex@example.com', phone: '438-555-0177' },
    });
    expect(await proposes()).toBe(1);
    const { rows } = await testApp.pool.query('select days from consent_mails');
    const days = rows[0].days.map(({ date }: { date: string }) => date);
    expect(days).toHaveLength(3);
    for (const taken of ['2026-04-27', '2026-04-28', '2026-04-21']) expect(days).not.toContain(taken);
  });

  it('are not proposed too early, too late, or to whoever ended the plan or chose it anew', async () => {
    await isDue();
    at('2026-03-30T15:00:00Z');
    expect(await proposes()).toBe(0);
    at('2026-04-19T15:00:00Z');
    expect(await proposes()).toBe(0);
    at('2026-03-31T15:00:00Z');
    await tells(null);
    expect(await proposes()).toBe(0);
    await tells(4);
    expect(await proposes()).toBe(1);
    await tells(null);
    await tells(3);
    at('2026-04-12T15:00:00Z');
    expect(await proposes()).toBe(0);
  });

  it('are not proposed for a part of the season in which the client has booked', async () => {
    await isDue();
    await books('2026-05-05');
    expect(await proposes()).toBe(0);
    await testApp.pool.query(`update bookings set status = 'cancelled' where status = 'active'`);
    expect(await proposes()).toBe(1);
  });

  it.each([
    ['withdraws', () => withdraws()],
    ['ends the plan', () => tells(null)],
    ['books', () => books('2026-05-05')],
    ['is reached elsewhere', () => testApp.pool.query(`update bookings set email = 'new@example.com'`)],
  ])('are not sent to a client who %s between queueing and sending', async (_, happens) => {
    await isDue();
    expect(await proposes()).toBe(1);
    await happens();
    expect(await gone()).toEqual([]);
    expect(await countRows(testApp, 'outbox', `topic = 'mail.plan-visit' and state in ('queued', 'calling')`)).toBe(0);
  });

  it('take the place of the offer before the season', async () => {
    await choose(1);
    await testApp.pool.query(`insert into consents (email, purpose, given, booking_id, page, text_version, consent_text, language, created_at)
      select email, 'season', given, booking_id, page, text_version, consent_text, language, created_at from consents`);
    await isDone(testApp, visit.orderNo);
    at('2026-02-20T15:00:00Z');
    expect(await queueSeasonOffers(testApp.deps)).toBe(0);
    await tells(null);
    expect(await queueSeasonOffers(testApp.deps)).toBe(1);
  });

  it('lead to the appointments with everything known, the service of the last visit chosen', async () => {
    await isDue();
    await proposes();
    const { offer: token } = await mailTokens(testApp);
    expect(await readOffer(testApp.deps, { token })).toMatchObject({
      selectedLayout: 'layout1',
      coatingType: 'complete',
      refreshNumber: null,
      days: [
        { date: '2026-04-28', time: '9:00 AM' },
        { date: '2026-04-21', time: '9:00 AM' },
        { date: '2026-05-05', time: '9:00 AM' },
      ],
      customer: { email },
    });
    await testApp.pool.query(`update bookings set coating_type = 'platinum', payment_status = 'paid'`);
    expect(await readOffer(testApp.deps, { token })).toMatchObject({
      coatingType: 'refresh',
      refreshNumber: visit.orderNo,
    });
  });
});

describe('an operator', () => {
  const client = async () => {
    await linkVisits(testApp.deps);
    const { rows } = await testApp.pool.query<{ id: string }>('select id from client_records');
    return `/api/admin/clients/${rows[0]?.id}`;
  };
  const audited = async () =>
    (await testApp.pool.query(`select action, after from audit_log where action like 'plan.%' order by id`)).rows;

  it('chooses a plan for whoever asks by phone, and ends it, on record and without an address in the audit log', async () => {
    const cookie = await admin.signIn('staff');
    const path = await client();
    const post = async (of: string, payload: object = {}) =>
      (await admin.app.inject({ method: 'POST', url: of, payload, headers: { cookie } })).json();
    expect((await post(`${path}/plan`, { visits: 2, textVersion: 'older' })).code).toBe('CONSENT_TEXT_CHANGED');
    const { plan, consents } = await post(`${path}/plan`, { visits: 2, textVersion: consentVersion });
    expect(plan).toMatchObject({ visits: 2, email, endedAt: null, by: expect.stringContaining('staff') });
    expect(consents).toMatchObject([
      { purpose: 'plan', given: true, page: 'operator', canWithdraw: true },
      { purpose: 'texts', page: 'payment', canWithdraw: false },
    ]);
    await post(`${path}/plan`, { visits: 2, textVersion: consentVersion });
    expect((await post(`${path}/plan/end`)).plan).toMatchObject({ endedAt: expect.any(String) });
    await post(`${path}/plan/end`);
    expect(await audited()).toEqual([
      { action: 'plan.chosen', after: { visits: 2, order: visit.orderNo } },
      { action: 'plan.ended', after: { order: visit.orderNo } },
    ]);
    expect(await given()).toEqual(['plan true operator', 'plan false operator']);
  });
});

describe('in time', () => {
  it('a person who is erased has no plan any more, and is told of it before', async () => {
    await choose(2);
    await isDone(testApp, visit.orderNo);
    later(testApp, day);
    expect(await exportPersonalData(testApp.deps, { email, by: null })).toMatchObject({ visit_plans: [{ visits: 2 }] });
    await erasePersonalData(testApp.deps, { email, by: null });
    expect(await countRows(testApp, 'visit_plans')).toBe(0);
    expect(await given()).toEqual(['plan true booking', 'plan false erasure']);
    at('2026-05-01T15:00:00Z');
    expect(await queuePlanVisits(testApp.deps)).toBe(0);
  });

  it('a plan goes a year after it ended, or when no booking has its address any more', async () => {
    await choose(2);
    await end();
    await choose(3);
    later(testApp, (retention.plans.days + 1) * day);
    expect(await purgeAll(testApp.deps)).toMatchObject({ plans: 1 });
    expect(await plans()).toEqual(['3']);
    await testApp.pool.query(`update bookings set email = ''`);
    expect(await purgeAll(testApp.deps)).toMatchObject({ plans: 1 });
  });
});
