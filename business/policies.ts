export const platinumPlaces = 99;

/** The warranty on the coating, issued by its maker. */
export const warrantyYears = 15;

/** Maximum height, in storeys. */
export const storeysServed = 2;

/** A card ticket is valid for 30 minutes; five more leave time for the receipt before the day is released. */
const ticketMinutes = 30;
export const holdMinutes = ticketMinutes + 5;

/** Full refund for a cancellation more than this many hours before the appointment, otherwise none. */
export const refundCutoffHours = 24;

/** How many business days a refund takes to arrive. */
export const refundDays = { least: 3, most: 5 } as const;

/** How many days one IP address may hold at once, so that nobody can block the calendar without paying. */
export const holdsPerAddress = 40;

/** A client can move a visit until this many hours before it, any number of times, as the terms say. */
export const rescheduleNoticeHours = 48;
