import { holidaysOf } from '#business/days/holidays.ts';
import { schedule } from '#business/schedule.ts';
import type { IsoDate } from '#domain/calendar/day.ts';
import { type Holiday, holidayOn, undecidedHolidays } from '#domain/calendar/holidays.ts';
import { today } from '#domain/calendar/zone.ts';
import { type Refusal, refuse } from '#domain/refusal.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { audit } from '#server/modules/audit/record.ts';
import { calendarView } from './open-days.ts';
import { keepHoliday, keptHolidays } from './queries/holidays.ts';

/** Upcoming holidays open for sale that no owner has decided on. */
export async function listUndecidedHolidays({
  db,
  clock,
  calendar,
}: Pick<Deps, 'db' | 'clock' | 'calendar'>): Promise<Holiday[]> {
  const now = clock.now();
  const from = today(now, schedule.timeZone);
  const [rules, kept] = await Promise.all([calendar.rules.read(), keptHolidays(db, from)]);
  return undecidedHolidays(holidaysOf, { ...calendarView(rules, now), from, kept });
}

/** An owner keeps a holiday open: it is not suggested again. */
export async function keepHolidayOpen(
  deps: Pick<Deps, 'db' | 'clock'>,
  operator: { id: string },
  date: IsoDate,
): Promise<Refusal | undefined> {
  const name = holidayOn(date, holidaysOf);
  if (name === null) return refuse('INVALID_INPUT');
  return transact(deps.db, async (tx) => {
    const isNew = await keepHoliday(tx, { day: date, administratorId: operator.id, createdAt: deps.clock.now() });
    if (isNew)
      await audit(tx, deps, {
        by: operator.id,
        action: 'calendar.holiday-kept',
        subject: date,
        after: { holiday: name },
      });
    return undefined;
  });
}
