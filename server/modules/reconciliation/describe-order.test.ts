import { afterAll, describe, expect, it } from 'vitest';
import { openSandboxApp } from '#tests/builders/sandbox-app.ts';
import { describeOrder } from './describe-order.ts';

const testApp = await openSandboxApp();
afterAll(() => testApp.close());

describe('the story of an order', () => {
  it('is told in business time, with amounts and answers, to its end', async () => {
    const orderNo = await testApp.orders.refunded();
    const story = (await describeOrder(testApp.deps, orderNo))?.map((line) =>
      line.replaceAll(/\d\d:\d\d:\d\d/g, 'TIME'),
    );
    expect(story).toEqual([
      `${orderNo}: charged 2086.80, refunded 2086.80, refunded`,
      '2025-10-06 TIME  ticket.opened         2086.80',
      expect.stringMatching(
        /^2025-10-06 TIME {2}receipt\.approved {6}2086\.80 {2}code \d{3}, approval \d{6}, transaction 660-0_\d+$/,
      ),
      expect.stringMatching(
        /^2025-10-06 TIME {2}payment\.booked {8}2086\.80 {2}code \d{3}, approval \d{6}, transaction 660-0_\d+$/,
      ),
      '2025-10-06 TIME  refund.requested      2086.80  cancellation',
      expect.stringMatching(/^2025-10-06 TIME {2}void\.asked {12}2086\.80 {2}transaction 660-0_\d+$/),
      expect.stringMatching(
        /^2025-10-06 TIME {2}void\.approved {9}2086\.80 {2}code 027, message APPROVED \* =, approval \d{6}, transaction 660-1_\d+$/,
      ),
      'checkout: booked',
      expect.stringMatching(/^booking bk_\w+: 2086\.80, cancelled, refunded, refunded$/),
      expect.stringMatching(/^receipt 660-0_\d+: 2086\.80$/),
      expect.stringMatching(/^refund of 660-0_\d+: 2086\.80, cancellation, void, done$/),
      expect.stringMatching(/^gateway: 660-0_\d+ charged 2086\.80$/),
      expect.stringMatching(/^gateway: 660-0_\d+ gave back 2086\.80$/),
    ]);
  });

  it('of an order that nobody knows is none', async () => {
    expect(await describeOrder(testApp.deps, 'HC-20251006-999999')).toBeNull();
  });
});
