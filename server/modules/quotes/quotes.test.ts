import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isRefusal } from '#domain/refusal.ts';
import { listBookedDates } from '#server/modules/calendar/open-days.ts';
import { confirmBooking } from '#server/modules/checkout/confirm.ts';
import { withdrawLink } from '#server/modules/checkout/operator/withdraw-link.ts';
import { preload } from '#server/modules/checkout/preload.ts';
import { recoverCheckouts } from '#server/modules/checkout/recover.ts';
import { saveCustomer } from '#server/modules/checkout/save-customer.ts';
import { sendMessages } from '#server/modules/messages/send.ts';
import { purge } from '#server/modules/retention/queries/purges.ts';
import { readReview } from '#server/modules/reviews/read.ts';
import { aQuote, sentQuote, theTerms } from '#tests/builders/bookings/quotes.ts';
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
  type TestApp,
} from '#tests/builders/test-app.ts';
import { acceptQuote } from './accept.ts';
import { chooseDay } from './choose-day.ts';
import { createQuote } from './create.ts';
import { listQuotes } from './list.ts';
import { readQuote } from './read.ts';
import { withdrawQuote } from './withdraw.ts';

let testApp: TestApp;
beforeEach(async () => {
  testApp = await openTestApp();
});
afterEach(() => testApp.close());

const dayMinutes = 24 * 60;
const isTaken = async (date: string) =>
  (await listBookedDates(testApp.deps, { hash: null })).bookedDates.includes(date);
const accept = async (token: string) =>
  acceptQuote(testApp.deps, aVisitor('client', { language: 'fr' }), { token, terms: await theTerms(testApp) });
const choose = (token: string, place: number, appointmentDate: string) =>
  chooseDay(testApp.deps, { token, place, appointmentDate, appointmentTime: '9:00 AM' });
async function read(token: string) {
  const quote = await readQuote(testApp.deps, { token });
  if (isRefusal(quote)) throw new Error(`refused: ${quote.refused}`);
  return quote;
}

/** Somebody pays for a storefront as its page's link leads to it. */
async function pay(token: string, place: number, { submits = true } = {}) {
  const { visit, quote } = (await read(token)).storefronts[place] ?? {};
  const [orderNo, visitor] = [anOrderNo(testApp.time.now), aVisitor('client')];
  const amount = ((quote?.total ?? 0) / 100).toFixed(2);
  const booking = { ...aRequest(), paymentLink: visit?.token, termsAccepted: await theTerms(testApp) };
  const loaded = await preload(testApp.deps, visitor, { orderNo, amount, booking });
  if (isRefusal(loaded)) throw new Error(`refused: ${loaded.refused}`);
  const { ticket } = loaded;
  await saveCustomer(testApp.deps, visitor, { orderNo, customer: aCustomer() });
  if (ticket !== null) testApp.cards.approve(ticket);
  if (submits) await confirmBooking(testApp.deps, visitor, { orderNo, ticket, customer: aCustomer() });
  return orderNo;
}

