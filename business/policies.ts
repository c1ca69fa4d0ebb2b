export const platinumPlaces = 99;

/** The warranty on the coating, issued by its maker. */
export const warrantyYears = 15;

/** The height that is served. */
export const storeysServed = 2;

/** A card ticket can be paid for 30 minutes; five more let the receipt arrive before the day is let go. */
const ticketMinutes = 30;
export const holdMinutes = ticketMinutes + 5;

/** Most days that one address may hold at a time, so that nobody empties the calendar without paying. */
export const holdsPerAddress = 40;
