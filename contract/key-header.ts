/** Carries the key of the secret link; in the query it would end up in every proxy's log. */
export const keyHeader = 'x-booking-key';
