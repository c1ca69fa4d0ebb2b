import { addDays } from './day.ts';
import { type AppointmentTime, appointmentInstant } from './schedule.ts';
import { today } from './zone.ts';

/** One run of a daily job. Its name is the local date and time, so clock changes neither repeat nor skip it. */
export type ScheduledSlot = { name: string; at: Date };

/**
 * The latest slot that is due. A local time that occurs twice counts once; one that is skipped counts with the offset before
 * the change.
 */
export function latestSlot(time: AppointmentTime, now: Date, timeZone: string): ScheduledSlot {
  const day = today(now, timeZone);
  const slotOn = (date: string): ScheduledSlot => ({
    name: `${date} ${time}`,
    at: appointmentInstant(date, time, timeZone),
  });
  const todays = slotOn(day);
  return todays.at <= now ? todays : slotOn(addDays(day, -1));
}
