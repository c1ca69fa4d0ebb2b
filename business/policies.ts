export const platinumPlaces = 99;

/** The warranty on the coating, issued by its maker. */
export const warrantyYears = 15;

/** The height that is served. */
export const storeysServed = 2;

/** A card ticket can be paid for 30 minutes; five more let the receipt arrive before the day is let go. */
const ticketMinutes = 30;
export const holdMinutes = ticketMinutes + 5;

/** A cancellation refunds everything until this many hours before the appointment, and nothing afterwards. */
export const refundCutoffHours = 24;

/** How many business days a refund takes to arrive. */
export const refundDays = { least: 3, most: 5 } as const;

/** Most days that one address may hold at a time, so that nobody empties the calendar without paying. */
export const holdsPerAddress = 40;

/** A client moves a visit until this many hours before it, as the terms say; they set no limit to how often. */
export const rescheduleNoticeHours = 48;
