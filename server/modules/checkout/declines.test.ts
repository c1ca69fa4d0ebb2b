import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cents } from '#domain/money.ts';
import { isRefusal } from '#domain/refusal.ts';
import { declineFigures } from '#server/metrics/queries.ts';
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
import { confirmBooking } from './confirm.ts';
import { preload } from './preload.ts';
import { findContext } from './queries/contexts.ts';
import { recoverAllCheckouts, recoverCheckouts } from './recover.ts';
import { saveCustomer } from './save-customer.ts';

let testApp: TestApp;
beforeEach(async () => {
  testApp = await openTestApp({ limits: true });
});
afterEach(() => testApp.close());

const day = '2025-10-14';
const of = (network: string, name = network) => aVisitor(name, { addressHash: network });
const ask = (visitor: ReturnType<typeof aVisitor>, appointmentDate = day) =>
  preload(testApp.deps, visitor, {
    orderNo: anOrderNo(),
    amount: totals.complete,
    booking: aRequest({ appointmentDate }),
  });

/** A visitor tries a card that the bank declines, and Submit tells the program. */
async function tryCard(visitor: ReturnType<typeof aVisitor>, appointmentDate = day) {
  const paying = await startPaying(testApp, { visitor, booking: { appointmentDate } });
  testApp.cards.decline(paying.ticket);
  expect(await paying.submit()).toMatchObject({ refused: 'NOT_PAID' });
  return paying;
}
const closed = { refused: 'CARDS_DECLINED', retryAfter: expect.any(Number) };
const isHeld = async () => (await countRows(testApp, 'day_claims')) > 0;

describe('a visitor whose cards are declined', () => {
  it('may try a second one and a third, on the day that stays theirs', async () => {
    const visitor = of('home');
    await tryCard(visitor);
    await tryCard(visitor);
    const third = await startPaying(testApp, { visitor });
    testApp.cards.approve(third.ticket);
    expect(isRefusal(await third.submit())).toBe(false);
  });

  it('has come to an end with the third: the day is free, and for an hour there is no other ticket', async () => {
    const visitor = of('home');
    for (let n = 0; n < 3; n++) {
      expect(n === 0 || (await isHeld())).toBe(true);
      await tryCard(visitor);
    }
    expect(await isHeld()).toBe(false);
    expect(await ask(visitor)).toEqual({ ...closed, retryAfter: 3600 });
    expect(await ask(of('elsewhere', visitor.hash))).toHaveProperty('ticket');
    later(testApp, 59);
    expect(await ask(visitor)).toEqual({ ...closed, retryAfter: 60 });
    later(testApp, 1);
    expect(await ask(visitor, '2025-10-16')).toHaveProperty('ticket');
  });

  it('loses nothing of what the bank approves afterwards on an earlier ticket', async () => {
    const visitor = of('home');
    const first = await startPaying(testApp, { visitor });
    for (let n = 0; n < 3; n++) await tryCard(visitor);
    expect(await findContext(testApp.db, first.orderNo)).toHaveProperty('state', 'abandoned');
    testApp.cards.approve(first.ticket);
    expect(isRefusal(await first.submit())).toBe(false);
    expect(await countRows(testApp, 'bookings', `order_no = '${first.orderNo}'`)).toBe(1);
  });

  it('gets the money back where the day went to somebody else meanwhile', async () => {
    const visitor = of('home');
    const first = await startPaying(testApp, { visitor });
    for (let n = 0; n < 3; n++) await tryCard(visitor);
    await book(testApp, { visitor: of('next') });
    testApp.cards.approve(first.ticket);
    later(testApp, 40);
    await recoverCheckouts(testApp.deps);
    expect(await countRows(testApp, 'refunds', `order_no = '${first.orderNo}'`)).toBe(1);
  });

  it('is counted once for each decline, however often and by whomever it is heard', async () => {
    const visitor = of('home');
    const paying = await startPaying(testApp, { visitor });
    testApp.cards.decline(paying.ticket);
    await Promise.all([paying.submit(), paying.submit(), recoverAllCheckouts(testApp.deps), paying.submit()]);
    for (let n = 0; n < 5; n++) await recoverAllCheckouts(testApp.deps);
    expect(await countRows(testApp, 'payment_events', `event_type = 'receipt.declined'`)).toBe(1);
    expect(await ask(visitor)).toHaveProperty('ticket');
  });

  it('is counted for every card where a ticket takes several', async () => {
    const visitor = of('home');
    const paying = await startPaying(testApp, { visitor });
    for (let n = 1; n <= 3; n++) {
      testApp.cards.decline(paying.ticket, { transactionNo: `190-0_${n}` });
      await recoverAllCheckouts(testApp.deps);
    }
    expect(await countRows(testApp, 'payment_events', `event_type = 'receipt.declined'`)).toBe(3);
    expect(await ask(visitor)).toEqual(closed);
    testApp.cards.approve(paying.ticket, { amount: cents(208680) });
    expect(isRefusal(await paying.submit())).toBe(false);
  });
});

describe('a network from which cards are tried', () => {
  it('gets no ticket for an hour after the third, whoever asks; another network does', async () => {
    for (let n = 0; n < 2; n++) await tryCard(of('testers', 'tester-1'));
    await tryCard(of('testers', 'tester-2'), '2025-10-16');
    expect(await ask(of('testers', 'tester-3'), '2025-10-20')).toEqual(closed);
    expect(await ask(of('home'), '2025-10-20')).toHaveProperty('ticket');
  });

  it('stops nobody who is paying: details, Submit and booking go on beside it', async () => {
    const honest = of('testers', 'honest');
    const paying = await startPaying(testApp, {
      visitor: honest,
      named: false,
      booking: { appointmentDate: '2025-10-16' },
    });
    for (let n = 0; n < 3; n++) await tryCard(of('testers', 'tester'));
    expect(await ask(of('testers', 'tester-4'))).toEqual(closed);
    expect(
      isRefusal(await saveCustomer(testApp.deps, honest, { orderNo: paying.orderNo, customer: aCustomer() })),
    ).toBe(false);
    testApp.cards.approve(paying.ticket);
    const { orderNo, ticket } = paying;
    const submit = { orderNo, ticket, customer: aCustomer() };
    expect(isRefusal(await confirmBooking(testApp.deps, honest, submit))).toBe(false);
  });
});

it('the operator is told once when twenty cards were declined within an hour, and the metrics say how many', async () => {
  const inAnHour = testApp.time.now.getTime() + 3_600_000;
  await testApp.pool.query(`insert into rate_limits values ('declines', 18, ${inAnHour})`);
  for (const [n, date] of [day, '2025-10-16', '2025-10-20'].entries()) {
    await tryCard(of(`network-${n}`), date);
    expect(await countRows(testApp, 'outbox', `subject = 'cards-declined'`)).toBe(n < 1 ? 0 : 1);
  }
  expect(await declineFigures(testApp.db, testApp.time.now)).toBe(21);
  expect(await declineFigures(testApp.db, new Date(inAnHour))).toBe(0);
});

it('where limits are off, declines are on record and end nothing', async () => {
  testApp.deps.limits = false;
  const visitor = of('home');
  for (let n = 0; n < 4; n++) await tryCard(visitor);
  expect(await countRows(testApp, 'payment_events', `event_type = 'receipt.declined'`)).toBe(4);
  expect(await ask(visitor)).toHaveProperty('ticket');
});
