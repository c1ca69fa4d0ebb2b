import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { mostNotes } from '#domain/crew/report.ts';
import { openAdmin } from '#tests/builders/admin.ts';
import { auditEntriesIn } from '#tests/builders/admin-bookings.ts';
import { anAdministrator, cookiesAfter, staysActive } from '#tests/builders/operator.ts';
import { book, countRows, openTestApp } from '#tests/builders/test-app.ts';
import { authenticatorCode } from '#tests/builders/totp.ts';

const testApp = await openTestApp();
const { app, signIn, close } = await openAdmin(testApp);
const [crew, otherCrew, office] = [await signIn('crew'), await signIn('crew', 'other-crew'), await signIn('owner')];
afterAll(close);

const day = '2025-10-06';
const at = (time: string, date = day) => new Date(`${date}T${time}:00-04:00`);

beforeEach(() => {
  testApp.time.now = at('10:00');
});

/** A visit of the day, as a second crew would have it too. */
async function visit(more = '', date = day): Promise<{ orderNo: string; id: string }> {
  const { orderNo } = await book(testApp, { booking: { appointmentDate: '2025-10-20' } });
  await testApp.pool.query(`delete from day_claims where service_date = '2025-10-20'`);
  testApp.forget();
  const { rows } = await testApp.pool.query<{ id: string }>(
    `update bookings set appointment_date = $1, appointment_time = '11:00 AM' ${more} where order_no = $2 returning id`,
    [date, orderNo],
  );
  return { orderNo, id: rows[0]?.id ?? '' };
}

type Press = { kind: string; id?: string; date?: string; pressedAt?: Date; words?: string };

async function press(orderNo: string, { id = randomUUID(), date = day, ...more }: Press, cookie = crew) {
  const answer = await app.inject({
    method: 'POST',
    url: `/api/admin/crew/visits/${orderNo}/reports`,
    headers: { cookie },
    payload: { id, date, ...more, pressedAt: (more.pressedAt ?? testApp.time.now).toISOString() },
  });
  const said = answer.json();
  return { status: answer.statusCode, ...said };
}

const read = async (url: string, cookie = crew) => (await app.inject({ url, headers: { cookie } })).json();
const texts = (id: string) => countRows(testApp, 'outbox', `topic = 'sms.on-my-way' and subject = '${id}'`);
const reports = (id: string) => countRows(testApp, 'visit_reports', `booking_id = '${id}'`);
const statusOf = async (orderNo: string) => (await read(`/api/admin/bookings/${orderNo}`, office)).booking.status;

it('a crew sees how to find a visit and get in, and nothing of money, mail or another day', async () => {
  const { orderNo } = await visit(`, special_instructions = 'Ring at the back.'`);
  const { days } = await read('/api/admin/crew/visits');
  expect(days.map(({ date }: { date: string }) => date)).toEqual([day, '2025-10-07']);
  const shown = days[0].visits.find((one: { orderNo: string }) => one.orderNo === orderNo);
  expect(Object.keys(shown).toSorted()).toEqual([
    ...[
      'address',
      'businessName',
      'contactName',
      'crew',
      'date',
      'notes',
      'orderNo',
      'phone',
      'phoneExtension',
      'photos',
    ],
    ...['reports', 'selectedLayout', 'service', 'specialInstructions', 'status', 'storefrontSize', 'time', 'weather'],
  ]);
  expect(JSON.stringify(days)).not.toMatch(/@|total|paid|gst/i);
  await visit('', '2025-10-08');
  expect((await read('/api/admin/crew/visits')).days.flatMap((one: { visits: object[] }) => one.visits)).toHaveLength(
    1,
  );
});

