import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { consentVersion } from '#business/consents/consents.ts';
import type { OwnContact } from '#domain/booking/contact.ts';
import { addedOf } from '#domain/booking/fields.ts';
import { isRefusal } from '#domain/refusal.ts';
import { sandboxLinks } from '#sandbox/pages/links.ts';
import { answerConsent, readConsents } from '#server/modules/consents/answer.ts';
import { getBookingDetails } from '#server/modules/desk/details.ts';
import { sendMessages } from '#server/modules/messages/send.ts';
import { choosePlan, readPlan } from '#server/modules/offers/plan.ts';
import { erasePersonalData, exportPersonalData } from '#server/modules/retention/person.ts';
import { openAdmin } from '#tests/builders/admin.ts';
import { actorOf } from '#tests/builders/admin-bookings.ts';
import { entriesOf } from '#tests/builders/consents.ts';
import { bookedWithKey, orderKey, stored } from '#tests/builders/self-service.ts';
import { aVisitor, countRows, later, mondayMorning, openTestApp } from '#tests/builders/test-app.ts';
import { cancelByCustomer } from '../cancel/customer.ts';
import { openCancellation } from '../cancel/open.ts';
import { correctContact, correctOwnContact } from '../correct-contact.ts';
import { moveByCustomer } from '../move/customer.ts';
import { readBooking } from '../read.ts';
import { unlockBooking } from '../unlock.ts';
import { readAddressChange, undoAddressChange } from './undo.ts';

const testApp = await openTestApp();
const { deps, mail } = testApp;
const admin = await openAdmin(testApp);
afterAll(admin.close);
const staff = await actorOf(testApp, 'addresses', 'staff');

const day = 24 * 60;
let visit: Awaited<ReturnType<typeof bookedWithKey>>;
let [from, to, tests] = ['', '', 0];

/** A booking of an address of its own, whose confirmation has left. */
beforeEach(async () => {
  testApp.time.now = mondayMorning;
  await testApp.pool.query('delete from day_claims');
  deps.calendar.claims.forget();
  tests += 1;
  [from, to] = [`camille-${tests}@example.com`, `new-${tests}@example.com`];
  visit = await another('2025-10-14', from);
});

async function another(appointmentDate: string, email: string) {
  const booked = await bookedWithKey(testApp, appointmentDate);
  const changed = `email = $2, address = '7, rue Voisine, Montréal'`;
  await testApp.pool.query(`update bookings set ${changed} where order_no = $1`, [booked.orderNo, email]);
  await sent();
  return booked;
}
const ledger = async () => (await entriesOf(testApp)).filter(({ email }) => email.endsWith(`-${tests}@example.com`));

const asks = (contact: OwnContact, key = visit.key) =>
  correctOwnContact(deps, { orderNo: visit.orderNo, key, contact });
const office = async (more: object) => {
  const { version, ...was } = await stored(testApp, visit.orderNo);
  const contact = { ...was, phoneExtension: undefined, ...addedOf({}), ...more };
  return correctContact(deps, { orderNo: visit.orderNo, version, contact, by: staff });
};
async function sent() {
  const before = mail.sent.length;
  await sendMessages(deps);
  return mail.sent.slice(before);
}
/** What was written since to whom, without the operator's alerts. */
const told = async () => (await sent()).map(({ to: { address }, subject }) => `${address}: ${subject}`).toSorted();
const tokenIn = (text: string, name: string) => new RegExp(`[?&]${name}=([\\w-]{43})`).exec(text)?.[1] ?? '';
const opens = async (key: string) => !('locked' in (await reads(key)));
const reads = (key?: string) => readBooking(deps, aVisitor('stranger'), { orderNo: visit.orderNo, key });
const emailNow = async () => (await stored(testApp, visit.orderNo)).email;

/** The mails about a change: the new key, and the token of the way back. */
async function asked(email = to, key = visit.key) {
  expect(await asks({ email }, key)).not.toHaveProperty('refused');
  const mails = await sent();
  const textTo = (address: string) => mails.find((one) => one.to.address === address)?.text ?? '';
  const former = await emailNow();
  return { key: tokenIn(textTo(email), 'key'), undo: tokenIn(textTo(former), 'token'), mails };
}

