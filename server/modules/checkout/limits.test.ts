import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isRefusal } from '#domain/refusal.ts';
import { listBookedDates } from '#server/modules/calendar/open-days.ts';
import { writeSetting } from '#server/modules/settings/queries/settings.ts';
import { sentLink } from '#tests/builders/bookings/operator-bookings.ts';
import {
  aCustomer,
  anOrderNo,
  aRequest,
  aVisitor,
  countRows,
  later,
  openTestApp,
  preloadWithProof,
  startPaying,
  type TestApp,
  totals,
} from '#tests/builders/test-app.ts';
import { confirmBooking } from './confirm.ts';
import { preload } from './preload.ts';
import { findContext } from './queries/contexts.ts';
import { recoverCheckouts } from './recover.ts';
import { saveCustomer } from './save-customer.ts';
import { watchCheckout } from './watch.ts';

let testApp: TestApp;
beforeEach(async () => {
  testApp = await openTestApp({ limits: true });
});
afterEach(() => testApp.close());

/** The open days of the season at its first morning. */
const days = ['07', '09', '13', '14', '16', '20', '21', '23', '27', '28', '30'].map((day) => `2025-10-${day}`);
const of = (network: string, name: string) => aVisitor(name, { addressHash: network });
const ask = (visitor: ReturnType<typeof aVisitor>, appointmentDate: string) =>
  preloadWithProof(testApp.deps, visitor, {
    orderNo: anOrderNo(),
    amount: totals.complete,
    booking: aRequest({ appointmentDate }),
  });
const tooMany = { refused: 'TOO_MANY_CHECKOUTS' };

describe('one network that wants the whole season', () => {
  it('leaves days for the next visitor at every moment of forty minutes', async () => {
    let asked = 0;
    const mostHeld: number[] = [];
    for (let minute = 0; minute <= 40; minute += 5) {
      for (const day of days) await ask(of('greedy', `greedy-${asked++}`), day);
      for (const name of ['same-1', 'same-2', 'same-3']) await ask(of('greedy', name), days[asked++ % 11] ?? '');
      mostHeld.push(await countRows(testApp, 'day_claims'));
      const { firstDate } = await listBookedDates(testApp.deps, { hash: null });
      expect(firstDate).not.toBeNull();
      await recoverCheckouts(testApp.deps);
      later(testApp, 5);
    }
    expect(Math.max(...mostHeld)).toBeLessThanOrEqual(3);
    const honest = await Promise.all(days.map((day) => ask(of(`home-${day}`, `home-${day}`), day)));
    expect(honest.filter((outcome) => !isRefusal(outcome)).length).toBeGreaterThanOrEqual(days.length - 3);
  }, 60_000);

  it('holds no day longer than 35 minutes, however often it asks again', async () => {
    const visitor = of('greedy', 'renews');
    for (let minute = 0; minute < 35; minute += 5) {
      expect(await ask(visitor, '2025-10-14')).toHaveProperty('ticket');
      await recoverCheckouts(testApp.deps);
      later(testApp, 5);
    }
    expect(await ask(of('home', 'next'), '2025-10-14')).toHaveProperty('ticket');
  });

  it('gets three days at once at most, and no more than a fifth of those that are open', async () => {
    await writeSetting(testApp.db, 'crewsPerDay', 60);
    testApp.forget();
    const outcomes = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => ask(of('greedy', `greedy-${n}`), '2025-10-14')));
    const held = outcomes.filter((outcome) => !isRefusal(outcome)).length;
    expect(held).toBeGreaterThanOrEqual(2);
    expect(held).toBeLessThanOrEqual(3);
    expect(outcomes).toContainEqual(tooMany);
  });

  it('gets one day where few are left', async () => {
    await testApp.pool.query(
      `insert into calendar_blocks (block_type, start_date, end_date, created_at)
       values ('holiday', '2025-10-17', '2025-12-31', now())`,
    );
    testApp.forget();
    expect(await ask(of('greedy', 'first'), '2025-10-14')).toHaveProperty('ticket');
    expect(await ask(of('greedy', 'second'), '2025-10-16')).toEqual(tooMany);
    expect(await ask(of('home', 'third'), '2025-10-16')).toHaveProperty('ticket');
  });

  it('opens ten tickets at most that could be paid at the same time', async () => {
    const visitor = of('greedy', 'restless');
    for (let n = 0; n < 10; n++) expect(await ask(visitor, '2025-10-14')).toHaveProperty('ticket');
    expect(await ask(visitor, '2025-10-14')).toEqual(tooMany);
    expect(await ask(of('home', 'next'), '2025-10-16')).toHaveProperty('ticket');
  });
});

