import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { textConsent } from '#business/consents/text-consent.ts';
import { waitingConsent, waitingTextConsent } from '#business/days/waiting.ts';
import { defaultContact } from '#business/settings.ts';
import { contactWords } from '#domain/settings/contact-words.ts';
import { linkToken } from '#server/common/secrets.ts';
import { cancelByCustomer } from '#server/modules/bookings/cancel/customer.ts';
import { listBookedDates } from '#server/modules/calendar/open-days.ts';
import { recoverAllCheckouts } from '#server/modules/checkout/recover.ts';
import { sendMessages } from '#server/modules/messages/send.ts';
import { writeSetting } from '#server/modules/settings/queries/settings.ts';
import { bookedWithKey, stored } from '#tests/builders/self-service.ts';
import {
  aVisitor,
  book,
  cancelToken,
  countRows,
  later,
  openTestApp,
  startPaying,
  type TestApp,
} from '#tests/builders/test-app.ts';
import { confirmWaiting, leaveWaiting } from './answer.ts';
import { listWaiting, offerByHand, removeWaiting } from './by-operator.ts';
import { joinWaitingList, waitForEarlierDay } from './join.ts';
import { purgeWaiting } from './purge.ts';
import { readWaiting } from './read.ts';
import { runWaitingList } from './run.ts';
import { takeDay } from './take.ts';

let testApp: TestApp;
let sold: Awaited<ReturnType<typeof bookedWithKey>>;
const day = '2025-10-14';
beforeEach(async () => {
  testApp = await openTestApp();
  sold = await bookedWithKey(testApp, day);
});
afterEach(() => testApp.close());

const known = { postalCode: 'H2Y', storefrontSize: 'little-storefront', coatingType: 'complete' } as const;
const visitor = aVisitor('waiting', { language: 'fr', ip: '192.0.2.7', userAgent: 'a browser' });
type Asking = { from?: string; to?: string; phone?: string | null; postalCode?: string };
const ask = (email: string, { from = day, to = day, phone = null, postalCode = 'H2Y' }: Asking = {}) =>
  joinWaitingList(testApp.deps, visitor, { email, from, to, phone, draft: { ...known, postalCode } });

const rowOf = async (email: string) =>
  (await testApp.pool.query('select * from waiting_entries where email = $1 order by created_at desc', [email]))
    .rows[0];
async function waits(email: string, asking?: Asking) {
  expect(await ask(email, asking)).toEqual({ asked: true });
  const { id } = await rowOf(email);
  const token = linkToken(testApp.deps.appSecret, id);
  expect(await confirmWaiting(testApp.deps, { token })).toEqual({ state: 'waiting' });
  later(testApp, 1);
  return { id: String(id), email, token };
}
const run = () => runWaitingList(testApp.deps);
const cancels = async ({ orderNo }: { orderNo: string }) => {
  await cancelByCustomer(testApp.deps, { token: await cancelToken(testApp, orderNo) });
};
const heldFor = async ({ token }: { token: string }) => {
  const read = await readWaiting(testApp.deps, { token });
  return 'offer' in read ? (read.offer?.date ?? null) : read;
};
const stateOf = async ({ id }: { id: string }) =>
  (await testApp.pool.query('select state from waiting_entries where id = $1', [id])).rows[0]?.state;
const told = (email: string) => testApp.mail.sent.filter(({ to }) => to.address === email);
const isTaken = async (hash: string | null = null) =>
  (await listBookedDates(testApp.deps, { hash })).bookedDates.includes(day);

