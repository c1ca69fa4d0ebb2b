import { addDays } from './day.ts';
import { type AppointmentTime, appointmentInstant } from './schedule.ts';
import { today } from './zone.ts';

/** One appointed time of daily work. Its name is the day and the time on the wall, whatever the clocks do. */
export type ScheduledSlot = { name: string; at: Date };

/**
 * The newest time of daily work that has come. An hour that a day has twice counts once, and one that it lacks is counted
 * as if the clocks had not changed.
 */
export function latestSlot(time: AppointmentTime, now: Date, timeZone: string): ScheduledSlot {
  const day = today(now, timeZone);
  const of = (date: string): ScheduledSlot => ({
    name: `${date} ${time}`,
    at: appointmentInstant(date, time, timeZone),
  });
  const todays = of(day);
  return todays.at <= now ? todays : of(addDays(day, -1));
}
