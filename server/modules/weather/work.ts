import { isCoated } from '#business/services.ts';
import { usualHours } from '#business/weather.ts';
import { minutesOf } from '#domain/calendar/schedule.ts';
import { ranges as settingRanges } from '#domain/settings/setting-rules.ts';
import type { JudgedVisit } from '#domain/weather/judge.ts';
import { columnsOf, type Sky } from '#domain/weather/sky.ts';
import type { Booking } from '#server/database/schema/bookings.ts';

type Work = Pick<Booking, 'appointmentDate' | 'appointmentTime' | 'coatingType' | 'storefrontSize' | 'selectedLayout'>;

export const workOf = ({ appointmentDate, appointmentTime, ...booking }: Work): JudgedVisit => ({
  date: appointmentDate,
  time: appointmentTime,
  coats: isCoated(booking.coatingType),
  size: booking.storefrontSize,
  layout: booking.selectedLayout,
});

/** The longest visit, and the longest time to dry that the settings allow. */
const keptHours = Math.max(...Object.values(usualHours)) + settingRanges.dryHours.most;

/** The stored inputs of a judgement, to test other limits and compare with the actual weather. */
export function judgedWork(booking: Work, sky: Sky) {
  const { date, time, size, layout } = workOf(booking);
  const from = Math.floor(minutesOf(time) / 60);
  return {
    ...{ appointmentTime: time, service: booking.coatingType, storefrontSize: size, selectedLayout: layout },
    hours: columnsOf(sky, date, { from, until: from + keptHours }),
  };
}
