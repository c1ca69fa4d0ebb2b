import { afterEach, describe, expect, it, vi } from 'vitest';
import { isRefusal } from '#domain/refusal.ts';
import { sandboxLinks } from '#sandbox/pages/links.ts';
import { cancelByCustomer } from '#server/modules/bookings/cancel/customer.ts';
import { sendRefunds } from '#server/modules/refunds/send.ts';
import { type Harness, openHarness } from './harness.ts';
import type { Trouble } from './proxy.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 }); // a busy machine takes its time

let harness: Harness;
afterEach(() => harness.close());

const refusalOf = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && 'refused' in answer ? answer.refused : answer;

const troubles: [string, Trouble][] = [
  ['too slow', { slowMs: 2_000 }],
  ['half open', 'silent'],
  ['cut in the middle of the answer', 'cut'],
];

describe.each(troubles)('a card gateway whose network is %s', (_what, trouble) => {
  it('leaves the visitor with a refusal, keeps no day, and sells it as soon as it is well', async () => {
    harness = await openHarness();
    const { meets, recovers, shopper, booked, count } = harness;
    meets('cards', trouble);
    const { choose } = shopper('2025-10-14');
    expect(refusalOf(await choose())).toBe('CARD_GATEWAY_UNAVAILABLE');
    expect(await count('day_claims')).toBe(0);

    recovers('cards');
    await booked('2025-10-14');
    expect(await count('day_claims')).toBe(1);
  });

  it('loses no payment: the same visitor submits again and is booked once', async () => {
    harness = await openHarness();
    const { meets, recovers, shopper, count } = harness;
    const { choose, pay, submit } = shopper('2025-10-14');
    const chosen = await choose();
    if (isRefusal(chosen) || chosen.ticket === null) throw new Error(JSON.stringify(chosen));
    await pay(chosen.ticket);
    meets('cards', trouble);
    expect(refusalOf(await submit(chosen.ticket))).toBe('CARD_GATEWAY_UNAVAILABLE');
    expect(await count('bookings')).toBe(0);

    recovers('cards');
    const first = await submit(chosen.ticket);
    expect(first).toMatchObject({ bookingId: expect.any(String) });
    expect(await submit(chosen.ticket)).toEqual(first);
    expect(await count('bookings')).toBe(1);
  });

  it('gives a refund back once, whatever became of the first try', async () => {
    harness = await openHarness();
    const { meets, recovers, time, deps, booked, count } = harness;
    const { cancel } = await sandboxLinks(deps(), { orderNo: await booked('2025-10-14') });
    const cancelled = await cancelByCustomer(deps(), { token: cancel?.split('/').at(-1) ?? '' });
    expect(isRefusal(cancelled)).toBe(false);
    meets('cards', trouble);
    await sendRefunds(deps());
    expect(await count(`refunds where state = 'done'`)).toBe(0);

    recovers('cards');
    for (let tries = 0; tries < 12; tries++) {
      time.minutes += 20;
      await sendRefunds(deps());
    }
    expect(await count(`refunds where state = 'done'`)).toBe(1);
    expect(await count('sandbox_card_refunds where approved')).toBe(1);
  });
});

describe('a card gateway that is a little slow', () => {
  it('is waited for, and the visitor is booked', async () => {
    harness = await openHarness();
    harness.proxies.cards.meets({ slowMs: 50 });
    await harness.booked('2025-10-14');
    expect(await harness.count('bookings')).toBe(1);
  });
});

describe('a card gateway that is half open, with the limits of the product', () => {
  it('keeps a visitor waiting for five seconds and no longer', async () => {
    harness = await openHarness();
    harness.proxies.cards.meets('silent');
    const asked = performance.now();
    expect(refusalOf(await harness.shopper('2025-10-14').choose())).toBe('CARD_GATEWAY_UNAVAILABLE');
    const ms = performance.now() - asked;
    expect(ms).toBeGreaterThan(4_000);
    expect(ms, 'five seconds, and what a busy machine takes besides').toBeLessThan(15_000);
  });
});
