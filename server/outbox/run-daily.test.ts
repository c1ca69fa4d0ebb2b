import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { schedule } from '#business/schedule.ts';
import type { AppointmentTime } from '#domain/calendar/schedule.ts';
import { alertsOf, beginAnew } from '#tests/builders/messages/messages.ts';
import { later, openTestApp } from '#tests/builders/test-app.ts';
import { runDaily } from './run-daily.ts';

const { timeZone } = schedule;

const testApp = await openTestApp();
afterAll(() => testApp.close());
beforeEach(async () => {
  await beginAnew(testApp);
  await testApp.pool.query('truncate job_runs');
  testApp.time.now = new Date('2025-10-06T23:00:00Z'); // seven in the evening
});

/** Daily work that counts how often it was done; `orders` are taken one by one. */
function work(at: AppointmentTime = '7:00 PM', orders: ('fail' | 'hang')[] = []) {
  const done = { runs: 0 };
  const { promise: asked, resolve: begun } = Promise.withResolvers<void>();
  const run = async () => {
    const order = orders.shift();
    begun();
    if (order === 'hang') return new Promise<never>(() => {});
    if (order === 'fail') throw new Error('a service is down');
    done.runs += 1;
  };
  return { done, asked, job: { name: 'evening', at, timeZone, run } };
}

const rows = async () => (await testApp.pool.query('select * from job_runs order by scheduled_slot')).rows;

describe('scheduled work', () => {
  it('is done once when its time has come, and again on the next day', async () => {
    const { done, job } = work();
    testApp.time.now = new Date('2025-10-06T22:59:59Z'); // yesterday’s is a day late and left out
    expect(await runDaily(testApp.deps, job)).toBe(false);
    later(testApp, 1);
    expect(await runDaily(testApp.deps, job)).toBe(true);
    expect(await runDaily(testApp.deps, job)).toBe(false);
    later(testApp, 24 * 60);
    expect(await runDaily(testApp.deps, job)).toBe(true);
    expect(done.runs).toBe(2);
    expect((await rows()).map(({ scheduled_slot }) => scheduled_slot)).toEqual([
      '2025-10-06 7:00 PM',
      '2025-10-07 7:00 PM',
    ]);
  });

  it('is done by one of fifty copies', async () => {
    const { done, job } = work();
    const ran = await Promise.all(Array.from({ length: 50 }, () => runDaily(testApp.deps, job)));
    expect(ran.filter(Boolean)).toHaveLength(1);
    expect(done.runs).toBe(1);
  });

  it('that a program missed while it was down is done up to six hours later', async () => {
    const { done, job } = work();
    later(testApp, 6 * 60);
    expect(await runDaily(testApp.deps, job)).toBe(true);
    expect(done.runs).toBe(1);
  });

  it('that is older than six hours is left out', async () => {
    const { done, job } = work();
    later(testApp, 6 * 60 + 1);
    expect(await runDaily(testApp.deps, job)).toBe(false);
    expect(done.runs).toBe(0);
  });

  it('that was killed in the middle is taken over when its lease is up, by one', async () => {
    const { done, asked, job } = work('7:00 PM', ['hang']);
    void runDaily(testApp.deps, job);
    await asked;
    later(testApp, 14);
    expect(await runDaily(testApp.deps, job)).toBe(false);
    later(testApp, 1);
    const ran = await Promise.all(Array.from({ length: 20 }, () => runDaily(testApp.deps, job)));
    expect(ran.filter(Boolean)).toHaveLength(1);
    expect(done.runs).toBe(1);
    expect(await rows()).toMatchObject([{ failure: null, finished_at: testApp.time.now }]);
  });

  it('that was taken over is not finished by the copy that was too slow', async () => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    const { promise: asked, resolve: begun } = Promise.withResolvers<void>();
    const slow = runDaily(testApp.deps, {
      name: 'evening',
      at: '7:00 PM',
      timeZone,
      run: async () => {
        begun();
        await answered;
        throw new Error('too late');
      },
    });
    await asked;
    later(testApp, 15);
    expect(await runDaily(testApp.deps, work().job)).toBe(true);
    answer();
    expect(await slow).toBe(false);
    expect(await rows()).toMatchObject([{ failure: null, finished_at: testApp.time.now }]);
  });

  it('that fails is done again after a pause', async () => {
    const { done, job } = work('7:00 PM', ['fail']);
    expect(await runDaily(testApp.deps, job)).toBe(false);
    expect(await rows()).toMatchObject([{ failure: 'a service is down', finished_at: null }]);
    later(testApp, 1);
    expect(await runDaily(testApp.deps, job)).toBe(false);
    later(testApp, 1);
    expect(await runDaily(testApp.deps, job)).toBe(true);
    expect(done.runs).toBe(1);
    expect(await alertsOf(testApp)).toEqual([]);
  });

  it('that keeps failing is told to the operator, once', async () => {
    const { job } = work(
      '7:00 PM',
      Array.from({ length: 300 }, () => 'fail'),
    );
    for (let minutes = 0; minutes < 120; minutes++) {
      await runDaily(testApp.deps, job);
      later(testApp, 1);
    }
    expect(await alertsOf(testApp)).toEqual(['job:evening']);
  });

  it.each([
    ['in an hour that the night has twice', '1:30 AM', '2025-11-02T04:00:00Z'],
    ['in an hour that the night lacks', '2:30 AM', '2026-03-08T05:00:00Z'],
  ] as const)('%s is done once', async (_what, at, midnight) => {
    const { done, job } = work(at);
    testApp.time.now = new Date(midnight);
    for (let minutes = 0; minutes < 24 * 60; minutes += 10) {
      await runDaily(testApp.deps, job);
      later(testApp, 10);
    }
    expect(done.runs).toBe(1);
  });
});
