import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recoverAllCheckouts } from '#server/modules/checkout/recover.ts';
import { sendRefunds } from '#server/modules/refunds/send.ts';
import { openSandboxHouse, type SandboxHouse } from '#tests/builders/sandbox-app.ts';
import { tellOrder } from './describe-order.ts';

let house: SandboxHouse;
beforeAll(async () => {
  house = await openSandboxHouse();
});
afterAll(() => house.close());

describe('the check of the ledger', () => {
  it('finds nothing in a house where everything has happened once', async () => {
    await house.booked();
    await house.orders.refunded();
    await house.orders.givenBack();
    await house.cancelled('2025-10-07');
    const declined = await house.atCardForm();
    await declined.pay('4000000000000002');
    await declined.submit();
    await house.atCardForm();
    const result = await house.check();
    expect(result).toEqual({ orders: 6, differences: 0, inFlight: 0, lines: [] });
  });

  it('tells of a payment that was approved moments ago, and finds fault with it after ten minutes', async () => {
    const { orderNo, pay } = await house.atCardForm();
    await pay();
    const says = '(gateway: 2086.80, receipts: nothing)';
    expect(await house.check(house.deps, orderNo)).toMatchObject({
      differences: 0,
      inFlight: 1,
      lines: [`${orderNo}: in flight: charge to be booked or given back ${says}`],
    });
    expect(await house.check(house.minutesLater(11), orderNo)).toMatchObject({
      differences: 1,
      lines: [`${orderNo}: charge without booking or refund ${says}`],
    });
    await recoverAllCheckouts(house.deps);
    expect((await house.check(house.deps, orderNo)).lines).toEqual([]);
  });

  it('lets a payment without a name wait until the time of its checkout is up', async () => {
    const { orderNo, pay } = await house.atCardForm({ named: false });
    await pay();
    expect(await house.check(house.minutesLater(40), orderNo)).toMatchObject({ differences: 0, inFlight: 1 });
    expect(await house.check(house.minutesLater(46), orderNo)).toMatchObject({ differences: 1, inFlight: 0 });
    await recoverAllCheckouts(house.deps);
    expect(await tellOrder(house.deps, orderNo)).toContain(`${orderNo}: charged 2086.80, given back 0.00, paid`);
    await recoverAllCheckouts(house.minutesLater(36));
    await sendRefunds(house.deps);
    await sendRefunds(house.minutesLater(37));
    expect((await house.check(house.minutesLater(37), orderNo)).lines).toEqual([]);
  });

  it('tells of a refund that is being asked for, and finds fault with it after ten minutes', async () => {
    const orderNo = await house.cancelled();
    const says = '(refunds: 2086.80, events: wanted)';
    expect(await house.check(house.deps, orderNo)).toMatchObject({
      differences: 0,
      inFlight: 1,
      lines: [`${orderNo}: in flight: money not back yet ${says}`],
    });
    expect((await house.check(house.minutesLater(11), orderNo)).lines).toEqual([
      `${orderNo}: money not back yet ${says}`,
    ]);
    await sendRefunds(house.deps);
  });

  it('is as clean again as before', async () => {
    expect(await house.check()).toMatchObject({ differences: 0, inFlight: 0, lines: [] });
  });
});