it('"on my way" sends the customer one text, whoever presses and however often', async () => {
  const { orderNo, id } = await visit();
  const first = { kind: 'on-my-way', id: randomUUID() };
  expect(await press(orderNo, first)).toMatchObject({ status: 200, state: 'recorded', notice: 'queued' });
  expect(await press(orderNo, first)).toMatchObject({ status: 200, state: 'recorded', notice: 'queued' });
  const second = await press(orderNo, { kind: 'on-my-way' }, otherCrew);
  expect(second).toMatchObject({ status: 200, state: 'repeated', by: 'crew', notice: 'queued' });
  expect([await texts(id), await reports(id)]).toEqual([1, 1]);
});

it('two phones that press in the same instant tell it once', async () => {
  const { orderNo, id } = await visit();
  const answers = await Promise.all([
    press(orderNo, { kind: 'on-my-way' }),
    press(orderNo, { kind: 'on-my-way' }, otherCrew),
  ]);
  expect(answers.map(({ state }) => state).toSorted()).toEqual(['recorded', 'repeated']);
  expect([await texts(id), await reports(id)]).toEqual([1, 1]);
});

it.each([
  ['a phone that takes no texts', `, phone = '+33 1 99 00 12 34'`, '10:00', 'unreachable'],
  ['the quiet hours', '', '07:30', 'quiet'],
] as const)('no text goes for %s, and the crew is told so', async (_, more, time, notice) => {
  testApp.time.now = at(time);
  const { orderNo, id } = await visit(more);
  expect(await press(orderNo, { kind: 'on-my-way' })).toMatchObject({ status: 200, state: 'recorded', notice });
  expect([await texts(id), await reports(id)]).toEqual([0, 1]);
});

it('no text goes to a number that wants none, nor half an hour late', async () => {
  const late = await visit();
  const pressedAt = at('09:15');
  expect(await press(late.orderNo, { kind: 'on-my-way', pressedAt })).toMatchObject({ notice: 'late' });
  const wantsNone = await visit(`, phone = '514 555-0177'`);
  await testApp.pool.query(
    `insert into sms_opt_outs (phone, reason, created_at) values ('+15145550177', 'STOP', now())`,
  );
  expect(await press(wantsNone.orderNo, { kind: 'on-my-way' })).toMatchObject({ notice: 'opted-out' });
  expect([await texts(late.id), await texts(wantsNone.id)]).toEqual([0, 0]);
});

it('"done" goes the way of the office, with its certificate, also without "arrived" and two days later', async () => {
  const { orderNo, id } = await visit();
  testApp.time.now = at('16:00', '2025-10-08');
  await staysActive(testApp);
  const pressedAt = at('13:20');
  expect(await press(orderNo, { kind: 'done', pressedAt })).toMatchObject({ status: 200, state: 'recorded' });
  expect(await statusOf(orderNo)).toBe('completed');
  expect(await countRows(testApp, 'certificates', `booking_id = '${id}'`)).toBe(1);
  expect(await press(orderNo, { kind: 'done' }, otherCrew)).toMatchObject({ state: 'repeated', by: 'crew' });
  const story = await read(`/api/admin/bookings/${orderNo}`, office);
  expect(story.reports).toEqual([{ at: pressedAt.toISOString(), by: 'crew@example.com', kind: 'done', notice: null }]);
  expect(story.auditEntries).toEqual([]);
  expect((await auditEntriesIn(testApp, id)).map(({ action }) => action)).toEqual(['booking.outcome']);
});

it('believes no clock that is before the day or ahead of now', async () => {
  const { orderNo } = await visit();
  await press(orderNo, { kind: 'on-my-way', pressedAt: new Date('1999-01-01T00:00:00Z') });
  await press(orderNo, { kind: 'arrived', pressedAt: new Date('2099-01-01T00:00:00Z') });
  const story = await read(`/api/admin/bookings/${orderNo}`, office);
  expect(story.reports.map((one: { at: string }) => one.at)).toEqual(
    [at('00:00'), at('10:00')].map((one) => one.toISOString()),
  );
});

