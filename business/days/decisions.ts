import type { AppointmentTime } from '#domain/calendar/schedule.ts';
/** From this hour on the day's visits are asked about: did they take place? */
export const outcomesAskedAt: AppointmentTime = '5:00 PM';

/** When the operator is told of the visits that are to be decided. */
export const decisionsToldAt: AppointmentTime = '6:00 PM';

/** How far back and ahead visits are looked at: a season, and all that can be sold. */
export const decisionDays = { back: 240, ahead: 400 } as const;
