export const secondMs = 1000;
export const minuteMs = 60 * secondMs;
export const hourMs = 60 * minuteMs;
/** A day of 24 hours; a day of the calendar may be an hour longer or shorter. */
export const dayMs = 24 * hourMs;

/** In seconds. However long a page stays open, it reports no more than this since the French terms were on screen. */
export const frenchShownMost = 31 * 86_400;