it('a note is among the notes of the booking, by crew, and once', async () => {
  const { orderNo } = await visit();
  const note = { kind: 'note', id: randomUUID(), words: 'The left pane is cracked.' };
  await press(orderNo, note);
  await press(orderNo, note);
  const story = await read(`/api/admin/bookings/${orderNo}`, office);
  expect(story.notes).toEqual([expect.objectContaining({ words: note.words, by: 'crew@example.com', crew: true })]);
  const { days } = await read('/api/admin/crew/visits');
  const shown = days[0].visits.find((one: { orderNo: string }) => one.orderNo === orderNo);
  expect(shown).toMatchObject({ notes: [note.words], reports: [] });
});

it('what is true no more is refused in words and overwrites nothing', async () => {
  const cancelled = await visit(`, status = 'cancelled'`);
  expect(await press(cancelled.orderNo, { kind: 'done' })).toMatchObject({ status: 409, code: 'VISIT_CANCELLED' });
  const missed = await visit(`, status = 'no-show'`);
  expect(await press(missed.orderNo, { kind: 'done' })).toMatchObject({ status: 409, code: 'VISIT_SETTLED' });
  const settled = await visit(`, status = 'completed'`);
  expect(await press(settled.orderNo, { kind: 'done' })).toMatchObject({ state: 'repeated', by: 'office' });
  const moved = await visit('', '2025-10-09');
  expect(await press(moved.orderNo, { kind: 'done' })).toMatchObject({ status: 404, code: 'ORDER_NOT_FOUND' });
  await testApp.pool.query(
    `insert into booking_moves (booking_id, moved_by, from_date, from_time, to_date, to_time, created_at)
     values ($1, 'customer', $2, '11:00 AM', '2025-10-09', '11:00 AM', now())`,
    [moved.id, day],
  );
  const refused = await press(moved.orderNo, { kind: 'done' });
  expect(refused).toMatchObject({ status: 409, code: 'VISIT_MOVED' });
  expect(refused.error).toBe('The visit was moved to another day in the meantime. Nothing was changed.');
  expect(await countRows(testApp, 'certificates', `booking_id = '${moved.id}'`)).toBe(0);
  const afterVisit = `subject = '${moved.id}' and topic in ('sms.aftercare', 'sms.follow-up', 'sms.on-my-way')`;
  expect(await countRows(testApp, 'outbox', afterVisit)).toBe(0);
  expect(await Promise.all([cancelled, missed, moved].map(({ orderNo }) => statusOf(orderNo)))).toEqual([
    ...['cancelled', 'no-show', 'active'],
  ]);
  const next = await visit('', '2025-10-07');
  const ahead = { kind: 'arrived', date: '2025-10-07' };
  expect(await press(next.orderNo, ahead)).toMatchObject({ status: 422, code: 'VISIT_AHEAD' });
  const unseen = await visit('', '2025-10-09');
  const guessed = { kind: 'note', date: '2025-10-09', words: 'Guessed.' };
  expect(await press(unseen.orderNo, guessed)).toMatchObject({ status: 404, code: 'ORDER_NOT_FOUND' });
});

it('a late "done" does not undo what the office took back meanwhile; one pressed after it counts', async () => {
  const { orderNo } = await visit();
  await press(orderNo, { kind: 'done' });
  testApp.time.now = at('11:00');
  const { version } = await read(`/api/admin/bookings/${orderNo}`, office);
  await app.inject({
    method: 'POST',
    url: `/api/admin/bookings/${orderNo}/outcome`,
    headers: { cookie: office },
    payload: { version, outcome: 'active' },
  });
  const late = await press(orderNo, { kind: 'done', pressedAt: at('10:30') }, otherCrew);
  expect(late).toMatchObject({ status: 409, code: 'VISIT_SETTLED' });
  expect(await press(orderNo, { kind: 'done', pressedAt: at('10:59') })).toMatchObject({ status: 409 });
  testApp.time.now = at('11:30');
  expect(await press(orderNo, { kind: 'done' })).toMatchObject({ state: 'recorded' });
});

