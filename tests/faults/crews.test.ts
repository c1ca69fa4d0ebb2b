import { afterAll, describe, expect, it } from 'vitest';
import { isRefusal } from '#domain/refusal.ts';
import { cancelByCustomer } from '#server/modules/bookings/cancel/customer.ts';
import { setDayCrews } from '#server/modules/calendar/day-crews.ts';
import { readCalendarSettings } from '#server/modules/calendar/settings.ts';
import { preload } from '#server/modules/checkout/preload.ts';
import { changeSetting } from '#server/modules/settings/change.ts';
import {
  anOrderNo,
  aRequest,
  aVisitor,
  book,
  cancelToken,
  countRows,
  openTestApp,
  totals,
} from '#tests/builders/test-app.ts';

const testApp = await openTestApp();
afterAll(() => testApp.close());

async function crews(value: number) {
  const { crewsPerDay: seen } = await readCalendarSettings(testApp.deps);
  expect(await changeSetting(testApp.deps, { id: 'owner' }, { key: 'crewsPerDay', value, seen })).toBeUndefined();
  return readCalendarSettings(testApp.deps);
}

const arrive = (date: string, name: string) =>
  preload(testApp.deps, aVisitor(`${date}-${name}`), {
    orderNo: anOrderNo(),
    amount: totals.complete,
    booking: aRequest({ appointmentDate: date }),
  });

const rush = (date: string, name: string) =>
  Promise.all(Array.from({ length: 50 }, (_, n) => arrive(date, `${name}-${n}`)));
const claimed = (date: string) => countRows(testApp, 'day_claims', `service_date = '${date}'`);
const tickets = (answers: Awaited<ReturnType<typeof rush>>) => answers.filter((answer) => !isRefusal(answer)).length;

describe('a business with several crews', () => {
  it.each([
    ['2025-10-13', 2],
    ['2025-10-14', 2],
    ['2025-10-16', 5],
  ])('sells %s %i times in a rush of fifty, and no more', async (date, count) => {
    await crews(count);
    expect(tickets(await rush(date, 'rush'))).toBe(count);
    expect(await claimed(date)).toBe(count);
  });

  it('that lowers its crews in the middle of a rush never sells more than it had, and nothing more afterwards', async () => {
    for (const date of ['2025-10-20', '2025-10-21', '2025-10-23']) {
      await crews(2);
      const [answers] = await Promise.all([rush(date, 'during'), crews(1)]);
      const sold = tickets(answers);
      expect([1, 2]).toContain(sold);
      expect(tickets(await rush(date, 'after'))).toBe(0);
      expect(await claimed(date)).toBe(sold);
    }
  });

  it('that has fewer crews than visits on a day loses none, and sells none in place of one that is cancelled', async () => {
    await crews(2);
    const first = await book(testApp, { booking: { appointmentDate: '2025-10-27' } });
    await book(testApp, { booking: { appointmentDate: '2025-10-27' } });
    expect((await crews(1)).overfull).toContainEqual({ date: '2025-10-27', visits: 2, crews: 1 });
    expect(await claimed('2025-10-27')).toBe(2);
    const token = await cancelToken(testApp, first.orderNo);
    expect(isRefusal(await cancelByCustomer(testApp.deps, { token }))).toBe(false);
    expect(await claimed('2025-10-27')).toBe(1);
    expect(tickets(await rush('2025-10-27', 'late'))).toBe(0);
    await crews(2);
    expect(tickets(await rush('2025-10-27', 'later'))).toBe(1);
  });

  const onDay = async (date: string, crews: number, seen: number | null) => {
    const done = await setDayCrews(testApp.deps, { id: 'owner' }, { date, crews, reason: null, seen });
    if (isRefusal(done)) throw new Error(done.refused);
    return done.visits.length + done.held.length;
  };

  it('that loses a crew on one day in the middle of a rush is told of all it sold, and sells nothing more', async () => {
    await crews(1);
    for (const date of ['2025-10-28', '2025-10-30', '2025-11-03']) {
      await onDay(date, 3, null);
      const [answers, beyond] = await Promise.all([rush(date, 'during'), onDay(date, 1, 3)]);
      const sold = tickets(answers);
      expect(beyond).toBe(sold > 1 ? sold : 0);
      expect(tickets(await rush(date, 'after'))).toBe(sold === 0 ? 1 : 0);
      expect(await claimed(date)).toBe(Math.max(sold, 1));
    }
  });

  it('asks the day itself: a checkout whose rules are a second old does not get the crew that fell ill', async () => {
    const date = '2025-11-04';
    await onDay(date, 2, null);
    const rules = await testApp.deps.calendar.rules.read();
    await book(testApp, { booking: { appointmentDate: date } });
    await onDay(date, 1, 2);
    const stale = {
      ...testApp.deps,
      calendar: { ...testApp.deps.calendar, rules: { read: async () => rules, forget() {} } },
    };
    const late = await preload(stale, aVisitor('with old rules'), {
      ...{ orderNo: anOrderNo(), amount: totals.complete },
      booking: aRequest({ appointmentDate: date }),
    });
    expect(late).toMatchObject({ refused: 'DATE_TAKEN' });
    expect(await claimed(date)).toBe(1);
  });
});
