import { minuteMs } from './durations.ts';

/** So long what was done may be taken back: a visit marked as done, a cancellation, a moved day. Nothing about it leaves earlier. */
export const takeBackMinutes = 10;

/** Until when something may be taken back. */
export const takeBackUntil = (doneAt: Date): Date => new Date(doneAt.getTime() + takeBackMinutes * minuteMs);
