/** Strictly more than this many hours before the appointment: full refund; otherwise none (decisions, section 2). */
export const refundCutoffHours = 24;

export const platinumPlaces = 99;
export const clientNumbers = 9999;

/** A card ticket can be paid for 30 minutes; five more let the receipt arrive before the day is let go. */
export const ticketMinutes = 30;
export const holdMinutes = ticketMinutes + 5;

/** Most days that one address may hold at a time, so that nobody empties the calendar without paying. */
export const holdsPerAddress = 20;

/** Contexts hold personal data: gone this long after they end. */
export const contextRetentionHours = 24;

/** No screen offers the monthly service (decisions, section 3). */
export const monthlyServiceOffered = false;
