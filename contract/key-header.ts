/** Carries the key of the secret link; in the query it would stand in the log of every proxy. */
export const keyHeader = 'x-booking-key';