describe('a customer who names another e-mail address', () => {
  it('stays reachable at the former one: two mails go out, and each has a link of its own', async () => {
    const { mails, key, undo } = await asked();
    expect(mails.map((one) => one.to.address).toSorted()).toEqual([from, to]);
    expect(await emailNow()).toBe(from);
    expect(key).not.toBe(visit.key);
    const [former, fresh] = [from, to].map((address) => mails.find((one) => one.to.address === address));
    expect(former?.text).not.toContain(key);
    expect(former?.text).not.toContain(to);
    expect(former?.text).toContain('n…@example.com');
    expect(fresh?.text).not.toContain(undo);
    expect(fresh?.text).not.toContain(visit.key);
    expect(await reads(visit.key)).toMatchObject({ booking: { email: from }, emailToConfirm: to });
    expect(await asks({ email: to })).toEqual({ version: 0 });
    expect(await told()).toEqual([]);
  });

  it('writes none of their own words to it, in whichever field they stand', async () => {
    await asks({ contactName: 'WIN MONEY at http://evil.example now', email: to, specialInstructions: 'evil' });
    const fresh = (await sent()).find((one) => one.to.address === to);
    expect(fresh?.to.name).toBe('');
    const { businessName, address } = await stored(testApp, visit.orderNo);
    for (const words of ['WIN', 'evil', businessName, address, from])
      expect(`${fresh?.subject}${fresh?.text}${fresh?.html}`).not.toContain(words);
    expect(fresh?.attachments.filter(({ cid }) => cid === undefined)).toEqual([]);
  });

  it('takes the wish back by naming the former one again, and the link of the new one opens nothing', async () => {
    const { key } = await asked();
    await asks({ email: from.toUpperCase() });
    expect(await reads(visit.key)).toMatchObject({ emailToConfirm: null });
    expect(await opens(key)).toBe(false);
    expect(await emailNow()).toBe(from.toUpperCase());
  });

  it('may do so three times a day, and the fourth is told how long to wait', async () => {
    const orders = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => asks({ email: `${name}-${to}` })));
    expect(orders.filter(isRefusal)).toHaveLength(3);
    const url = `/api/booking-details/${visit.orderNo}/contact`;
    const payload = { key: visit.key, contact: { email: `g-${to}`, phone: '514-555-0199' } };
    const answer = await admin.app.inject({ method: 'POST', url, payload });
    expect([answer.statusCode, answer.json().code]).toEqual([429, 'TOO_MANY_ADDRESSES']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(23 * 3600);
    expect((await stored(testApp, visit.orderNo)).phone).not.toBe('514-555-0199');
    expect(await asks({ phone: '514-555-0199' })).toEqual({ version: 1 });
    later(testApp, day);
    expect(await asks({ email: `g-${to}` })).not.toHaveProperty('refused');
  });

  it('does not have one mailbox written to by many bookings: three mails a day', async () => {
    const victim = (n: number) => `vic.tim+${n}@googlemail.com`;
    const others = [visit];
    for (const date of ['2025-10-16', '2025-10-20', '2025-10-21', '2025-10-23'])
      others.push(await another(date, `owner-${date}-${tests}@example.com`));
    const outcomes = await Promise.all(
      others.map(({ orderNo, key }, n) => correctOwnContact(deps, { orderNo, key, contact: { email: victim(n) } })),
    );
    expect(outcomes.filter(isRefusal)).toHaveLength(2);
    expect((await told()).filter((line) => line.includes('vic.tim'))).toHaveLength(3);
  });

  it('is not waited for longer than a week', async () => {
    const { key, undo } = await asked();
    later(testApp, 7 * day);
    expect(await opens(key)).toBe(false);
    expect(await reads(visit.key)).toMatchObject({ booking: { email: from }, emailToConfirm: null });
    expect(await readAddressChange(deps, { token: undo })).toEqual({ refused: 'ADDRESS_LINK_INVALID' });
  });
});