describe('somebody who wants a day that is full', () => {
  it('is asked by mail whether the address is theirs; wish, funnel and consent are kept as they were', async () => {
    await ask(' Dominique@Example.com ', { phone: '514 555-0187' });
    expect(await rowOf('dominique@example.com')).toMatchObject({
      state: 'asked',
      language: 'fr',
      phone: '+15145550187',
      draft: known,
      consent_text: `${waitingConsent.fr(contactWords(defaultContact).fr)}\n${waitingTextConsent.fr}\n${textConsent.fr}`,
      ip_address: '192.0.2.7',
    });
    await sendMessages(testApp.deps);
    expect(told('dominique@example.com')).toHaveLength(1);
    await cancels(sold);
    expect(await run()).toEqual({ ended: 0, offered: 0 });
  });

  it.each([
    ['ends before it begins', { from: '2025-10-16', to: '2025-10-14' }, 'WAITING_SPAN_INVALID'],
    ['is over', { from: '2025-09-01', to: '2025-09-02' }, 'WAITING_SPAN_INVALID'],
    ['is no date', { from: '2025-02-30', to: '2025-10-14' }, 'WAITING_SPAN_INVALID'],
    ['has a free day', { from: day, to: '2025-10-16' }, 'WAITING_DAY_FREE'],
  ])('is refused where the span %s', async (_why, span, refused) => {
    expect(await ask('no@example.com', span)).toEqual({ refused });
  });

  it('gets one mail for the same wish, three a day for any, and the same answer each time', async () => {
    await ask('often@example.com');
    await Promise.all([ask('often@example.com'), ask('OFTEN@example.com')]);
    expect(await countRows(testApp, 'outbox', `recipient = 'often@example.com'`)).toBe(1);
    for (const from of ['2025-10-10', '2025-10-11', '2025-10-12', '2025-10-13'])
      await ask(`of.ten+${from}@gmail.com`, { from: day, to: day });
    expect(await countRows(testApp, 'outbox', `recipient like 'of.ten%'`)).toBe(3);
  });
});