describe('a quote in writing', () => {
  it('is mailed in the client’s language, accepted with the terms, and becomes a booking for each storefront', async () => {
    const { token, id } = await sentQuote(testApp);
    await sendMessages(testApp.deps);
    const text = testApp.mail.sent.at(-1)?.text.replaceAll('\u00a0', ' ') ?? '';
    expect(text).toContain(`/fr/quotes?token=${token}`);
    expect(text).toContain('Tôt le matin.');
    expect(text).toContain('1 724,63 $');
    const { storefronts, ...open } = await read(token);
    expect(open).toMatchObject({ state: 'open', businessName: aCustomer().businessName, total: { total: 172_463 } });
    expect(storefronts).toMatchObject([
      { address: '300, rue Exemple, Montréal', storefrontSize: 'hotel', quote: { total: 114_975 }, visit: null },
      { address: '302, rue Exemple, Montréal', quote: { total: 57_488 }, visit: null },
    ]);

    expect(await accept(token)).toMatchObject({ state: 'accepted' });
    const acceptances = `terms_version <> '' and language = 'fr' and acceptance_method = 'web_modal' and scrolled_to_bottom`;
    expect(await countRows(testApp, 'terms_acceptances', acceptances)).toBe(1);
    await choose(token, 0, '2025-10-14');
    expect(await choose(token, 1, '2025-10-16')).toMatchObject({
      storefronts: [
        { visit: { state: 'ready', appointmentDate: '2025-10-14' } },
        { visit: { state: 'ready', appointmentDate: '2025-10-16' } },
      ],
    });
    const orders = [await pay(token, 0), await pay(token, 1)];
    expect((await read(token)).storefronts).toMatchObject(
      orders.map((orderNo) => ({ visit: { state: 'paid', orderNo, token: null } })),
    );
    const { rows } = await testApp.pool.query(
      'select storefront_size, address, base, total from bookings order by appointment_date',
    );
    expect(rows).toMatchObject([
      { storefront_size: 'hotel', address: aCustomer().address, base: 100_000, total: 114_975 },
      { base: 50_000, total: 57_488 },
    ]);
    expect(await countRows(testApp, 'booking_notes', `words = E'The lobby.\\n\\nTôt le matin.'`)).toBe(1);
    expect(await listQuotes(testApp.deps)).toMatchObject({ quotes: [{ id, state: 'accepted' }], next: null });
  });

  it('is sent once for a double press, by an owner alone, and answers the request that it came from', async () => {
    const reviewId = await aReview(testApp);
    const wish = aQuote({ reviewId });
    expect(await createQuote(testApp.deps, staff, wish)).toEqual({ refused: 'OWNER_NEEDED' });
    const made = await createQuote(testApp.deps, owner, wish);
    expect(await createQuote(testApp.deps, owner, wish)).toEqual(made);
    expect(await countRows(testApp, 'outbox', `topic = 'mail.quote'`)).toBe(1);
    expect(await readReview(testApp.deps, { id: reviewId })).toMatchObject({ state: 'accepted', offer: null });
  });

  it('accepted twice, even at once, is accepted once', async () => {
    const { token } = await sentQuote(testApp);
    const [one, other] = await Promise.all([accept(token), accept(token)]);
    expect([one, other]).toMatchObject([{ state: 'accepted' }, { state: 'accepted' }]);
    expect(await accept(token)).toMatchObject({ state: 'accepted' });
    expect(await countRows(testApp, 'terms_acceptances')).toBe(1);
  });

  it('is refused after its time, with other terms, for an unknown link, and before it is accepted', async () => {
    const { token } = await sentQuote(testApp);
    const terms = { ...(await theTerms(testApp)), termsVersion: '1999-01-01' };
    const visitor = aVisitor('client');
    expect(await acceptQuote(testApp.deps, visitor, { token, terms })).toEqual({ refused: 'TERMS_NOT_ACCEPTED' });
    expect(await readQuote(testApp.deps, { token: 'another' })).toEqual({ refused: 'QUOTE_LINK_INVALID' });
    expect(await choose(token, 0, '2025-10-14')).toEqual({ refused: 'QUOTE_NOT_ACCEPTED' });
    later(testApp, 14 * dayMinutes);
    expect(await accept(token)).toEqual({ refused: 'QUOTE_EXPIRED' });
    expect(await read(token)).toMatchObject({ state: 'expired' });
  });

  it('leaves thirty days to choose once it is accepted', async () => {
    const { token } = await sentQuote(testApp, { days: 1 });
    await accept(token);
    later(testApp, 2 * dayMinutes);
    expect(await choose(token, 0, '2025-10-16')).toMatchObject({ storefronts: [{ visit: { state: 'ready' } }, {}] });
    later(testApp, 29 * dayMinutes);
    expect(await choose(token, 1, '2025-11-11')).toEqual({ refused: 'QUOTE_EXPIRED' });
  });
});