describe('while the new address is not confirmed', () => {
  it('mails go to both, the new one learns no more than that there is news, three times a day', async () => {
    await asked();
    const moved = await moveByCustomer(deps, {
      orderNo: visit.orderNo,
      key: visit.key,
      date: '2025-10-16' as never,
      time: '10:00 AM',
    });
    expect(moved).not.toHaveProperty('refused');
    await sendMessages(deps);
    const mails = mail.sent.slice(-2);
    expect(mails.map((one) => one.to.address).toSorted()).toEqual([from, to]);
    const news = mails.find((one) => one.to.address === to);
    const { businessName, contactName, address } = await stored(testApp, visit.orderNo);
    for (const words of [businessName, contactName, address, visit.key, 'cancel-booking'])
      expect(news?.text).not.toContain(words);
    expect(news?.text.replaceAll('\u00a0', ' ')).toMatch(/new day|nouvelle date/);
    for (const time of ['9:00 AM', '10:00 AM', '9:00 AM'] as const)
      await moveByCustomer(deps, { orderNo: visit.orderNo, key: visit.key, date: '2025-10-16' as never, time }).then(
        () => sendMessages(deps),
      );
    expect(mail.sent.filter((one) => one.to.address === to)).toHaveLength(3);
  });

  it('consents and plans are closed: what another address agreed to is neither read nor changed, and stays', async () => {
    const theirs = await another('2025-10-16', to);
    const answers = (link: { orderNo: string; key: string }, purpose: 'rating' | 'season', given = true) =>
      answerConsent(deps, { ...link, purpose, given, textVersion: consentVersion, language: 'fr' });
    await answers(theirs, 'rating');
    await answers(visit, 'season');
    await asked();
    expect(await readConsents(deps, visit)).toMatchObject({ given: ['season'], closed: true });
    for (const given of [true, false])
      for (const purpose of ['rating', 'season'] as const)
        expect(await answers(visit, purpose, given)).toEqual({ refused: 'ADDRESS_NOT_CONFIRMED' });
    const wish = { ...visit, visits: 2, textVersion: consentVersion, language: 'fr' } as const;
    expect(await choosePlan(deps, wish)).toEqual({ refused: 'ADDRESS_NOT_CONFIRMED' });
    expect(await readPlan(deps, visit)).toMatchObject({ visits: null, choices: [] });
    expect(await readConsents(deps, theirs)).toMatchObject({ given: ['rating'], closed: false });
    expect((await ledger()).map(({ email, purpose, given }) => [email, purpose, given])).toEqual([
      [to, 'rating', true],
      [from, 'season', true],
    ]);
  });

  it('tells nothing of what the former address agreed to on another booking', async () => {
    const other = await another('2025-10-16', from);
    await answerConsent(deps, {
      ...other,
      purpose: 'rating',
      given: true,
      textVersion: consentVersion,
      language: 'fr',
    });
    expect(await readConsents(deps, visit)).toMatchObject({ given: ['rating'] });
    await asked();
    expect(await readConsents(deps, visit)).toMatchObject({ given: [], closed: true });
  });

  it('it opens nothing by itself, and the office sees both', async () => {
    await asked();
    const unlock = { orderNo: visit.orderNo, email: to };
    expect(await unlockBooking(deps, aVisitor('guesses'), unlock)).toEqual({ refused: 'ORDER_NOT_FOUND' });
    expect(await getBookingDetails(deps, visit.orderNo)).toMatchObject({
      booking: { email: from },
      corrections: [{ by: null, before: { email: from }, after: { email: to }, asked: 'waiting' }],
    });
    const found = await exportPersonalData(deps, { email: to, by: null });
    expect(found.booking_corrections).toMatchObject([{ after: { email: to } }]);
  });

  it('its owner may be forgotten, and then it is waited for no more', async () => {
    const { key } = await asked();
    await erasePersonalData(deps, { email: to, by: null });
    expect(await countRows(testApp, 'booking_corrections', `after::text like '%${to}%'`)).toBe(0);
    expect(await countRows(testApp, 'outbox', `recipient = '${to}'`)).toBe(0);
    expect(await opens(key)).toBe(false);
    expect(await reads(visit.key)).toMatchObject({ booking: { email: from }, emailToConfirm: null });
  });
});

