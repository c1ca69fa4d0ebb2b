import { minuteMs } from './durations.ts';

/** How long an action can be undone: a visit marked done, a cancellation, a moved day. No message about it leaves earlier. */
export const takeBackMinutes = 10;

export const takeBackUntil = (doneAt: Date): Date => new Date(doneAt.getTime() + takeBackMinutes * minuteMs);
