import { afterAll, describe, expect, it } from 'vitest';
import { systemClock } from '#server/common/clock.ts';
import { openTestApp } from '#tests/builders/test-app.ts';
import { databaseClock } from './clock.ts';

const testApp = await openTestApp();
afterAll(() => testApp.close());

/** The clock of a program on a machine that is `aheadMs` ahead of the database's. */
async function onMachine(aheadMs: number) {
  const machineNow = () => Date.now() + aheadMs;
  const clock = databaseClock(testApp.pool, { now: () => new Date(machineNow()) }, machineNow);
  await clock.compare();
  return clock;
}

describe('the clock of a program', () => {
  it('is the machine’s while that agrees with the database’s', async () => {
    const clock = databaseClock(testApp.pool, systemClock);
    await clock.compare();
    const [before, now, after] = [Date.now(), clock.now().getTime(), Date.now()];
    expect(now).toBeGreaterThanOrEqual(before);
    expect(now).toBeLessThanOrEqual(after);
    expect(clock.fault()).toBeNull();
  });

  it.each([
    ['ahead of', 95_000],
    ['behind', -95_000],
  ])('means the same instant on a machine that is %s the database', async (direction, aheadMs) => {
    const clock = await onMachine(aheadMs);
    expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(5_000);
    expect(clock.fault()).toBe(`the clock of this machine is 95 s ${direction} the database's; nothing is sent`);
  });

  it('corrects a difference that is tolerated without a word', async () => {
    const clock = await onMachine(3_000);
    expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(2_000);
    expect(clock.fault()).toBeNull();
  });
});