describe('the new address counts once its own link is opened', () => {
  it('and from then on it alone: earlier links end, the former address is told, and the confirmation comes', async () => {
    const { booking: before, cancel } = await sandboxLinks(deps, visit);
    const knows = aVisitor('knows the former');
    await unlockBooking(deps, knows, { orderNo: visit.orderNo, email: from });
    expect(await readBooking(deps, knows, { orderNo: visit.orderNo })).toMatchObject({ limited: true });
    const { key } = await asked();
    expect(before).toContain(visit.key);
    expect(await reads(key)).toMatchObject({ booking: { email: to }, emailToConfirm: null });
    expect(await emailNow()).toBe(to);
    for (const act of [readConsents, openCancellation, readPlan] as const)
      expect(await act(deps, visit)).toEqual({ refused: 'BOOKING_LINK_NEEDED' });
    expect(await opens(visit.key)).toBe(false);
    expect(await asks({ email: 'third@example.com' })).toEqual({ refused: 'BOOKING_LINK_NEEDED' });
    expect(await readBooking(deps, knows, { orderNo: visit.orderNo })).toMatchObject({ locked: true });
    const token = cancel?.split('/').at(-1) ?? '';
    expect(await cancelByCustomer(deps, { token })).toEqual({ refused: 'CANCEL_LINK_INVALID' });
    expect(await unlockBooking(deps, aVisitor('former'), { orderNo: visit.orderNo, email: from })).toHaveProperty(
      'refused',
    );
    const mails = await sent();
    expect(mails.map((one) => one.to.address).toSorted()).toEqual([from, to]);
    expect(mails.find((one) => one.to.address === to)?.text).toContain(`key=${key}`);
    expect(mails.find((one) => one.to.address === from)?.text).not.toContain(key);
    expect(await orderKey(testApp, visit.orderNo)).toBe(key);
  });

  it('for consents too, which are those of that mailbox, given by its own key', async () => {
    const { key } = await asked();
    await reads(key);
    const own = { orderNo: visit.orderNo, key };
    expect(await readConsents(deps, own)).toMatchObject({ given: [], closed: false });
    await answerConsent(deps, { ...own, purpose: 'photos', given: true, textVersion: consentVersion, language: 'fr' });
    expect((await ledger()).at(-1)).toMatchObject({ email: to, purpose: 'photos', given: true });
  });

  it('by the browser that booked as by any other, which goes on seeing the booking', async () => {
    const { key } = await asked();
    const reading = { orderNo: visit.orderNo, key };
    expect(await readBooking(deps, visit.visitor, reading)).toMatchObject({ booking: { email: to } });
    expect(await readBooking(deps, visit.visitor, { orderNo: visit.orderNo })).toMatchObject({
      booking: { email: to },
    });
  });

  it('and what had not left yet goes to it', async () => {
    const { key } = await asked();
    await testApp.pool.query(
      `insert into outbox (topic, subject, dedupe_key, recipient, language, due_at, created_at)
       values ('mail.certificate', $1, 'waits', $2, 'fr', now() + interval '1 year', now())`,
      [visit.bookingId, from],
    );
    await reads(key);
    expect(await countRows(testApp, 'outbox', `dedupe_key = 'waits' and recipient = '${to}'`)).toBe(1);
  });

  it('once, however many open it at once, also while a consent is given and the wish is taken back', async () => {
    const { key, undo } = await asked();
    const link = { ...visit, purpose: 'season', textVersion: consentVersion, language: 'fr' } as const;
    await Promise.all([
      ...Array.from({ length: 4 }, () => reads(key)),
      ...Array.from({ length: 4 }, () => answerConsent(deps, { ...link, given: true })),
      ...Array.from({ length: 4 }, () => answerConsent(deps, { ...link, key, given: true })),
      ...Array.from({ length: 2 }, () => undoAddressChange(deps, { token: undo })),
      asks({ email: `third-${to}` }),
    ]);
    const counted = await countRows(
      testApp,
      'address_changes',
      `booking_id = '${visit.bookingId}' and counted_at is not null`,
    );
    expect((await ledger()).every(({ email }) => email === to && counted === 1)).toBe(true);
    expect(await emailNow()).toBe(from);
    expect([await opens(key), await opens(visit.key)]).toEqual([false, false]);
    expect(await opens(await orderKey(testApp, visit.orderNo))).toBe(true);
    expect((await told()).filter((line) => line.startsWith(`${to}: `) || line.startsWith('third'))).toEqual([]);
  });
});