describe('the day of a storefront', () => {
  it('that went meanwhile is refused, and another can be chosen', async () => {
    const { token } = await sentQuote(testApp);
    await accept(token);
    await book(testApp, { booking: { appointmentDate: '2025-10-14' } });
    expect(await choose(token, 0, '2025-10-14')).toEqual({ refused: 'DATE_TAKEN' });
    expect(await choose(token, 0, '2025-10-12')).toMatchObject({ refused: 'DATE_NOT_OPEN' });
    expect(await choose(token, 0, '2025-10-16')).toMatchObject({ storefronts: [{ visit: { state: 'ready' } }, {}] });
    expect(await choose(token, 7, '2025-10-20')).toEqual({ refused: 'QUOTE_LINK_INVALID' });
  });

  it('is held once for two presses, and chosen anew it frees the first one', async () => {
    const { token } = await sentQuote(testApp);
    await accept(token);
    await Promise.all([choose(token, 0, '2025-10-14'), choose(token, 0, '2025-10-14')]);
    expect(await countRows(testApp, 'operator_bookings')).toBe(1);
    await choose(token, 0, '2025-10-16');
    expect([await isTaken('2025-10-14'), await isTaken('2025-10-16')]).toEqual([false, true]);
    expect(await countRows(testApp, 'operator_bookings', 'cancelled_at is null')).toBe(1);
  });

  it('that is paid cannot be chosen again, and a payment that comes late for the first day comes back', async () => {
    const { token } = await sentQuote(testApp);
    await accept(token);
    await choose(token, 0, '2025-10-14');
    const late = await pay(token, 0, { submits: false });
    await choose(token, 0, '2025-10-16');
    await pay(token, 0);
    expect(await choose(token, 0, '2025-10-20')).toEqual({ refused: 'PAYMENT_LINK_PAID' });
    later(testApp, 30);
    await recoverCheckouts(testApp.deps);
    expect(await countRows(testApp, 'refunds', `order_no = '${late}' and reason = 'not-booked'`)).toBe(1);
    expect(await countRows(testApp, 'bookings')).toBe(1);
  });

  it('whose link ended or was withdrawn by the office can be chosen again', async () => {
    const { token } = await sentQuote(testApp);
    await accept(token);
    await choose(token, 0, '2025-10-14');
    const { rows } = await testApp.pool.query('select id from operator_bookings');
    await withdrawLink(testApp.deps, owner, rows[0].id);
    expect((await read(token)).storefronts[0]?.visit).toBeNull();
    await choose(token, 0, '2025-10-16');
    later(testApp, 2 * dayMinutes);
    expect((await read(token)).storefronts[0]?.visit).toMatchObject({ state: 'expired', token: null });
    expect(await choose(token, 0, '2025-10-20')).toMatchObject({ storefronts: [{ visit: { state: 'ready' } }, {}] });
  });
});

describe('a withdrawn quote', () => {
  it('frees what is unpaid, keeps what is paid, tells the client, and can be neither accepted nor chosen from', async () => {
    const { token, id } = await sentQuote(testApp);
    await sendMessages(testApp.deps);
    await accept(token);
    await choose(token, 0, '2025-10-14');
    await choose(token, 1, '2025-10-16');
    await pay(token, 0);
    expect(await withdrawQuote(testApp.deps, owner, id)).toEqual({ withdrawn: true });
    expect(await withdrawQuote(testApp.deps, owner, id)).toEqual({ withdrawn: true });
    expect([await isTaken('2025-10-14'), await isTaken('2025-10-16')]).toEqual([true, false]);
    await sendMessages(testApp.deps);
    expect(testApp.mail.sent.filter(({ subject }) => subject.includes('est retirée'))).toHaveLength(1);
    expect(await read(token)).toMatchObject({
      state: 'withdrawn',
      storefronts: [{ visit: { state: 'paid' } }, { visit: null }],
    });
    expect(await accept(token)).toEqual({ refused: 'QUOTE_WITHDRAWN' });
    expect(await choose(token, 1, '2025-10-20')).toEqual({ refused: 'QUOTE_WITHDRAWN' });
    expect(await withdrawQuote(testApp.deps, owner, aQuote().id)).toEqual({ refused: 'NOT_FOUND' });
  });
});

it('a paid storefront stays paid for as long as its quote is kept', async () => {
  const { token } = await sentQuote(testApp);
  await accept(token);
  await choose(token, 0, '2025-10-14');
  await pay(token, 0);
  await testApp.pool.query('update booking_contexts set operator_booking_id = null');
  const far = new Date(testApp.time.now.getTime() + 10 * 365 * dayMinutes * 60_000);
  expect(await purge(testApp.db, 'operatorBookings', far)).toBe(0);
  expect(await purge(testApp.db, 'untiedAcceptances', far)).toBe(0);
  expect(await purge(testApp.db, 'quotes', far)).toBe(1);
  expect(await purge(testApp.db, 'operatorBookings', far)).toBe(1);
});
