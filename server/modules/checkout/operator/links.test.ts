import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { defaultSchedule } from '#business/schedule.ts';
import { cents } from '#domain/money.ts';
import { isRefusal } from '#domain/refusal.ts';
import { findBookingByOrder } from '#server/modules/bookings/queries/bookings.ts';
import { addBlock, readCovered, removeBlock } from '#server/modules/calendar/blocks.ts';
import { listHeldDays } from '#server/modules/calendar/held.ts';
import { listBookedDates } from '#server/modules/calendar/open-days.ts';
import { checkSchedule } from '#server/modules/calendar/schedule/check.ts';
import { sendMessages } from '#server/modules/messages/send.ts';
import { readReview } from '#server/modules/reviews/read.ts';
import { scheduleKind } from '#server/modules/settings/queries/schedules.ts';
import { writeSetting } from '#server/modules/settings/queries/settings.ts';
import { setVersion } from '#server/modules/versions/change.ts';
import { aLinkWish, anOperatorWish, sentLink } from '#tests/builders/bookings/operator-bookings.ts';
import { owner, staff } from '#tests/builders/money.ts';
import { aReview } from '#tests/builders/reviews.ts';
import {
  aCustomer,
  anOrderNo,
  aRequest,
  aVisitor,
  book,
  countRows,
  later,
  openTestApp,
  startPaying,
  type TestApp,
  totals,
} from '#tests/builders/test-app.ts';
import { confirmBooking } from '../confirm.ts';
import { preload } from '../preload.ts';
import { recoverCheckouts } from '../recover.ts';
import { saveCustomer } from '../save-customer.ts';
import { bookByOperator } from './book.ts';
import { endLinks } from './end-links.ts';
import { listLinks } from './list-links.ts';
import { readPaymentLink } from './read-link.ts';
import { resendLink } from './resend-link.ts';
import { type LinkWish, sendPaymentLink } from './send-link.ts';
import { withdrawHold } from './withdraw-hold.ts';
import { withdrawLink } from './withdraw-link.ts';

let testApp: TestApp;
beforeEach(async () => {
  testApp = await openTestApp();
});
afterEach(() => testApp.close());

const day = '2025-10-14';
const isTaken = async (date = day) => (await listBookedDates(testApp.deps, { hash: null })).bookedDates.includes(date);

const sent = (more: Partial<LinkWish> = {}) => sentLink(testApp, more);

/** Somebody is at the card form that a link opened. */
async function atTheForm(token: string, name: string, amount = totals.complete) {
  const [orderNo, visitor] = [anOrderNo(testApp.time.now), aVisitor(name)];
  const request = { orderNo, amount, booking: { ...aRequest(), paymentLink: token } };
  const loaded = await preload(testApp.deps, visitor, request);
  if (isRefusal(loaded)) return loaded;
  const { ticket } = loaded;
  await saveCustomer(testApp.deps, visitor, { orderNo, customer: aCustomer() });
  const pay = () => ticket !== null && testApp.cards.approve(ticket);
  const submit = () => confirmBooking(testApp.deps, visitor, { orderNo, ticket, customer: aCustomer() });
  return { orderNo, ticket, pay, submit, again: () => preload(testApp.deps, visitor, request) };
}
async function paying(token: string, name = 'one') {
  const form = await atTheForm(token, name);
  if (isRefusal(form)) throw new Error(`refused: ${form.refused}`);
  return form;
}
const refunds = () => countRows(testApp, 'refunds', `reason = 'not-booked' and amount = 208680`);

const told = (id: string) =>
  countRows(testApp, 'outbox', `subject = 'payment-link:${id}' and topic = 'operator.alert'`);
const on = (appointmentDate: string) => ({ booking: aRequest({ appointmentDate }) });

const withoutTuesdays = {
  ...defaultSchedule,
  weekdays: defaultSchedule.weekdays.map((one, at) => (at === 2 ? null : one)),
};

