/** Days from the booking to the visit, in the groups that the figures show. */
export const leadTimes = ['0-3', '4-7', '8-14', '15-30', '31-60', '61+'] as const;

/** Why money went back. */
export const refundReasons = ['cancellation', 'partial', 'not-booked'] as const;
