import { businessDayAfter } from '#domain/calendar/business-day.ts';
import { isQuebecHoliday } from '#domain/calendar/holidays.ts';
import type { OpeningHours } from '#domain/calendar/opening-hours.ts';
import { brand } from './brand.ts';

/** Until when somebody who asked for a review was promised an answer: one business day of the hours that hold now. */
export const reviewDueAt = (askedAt: Date, hours: OpeningHours): Date =>
  businessDayAfter(askedAt, { hours, timeZone: brand.timeZone, isHoliday: isQuebecHoliday });

/** How long the link of an accepted review leads to the appointments. */
export const reviewLinkDays = 14;

/** When the demand for an area that is not served is worth a look: so many requests within so many days. */
export const areaDemand = { requests: 3, days: 30 } as const;

/** Messages that failed longer ago would tell nobody anything any more. */
export const failedMessageDays = 30;

/** A payment that is known and neither booked nor on its way back is looked at after so many minutes. */
export const unfinishedMinutes = 10;