it('a crew whose role or access was taken away is refused, and office people may do what a crew does', async () => {
  const { orderNo } = await visit();
  expect(await press(orderNo, { kind: 'arrived' }, office)).toMatchObject({ state: 'recorded' });
  const gone = await signIn('crew', 'gone');
  await testApp.pool.query(`delete from administrator_sessions where user_id =
    (select id from administrators where email = 'gone@example.com')`);
  expect(await press(orderNo, { kind: 'done' }, gone)).toMatchObject({ status: 401, code: 'SIGN_IN_NEEDED' });
});

it('a crew stays signed in between two visits and not over four idle hours, and office people do not', async () => {
  const [waiting, idle] = [await signIn('crew', 'waiting'), await signIn('staff')];
  const seen = async (at: Date, cookie: string) => {
    await testApp.pool.query(`update administrator_sessions set last_seen_at = $1`, [at]);
    return (await read('/api/admin/crew/visits', cookie)).code;
  };
  expect(await seen(at('07:00'), idle)).toBe('SESSION_IDLE');
  expect(await seen(at('06:01'), waiting)).toBeUndefined();
  // The phone reads the visits on its own: that is no sign that somebody is there.
  testApp.time.now = at('10:01');
  expect((await read('/api/admin/crew/visits', waiting)).code).toBe('SESSION_IDLE');
});

it('a crew may have a second step, which then is asked for', async () => {
  const who = await anAdministrator(testApp.deps, 'careful', 'crew');
  const ask = async (method: 'GET' | 'POST', path: string, cookie: string, payload?: object) => {
    const answer = await app.inject({
      method,
      url: `/api/admin/${path}`,
      headers: { cookie },
      ...(payload && { payload }),
    });
    const cookies = cookiesAfter([answer.headers['set-cookie'] ?? []].flat(), cookie);
    return { status: answer.statusCode, cookie: cookies, said: answer.body === '' ? null : answer.json() };
  };
  const first = await ask('POST', 'sign-in', '', who);
  expect((await ask('GET', 'session', first.cookie)).said).toMatchObject({ role: 'crew', secondFactorNeeded: false });
  const begun = await ask('POST', 'second-factor', first.cookie, { password: who.password });
  const code = authenticatorCode(begun.said.uri);
  const done = await ask('POST', 'second-factor/confirm', first.cookie, { code });
  expect([begun.status, done.status]).toEqual([201, 204]);
  expect((await ask('GET', 'crew/visits', done.cookie)).status).toBe(200);

  const half = await ask('POST', 'sign-in', '', who);
  expect([half.said, (await ask('GET', 'crew/visits', half.cookie)).status]).toEqual([{ secondFactor: true }, 401]);
  const next = authenticatorCode(begun.said.uri, Date.now() + 30_000);
  const whole = await ask('POST', 'sign-in/code', half.cookie, { code: next });
  expect((await ask('GET', 'crew/visits', whole.cookie)).status).toBe(200);
});

it('sixty long notes in a row are twenty on record, and one that is sent again is still known', async () => {
  const { orderNo, id } = await visit();
  const notes = Array.from({ length: 60 }, () => ({ kind: 'note', id: randomUUID(), words: 'x'.repeat(1900) }));
  const answers = [];
  for (const note of notes) answers.push(await press(orderNo, note));
  expect(answers.map(({ status }) => status)).toEqual([...Array(mostNotes).fill(200), ...Array(40).fill(409)]);
  expect(answers.at(-1)).toMatchObject({ code: 'NOTES_FULL', error: expect.stringMatching(/tell the office/) });
  expect(await press(orderNo, notes[0] as (typeof notes)[number])).toMatchObject({ status: 200 });
  expect(await press(orderNo, { kind: 'done' })).toMatchObject({ status: 200, state: 'recorded' });
  expect(await reports(id)).toBe(mostNotes + 1);
});
