import { afterAll, describe, expect, it } from 'vitest';
import { recoverAllCheckouts } from '#server/modules/checkout/recover.ts';
import { sendRefunds } from '#server/modules/refunds/send.ts';
import { openSandboxApp } from '#tests/builders/sandbox-app.ts';
import { describeOrder } from './describe-order.ts';

const testApp = await openSandboxApp();
afterAll(() => testApp.close());

describe('the check of the ledger', () => {
  it('finds nothing where everything has happened once', async () => {
    await testApp.booked();
    await testApp.orders.refunded();
    await testApp.orders.unbookable();
    await testApp.cancelled('2025-10-07');
    const declined = await testApp.atCardForm();
    await declined.pay('4000000000000002');
    await declined.submit();
    await testApp.atCardForm();
    const result = await testApp.check();
    expect(result).toEqual({ orders: 6, differences: 0, inFlight: 0, lines: [] });
  });

  it('tells of a payment that was approved moments ago, and finds fault with it after ten minutes', async () => {
    const { orderNo, pay } = await testApp.atCardForm();
    await pay();
    const says = '(gateway: 2086.80, receipts: nothing)';
    expect(await testApp.check(testApp.deps, orderNo)).toMatchObject({
      differences: 0,
      inFlight: 1,
      lines: [`${orderNo}: in flight: charge-under-way ${says}`],
    });
    expect(await testApp.check(testApp.minutesLater(11), orderNo)).toMatchObject({
      differences: 1,
      lines: [`${orderNo}: charge-without-booking ${says}`],
    });
    await recoverAllCheckouts(testApp.deps);
    expect((await testApp.check(testApp.deps, orderNo)).lines).toEqual([]);
  });

  it('lets a payment without a name wait until the time of its checkout is up', async () => {
    const { orderNo, pay } = await testApp.atCardForm({ named: false });
    await pay();
    expect(await testApp.check(testApp.minutesLater(40), orderNo)).toMatchObject({ differences: 0, inFlight: 1 });
    expect(await testApp.check(testApp.minutesLater(46), orderNo)).toMatchObject({ differences: 1, inFlight: 0 });
    await recoverAllCheckouts(testApp.deps);
    expect(await describeOrder(testApp.deps, orderNo)).toContain(`${orderNo}: charged 2086.80, refunded 0.00, paid`);
    await recoverAllCheckouts(testApp.minutesLater(36));
    await sendRefunds(testApp.deps);
    await sendRefunds(testApp.minutesLater(37));
    expect((await testApp.check(testApp.minutesLater(37), orderNo)).lines).toEqual([]);
  });

  it('tells of a refund that is being asked for, and finds fault with it ten minutes after it could be taken back', async () => {
    const orderNo = await testApp.cancelled();
    const says = '(refunds: 2086.80, events: requested)';
    expect(await testApp.check(testApp.deps, orderNo)).toMatchObject({
      differences: 0,
      inFlight: 1,
      lines: [`${orderNo}: in flight: money-not-back-yet ${says}`],
    });
    expect((await testApp.check(testApp.minutesLater(21), orderNo)).lines).toEqual([
      `${orderNo}: money-not-back-yet ${says}`,
    ]);
    await sendRefunds(testApp.deps);
  });

  it('is as clean again as before', async () => {
    expect(await testApp.check()).toMatchObject({ differences: 0, inFlight: 0, lines: [] });
  });
});
