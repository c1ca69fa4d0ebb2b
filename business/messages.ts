/** No text message is sent in these hours, business time. */
export const quietHours = { from: '9:00 PM', until: '8:00 AM' } as const;
