import { afterAll, describe, expect, it } from 'vitest';
import { isRefusal } from '#domain/refusal.ts';
import { confirmBooking } from '#server/modules/checkout/confirm.ts';
import { preload } from '#server/modules/checkout/preload.ts';
import { aCustomer, anOrderNo, aRequest, aVisitor, countRows, openTestApp, totals } from '#tests/builders/test-app.ts';

const testApp = await openTestApp();
afterAll(() => testApp.close());

const season = ['2025-10-07', '2025-10-09', '2025-10-13', '2025-10-14', '2025-10-16', '2025-10-20', '2025-10-21'];

const arrive = (name: string, date: string, orderNo = anOrderNo()) =>
  preload(testApp.deps, aVisitor(name), {
    orderNo,
    amount: totals.complete,
    booking: aRequest({ appointmentDate: date }),
  });

describe('a rush', () => {
  it.each(season)('of fifty visitors on one date (%s) makes one ticket', async (date) => {
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => arrive(`${date}-${n}`, date)));
    expect(answers.filter((answer) => !isRefusal(answer))).toHaveLength(1);
    expect(answers.filter((answer) => isRefusal(answer) && answer.refused === 'DATE_TAKEN')).toHaveLength(49);
    expect(await countRows(testApp, 'day_claims', `service_date = '${date}'`)).toBe(1);
  });

  it('of visitors who all change their minds at once leaves every date with one holder at most', async () => {
    const days = ['2025-10-23', '2025-10-27', '2025-10-28', '2025-10-30'];
    await Promise.all(days.map((day, n) => arrive(`mover-${n}`, day)));
    for (let round = 1; round <= 8; round++) {
      await Promise.all(days.map((_, n) => arrive(`mover-${n}`, days[(n + round) % days.length] ?? '')));
    }
    const { rows } = await testApp.pool.query(
      `select service_date, count(*)::int as holders from day_claims where service_date >= '2025-10-23' group by 1`,
    );
    expect(rows.every(({ holders }) => holders === 1)).toBe(true);
    expect(
      await countRows(testApp, 'calendar_holds', `status = 'active' and visitor_hash like 'visitor-mover-%'`),
    ).toBe(4);
  });

  it('of one order number in fifty hands makes one checkout', async () => {
    const orderNo = anOrderNo();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => arrive(`number-${n}`, ['2025-11-03', '2025-11-04'][n % 2] ?? '', orderNo)),
    );
    expect(answers.filter((answer) => !isRefusal(answer))).toHaveLength(1);
    expect(await countRows(testApp, 'booking_contexts', `order_no = '${orderNo}'`)).toBe(1);
  });

  it('of a thousand Submits of one paid checkout makes one booking', async () => {
    const [orderNo, visitor] = [anOrderNo(), aVisitor('impatient')];
    await testApp.pool.query(`delete from day_claims where service_date = '2025-11-03'`);
    const loaded = await preload(testApp.deps, visitor, {
      orderNo,
      amount: totals.complete,
      booking: aRequest({ appointmentDate: '2025-11-03' }),
    });
    if (isRefusal(loaded) || loaded.ticket === null) throw new Error('no ticket');
    const { ticket } = loaded;
    testApp.cards.approve(ticket);
    const submit = () => confirmBooking(testApp.deps, visitor, { orderNo, ticket, customer: aCustomer() });
    // Whoever waits too long for a connection is put off, and asks again.
    const answers = await Promise.allSettled(Array.from({ length: 1_000 }, submit));
    const given = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [JSON.stringify(answer.value)] : []));
    expect(new Set(given)).toEqual(new Set([JSON.stringify(await submit())]));
    expect(given.length).toBeGreaterThan(100);
    expect(await countRows(testApp, 'bookings', `order_no = '${orderNo}'`)).toBe(1);
    expect(
      await countRows(testApp, 'payment_events', `order_no = '${orderNo}' and event_type = 'receipt.approved'`),
    ).toBe(1);
  });

  it('of a hold that ran out, paid late by one and taken by fifty others, sells the day once', async () => {
    const late = aVisitor('late');
    const orderNo = anOrderNo();
    await testApp.pool.query(`delete from day_claims where service_date = '2025-11-04'`);
    const loaded = await arrive('late', '2025-11-04', orderNo);
    if (isRefusal(loaded) || loaded.ticket === null) throw new Error('no ticket');
    const { ticket } = loaded;
    testApp.cards.approve(ticket);
    testApp.time.now = new Date(testApp.time.now.getTime() + 40 * 60_000);
    const [paid, ...others] = await Promise.all([
      confirmBooking(testApp.deps, late, { orderNo, ticket, customer: aCustomer() }),
      ...Array.from({ length: 50 }, (_, n) => arrive(`vulture-${n}`, '2025-11-04')),
    ]);
    const winners = others.filter((answer) => !isRefusal(answer)).length + (paid && 'bookingId' in paid ? 1 : 0);
    expect(winners).toBe(1);
    expect(await countRows(testApp, 'day_claims', `service_date = '2025-11-04'`)).toBe(1);
    const refunded = await countRows(testApp, 'refunds', `order_no = '${orderNo}'`);
    expect(refunded).toBe(paid && 'bookingId' in paid ? 0 : 1);
  });
});