it('the operator is told once a day that days are in demand', async () => {
  for (const [n, day] of days.entries()) {
    await ask(of(`network-${n}`, `visitor-${n}`), day);
    testApp.forget(); // the days are counted once in a second
  }
  const { rows } = await testApp.pool.query(`select detail from outbox where subject = 'days-held'`);
  const reason = 'days-held';
  expect(rows).toEqual([{ detail: { reason, open: 13, held: 3 } }]);
});

describe('a visitor with a fourth ticket', () => {
  it('has the first one closed, and what is paid on it is booked or refunded all the same', async () => {
    const visitor = of('home', 'undecided');
    const first = await startPaying(testApp, { visitor, booking: { appointmentDate: '2025-10-14' } });
    for (let n = 0; n < 3; n++) await ask(visitor, '2025-10-16');
    expect(await findContext(testApp.db, first.orderNo)).toHaveProperty('state', 'abandoned');
    testApp.cards.approve(first.ticket);
    await watchCheckout(testApp.deps, visitor, { orderNo: first.orderNo, seen: 'closed' });
    expect(await recoverCheckouts(testApp.deps)).toMatchObject({ booked: 1 });
    expect(await countRows(testApp, 'bookings', `order_no = '${first.orderNo}'`)).toBe(1);
  });

  it('has a lost payment of the first found at its ticket’s end', async () => {
    const visitor = of('home', 'undecided');
    const first = await startPaying(testApp, { visitor, booking: { appointmentDate: '2025-10-14' } });
    for (let n = 0; n < 3; n++) await ask(visitor, '2025-10-16');
    testApp.cards.approve(first.ticket);
    later(testApp, 34);
    expect(await recoverCheckouts(testApp.deps)).toMatchObject({ booked: 0 });
    later(testApp, 1);
    expect(await recoverCheckouts(testApp.deps)).toMatchObject({ booked: 1 });
  });
});

describe('a day kept for a visitor who gave no name', () => {
  it('is free after ten minutes without a sign of life, once the gateway was asked', async () => {
    const idle = await startPaying(testApp, { visitor: of('idle', 'idle'), named: false });
    later(testApp, 9);
    expect(await ask(of('home', 'next'), '2025-10-14')).toEqual({ refused: 'DATE_TAKEN' });
    later(testApp, 2);
    testApp.forget();
    testApp.cards.silence(idle.ticket);
    expect(await ask(of('home', 'next'), '2025-10-14')).toEqual({ refused: 'DATE_TAKEN' });
    testApp.cards.decline(idle.ticket);
    later(testApp, 1);
    testApp.forget();
    expect(await ask(of('home', 'next'), '2025-10-14')).toHaveProperty('ticket');
  });

  it('is kept for the whole time once the name is given', async () => {
    await startPaying(testApp, { visitor: of('typed', 'typed') });
    later(testApp, 34);
    await recoverCheckouts(testApp.deps);
    expect(await ask(of('home', 'next'), '2025-10-14')).toEqual({ refused: 'DATE_TAKEN' });
  });

  it('is theirs again when they come back before anybody else', async () => {
    const visitor = of('idle', 'idle');
    await startPaying(testApp, { visitor, named: false });
    later(testApp, 36);
    expect(await ask(visitor, '2025-10-14')).toHaveProperty('ticket');
  });
});

