import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isRefusal } from '#domain/refusal.ts';
import { listBookedDates } from '#server/modules/calendar/open-days.ts';
import { writeSetting } from '#server/modules/settings/queries/settings.ts';
import {
  anOrderNo,
  aRequest,
  aVisitor,
  countRows,
  later,
  openTestApp,
  startPaying,
  type TestApp,
  totals,
} from '#tests/builders/test-app.ts';
import { preload } from './preload.ts';
import { findContext } from './queries/contexts.ts';
import { recoverCheckouts } from './recover.ts';
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
  preload(testApp.deps, visitor, {
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

it('the operator is told once a day when more than half of the open days are held', async () => {
  for (const [n, day] of days.entries()) {
    await ask(of(`network-${n}`, `visitor-${n}`), day);
    testApp.forget(); // the days are counted once in a second
  }
  expect(await countRows(testApp, 'outbox', `subject = 'days-held'`)).toBe(1);
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

it('limits that are off are all off', async () => {
  testApp.deps.limits = false;
  for (const [n, day] of days.entries()) expect(await ask(of('one', `visitor-${n}`), day)).toHaveProperty('ticket');
  for (let n = 0; n < 12; n++) expect(await ask(of('one', 'visitor-0'), '2025-10-07')).toHaveProperty('ticket');
});
