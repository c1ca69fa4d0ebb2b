import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RefundResult } from '#adapters/cards/port.ts';
import { paidBooking } from '#tests/builders/money.ts';
import { openTestApp, startPaying, type TestApp } from '#tests/builders/test-app.ts';
import { allJobs } from './jobs.ts';
import { recoverCheckouts } from './modules/checkout/recover.ts';
import { startJobs } from './outbox/scheduler.ts';

let testApp: TestApp;
beforeEach(async () => {
  testApp = await openTestApp();
});
afterEach(async () => {
  vi.useRealTimers();
  await testApp.close();
});

/** Two refunds are due, the gateway is being asked for the first, and the program is told to stop. */
async function stopsInACall() {
  for (const date of ['2025-10-14', '2025-10-16']) await (await paidBooking(testApp, date)).cancel('full');
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<RefundResult>();
  const refund = async () => {
    asked.resolve();
    return answer.promise;
  };
  const deps = { ...testApp.deps, cards: { ...testApp.deps.cards, refund } };
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const running = startJobs(
    allJobs(deps).filter(({ name }) => name === 'send-refunds'),
    deps.log,
  );
  await asked.promise;
  const stop = { over: false };
  const stopped = running.stop().then(() => {
    stop.over = true;
  });
  const states = async () =>
    (await testApp.pool.query<{ state: string }>('select state from refunds order by id')).rows.map(
      ({ state }) => state,
    );
  return { stop, stopped, states, answer: answer.resolve };
}

describe('a program that stops in the middle of a money call', () => {
  it('waits for the answer, writes it down and takes no further refund', async () => {
    const { stop, stopped, states, answer } = await stopsInACall();
    await vi.advanceTimersByTimeAsync(40_000);
    expect(stop.over).toBe(false);
    answer({ state: 'approved', transactionNo: '660-1_80', raw: {} });
    await stopped;
    expect(await states()).toEqual(['done', 'requested']);
  });

  it('gives up on a gateway that does not answer at all', async () => {
    const { stop, stopped, states } = await stopsInACall();
    await vi.advanceTimersByTimeAsync(44_999);
    expect(stop.over).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await stopped;
    expect(await states()).toEqual(['calling', 'requested']);
  });

  it('looks after no further checkout', async () => {
    const { ticket, orderNo } = await startPaying(testApp);
    testApp.cards.approve(ticket);
    await testApp.pool.query('update booking_contexts set next_poll_at = created_at');
    await recoverCheckouts(testApp.deps, { stopping: AbortSignal.abort() });
    expect((await testApp.pool.query('select from bookings where order_no = $1', [orderNo])).rowCount).toBe(0);
    await recoverCheckouts(testApp.deps);
    expect((await testApp.pool.query('select from bookings where order_no = $1', [orderNo])).rowCount).toBe(1);
  });
});

it('other work that hangs holds a stop up for five seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const running = startJobs([{ name: 'hangs', everyMs: 1000, run: () => new Promise(() => {}) }], testApp.deps.log);
  const stop = { over: false };
  const stopped = running.stop().then(() => {
    stop.over = true;
  });
  await vi.advanceTimersByTimeAsync(4_999);
  expect(stop.over).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await stopped;
});