describe('a payment link', () => {
  let token: string;
  beforeEach(async () => {
    ({ token } = await sentLink(testApp));
  });
  const open = (visitor: ReturnType<typeof aVisitor>, orderNo = anOrderNo()) =>
    preload(testApp.deps, visitor, {
      orderNo,
      amount: totals.complete,
      booking: { ...aRequest(), paymentLink: token },
    });
  const stateOf = async (orderNo: string) => (await findContext(testApp.db, orderNo))?.state;
  async function at(name: string, { named = false } = {}) {
    const [visitor, orderNo] = [of(`network-${name}`, name), anOrderNo()];
    const loaded = await open(visitor, orderNo);
    if (isRefusal(loaded) || loaded.ticket === null) throw new Error(JSON.stringify(loaded));
    const { ticket } = loaded;
    if (named) await saveCustomer(testApp.deps, visitor, { orderNo, customer: aCustomer() });
    const submit = () => confirmBooking(testApp.deps, visitor, { orderNo, ticket, customer: aCustomer() });
    return { orderNo, ticket, visitor, submit };
  }

  it('has three open card forms at most, whoever opens them, and nobody’s asks the gateway about all that were', async () => {
    const asked: number[] = [];
    const read = vi.spyOn(testApp.deps.cards, 'readReceipt');
    for (let n = 0; n < 60; n++) {
      await at(`cookie-${n}`);
      asked.push(read.mock.calls.length);
      read.mockClear();
    }
    expect(Math.max(...asked)).toBeLessThanOrEqual(1);
    expect(await countRows(testApp, 'booking_contexts', `state = 'open'`)).toBe(3);
  });

  it('asks the gateway about no ticket twice for all who open it at the same moment', async () => {
    for (const name of ['one', 'two', 'three']) await at(name);
    later(testApp, 1);
    const { promise, resolve } = Promise.withResolvers<void>();
    const { readReceipt } = testApp.deps.cards;
    const read = vi.spyOn(testApp.deps.cards, 'readReceipt').mockImplementation(async (order) => {
      await promise;
      return readReceipt(order);
    });
    const come = vi.spyOn(testApp.deps.calendar.rules, 'read');
    const all = Promise.all(Array.from({ length: 20 }, (_, n) => at(`at-once-${n}`)));
    // The gateway answers once each of them waits for it, and nobody for the database.
    await expect.poll(() => come.mock.calls.length).toBeGreaterThanOrEqual(20);
    await expect.poll(() => testApp.pool.totalCount - testApp.pool.idleCount + testApp.pool.waitingCount).toBe(0);
    resolve();
    await all;
    const asked = read.mock.calls.map(([ticket]) => ticket);
    expect(asked.length).toBeGreaterThanOrEqual(3);
    expect(new Set(asked).size).toBe(asked.length);
    expect(await countRows(testApp, 'booking_contexts', `state = 'open'`)).toBe(3);
  });

  it('has three of them also where six are opened before the gateway has answered the first', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { openTicket } = testApp.deps.cards;
    let waiting = 0;
    vi.spyOn(testApp.deps.cards, 'openTicket').mockImplementation(async (order) => {
      if (++waiting === 6) resolve();
      await promise;
      return openTicket(order);
    });
    await Promise.all(Array.from({ length: 6 }, (_, n) => at(`before-${n}`)));
    expect(await countRows(testApp, 'booking_contexts', `state = 'open'`)).toBe(3);
  });

  it('has those forms closed first on which nobody gave a name, and the older ones of the others', async () => {
    const forms = [await at('a', { named: true }), await at('b'), await at('c', { named: true }), await at('d')];
    const states = () => Promise.all(forms.map(({ orderNo }) => stateOf(orderNo)));
    expect(await states()).toEqual(['open', 'abandoned', 'open', 'open']);
    forms.push(await at('e', { named: true }), await at('f'));
    expect(await states()).toEqual(['abandoned', 'abandoned', 'open', 'abandoned', 'open', 'open']);
  });

  it.each(['Submit', 'recovery'])('that is paid on a closed form is booked, by %s', async (by) => {
    const first = await at('first', { named: true });
    for (const name of ['b', 'c', 'd']) await at(name, { named: true });
    expect(await stateOf(first.orderNo)).toBe('abandoned');
    testApp.cards.approve(first.ticket);
    if (by === 'Submit') expect(await first.submit()).toHaveProperty('clientId');
    else {
      await watchCheckout(testApp.deps, first.visitor, { orderNo: first.orderNo, seen: 'closed' });
      await recoverCheckouts(testApp.deps);
    }
    expect(await countRows(testApp, 'bookings', `order_no = '${first.orderNo}'`)).toBe(1);
  });

  it('that is paid on a closed form and on an open one is booked once, and the other payment goes back', async () => {
    const first = await at('first', { named: true });
    for (const name of ['b', 'c']) await at(name, { named: true });
    const last = await at('d', { named: true });
    testApp.cards.approve(first.ticket);
    testApp.cards.approve(last.ticket);
    expect(await last.submit()).toHaveProperty('clientId');
    expect(await first.submit()).toEqual({ refused: 'PAID_NOT_BOOKED' });
    expect(await countRows(testApp, 'refunds', `order_no = '${first.orderNo}'`)).toBe(1);
  });

  it('counts among the tickets of a network, as those of the funnel do', async () => {
    for (let n = 0; n < 5; n++) expect(await open(of('greedy', `link-${n}`))).toHaveProperty('ticket');
    const visitor = of('greedy', 'funnel');
    for (let n = 0; n < 5; n++) expect(await ask(visitor, '2025-10-16')).toHaveProperty('ticket');
    expect(await ask(visitor, '2025-10-16')).toEqual(tooMany);
    expect(await open(of('greedy', 'one-more'))).toEqual(tooMany);
    expect(await open(of('home', 'next'))).toHaveProperty('ticket');
  });
});

it('limits that are off are all off', async () => {
  testApp.deps.limits = false;
  for (const [n, day] of days.entries()) expect(await ask(of('one', `visitor-${n}`), day)).toHaveProperty('ticket');
  for (let n = 0; n < 12; n++) expect(await ask(of('one', 'visitor-0'), '2025-10-07')).toHaveProperty('ticket');
});