describe('a day that frees', () => {
  it('is held for who has waited longest, who alone is told; others see it as taken', async () => {
    const first = await waits('first@example.com');
    const second = await waits('second@example.com');
    await cancels(sold);
    expect(await run()).toEqual({ ended: 0, offered: 1 });
    expect(await run()).toEqual({ ended: 0, offered: 0 });
    expect([await heldFor(first), await heldFor(second), await isTaken()]).toEqual([day, null, true]);
    await sendMessages(testApp.deps);
    const [mail, ...more] = told(first.email);
    expect([mail?.subject, more, told(second.email)]).toEqual([expect.stringContaining('libérée'), [], []]);
    expect(mail?.text).toContain(`/fr/waiting-list?token=${first.token}&action=take`);
  });

  it('is held once, however many copies of the program look at the same moment', async () => {
    await waits('first@example.com');
    await waits('second@example.com');
    await cancels(sold);
    const rounds = await Promise.all([run(), run(), run()]);
    expect(rounds.reduce((sum, { offered }) => sum + offered, 0)).toBe(1);
    expect(await countRows(testApp, 'day_claims', `service_date = '${day}'`)).toBe(1);
  });

  it('is held and told of together, or neither, by a program that dies at its commit', async () => {
    const first = await waits('first@example.com');
    await cancels(sold);
    const { transaction } = testApp.db;
    const dies = async (when: 'before' | 'after') => {
      testApp.db.transaction = async (work, config) => {
        await transaction(async (tx) => {
          await work(tx);
          if (when === 'before') throw new Error('killed');
        }, config);
        throw new Error('killed');
      };
      await expect(run()).rejects.toThrow('killed');
      testApp.db.transaction = transaction;
    };
    await dies('before');
    expect(await countRows(testApp, 'waiting_offers')).toBe(0);
    expect(await countRows(testApp, 'day_claims')).toBe(0);
    await dies('after');
    expect(await run()).toEqual({ ended: 0, offered: 0 });
    expect(await heldFor(first)).toBe(day);
    expect(await countRows(testApp, 'outbox', `topic = 'mail.waiting-offer'`)).toBe(1);
  });

  it('goes on when nobody takes it in time, is never held twice for the same person, and is then free for all', async () => {
    const first = await waits('first@example.com');
    const second = await waits('second@example.com');
    await cancels(sold);
    await run();
    later(testApp, 4 * 60);
    expect(await takeDay(testApp.deps, visitor, { token: first.token, time: null })).toEqual({
      refused: 'WAITING_OFFER_ENDED',
    });
    expect(await run()).toEqual({ ended: 1, offered: 1 });
    expect([await heldFor(first), await heldFor(second)]).toEqual([null, day]);
    later(testApp, 24 * 60);
    expect(await run()).toEqual({ ended: 1, offered: 0 });
    expect([await isTaken(), await stateOf(first), await stateOf(second)]).toEqual([false, 'waiting', 'waiting']);
  });

  it('is for everybody once five have let it pass, however many wait', async () => {
    for (const name of ['one', 'two', 'three', 'four', 'five', 'six']) await waits(`${name}@example.com`);
    await cancels(sold);
    for (const offered of [1, 1, 1, 1, 1, 0]) {
      expect(await run()).toMatchObject({ offered });
      later(testApp, 24 * 60);
    }
    expect(await isTaken()).toBe(false);
  });

  it('is held for as many hours as the owner has set', async () => {
    await writeSetting(testApp.db, 'waitingHoldHours', 6);
    testApp.deps.settings.forget();
    const first = await waits('first@example.com');
    await cancels(sold);
    await run();
    later(testApp, 6 * 60 - 1);
    expect([await run(), await heldFor(first)]).toEqual([{ ended: 0, offered: 0 }, day]);
    later(testApp, 1);
    expect([await run(), await heldFor(first)]).toEqual([{ ended: 1, offered: 0 }, null]);
  });

  it('goes on at once when who has it leaves, and the mail that did not leave yet tells nothing untrue', async () => {
    const first = await waits('first@example.com');
    const second = await waits('second@example.com');
    await cancels(sold);
    await run();
    expect(await leaveWaiting(testApp.deps, first)).toEqual({ state: 'left' });
    expect(await leaveWaiting(testApp.deps, first)).toEqual({ state: 'left' });
    await run();
    expect(await heldFor(second)).toBe(day);
    await sendMessages(testApp.deps);
    expect([told(first.email).length, told(second.email).length]).toEqual([0, 1]);
    expect(
      await countRows(testApp, 'waiting_entries', `email like '%first%' or state = 'left' and phone is not null`),
    ).toBe(0);
  });

  it('is not told of when the mail leaves after its time', async () => {
    const first = await waits('first@example.com');
    await cancels(sold);
    await run();
    later(testApp, 5 * 60);
    await sendMessages(testApp.deps);
    expect(told(first.email)).toEqual([]);
    expect(await countRows(testApp, 'outbox', `topic = 'mail.waiting-offer' and state = 'dropped'`)).toBe(1);
  });

  it('is not held for an area that is not served, however long they have waited', async () => {
    await waits('away@example.com', { postalCode: 'H4C' });
    await waits('later@example.com');
    await cancels(sold);
    expect(await run()).toMatchObject({ offered: 1 });
    expect(
      await countRows(
        testApp,
        'waiting_offers',
        `entry_id in (select id from waiting_entries where email like 'later%')`,
      ),
    ).toBe(1);
  });

  it('is paid on the hold of the list by the browser that opened the link, and by no other', async () => {
    const waiting = await waits('first@example.com');
    await cancels(sold);
    await run();
    expect(await takeDay(testApp.deps, visitor, { token: waiting.token, time: null })).toEqual({
      taken: 'checkout',
      date: day,
      draft: { ...known, email: waiting.email, phone: null },
    });
    expect([await isTaken(visitor.hash), await isTaken()]).toEqual([false, true]);
    await expect(book(testApp, { visitor: aVisitor('stranger') })).rejects.toThrow('DATE_TAKEN');
    const booked = await book(testApp, { visitor });
    expect(await stored(testApp, booked.orderNo)).toMatchObject({ appointmentDate: day, status: 'active' });
    await run();
    expect([await stateOf(waiting), await countRows(testApp, 'waiting_offers', `state = 'taken'`)]).toEqual([
      'booked',
      1,
    ]);
    expect(await countRows(testApp, 'day_claims', `service_date = '${day}'`)).toBe(1);
  });

  it('stays theirs while a card form is open, comes back when that is left, and goes on with the time', async () => {
    const waiting = await waits('first@example.com');
    const second = await waits('second@example.com');
    await cancels(sold);
    await run();
    await takeDay(testApp.deps, visitor, { token: waiting.token, time: null });
    later(testApp, 4 * 60 - 3);
    await startPaying(testApp, { visitor, named: false });
    later(testApp, 5);
    expect(await run()).toEqual({ ended: 0, offered: 0 });
    later(testApp, 40);
    await recoverAllCheckouts(testApp.deps);
    expect(await run()).toEqual({ ended: 1, offered: 1 });
    expect(await heldFor(second)).toBe(day);
  });
});

