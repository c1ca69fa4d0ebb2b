import type { Schedule } from '#domain/calendar/schedule.ts';
import { isRefusal, type Refusal } from '#domain/refusal.ts';
import type { Deps } from '#server/deps.ts';
import { scheduleKind } from '#server/modules/settings/queries/schedules.ts';
import { setVersion, type Wanted, withdrawVersion } from '#server/modules/versions/change.ts';
import type { Operator } from '#server/operator.ts';

type ChangeDeps = Pick<Deps, 'db' | 'clock' | 'calendar'>;

/**
 * Sets weekdays, hours and seasons of the days from a day on. What is booked keeps its day and time, and so does whoever has a
 * ticket or a payment link.
 */
export async function setSchedule(
  deps: ChangeDeps,
  operator: Pick<Operator, 'id'>,
  wanted: Wanted<Schedule>,
): Promise<{ id: number } | Refusal> {
  const done = await setVersion(deps, operator, scheduleKind, wanted);
  if (!isRefusal(done)) deps.calendar.rules.forget();
  return done;
}

/** Withdraws a schedule that has not begun. */
export async function withdrawSchedule(
  deps: ChangeDeps,
  operator: Pick<Operator, 'id'>,
  id: number,
): Promise<Refusal | undefined> {
  const done = await withdrawVersion(deps, operator, scheduleKind, id);
  if (!isRefusal(done)) deps.calendar.rules.forget();
  return done;
}
