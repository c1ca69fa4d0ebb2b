import { businessDayAfter } from '#domain/calendar/business-day.ts';
import type { IsoDate } from '#domain/calendar/day.ts';
import { holidayOn } from '#domain/calendar/holidays.ts';
import type { OpeningHours } from '#domain/calendar/opening-hours.ts';
import { brand } from './brand.ts';
import { holidaysOf } from './days/holidays.ts';

const isHoliday = (date: IsoDate): boolean => holidayOn(date, holidaysOf) !== null;

/** The deadline promised for a review: one business day, by the current opening hours. */
export const reviewDueAt = (askedAt: Date, hours: OpeningHours): Date =>
  businessDayAfter(askedAt, { hours, timeZone: brand.timeZone, isHoliday });

/** How long the link of an accepted review is valid. */
export const reviewLinkDays = 14;

/** How much demand for an unserved area raises an alert: requests within days. */
export const areaDemand = { requests: 3, days: 30 } as const;

/** Older failed messages raise no alert. */
export const failedMessageDays = 30;

/** A payment that is neither booked nor being refunded raises an alert after this many minutes. */
export const unfinishedMinutes = 10;