describe('somebody who has a visit', () => {
  it('leaves the list when they booked another day, and nobody is told', async () => {
    const waiting = await waits('dominique@example.com');
    await book(testApp, {
      booking: { appointmentDate: '2025-10-16' },
      customer: { email: 'Dominique@example.com' },
    });
    await cancels(sold);
    expect(await run()).toEqual({ ended: 1, offered: 0 });
    expect([await stateOf(waiting), await isTaken()]).toEqual(['booked', false]);
  });

  it('waits for an earlier day by the link of the booking, and moves there free of charge', async () => {
    const own = await bookedWithKey(testApp, '2025-10-21');
    const link = { orderNo: own.orderNo, key: own.key };
    const wish = { from: day, to: day, texts: true };
    expect(await waitForEarlierDay(testApp.deps, visitor, { ...wish, link: { ...link, key: 'x' } })).toEqual({
      refused: 'BOOKING_LINK_NEEDED',
    });
    expect(await waitForEarlierDay(testApp.deps, visitor, { ...wish, link })).toEqual({ asked: true });
    await cancels(sold);
    expect(await run()).toMatchObject({ offered: 1 });
    const { rows } = await testApp.pool.query('select id from waiting_entries');
    const token = linkToken(testApp.deps.appSecret, rows[0].id);
    expect(await readWaiting(testApp.deps, { token })).toMatchObject({
      visit: { date: '2025-10-21', time: '9:00 AM' },
      offer: { date: day },
    });
    const taken = await Promise.all([0, 1].map(() => takeDay(testApp.deps, visitor, { token, time: '10:00 AM' })));
    expect(taken).toContainEqual({ taken: 'moved', date: day, time: '10:00 AM' });
    expect(taken).toContainEqual({ refused: 'WAITING_OFFER_ENDED' });
    expect(await stored(testApp, own.orderNo)).toMatchObject({ appointmentDate: day, appointmentTime: '10:00 AM' });
    expect(await countRows(testApp, 'day_claims', `service_date in ('${day}', '2025-10-21')`)).toBe(1);
    expect(await countRows(testApp, 'outbox', `topic = 'mail.reschedule' and subject = '${own.bookingId}'`)).toBe(1);
  });

  it('waits no longer once that visit is cancelled, and the day that was held goes on', async () => {
    const own = await bookedWithKey(testApp, '2025-10-21');
    await waitForEarlierDay(testApp.deps, visitor, { link: own, from: day, to: day, texts: false });
    await cancels(sold);
    await run();
    await cancels(own);
    expect(await run()).toEqual({ ended: 1, offered: 0 });
    expect(await isTaken()).toBe(false);
  });
});

describe('the operator', () => {
  const owner = { id: 'owner-1' };

  it('sees who waits, offers a free day by hand, and takes somebody off', async () => {
    const waiting = await waits('first@example.com', { from: day, to: day });
    expect(await listWaiting(testApp.deps)).toMatchObject({
      entries: [{ id: waiting.id, from: day, area: 'H2Y', size: 'little-storefront', state: 'waiting', offer: null }],
      more: false,
    });
    expect(await offerByHand(testApp.deps, owner, { id: waiting.id, date: day })).toEqual({ refused: 'DATE_TAKEN' });
    expect(await offerByHand(testApp.deps, owner, { id: waiting.id, date: '2025-10-16' })).toEqual({ offered: true });
    expect(await offerByHand(testApp.deps, owner, { id: waiting.id, date: '2025-10-16' })).toEqual({
      refused: 'DATE_TAKEN',
    });
    expect(await heldFor(waiting)).toBe('2025-10-16');
    expect(await removeWaiting(testApp.deps, owner, waiting.id)).toEqual({ removed: true });
    expect(await listWaiting(testApp.deps)).toEqual({ entries: [], more: false });
    expect(await countRows(testApp, 'day_claims', `service_date = '2025-10-16'`)).toBe(0);
    const audited = `action in ('waiting.offered', 'waiting.removed') and administrator_id = 'owner-1'`;
    expect(await countRows(testApp, 'audit_log', audited)).toBe(2);
  });
});

describe('what nobody waits for any more', () => {
  it('is over when its last day is past, and gone after a week when it was never confirmed', async () => {
    const waiting = await waits('first@example.com');
    await ask('silent@example.com');
    later(testApp, 9 * 24 * 60);
    expect(await run()).toEqual({ ended: 1, offered: 0 });
    expect(await stateOf(waiting)).toBe('over');
    expect(await purgeWaiting(testApp.deps)).toBe(1);
    expect(await rowOf('silent@example.com')).toBeUndefined();
  });
});