describe('the way back of the former address', () => {
  it('changes nothing when it is opened', async () => {
    const { undo, key } = await asked();
    const read = { state: 'waiting', address: 'n…@example.com', until: '2025-10-13T14:00:00.000Z' };
    for (let n = 0; n < 2; n++) expect(await readAddressChange(deps, { token: undo })).toEqual(read);
    later(testApp, day);
    await reads(key);
    expect(await readAddressChange(deps, { token: undo })).toEqual({
      ...read,
      state: 'counted',
      until: '2025-10-14T14:00:00.000Z',
    });
    expect(await emailNow()).toBe(to);
  });

  it.each(['waiting', 'counted'])(
    'takes a change back that is %s, by one press, and no earlier link opens it',
    async (state) => {
      const { undo, key } = await asked();
      if (state === 'counted') await reads(key);
      await sent();
      const presses = await Promise.all([1, 2, 3].map(() => undoAddressChange(deps, { token: undo })));
      expect(presses).toEqual(Array(3).fill({ state: 'undone' }));
      expect(await emailNow()).toBe(from);
      for (const one of [key, visit.key]) expect(await opens(one)).toBe(false);
      const [back, ...more] = await sent();
      expect(more).toEqual([]);
      expect(back?.to.address).toBe(from);
      expect(await opens(tokenIn(back?.text ?? '', 'key'))).toBe(true);
      expect(await readAddressChange(deps, { token: undo })).toEqual({ state: 'undone' });
    },
  );

  it('works for seven days after the change counted, and no longer', async () => {
    const { undo, key } = await asked();
    later(testApp, 6 * day);
    await reads(key);
    later(testApp, 7 * day - 1);
    expect(await readAddressChange(deps, { token: undo })).toMatchObject({ state: 'counted' });
    later(testApp, 1);
    expect(await undoAddressChange(deps, { token: undo })).toEqual({ refused: 'ADDRESS_LINK_INVALID' });
    expect(await emailNow()).toBe(to);
  });

  it('takes back what was changed after it as well, also what is still waited for', async () => {
    const first = await asked();
    await reads(first.key);
    await sent();
    const second = await asked(`third-${to}`, first.key);
    await reads(second.key);
    await sent();
    const third = await asked(`fourth-${to}`, second.key);
    expect(await undoAddressChange(deps, { token: first.undo })).toEqual({ state: 'undone' });
    expect(await emailNow()).toBe(from);
    for (const { key } of [first, second, third]) expect(await opens(key)).toBe(false);
    expect(await undoAddressChange(deps, { token: second.undo })).toEqual({ state: 'undone' });
    expect(await emailNow()).toBe(from);
  });

  it('is nobody else’s', async () => {
    await asked();
    for (const token of ['x', visit.key]) {
      expect(await readAddressChange(deps, { token })).toEqual({ refused: 'ADDRESS_LINK_INVALID' });
      expect(await undoAddressChange(deps, { token })).toEqual({ refused: 'ADDRESS_LINK_INVALID' });
    }
    const answer = await admin.app.inject({
      method: 'POST',
      url: '/api/address-changes/undo',
      payload: { token: 'x' },
    });
    expect(answer.statusCode).toBe(404);
  });
});

describe('a change by the office', () => {
  it('counts at once, whatever the client asked for; the links of the former address end, the new one gets its own', async () => {
    const { key, undo } = await asked();
    expect(await office({ email: `office-${to}` })).toEqual({ version: 1 });
    expect(await emailNow()).toBe(`office-${to}`);
    for (const one of [key, visit.key]) expect(await opens(one)).toBe(false);
    const mails = await sent();
    expect(mails.map((one) => one.to.address)).toEqual([`office-${to}`]);
    const own = { orderNo: visit.orderNo, key: tokenIn(mails[0]?.text ?? '', 'key') };
    expect(await readConsents(deps, own)).toMatchObject({ given: [], closed: false });
    expect(await undoAddressChange(deps, { token: undo })).toEqual({ state: 'undone' });
    expect(await emailNow()).toBe(`office-${to}`);
  });

  it('of anything else leaves the links and what is waited for as they are', async () => {
    const { key } = await asked();
    expect(await office({ phone: '514-555-0188' })).toEqual({ version: 1 });
    expect(await opens(visit.key)).toBe(true);
    expect(await reads(key)).toMatchObject({ booking: { email: to, phone: '514-555-0188' } });
  });
});

it('an open proposal for the weather is answered by whom its booking belongs to now', async () => {
  const { bookingId } = visit;
  await testApp.pool.query(
    `insert into weather_notifications (booking_id, response_token, weather_judgment, answer_by, created_at)
     values ($1, 'of the text', 'rain', now() + interval '10 years', now())`,
    [bookingId],
  );
  await testApp.pool.query(
    `insert into secret_links (id, booking_id, purpose, weather_notification_id, token_hash, created_at, expires_at)
     select gen_random_uuid(), $1, 'weather', id, hash, now(), now() + interval '10 years'
     from weather_notifications, (values ('of the text'), ('of the mail')) as of(hash) where booking_id = $1`,
    [bookingId],
  );
  const { key } = await asked();
  await reads(key);
  const where = `booking_id = '${bookingId}' and purpose = 'weather'`;
  expect(await countRows(testApp, 'secret_links', where)).toBe(2);
  expect(await countRows(testApp, 'secret_links', `${where} and token_hash = 'of the text'`)).toBe(1);
  expect(await countRows(testApp, 'secret_links', `${where} and token_hash = 'of the mail'`)).toBe(0);
});
