/** The longest address a mail server accepts. Apart from what judges one, which pages that only show bookings do without. */
export const maxEmailLength = 254;