it('a payment link at a price of its own is the answer to a request, which nobody else answers then', async () => {
  const reviewId = await aReview(testApp);
  const own = { base: cents(300_000), reason: 'Hôtel' };
  const total = cents(344_925);
  await sentLink(testApp, { booking: aRequest({ reviewId }), own, total });
  const answered = await readReview(testApp.deps, { id: reviewId });
  expect(answered).toMatchObject({ state: 'accepted', offer: null, events: [{ kind: 'accepted', words: null }] });
  expect(await countRows(testApp, 'outbox', `topic = 'mail.review-accepted'`)).toBe(0);
  await sentLink(testApp, { booking: aRequest({ reviewId, appointmentDate: '2025-10-16' }), own, total });
  expect(await readReview(testApp.deps, { id: reviewId })).toMatchObject({ events: [{ kind: 'accepted' }] });
});

describe('a payment link', () => {
  it('holds its day, tells the customer in their language, and becomes a booking when it is paid', async () => {
    const { token, text, id } = await sent({ note: 'Ring twice.' });
    expect(text).toContain('Comme convenu');
    expect(text.replaceAll('\u00a0', ' ')).toContain('2 086,80 $');
    expect(await isTaken()).toBe(true);
    expect(await readPaymentLink(testApp.deps, { token })).toMatchObject({
      state: 'ready',
      offer: { quote: { total: 208_680 }, customer: { email: aCustomer().email }, coatingType: 'complete' },
    });
    const form = await paying(token);
    expect(await form.again()).toMatchObject({ ticket: form.ticket });
    form.pay();
    expect(await form.submit()).toMatchObject({ clientId: 'HC0001' });
    expect(await findBookingByOrder(testApp.db, form.orderNo)).toMatchObject({
      paymentMethod: 'card',
      language: 'fr',
      appointmentDate: day,
      total: 208_680,
    });
    expect(await readPaymentLink(testApp.deps, { token })).toMatchObject({ state: 'paid', orderNo: form.orderNo });
    expect(await listLinks(testApp.deps)).toMatchObject({
      links: [{ id, state: 'paid', name: 'Camille Exemple', orderNo: form.orderNo }],
      next: null,
    });
    expect(await countRows(testApp, 'booking_notes', `words = 'Ring twice.' and administrator_id = 'owner'`)).toBe(1);
    expect(await countRows(testApp, 'outbox', `subject = '${id}' and state = 'queued'`)).toBe(0);
    expect(await countRows(testApp, 'day_claims')).toBe(1);
  });

  it('carries an owner’s price, which nobody changes on the way', async () => {
    const own = { base: cents(100_000), reason: 'Agreed on the phone.' };
    const { token } = await sent({ own, total: cents(114_975) });
    expect(await atTheForm(token, 'one')).toMatchObject({ refused: 'PRICE_DIFFERS', quote: { total: 114_975 } });
    const form = await atTheForm(token, 'one', '1149.75');
    if (isRefusal(form)) throw new Error(form.refused);
    form.pay();
    await form.submit();
    expect(await findBookingByOrder(testApp.db, form.orderNo)).toMatchObject({ base: 100_000, total: 114_975 });
  });

  it.each([
    ['fr', day, 'Si vous annulez avant le lundi 13 octobre 2025, 9 h, le remboursement est complet.'],
    [
      'en',
      day,
      'If you cancel before Monday, October 13, 2025, 9:00 AM, you are refunded in full; after that, nothing is',
    ],
    ['en', '2025-10-07', 'The time for a refund ended on Monday, October 6, 2025, 9:00 AM: if you cancel, nothing is'],
  ] as const)('says in %s what cancelling a visit of %s brings back', async (language, date, rule) => {
    const { text } = await sent({ language, ...on(date) });
    expect(text.replaceAll(/\s+/g, ' ')).toContain(rule);
  });

  it('is reminded of once before it ends, and not when it is paid', async () => {
    const reminded = await sent();
    later(testApp, 36 * 60);
    await sendMessages(testApp.deps);
    expect(testApp.mail.sent.at(-1)?.subject).toContain('Rappel');
    expect(testApp.mail.sent.at(-1)?.text).toContain(reminded.token);
    const count = testApp.mail.sent.length;
    later(testApp, 11 * 60);
    await sendMessages(testApp.deps);
    expect(testApp.mail.sent).toHaveLength(count);
  });

  it('goes as a text where that was asked for', async () => {
    await sent({ channel: 'sms', language: 'en' });
    const [text] = testApp.texts.sent;
    expect(text?.body).toMatch(/Pay \$2,086\.80: http:\/\/localhost:3000\/calendar-booking\?token=[\w-]{43}/);
    expect(await countRows(testApp, 'outbox', `content::text ~ 'token=[A-Za-z0-9_-]{43}'`)).toBe(0);
  });

  it('is sent once, however often and at the same time it is asked for', async () => {
    const wish = aLinkWish();
    const answers = await Promise.all(Array.from({ length: 5 }, () => sendPaymentLink(testApp.deps, staff, wish)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await countRows(testApp, 'operator_bookings')).toBe(1);
    expect(await countRows(testApp, 'calendar_holds')).toBe(1);
    expect(await countRows(testApp, 'outbox', `topic = 'mail.payment-link'`)).toBe(2);
  });

  it('holds its day against the funnel and other operators, and is refused on a day that is taken', async () => {
    await sent();
    await expect(book(testApp)).rejects.toThrow('DATE_TAKEN');
    expect(await bookByOperator(testApp.deps, owner, anOperatorWish())).toEqual({ refused: 'DATE_TAKEN' });
    expect(await sendPaymentLink(testApp.deps, owner, aLinkWish())).toEqual({ refused: 'DATE_TAKEN' });
    expect(await countRows(testApp, 'calendar_holds')).toBe(1);
  });

  it('holds one of the 99 places of Platinum, and its own customer gets it', async () => {
    await testApp.pool.query(`delete from client_numbers where kind = 'VIP' and number > 1`);
    const platinum = { coatingType: 'platinum' } as const;
    const { token } = await sent({ booking: aRequest(platinum), total: cents(574_875) });
    const other = { booking: { ...platinum, appointmentDate: '2025-10-16' }, amount: totals.platinum };
    await expect(book(testApp, other)).rejects.toThrow('SOLD_OUT');
    const form = await atTheForm(token, 'one', totals.platinum);
    if (isRefusal(form)) throw new Error(form.refused);
    form.pay();
    expect(await form.submit()).toMatchObject({ clientId: 'VIP01' });
  });

  it('of a wrong token opens nothing', async () => {
    const { token } = await sent();
    const wrong = token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A');
    for (const one of [wrong, '', 'x'.repeat(200)]) {
      expect(await readPaymentLink(testApp.deps, { token: one })).toEqual({ refused: 'PAYMENT_LINK_INVALID' });
    }
    expect(await atTheForm(wrong, 'one')).toEqual({ refused: 'PAYMENT_LINK_INVALID' });
  });
});

describe('a link that is paid twice', () => {
  it('is one booking, and the other payment goes back', async () => {
    const { token } = await sent();
    const [first, second] = [await paying(token, 'one'), await paying(token, 'two')];
    first.pay();
    second.pay();
    const answers = await Promise.all([first.submit(), second.submit()]);
    expect(answers.filter(isRefusal)).toEqual([{ refused: 'PAID_NOT_BOOKED' }]);
    expect(await countRows(testApp, 'bookings')).toBe(1);
    expect(await refunds()).toBe(1);
    expect(await countRows(testApp, 'outbox', `topic = 'mail.paid-not-booked'`)).toBe(1);
  });

  it('opens no second form once a first payment is known at the gateway', async () => {
    const { token } = await sent();
    const first = await paying(token, 'one');
    first.pay();
    expect(await atTheForm(token, 'two')).toEqual({ refused: 'PAYMENT_LINK_PAID' });
    expect(await countRows(testApp, 'bookings')).toBe(1);
  });
});

describe('a link that ended', () => {
  it('frees its day without anybody’s doing, and the operator is told once', async () => {
    const { token } = await sent();
    later(testApp, 48 * 60);
    expect(await isTaken()).toBe(false);
    expect(await readPaymentLink(testApp.deps, { token })).toMatchObject({ state: 'expired', offer: null });
    expect(await atTheForm(token, 'one')).toEqual({ refused: 'PAYMENT_LINK_ENDED' });
    expect(await endLinks(testApp.deps)).toBe(1);
    expect(await endLinks(testApp.deps)).toBe(0);
    expect(await countRows(testApp, 'day_claims')).toBe(0);
    expect(await countRows(testApp, 'outbox', `subject like 'payment-link:%'`)).toBe(1);
    await book(testApp);
    expect(await readPaymentLink(testApp.deps, { token })).toMatchObject({ state: 'day-gone' });
  });

  it('leaves who opened it last the time to pay, and their day to them', async () => {
    const { token } = await sent();
    later(testApp, 48 * 60 - 1);
    const form = await paying(token);
    later(testApp, 20);
    expect(await isTaken()).toBe(true);
    expect(await endLinks(testApp.deps)).toBe(0);
    form.pay();
    expect(await form.submit()).toMatchObject({ clientId: 'HC0001' });
  });

  it('and is paid late is booked while the day is free, by recovery too', async () => {
    const { token } = await sent();
    later(testApp, 48 * 60 - 1);
    const form = await paying(token);
    form.pay();
    later(testApp, 50);
    await recoverCheckouts(testApp.deps);
    expect(await findBookingByOrder(testApp.db, form.orderNo)).toMatchObject({ status: 'active' });
    expect(await endLinks(testApp.deps)).toBe(0);
  });

  it('and is paid after its day went gives the money back', async () => {
    const { token } = await sent();
    later(testApp, 48 * 60 - 1);
    const form = await paying(token);
    later(testApp, 50);
    await recoverCheckouts(testApp.deps);
    await book(testApp);
    form.pay();
    expect(await form.submit()).toEqual({ refused: 'PAID_NOT_BOOKED' });
    expect(await refunds()).toBe(1);
    expect(await countRows(testApp, 'bookings')).toBe(1);
  });

  it.each(['left', 'left, and somebody else wants its day'])(
    'at an open card form, which is %s, is told all the same, once',
    async (how) => {
      const { id, token } = await sent();
      later(testApp, 48 * 60 - 1);
      await paying(token);
      later(testApp, 36);
      expect(await endLinks(testApp.deps)).toBe(0);
      await recoverCheckouts(testApp.deps);
      if (how !== 'left') await book(testApp);
      expect(await endLinks(testApp.deps)).toBe(1);
      expect(await endLinks(testApp.deps)).toBe(0);
      expect(await told(id)).toBe(1);
    },
  );

  it('and whose day somebody else took first is told all the same', async () => {
    const { id } = await sent();
    later(testApp, 48 * 60);
    await book(testApp);
    expect(await endLinks(testApp.deps)).toBe(1);
    expect(await told(id)).toBe(1);
    expect(await countRows(testApp, 'day_claims')).toBe(1);
  });

  it('after it was withdrawn or paid is told nobody', async () => {
    const [gone, paid] = [await sent(), await sent(on('2025-10-16'))];
    await withdrawLink(testApp.deps, staff, gone.id);
    const form = await paying(paid.token);
    form.pay();
    await form.submit();
    later(testApp, 49 * 60);
    await endLinks(testApp.deps);
    expect(await told(gone.id)).toBe(0);
    expect(await told(paid.id)).toBe(0);
  });

  it('a form that was left unpaid takes the day from nobody who still has the link', async () => {
    const { token } = await sent();
    await paying(token);
    later(testApp, 36);
    await recoverCheckouts(testApp.deps);
    expect(await isTaken()).toBe(true);
    const second = await paying(token, 'two');
    second.pay();
    expect(await second.submit()).toMatchObject({ clientId: 'HC0001' });
  });
});

describe('a link that is sent again', () => {
  it('is the same link, by mail or by text, once however often it is pressed', async () => {
    const { id, token } = await sent();
    const again = (channel: 'mail' | 'sms') => resendLink(testApp.deps, staff, { id, channel });
    later(testApp, 5);
    expect(await Promise.all([again('mail'), again('mail'), again('sms')])).toEqual(Array(3).fill({ sent: true }));
    await sendMessages(testApp.deps);
    expect(testApp.mail.sent).toHaveLength(2);
    expect(testApp.mail.sent[1]?.text).toContain(token);
    expect(testApp.texts.sent.map(({ body }) => body)).toEqual([expect.stringContaining(token)]);
    later(testApp, 1);
    await again('mail');
    await sendMessages(testApp.deps);
    expect(testApp.mail.sent).toHaveLength(3);
  });

  it('is not sent once it is paid, withdrawn or over', async () => {
    const [paid, gone, over] = [await sent(), await sent(on('2025-10-16')), await sent(on('2025-10-20'))];
    const form = await paying(paid.token);
    form.pay();
    await form.submit();
    await withdrawLink(testApp.deps, staff, gone.id);
    const again = (id: string) => resendLink(testApp.deps, staff, { id, channel: 'mail' });
    expect(await again(paid.id)).toEqual({ refused: 'PAYMENT_LINK_PAID' });
    expect(await again(gone.id)).toEqual({ refused: 'PAYMENT_LINK_ENDED' });
    later(testApp, 73 * 60);
    expect(await again(over.id)).toEqual({ refused: 'PAYMENT_LINK_ENDED' });
    expect(await again('00000000-0000-4000-8000-999999999999')).toEqual({ refused: 'PAYMENT_LINK_INVALID' });
  });
});

describe('a link that an operator withdraws', () => {
  it('tells whoever had it, and nobody when it had not left yet', async () => {
    const { id } = await sent();
    const before = testApp.mail.sent.length;
    await withdrawLink(testApp.deps, staff, id);
    const unsent = await sendPaymentLink(testApp.deps, owner, aLinkWish(on('2025-10-16')));
    if (isRefusal(unsent)) throw new Error(unsent.refused);
    await withdrawLink(testApp.deps, staff, unsent.id);
    await sendMessages(testApp.deps);
    const subjects = testApp.mail.sent.slice(before).map(({ subject }) => subject.replaceAll('\u00a0', ' '));
    expect(subjects).toEqual(['Votre rendez-vous du mardi 14 octobre 2025 n’est plus retenu']);
  });

  it('frees its day at once', async () => {
    const { token, id } = await sent();
    expect(await withdrawLink(testApp.deps, staff, id)).toEqual({ withdrawn: true });
    expect(await withdrawLink(testApp.deps, staff, id)).toEqual({ withdrawn: true });
    expect(await isTaken()).toBe(false);
    expect(await countRows(testApp, 'day_claims')).toBe(0);
    expect(await countRows(testApp, 'outbox', `subject = '${id}' and dedupe_key = 'reminder'`)).toBe(0);
    expect(await countRows(testApp, 'audit_log', `action = 'payment-link.cancelled'`)).toBe(1);
    expect(await readPaymentLink(testApp.deps, { token })).toMatchObject({ state: 'cancelled', offer: null });
    expect(await atTheForm(token, 'one')).toEqual({ refused: 'PAYMENT_LINK_ENDED' });
  });

  it('while somebody pays gives that payment back', async () => {
    const { token, id } = await sent();
    const form = await paying(token);
    form.pay();
    await withdrawLink(testApp.deps, staff, id);
    expect(await countRows(testApp, 'day_claims')).toBe(1);
    await recoverCheckouts(testApp.deps);
    expect(await form.submit()).toEqual({ refused: 'PAID_NOT_BOOKED' });
    expect(await refunds()).toBe(1);
    expect(await countRows(testApp, 'day_claims')).toBe(0);
  });

  it('is not withdrawn once it is paid', async () => {
    const { token, id } = await sent();
    const form = await paying(token);
    form.pay();
    await form.submit();
    expect(await withdrawLink(testApp.deps, owner, id)).toEqual({ refused: 'PAYMENT_LINK_PAID' });
  });
});

const closes = (more: Partial<Parameters<typeof addBlock>[2]> = {}) =>
  addBlock(testApp.deps, owner, {
    ...{ startDate: day, endDate: day, allDay: true, startTime: null, endTime: null, reason: 'Holiday' },
    ...more,
  });
const closedDay = `topic = 'operator.alert' and subject like 'closed-day:%'`;

describe('a link on a day that was closed since', () => {
  it.each([
    ['by a block', () => closes()],
    ['in its hours', () => closes({ allDay: false, startTime: '8:00 AM', endTime: '10:00 AM' })],
    [
      'by a schedule',
      () => setVersion(testApp.deps, owner, scheduleKind, { value: withoutTuesdays, note: null, seen: 0 }),
    ],
    ['by the end of the season', () => writeSetting(testApp.db, 'closesOn', '2025-10-10')],
    ['for want of crews', () => writeSetting(testApp.db, 'crewsPerDay', 0)],
  ])('%s opens no card form, is not sent again, and says why', async (_, close) => {
    const { id, token } = await sent();
    await close();
    testApp.forget();
    expect(await readPaymentLink(testApp.deps, { token })).toMatchObject({ state: 'closed', offer: null });
    expect(await atTheForm(token, 'one')).toEqual({ refused: 'PAYMENT_LINK_CLOSED' });
    expect(await resendLink(testApp.deps, staff, { id, channel: 'mail' })).toEqual({ refused: 'PAYMENT_LINK_CLOSED' });
    later(testApp, 36 * 60);
    await sendMessages(testApp.deps);
    expect(testApp.mail.sent.filter(({ subject }) => subject.includes('Rappel'))).toEqual([]);
    expect(await listLinks(testApp.deps)).toMatchObject({ links: [{ id, state: 'closed' }] });
    expect(await withdrawLink(testApp.deps, staff, id)).toEqual({ withdrawn: true });
  });

  it('opens again with its day', async () => {
    const { token } = await sent();
    const { block } = await closes();
    await removeBlock(testApp.deps, owner, block.id);
    expect(await readPaymentLink(testApp.deps, { token })).toMatchObject({ state: 'ready' });
    expect(await atTheForm(token, 'one')).toHaveProperty('ticket');
  });

  it('at hours that stay open is paid as if nothing had been closed', async () => {
    const { token } = await sent();
    await closes({ allDay: false, startTime: '10:00 AM', endTime: '12:00 PM' });
    const form = await paying(token);
    form.pay();
    await form.submit();
    expect(await countRows(testApp, 'outbox', closedDay)).toBe(0);
  });

  it('and is paid in two tabs that were open before is booked once with an alert, and the other payment goes back', async () => {
    const { token } = await sent();
    const [first, second] = [await paying(token, 'one'), await paying(token, 'two')];
    await closes();
    first.pay();
    second.pay();
    const answers = await Promise.all([first.submit(), second.submit()]);
    expect(answers.filter(isRefusal)).toEqual([{ refused: 'PAID_NOT_BOOKED' }]);
    expect(await countRows(testApp, 'bookings', `status = 'active'`)).toBe(1);
    expect(await refunds()).toBe(1);
    expect(await countRows(testApp, 'outbox', closedDay)).toBe(1);
  });
});

it('a checkout that held its day before it was closed is booked with an alert', async () => {
  const { ticket, submit } = await startPaying(testApp);
  await closes();
  testApp.cards.approve(ticket);
  expect(await submit()).toMatchObject({ clientId: 'HC0001' });
  expect(await countRows(testApp, 'outbox', closedDay)).toBe(1);
});

describe('whoever closes a day', () => {
  it('sees the links and holds on it beforehand and afterwards, and withdraws each', async () => {
    const link = await sent();
    const checkout = await startPaying(testApp, { booking: { appointmentDate: '2025-10-16' } });
    await sent(on('2025-10-20'));
    const block = { startDate: day, endDate: '2025-10-16', allDay: true, startTime: null, endTime: null };
    const { visits, held } = await readCovered(testApp.deps, block);
    expect(visits).toEqual([]);
    expect(held).toMatchObject([
      { kind: 'link', date: day, time: '9:00 AM', name: 'Camille Exemple', area: 'H2Y' },
      { kind: 'checkout', date: '2025-10-16', name: null },
    ]);
    expect((await closes({ endDate: '2025-10-16' })).held).toEqual(held);
    for (const { id } of held) expect(await withdrawHold(testApp.deps, staff, id)).toEqual({ withdrawn: true });
    expect(await readPaymentLink(testApp.deps, { token: link.token })).toMatchObject({ state: 'cancelled' });
    testApp.cards.decline(checkout.ticket);
    await recoverCheckouts(testApp.deps);
    expect((await readCovered(testApp.deps, block)).held).toEqual([]);
    expect(await countRows(testApp, 'day_claims')).toBe(1);
  });

  it('does not see what ended, was paid or begins at other hours', async () => {
    const [ended, paid] = [await sent({ hours: 4 }), await sent(on('2025-10-16'))];
    const form = await paying(paid.token);
    form.pay();
    await form.submit();
    const morning = {
      startDate: '2025-10-20',
      endDate: '2025-10-20',
      startTime: '10:00 AM' as const,
      endTime: '12:00 PM' as const,
    };
    await sent(on('2025-10-20'));
    expect((await readCovered(testApp.deps, { ...morning, allDay: false })).held).toEqual([]);
    later(testApp, 5 * 60);
    const all = { startDate: day, endDate: '2025-10-17', allDay: true, startTime: null, endTime: null };
    expect((await readCovered(testApp.deps, all)).held, ended.id).toEqual([]);
  });

  it('by a schedule sees which links it leaves on closed days', async () => {
    await sent();
    await sent(on('2025-10-16'));
    const checked = await checkSchedule(testApp.deps, { schedule: withoutTuesdays });
    expect(checked).toMatchObject({ count: 0, held: [{ kind: 'link', date: day, why: 'day' }] });
  });

  it('and withdraws what somebody is paying at that moment keeps the payment’s promise', async () => {
    const { ticket, submit, orderNo } = await startPaying(testApp);
    const [hold] = (await listHeldDays(testApp.deps)).map(({ id }) => id);
    testApp.cards.approve(ticket);
    await withdrawHold(testApp.deps, staff, hold ?? 0);
    await recoverCheckouts(testApp.deps);
    expect(await findBookingByOrder(testApp.db, orderNo)).toMatchObject({ status: 'active' });
    expect(await submit()).toMatchObject({ orderNo });
    expect(await withdrawHold(testApp.deps, staff, 999)).toEqual({ refused: 'NOT_FOUND' });
  });
});

it('the list of links has a next page until it has shown all, each once', async () => {
  await writeSetting(testApp.db, 'crewsPerDay', 60);
  testApp.forget();
  const made: string[] = [];
  for (let n = 0; n < 60; n++) {
    const link = await sendPaymentLink(testApp.deps, owner, aLinkWish());
    if (isRefusal(link)) throw new Error(link.refused);
    made.push(link.id);
    if (n % 3 === 0) later(testApp, 1);
  }
  const shown: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await listLinks(testApp.deps, { cursor });
    if (isRefusal(page)) throw new Error(page.refused);
    shown.push(...page.links.map(({ id }) => id));
    cursor = page.next ?? undefined;
  } while (cursor);
  expect(shown).toHaveLength(60);
  expect(new Set(shown)).toEqual(new Set(made));
  expect(await listLinks(testApp.deps, { cursor: 'nonsense' })).toEqual({ refused: 'INVALID_INPUT' });
});
