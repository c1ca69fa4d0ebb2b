import type { AppointmentTime } from '#domain/calendar/schedule.ts';
/** From this hour on, we ask whether the day's visits took place. */
export const outcomesAskedAt: AppointmentTime = '5:00 PM';

/** When the operator is notified of visits awaiting a decision. */
export const decisionsToldAt: AppointmentTime = '6:00 PM';

/** How far back and ahead we look at visits: one season, and everything that can be sold. */
export const decisionDays = { back: 240, ahead: 400 } as const;
