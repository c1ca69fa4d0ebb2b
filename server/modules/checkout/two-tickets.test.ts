import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { listAlerts } from '#server/modules/desk/alerts.ts';
import { writeSetting } from '#server/modules/settings/queries/settings.ts';
import {
  anOrderNo,
  aRequest,
  aVisitor,
  book,
  countRows,
  later,
  openTestApp,
  startPaying,
  totals,
} from '#tests/builders/test-app.ts';
import { preload } from './preload.ts';
import { recoverCheckouts } from './recover.ts';

const testApp = await openTestApp();
afterAll(() => testApp.close());

const run = (statement: string) => testApp.pool.query(statement);
const refundsOf = (orderNo: string) => countRows(testApp, 'refunds', `order_no = '${orderNo}'`);

describe('two tabs of one visitor, who pays in both', () => {
  beforeEach(async () => {
    await writeSetting(testApp.db, 'crewsPerDay', 2);
    testApp.forget();
  });

  it('for the same day, which two crews could serve: there is one booking, and the other payment goes back', async () => {
    const visitor = aVisitor('tabs');
    const on = { visitor, booking: { appointmentDate: '2025-10-14' } };
    const [one, two] = [await startPaying(testApp, on), await startPaying(testApp, on)];
    for (const { ticket } of [one, two]) testApp.cards.approve(ticket);
    expect(await one.submit()).toHaveProperty('bookingId');
    expect(await two.submit()).toEqual({ refused: 'PAID_NOT_BOOKED' });
    expect([await refundsOf(one.orderNo), await refundsOf(two.orderNo)]).toEqual([0, 1]);
    expect(await countRows(testApp, 'day_claims', `service_date = '2025-10-14'`)).toBe(1);
  });

  it('for the same day after its hold was let go: there is one booking all the same', async () => {
    const on = { visitor: aVisitor('late tabs'), booking: { appointmentDate: '2025-10-16' } };
    const [one, two] = [await startPaying(testApp, on), await startPaying(testApp, on)];
    await run('update booking_contexts set next_poll_at = expires_at where ticket is not null');
    later(testApp, 36);
    await recoverCheckouts(testApp.deps);
    for (const { ticket } of [one, two]) testApp.cards.approve(ticket);
    expect(await one.submit()).toHaveProperty('bookingId');
    expect(await two.submit()).toEqual({ refused: 'PAID_NOT_BOOKED' });
  });

  it('at the same moment: there is one booking all the same', async () => {
    const visitor = aVisitor('tabs-at-once');
    const tabs = [];
    for (const appointmentDate of ['2025-10-21', '2025-10-21'])
      tabs.push(await startPaying(testApp, { visitor, booking: { appointmentDate } }));
    for (const { ticket } of tabs) testApp.cards.approve(ticket);
    const outcomes = await Promise.all(tabs.map((tab) => tab.submit()));
    expect(outcomes.filter((outcome) => 'bookingId' in outcome)).toHaveLength(1);
    expect(await countRows(testApp, 'bookings', `appointment_date = '2025-10-21'`)).toBe(1);
  });

  it('may book a second visit once the first is booked', async () => {
    const visitor = aVisitor('two visits');
    await book(testApp, { visitor, booking: { appointmentDate: '2025-10-23' } });
    await book(testApp, { visitor, booking: { appointmentDate: '2025-10-27' } });
    expect(await countRows(testApp, 'bookings', `appointment_date in ('2025-10-23', '2025-10-27')`)).toBe(2);
  });
});

describe('client numbers', () => {
  const numbersLeft = async () =>
    (await listAlerts(testApp.deps)).groups.find(({ kind }) => kind === 'numbers')?.lines[0]?.detail ?? null;
  const ask = (coatingType: 'complete' | 'platinum') =>
    preload(testApp.deps, aVisitor(`last ${coatingType}`), {
      orderNo: anOrderNo(),
      amount: totals[coatingType],
      booking: aRequest({ appointmentDate: '2025-10-30', coatingType }),
    });

  it('are told to the operator when few are left, and again with every hundred', async () => {
    expect(await numbersLeft()).toBeNull();
    await run(`delete from client_numbers where kind = 'HC' and booking_id is null and number <= 9497`);
    expect(await numbersLeft()).toBeNull();
    for (const appointmentDate of ['2025-11-03', '2025-11-04', '2025-10-28'])
      await book(testApp, { booking: { appointmentDate } });
    expect(await numbersLeft()).toBe('499');
    expect(await countRows(testApp, 'outbox', `subject = 'client-numbers'`)).toBe(2);
  });

  it('that are all taken turn new clients away before they pay, and not those who need none of them', async () => {
    await run(`delete from client_numbers where kind = 'HC' and booking_id is null`);
    expect(await ask('complete')).toEqual({ refused: 'NO_CLIENT_NUMBERS' });
    expect(await countRows(testApp, 'outbox', `subject = 'client-numbers' and dedupe_key = 'none'`)).toBe(1);
    expect(await ask('platinum')).toHaveProperty('ticket');
  });
});
