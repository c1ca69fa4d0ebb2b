import type { IsoDate } from '#domain/calendar/day.ts';
import { isDay } from '#domain/calendar/day.ts';
import { type AppointmentTime, minutesOf } from '#domain/calendar/schedule.ts';
import { timeOf } from '#domain/format.ts';

/** A block as it is being typed. */
export type BlockForm = {
  startDate: IsoDate;
  endDate: IsoDate;
  /** Whether only hours are closed. */
  hours: boolean;
  startTime: AppointmentTime;
  endTime: AppointmentTime;
  reason: string;
};

export type BlockFault = 'wrongDay' | 'wrongOrder' | 'wrongHours';

/** Errors by field. */
export function faultsOf(form: BlockForm): { startDate?: BlockFault; endDate?: BlockFault; endTime?: BlockFault } {
  const { startDate, endDate, hours, startTime, endTime } = form;
  return {
    ...(!isDay(startDate) && { startDate: 'wrongDay' as const }),
    ...(isDay(endDate)
      ? isDay(startDate) && endDate < startDate && { endDate: 'wrongOrder' as const }
      : { endDate: 'wrongDay' as const }),
    ...(hours && minutesOf(endTime) <= minutesOf(startTime) && { endTime: 'wrongHours' as const }),
  };
}

/** Days and hours as the API takes them. */
export const stretchOf = ({ startDate, endDate, hours, startTime, endTime }: BlockForm) => ({
  startDate,
  endDate,
  ...(hours && { startTime, endTime }),
});

/** The hours that a block may begin and end with. */
export const wholeHours: readonly AppointmentTime[] = Array.from({ length: 15 }, (_, index) =>
  timeOf({ hour: index + 6, minute: 0 }),
);
