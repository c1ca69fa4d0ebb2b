import type { AppointmentTime } from '#domain/calendar/schedule.ts';
export const outcomesAskedAt: AppointmentTime = '4:00 PM';
export const decisionsToldAt: AppointmentTime = '5:00 PM';
export const decisionDays = { back: 120, ahead: 400 } as const;
