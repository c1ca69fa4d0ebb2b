/** No text message is sent in these hours, business time. */
export const quietHours = { from: '9:00 PM', until: '8:00 AM' } as const;

/** How long a visit stands in a calendar. It takes 1 to 8 hours, which nobody knows beforehand. */
export const visitHours = 3;
